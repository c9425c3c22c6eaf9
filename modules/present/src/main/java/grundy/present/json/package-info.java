/// Documents of what is neither an answer nor a proof: errors, blocks of text, the catalogue, runs, checks, games in
/// strategic form. One class a kind of document, whose comment names the members.
///
/// Not here: work: a document is made of answers that are handed in.
@NullMarked
package grundy.present.json;

import org.jspecify.annotations.NullMarked;
