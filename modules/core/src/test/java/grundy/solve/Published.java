package grundy.solve;

import grundy.answer.CalculationResult;
import grundy.limit.Limits;
import grundy.question.ExpressionQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Published values of expressions: a line each, with tabs between expression, value and source.
public final class Published {
    private Published() {}

    public static Stream<List<String>> lines(String file) throws IOException {
        try (var in = Objects.requireNonNull(Published.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> List.of(line.split("\t")));
        }
    }

    public static CalculationResult worked(String text) throws SyntaxException {
        return new Solver(Limits.DEFAULT)
                .solve(new ExpressionQuestion(ValueParser.parse(Source.of(text), Catalogue.builtIn())))
                .result();
    }
}
