package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What README and guides show of a command is what it prints; a line `...` stands for lines left out.
class GuideSamplesTest {
    private static final List<String> GUIDES = List.of(
            "README.md",
            "README.zh-CN.md",
            "docs/patterns.md",
            "docs/patterns.zh-CN.md",
            "docs/rule-language.md",
            "docs/rule-language.zh-CN.md",
            "docs/scored-games.md",
            "docs/scored-games.zh-CN.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```\\w*\\n\\$ (?:\\./)?grundy ([^\\n]*)\\n(.*?)^```");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");
    private static final Pattern GAP = Pattern.compile("\\.\\.\\.|…+");

    record Sample(String guide, String command, List<String> shown) {
        String[] words() {
            return WORD.matcher(command)
                    .results()
                    .map(word -> Stream.of(word.group(1), word.group(2), word.group(3))
                            .filter(group -> group != null)
                            .findFirst()
                            .orElseThrow())
                    .toArray(String[]::new);
        }

        /// @return the lines that stand together, in order
        List<List<String>> pieces() {
            var pieces = new ArrayList<List<String>>();
            pieces.add(new ArrayList<>());
            for (var line : shown) {
                if (GAP.matcher(line.strip()).matches()) pieces.add(new ArrayList<>());
                else pieces.getLast().add(line);
            }
            return pieces;
        }
    }

    private static List<Sample> samples() throws IOException {
        var samples = new ArrayList<Sample>();
        for (var guide : GUIDES) {
            var text = Files.readString(Path.of("..").resolve(guide));
            BLOCK.matcher(text)
                    .results()
                    .filter(block -> !block.group(2).contains("\n$ "))
                    .forEach(block -> samples.add(new Sample(
                            guide, block.group(1), block.group(2).lines().toList())));
        }
        return samples;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theGuideShowsWhatTheCommandPrints(Sample sample) {
        var ran = Ran.run("", sample.words());
        var printed = (ran.out() + ran.err()).lines().toList();
        int from = 0;
        for (var piece : sample.pieces()) {
            int at = Collections.indexOfSubList(printed.subList(from, printed.size()), piece);
            assertThat(at)
                    .as(
                            "%s: %s%nshows%n%s%nbut it prints%n%s",
                            sample.guide, sample.command, piece, ran.out() + ran.err())
                    .isNotNegative();
            from += at + piece.size();
        }
    }

    @Test
    void thereAreSamplesInBothLanguages() throws IOException {
        assertThat(samples()).hasSizeGreaterThan(8);
        assertThat(samples().stream().map(Sample::guide).distinct()).contains("README.md", "README.zh-CN.md");
    }
}
