package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.DrawnCases;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the tables of the guide to the language say one may write is read: each piece of each row, alone, with a
/// number, or with the size of a board.
class GuideTablesTest {
    private static final Pattern SPAN = Pattern.compile("(?<!`)`([^`]+)`(?!`)");

    /// Positions that one or the other game reads.
    private static final List<String> POSITIONS = List.of("", " 7", " 3 5", " 4x4", " 4 2 3", " 2 2 2", " path 5");

    /// Games for which one or the other function is defined, ^ being the first.
    private static final List<String> SECOND = List.of("*", "v", "0");

    private static final int SYNTAX = 2;

    /// @param table which one of the guide, from 0
    /// @return what stands in the first column, row by row, without what leaves something out or is a sign alone
    private static List<String> written(String guide, int table) throws IOException {
        var written = new ArrayList<String>();
        int tables = -1;
        for (var line : Files.readAllLines(SourceFiles.root().resolve("docs/" + guide))) {
            if (line.startsWith("| ---")) tables++;
            else if (tables == table && line.startsWith("| "))
                SPAN.matcher(line.split("(?<!\\\\)\\|")[1])
                        .results()
                        .map(span -> span.group(1).replace("\\|", "|"))
                        .filter(span -> !span.contains("…"))
                        .forEach(written::add);
        }
        return written;
    }

    @Tag("slow")
    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"rule-language.md", "rule-language.zh-CN.md"})
    void everyGameOfTheTableIsRead(String guide) throws IOException {
        var games = written(guide, 0);
        assertThat(games).hasSizeGreaterThan(60);
        for (var game : games)
            assertThat(POSITIONS)
                    .as("%s: %s", guide, game)
                    .anyMatch(position -> isRead("solve", game + position, "--time", "1"));
    }

    @DrawnCases(oneIn = 2)
    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"rule-language.md", "rule-language.zh-CN.md"})
    void everyValueOfTheTableIsRead(String guide) throws IOException {
        var values = written(guide, 1);
        assertThat(values).hasSizeGreaterThan(90);
        for (var value : values) {
            boolean isRelation = value.matches("[<>=!|]+");
            boolean isName = value.matches("is-[a-z-]+");
            var text = isRelation ? "{1|-1} " + value + " ^" : isName ? value + "({1|-1})" : value;
            var asked = text.replaceAll("\\bG\\b", "^")
                    .replaceAll("\\bP\\b", "kayles(5)")
                    .replaceAll("\\bQ\\b", "kayles(8)")
                    .replaceAll("\\b[Ustx]\\b(?=[,)])", "1");
            assertThat(SECOND)
                    .as("%s: %s, asked as %s", guide, value, asked)
                    .anyMatch(second -> isRead("eval", asked.replaceAll("\\bH\\b", second), "--time", "2"));
        }
    }

    private static boolean isRead(String... words) {
        return Ran.run("", words).status() != SYNTAX;
    }

    @Tag("slow")
    @Test
    void whatIsNotInTheLanguageIsNotRead() {
        assertThat(isRead("solve", "grid: left 7", "--time", "1")).isFalse();
        assertThat(isRead("eval", "nosuch(^)", "--time", "1")).isFalse();
    }
}
