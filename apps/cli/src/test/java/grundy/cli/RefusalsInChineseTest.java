package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import grundy.web.api.Endpoints;
import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What refuses a question that was put in Chinese is Chinese: wrong members at all doors of the server, wrong options
/// at the command line. No two words of English stand side by side but names.
class RefusalsInChineseTest {
    /// Questions that are right, so that one wrong member is what is wrong.
    private static final Map<String, String> RIGHT = Map.ofEntries(
            Map.entry("rules", "take 1..3"),
            Map.entry("game", "nim 3 5"),
            Map.entry("graph", "a b"),
            Map.entry("expression", "1"),
            Map.entry("family", "octal"),
            Map.entry("survey", "octal"),
            Map.entry("lesson", "nim"),
            Map.entry("numeration", "base-2"),
            Map.entry("name", "kayles"),
            Map.entry("values", "0 1 2 0 1 2"));

    private static final List<String> MEMBERS = List.of(
            "rules game graph expression family survey lesson numeration name run values to from heaps states level moves"
                    .concat(" do as effort problem exercise answer conjecture letters sql size strength export")
                    .split(" "));

    private static final Pattern JOINED = Pattern.compile("\\p{IsHan}[^;]*; |; [^;]*\\p{IsHan}");

    /// Some of what is joined is code: moves that are typed, lists of other programs.
    private static final Set<String> CODE = Set.of(
            "MoveWriter",
            "PreferenceOption",
            "Grader",
            "CalculationResult",
            "MatrixNames",
            "AccessGate",
            "RocqWriter",
            "RocqTable",
            "RocqFormula",
            "RocqSplittingValues",
            "NamedParts",
            "AutomaticText",
            "PlainMoves");

    /// @return members with which a question is answered; none if one alone is not enough
    private static Map<String, Object> base(ApiDoor door, String question) {
        for (var right : RIGHT.entrySet()) {
            var answer = door.ask(question, Map.of(right.getKey(), right.getValue()));
            if (answer.isPresent() && answer.get().status() == 200) return Map.of(right.getKey(), right.getValue());
        }
        return Map.of();
    }

    @Tag("slow")
    @Test
    void theServerRefusesInTheLanguageOfTheRequest() {
        var door = new ApiDoor(1000, 200);
        int refused = 0;
        for (var name : Endpoints.names()) {
            var base = base(door, name);
            for (var member : MEMBERS)
                for (var value : List.<Object>of("no such", -1, List.of("no"))) {
                    var members = new LinkedHashMap<String, Object>(base);
                    members.put(member, value);
                    var answer = door.ask(name, members);
                    if (answer.isPresent() && answer.get().status() == 400) refused++;
                }
        }
        assertThat(refused).isGreaterThan(500);
        assertThat(door.found()).isEmpty();
    }

    @Test
    void theCommandLineRefusesInTheLanguageAskedFor() {
        var found = new TreeMap<String, Object>();
        for (var line : List.of(
                "prove nim --numeration no",
                "prove nim --numeration linear-1-2",
                "prove nim --heaps 0",
                "prove nim --states 0",
                "survey octal --digits 0",
                "survey octal",
                "survey no --digits 3",
                "survey take --for a=2..1",
                "survey --in nowhere",
                "values nim --to -1",
                "values nim --range 3..1",
                "values --list --sql SELECT;SELECT",
                "solve nim 3 --limit 0",
                "solve kayles-nim 3",
                "solve wythoff 3",
                "check nofile",
                "quotient 0.77 --to 0",
                "exercise nim --count 0",
                "exercise nim --level 9",
                "serve --port 70000",
                "judge no",
                "emit nim --to cobol",
                "pattern x",
                "values nim --out .csv",
                "play nim 3 --strength no",
                "graph nofile")) {
            var words = line.split(" ");
            var asked =
                    Stream.concat(Stream.of(words), Stream.of("--lang", "zh")).toArray(String[]::new);
            var ran = Ran.run("", asked);
            assertThat(ran.status()).as(line + ran.err()).isEqualTo(2);
            var english = ChineseOutputTest.english(ran.err(), List.of(words));
            if (!english.isEmpty() || JOINED.matcher(ran.err()).find()) found.put(line, ran.err());
        }
        assertThat(found).isEmpty();
    }

    @Test
    void listsAreJoinedByTheSignOfTheLanguage() throws IOException {
        var joined = Pattern.compile("join(?:ing)?\\(\\s*\"; \"");
        var found = new TreeMap<String, Boolean>();
        for (var file : SourceFiles.all(".java"))
            if (file.toString().contains("src/main/java")
                    && joined.matcher(Files.readString(file)).find())
                found.put(file.getFileName().toString().replace(".java", ""), true);
        assertThat(CODE).containsAll(found.keySet());
        assertThat(found).isNotEmpty();
    }
}
