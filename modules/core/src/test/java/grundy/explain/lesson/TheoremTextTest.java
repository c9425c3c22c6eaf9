package grundy.explain.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.Evidence.ClosedForm;
import grundy.testkit.SourceFiles;
import grundy.text.Citation;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.PhraseBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The names under which theorems are cited, and their phrases.
class TheoremTextTest {
    private static final Path SOURCES = Path.of("src/main/java/grundy");
    private static final Pattern LITERAL = Pattern.compile("\"([^\"\\\\\\n]+)\"");
    private static final Pattern CLOSED_FORM = Pattern.compile("new Evidence[.]ClosedForm\\(\\s*\"([^\"]+)\"");
    private static final Pattern KEY = Pattern.compile("theorem[.]([a-z0-9-]+)[.](?:name|says)");
    private static final Pattern AUTHORS_AND_YEAR =
            Pattern.compile("(?:\\p{Lu}[\\p{L}, ]+ (?:1[5-9]|20)[0-9]{2}(?:, )?)+");

    @Test
    void everyPhraseBelongsToATheoremThatIsCited() throws IOException {
        var names = new TreeSet<String>();
        LITERAL.matcher(sources()).results().forEach(match -> names.add(Citation.slug(match.group(1))));
        var keys = KEY.matcher(String.join("\n", PhraseBook.of(Language.EN).keys()))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(keys).isNotEmpty();
        assertThat(names).containsAll(keys);
    }

    /// A name such as `Moore 1910` is the same in every language; `Staircase Nim` needs
    /// `theorem.staircase-nim.name` in both phrase books.
    @Test
    void aNameThatIsNotAuthorsAndAYearHasAPhrase() throws IOException {
        Set<String> names = new TreeSet<>();
        CLOSED_FORM.matcher(sources()).results().forEach(match -> names.add(match.group(1)));
        assertThat(names).hasSizeGreaterThan(20);
        names.removeIf(name -> AUTHORS_AND_YEAR.matcher(name).matches());
        for (var name : names)
            assertThat(TheoremText.name(name))
                    .as("theorem." + Citation.slug(name) + ".name")
                    .isInstanceOf(Message.class);
    }

    @Test
    void namesBecomeKeysWithoutNumbersThatAreNotYears() {
        assertThat(Citation.slug("Powers modulo 3")).isEqualTo("powers-modulo");
        assertThat(Citation.slug("Moore 1910")).isEqualTo("moore-1910");
        assertThat(Citation.slug("Exponent of 2")).isEqualTo("exponent-of");
    }

    @Test
    void aTheoremWithoutAPhraseKeepsItsName() {
        assertThat(TheoremText.name("Staircase Nim")).isEqualTo(Message.of("theorem.staircase-nim.name"));
        assertThat(TheoremText.name("Nobody 2001")).isEqualTo("Nobody 2001");
    }

    @Test
    void formulasAreCitedAndSentencesAreLeftToTheLesson() {
        var formula = new ClosedForm("Nobody 2001", "P when n mod 4 == 0", "A. Nobody, Nothing (2001)");
        assertThat(TheoremText.cited(formula))
                .hasToString("Nobody 2001, P-position exactly when n mod 4 == 0 (A. Nobody, Nothing (2001))");
        var sentence = new ClosedForm("Nobody 2001", "P when the token cannot get away", "A. Nobody, Nothing (2001)");
        assertThat(TheoremText.cited(sentence)).hasToString("Nobody 2001 (A. Nobody, Nothing (2001))");
        var elementary = new ClosedForm("Nobody 2001", "g = n", "Elementary; OEIS A000027");
        assertThat(TheoremText.cited(elementary)).hasToString("Nobody 2001, g = n (elementary)");
    }

    @Test
    void exchangedValuesAreSaidInTheReadersLanguage() {
        var form = new ClosedForm("Nobody 2001", "0 and 1 exchanged in: g = n mod 4", "Elementary");
        assertThat(TheoremText.cited(form))
                .hasToString(
                        "Nobody 2001, as in normal play, where g = n mod 4, but with 0 and 1 exchanged (elementary)");
        assertThat(TheoremText.cited(form).in(Language.ZH)).contains("0 与 1 互换");
    }

    private static String sources() throws IOException {
        var text = new StringBuilder();
        for (var folder : new String[] {"theory", "engine", "solve", "check"})
            for (var file : SourceFiles.below(SOURCES.resolve(folder), ".java")) text.append(Files.readString(file));
        return text.toString();
    }
}
