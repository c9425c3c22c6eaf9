/// Documents of proofs, theorems, claims and patterns. One class a kind of document, whose comment names the members.
///
/// Not here: work: a document is made of findings that are handed in.
@NullMarked
package grundy.present.json.proof;

import org.jspecify.annotations.NullMarked;
