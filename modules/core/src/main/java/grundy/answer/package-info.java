/// The answers to questions: verdicts, tables, graphs and calculations as data, each with the evidence
/// on which it rests.
///
/// What is too large to hold, a table of a game or the scores of all positions, is an interface with the way to look it
/// up, which a solver implements. Not here: work. How an answer is put into words (`grundy.explain`), into
/// documents and pictures.
@NullMarked
package grundy.answer;

import org.jspecify.annotations.NullMarked;
