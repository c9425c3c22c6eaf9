package grundy.course.live;

import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphException;
import grundy.rules.graph.GraphFormat;
import grundy.rules.graph.GraphReader;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Tokens on a small graph, as a lesson writes them: `graph a b, b c, c a: a`.
record TokensOnEdges(String edges, String tokens) {
    private static final String WORD = "graph ";
    private static final String NAME = "./graph";

    /// @return empty if the question is about something else
    static Optional<TokensOnEdges> of(String question) {
        int colon = question.lastIndexOf(':');
        if (!question.startsWith(WORD) || colon < 0) return Optional.empty();
        return Optional.of(new TokensOnEdges(
                question.substring(WORD.length(), colon),
                question.substring(colon + 1).strip()));
    }

    /// @throws SyntaxException if a token stands on no vertex
    Sum sum() throws SyntaxException {
        var game = GraphBoard.game(NAME, graph(edges));
        var catalogue = Catalogue.builtIn().withFile(game);
        return new RuleLanguage(catalogue).question(Source.of(NAME + " " + tokens));
    }

    /// @param edges pairs of vertices, with commas between them
    static GameGraph graph(String edges) {
        var lines = edges.replaceAll("\\s*,\\s*", "\n").getBytes(StandardCharsets.UTF_8);
        try {
            return GraphReader.part(new ByteArrayInputStream(lines), GraphFormat.PAIRS, () -> {});
        } catch (GraphException e) {
            throw new IllegalArgumentException("This is no graph: " + edges, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
