package grundy;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whatever is cited has its entry in `references.bib`: in the catalogue, in the evidence of verdicts (strings of the
/// sources), and in comments.
///
/// A citation is a surname of an author and, later in the same part of the text, the year:
/// `Golomb 1966`, or `S. W. Golomb, A mathematical investigation, … (1966) 443-458`. Parts end at a semicolon.
class ReferencesTest {
    private static final Path HOME = SourceFiles.root();
    private static final Pattern ENTRY = Pattern.compile("@\\w+\\{(\\w+),\\n(.*?)\\n\\}\\n", Pattern.DOTALL);
    private static final Pattern FIELD = Pattern.compile(" {2}(\\w+) = \\{(.*)\\},");
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*+)\"");
    private static final Pattern CONCATENATION = Pattern.compile("\"\\s*\\+\\s*\"");

    private static final Pattern GLOSSARY_KEY = Pattern.compile("\\b[A-Za-z]{3,}(1[6-9]|20)\\d\\d\\b");

    /// A year right after a name, as a citation has it: `Smith 1966`, `Smith, 1966`, `(1966)` after a title.
    private static final Pattern CITED = Pattern.compile(
            "\\p{Lu}[\\p{L}'’-]*\\p{Ll}(?:'s)?,? \\(?(1[6-9]\\d\\d|20[0-2]\\d)(?:-\\d\\d)?\\b(?!\\.\\d|[\\w^*-])|"
                    + "\\d\\)?,? \\((1[6-9]\\d\\d|20[0-2]\\d)(?:-\\d\\d)?\\)|"
                    + "(?:\\p{Ll}\\p{Ll},|RFC \\d+,|\\p{Lu}\\p{Lu}|February|(?<=\\d) and) (1[6-9]\\d\\d|20[0-2]\\d)\\b|"
                    + "\\p{Ll}[])\"']?,? \\((1[6-9]\\d\\d|20[0-2]\\d)\\)");

    /// Numbers of problems, years of contests and of standards, and products: no literature.
    private static final Pattern NO_LITERATURE = Pattern.compile(
            "\\b(HDU|POJ|LeetCode|Luogu|LintCode|LightOJ|Codeforces|CSES|AcWing|Timus|Festival|HNOI|HAOI|SDOI|ZJOI|NOI|Gambit|PE|OEIS|Java)"
                    + " [A-Z]?\\d+");

    /// @param title empty where our sources name none
    private record Reference(String key, List<String> authors, String title, String year) {
        boolean isCitedBy(String part, int yearAt) {
            return authors.stream().anyMatch(author -> part.lastIndexOf(author, yearAt) >= 0)
                    || !title.isEmpty() && part.contains(title);
        }
    }

    private static List<Reference> references() throws IOException {
        var references = new ArrayList<Reference>();
        var entries = ENTRY.matcher(Files.readString(HOME.resolve("references.bib")));
        while (entries.find()) {
            var fields = new HashMap<String, String>();
            for (var line : entries.group(2).split("\n")) {
                var field = FIELD.matcher(line);
                assertThat(field.matches()).as(line).isTrue();
                fields.put(field.group(1), field.group(2));
            }
            assertThat(fields).as(entries.group(1)).containsKeys("author", "year");
            var surnames = Arrays.stream(fields.get("author").split(" and "))
                    .map(author -> plain(author.replaceFirst("^(\\p{Lu}\\.-?\\s*)+", "")))
                    .map(author -> author.replaceFirst(" de Meziriac$", ""))
                    .toList();
            var title = plain(fields.getOrDefault("title", ""));
            references.add(new Reference(entries.group(1), surnames, title, fields.get("year")));
        }
        return references;
    }

    /// Without accents.
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }

    private static Stream<String> read(Path path) {
        try {
            return Files.readAllLines(path).stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String comments(Path source) {
        return read(source)
                .map(String::strip)
                .map(line -> line.startsWith("///") ? line.substring(3).strip() + " " : "\n")
                .collect(joining());
    }

    private static String code(Path source) {
        return read(source).filter(line -> !line.strip().startsWith("//")).collect(joining("\n"));
    }

    /// @param text in which every citation must be known
    /// @param unknown gets those that are not
    /// @param cited gets the keys of those that are
    private static void look(List<Reference> all, Path at, String text, Collection<String> unknown, Set<String> cited) {
        for (var raw : text.split("[;\\n]")) {
            var part = plain(NO_LITERATURE.matcher(raw).replaceAll("…"));
            if (part.contains("Winning Ways")) cited.add("WinningWays1982");
            if (part.contains("On Numbers and Games")) cited.add("Conway1976");
            var years = CITED.matcher(part);
            while (years.find()) {
                var year = IntStream.rangeClosed(1, years.groupCount())
                        .mapToObj(years::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow();
                int end = years.end();
                var found = all.stream()
                        .filter(reference -> reference.year.equals(year))
                        .filter(reference -> reference.isCitedBy(part, end))
                        .toList();
                found.forEach(reference -> cited.add(reference.key));
                boolean winningWays = year.equals("1982") && part.contains("Winning Ways");
                if (found.isEmpty() && !winningWays) unknown.add(at.getFileName() + ": " + part.strip());
            }
        }
    }

    @Tag("slow")
    @Test
    void whateverIsCitedHasItsEntryAndEveryEntryIsCited() throws IOException {
        var all = references();
        assertThat(all)
                .extracting(Reference::key)
                .isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER)
                .doesNotHaveDuplicates();
        var unknown = new ArrayList<String>();
        var cited = new TreeSet<String>();
        for (var ending : List.of(".game", ".matrix"))
            for (var file : SourceFiles.below(HOME.resolve("games/catalogue"), ending))
                read(file)
                        .filter(line -> line.startsWith("source"))
                        .forEach(line -> look(all, file, line.substring(6), unknown, cited));
        for (var module : List.of("core", "strategic", "prove", "store", "present", "contest", "web", "cli"))
            for (var file : SourceFiles.below(SourceFiles.module(module).resolve("src/main/java"), ".java")) {
                look(all, file, comments(file), unknown, cited);
                STRING.matcher(CONCATENATION.matcher(code(file)).replaceAll(""))
                        .results()
                        .forEach(text -> look(all, file, text.group(1), unknown, cited));
            }
        assertThat(unknown).as("cited, but not in references.bib").isEmpty();
        assertThat(all.stream().map(Reference::key).filter(key -> !cited.contains(key)))
                .as("in references.bib, but not cited")
                .isEmpty();
    }

    @Test
    void theGlossaryNamesEntries() throws IOException {
        var keys = references().stream().map(Reference::key).toList();
        var named = GLOSSARY_KEY
                .matcher(Files.readString(HOME.resolve("docs/glossary.md")))
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(named).hasSizeGreaterThan(40).isSubsetOf(keys);
    }
}
