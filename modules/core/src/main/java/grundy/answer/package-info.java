/// What comes of a question: verdicts, tables, graphs and calculations as data, each with the evidence on which it
/// rests.
///
/// Not here: work: an answer computes nothing that was asked. How it is put into words (`grundy.explain`), into
/// documents and pictures.
@NullMarked
package grundy.answer;

import org.jspecify.annotations.NullMarked;
