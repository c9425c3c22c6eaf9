/// Documents of what is neither an answer nor a proof: errors, blocks of text, the catalogue, runs, checks, games in
/// strategic form. One class a kind of document, whose comment names the members.
///
/// Not here: work: a document is built from finished answers.
@NullMarked
package grundy.present.json;

import org.jspecify.annotations.NullMarked;
