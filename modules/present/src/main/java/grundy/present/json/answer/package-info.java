/// Documents of answers: verdicts, values, tables, scores, moves and matches. One class a kind of document, whose
/// comment names the members.
///
/// Not here: work: a document is built from finished answers.
@NullMarked
package grundy.present.json.answer;

import org.jspecify.annotations.NullMarked;
