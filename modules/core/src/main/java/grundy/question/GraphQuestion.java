package grundy.question;

import grundy.answer.GraphTable;
import grundy.rules.graph.GameGraph;
import grundy.value.Play;

/// Outcome, value and remoteness of a token on every vertex of a graph.
///
/// Cost: linear in vertices and edges; values where there are cycles may cost more.
///
/// @param mostWork edges that may be examined for values where there are cycles, 0 for no such values
public record GraphQuestion(GameGraph graph, Play play, long mostWork) implements Question<GraphTable> {}
