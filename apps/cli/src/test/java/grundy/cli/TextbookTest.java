package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.command.Command;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every value of the table of textbooks, asked at the command line, where it is explained, too.
@Tag("slow")
class TextbookTest {
    private record Row(String asked, String value, String source) {}

    private static List<Row> rows() throws IOException {
        try (var in = Objects.requireNonNull(TextbookTest.class.getResourceAsStream("textbook.tsv"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .map(parts -> new Row(parts[0], parts[1], parts[2]))
                    .toList();
        }
    }

    static Stream<String> sources() throws IOException {
        return rows().stream().map(Row::source).distinct();
    }

    @ParameterizedTest
    @MethodSource("sources")
    void theValuesAreThoseOfTheTextbooks(String source) throws IOException {
        var wrong = new ArrayList<String>();
        for (var row : rows())
            if (row.source().equals(source) && !isRight(row)) wrong.add(row.asked() + " is " + row.value());
        assertThat(wrong).as(source).isEmpty();
    }

    private static boolean isRight(Row row) {
        var words = row.asked().split(" ");
        return switch (words[0]) {
            case "solve" -> json(words).json().path("outcome").asString().equals(row.value());
            case "values" -> listed(json(words)).equals(row.value());
            default -> isValue(row);
        };
    }

    private static boolean isValue(Row row) {
        var ran = json("eval", row.asked());
        if (ran.status() != Command.DONE) return false;
        var text = ran.json().path("text").asString();
        return text.equals(row.value()) || isEqual(text, row.value());
    }

    /// Options may stand in another order.
    private static boolean isEqual(String one, String two) {
        var compared = json("eval", "(" + one + ") == (" + two + ")");
        return compared.status() == Command.DONE
                && compared.json().path("value").asBoolean();
    }

    private static String listed(Ran ran) {
        var values = new ArrayList<String>();
        ran.json().path("values").forEach(value -> values.add(value.asString()));
        return String.join(" ", values);
    }

    private static Ran json(String... words) {
        var line = new ArrayList<>(List.of(words));
        line.addAll(List.of("--json", "--lang", "zh"));
        return Ran.run("", line.toArray(String[]::new));
    }
}
