package grundy;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.Oracles;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueFile;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.Recording;
import grundy.testkit.SourceFiles;
import grundy.theory.Theorems;
import grundy.value.Play;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What docs/first-steps.md shows is so: its game is read and right, its Java is compiled by a test, and what it says
/// to be in so many places is in no other.
class FirstStepsTest {
    private static final Path HOUSE = SourceFiles.root();
    private static final Pattern COMMENT = Pattern.compile("(?m) +# .*$");
    private static final Pattern BLOCK = Pattern.compile("^```(\\w*)\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern SOURCE = Pattern.compile("/src/main/|(?<!/src/test/.{0,200})/(?:catalogue|judge)/");
    private static final String HEAD = "| added | its words | its places |\n| --- | --- | --- |\n";

    private static String guide() throws IOException {
        return Files.readString(HOUSE.resolve("docs/first-steps.md"));
    }

    /// Blocks of code without comments, and what the tables have in code and is no word of a language.
    private static List<String> code(String guide) {
        return Stream.concat(
                        BLOCK.matcher(guide)
                                .results()
                                .map(block -> COMMENT.matcher(block.group(2)).replaceAll("")),
                        guide.lines()
                                .filter(line -> line.startsWith("| ") && line.contains("`"))
                                .flatMap(line -> CODE.matcher(line)
                                        .results()
                                        .map(code -> code.group(1))
                                        .filter(code -> code.matches(".*(/|mvn|[A-Z][a-z]+[A-Z]).*"))
                                        .filter(code -> !code.contains("<"))))
                .sorted()
                .toList();
    }

    @Test
    void theChineseGuideShowsTheSame() throws IOException {
        assertThat(code(Files.readString(HOUSE.resolve("docs/first-steps.zh-CN.md"))))
                .isEqualTo(code(guide()));
    }

    private static List<String> blocks(String language) throws IOException {
        return BLOCK.matcher(guide())
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theGameIsReadAndItsClaimIsRight() throws IOException, SyntaxException {
        var entry = CatalogueFile.parse(blocks("").stream()
                .filter(block -> block.startsWith("game"))
                .findFirst()
                .orElseThrow());
        var catalogue = Catalogue.builtIn().with(entry);
        var rules = catalogue.rules(entry, Map.of());
        assertThat(new Theorems().id(rules)).contains(entry.theorems().getFirst());
        var truth = Oracles.values(rules, Play.NORMAL);
        var claim = (CatalogueClaim.Grundy)
                ClaimParser.claims(entry, rules, Map.of()).getFirst();
        for (int heap = 0; heap < 200; heap++) {
            var position = Tuple.of(heap);
            assertThat(ClaimParser.at(rules, Map.of(), position).value(claim.value()))
                    .as("heap %d", heap)
                    .isEqualTo(BigInteger.valueOf(truth.value(position)));
        }
    }

    /// What tests record, they write by commands that the guide names.
    @Test
    void eachCommandThatRecordsIsShown() throws IOException {
        assertThat(guide())
                .contains(Stream.of(Recording.values()).map(Recording::command).toList());
    }

    private static String plain(String java) {
        return java.replaceAll("(?m)^(package|import) .*$|^\\s*///.*$", "").replaceAll("\\s+", "");
    }

    @Test
    void theJavaIsCompiledAndRunByTests() throws IOException {
        var tests = SourceFiles.below(Path.of("src/test/java/grundy/solve"), ".java").stream()
                .map(file -> plain(read(file)))
                .toList();
        assertThat(blocks("java")).hasSize(3);
        for (var block : blocks("java"))
            for (var type : plain(block.split("public static void main")[0]).split("(?=(?<=\\})record)"))
                assertThat(tests).as(type).anyMatch(test -> test.contains(type));
    }

    private static List<String> codes(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).toList();
    }

    private static Stream<Path> sources() {
        return SourceFiles.all(".java", ".properties", ".game", ".matrix", ".phrases", ".problem", ".sketch", ".txt")
                .stream()
                .filter(file -> SOURCE.matcher(file.toString()).find());
    }

    @Test
    void whatIsSaidToBeInSoManyPlacesIsInNoOther() throws IOException {
        var guide = guide();
        var rows = guide.substring(guide.indexOf(HEAD) + HEAD.length())
                .lines()
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.split("\\|"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(3);
        var texts = sources()
                .collect(Collectors.toMap(file -> HOUSE.relativize(file).toString(), FirstStepsTest::read));
        for (var row : rows) {
            var words = codes(row[2]).stream()
                    .collect(Collectors.toMap(
                            word -> word, word -> Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?!\\w)")));
            var places = codes(row[3]).stream()
                    .map(place -> Pattern.compile(Pattern.quote(place).replace("…", "\\E.*\\Q")))
                    .toList();
            var found = texts.entrySet().stream()
                    .filter(text -> words.entrySet().stream()
                            .anyMatch(word -> text.getValue().contains(word.getKey())
                                    && word.getValue().matcher(text.getValue()).find()))
                    .map(Map.Entry::getKey)
                    .toList();
            assertThat(found).as(row[1]).hasSameSizeAs(places);
            for (var place : places)
                assertThat(found).as("%s: %s", row[1], place).anyMatch(place.asMatchPredicate());
        }
    }
}
