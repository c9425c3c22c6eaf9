/// The answers to questions: verdicts, tables, graphs and calculations as data, each with the evidence
/// on which it rests.
///
/// What is too large to hold (the positions of a box, the scores of all positions, a sequence without end) is an
/// interface with the way to look it up, which a solver implements.
///
/// Not here: engines, and how an answer is put into words (`grundy.explain`), documents and pictures.
@NullMarked
package grundy.answer;

import org.jspecify.annotations.NullMarked;
