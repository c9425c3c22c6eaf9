package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.language.formula.FormulaReader;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The phrase books agree with each other and with the sources: every text is there in both languages, and none is
/// there in vain.
class PhraseBookTest {
    /// In the order in which one may use another's phrases.
    private static final List<String> MODULES =
            List.of("core", "strategic", "prove", "store", "present", "contest", "course", "cli");

    private static final Map<Language, Map<String, String>> PHRASES = new EnumMap<>(Language.class);
    private static final Map<String, String> MODULE_OF_SECTION = new TreeMap<>();

    static {
        for (var language : Language.values()) PHRASES.put(language, new TreeMap<>());
        for (var module : MODULES) for (var language : Language.values()) read(module, language);
    }

    private static final Pattern GAP = Pattern.compile("\\{([A-Za-z][A-Za-z0-9]*)[?}]");
    private static final Pattern FORMS = Pattern.compile("\\{[A-Za-z][A-Za-z0-9]*[?]([a-z]+)[^:{}]*:([a-z]+)[^{}]*}");
    private static final String NO_ADJECTIVE =
            "(?:of|to|and|or|in|as|on|at|for|by|is|a|the|one|no|every|each|that|from|with|which|has|needs|are)";
    private static final Pattern LITERAL = Pattern.compile("\"([a-z]+(?:[.][a-z0-9-]+)*[.]?)\"");

    /// Keys that the sources put together from a part that stands in them and a name: `cli.show` from
    /// `"cli." + name`.
    private static final Pattern MADE = Pattern.compile(
            "(cli|cli[.]duel[.]progress|cli[.]example|cli[.]format|found[.]untried|explain[.]formula|dialogue[.]help|judge[.](kind|family))[.][a-z-]+|theorem[.][a-z0-9-]+[.](name|says)"
                    + "|topic[.][a-z-]+[.](names|about)|function[.][a-z-]+");

    private static final Pattern WORD = Pattern.compile("\\b[a-z]{4,}\\b");
    private static final Pattern TOO_NEAR = Pattern.compile("\\p{IsHan}[A-Za-z0-9]|[A-Za-z0-9]\\p{IsHan}");
    private static final Pattern TOO_FAR = Pattern.compile("[，。：；、（）“”！？］［] +\\S|\\S +[，。：；、（）“”！？］［]");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    private static final Pattern FORMULA = Pattern.compile("⟦([^⟧]*)⟧");

    @ParameterizedTest
    @EnumSource(Language.class)
    void whatIsMarkedAsAFormulaCanBeReadAsOne(Language language) {
        PHRASES.get(language).forEach((key, phrase) -> {
            assertThat(phrase.replaceAll("⟦[^⟦⟧]*⟧", ""))
                    .as(key)
                    .doesNotContain("⟦")
                    .doesNotContain("⟧");
            FORMULA.matcher(phrase).results().forEach(found -> {
                var formula = GAP.matcher(found.group(1)).replaceAll("7");
                assertThat(FormulaReader.read(TextFormula.exact(formula, formula)))
                        .as(key)
                        .isPresent();
            });
        });
    }

    @Test
    void bothLanguagesHaveTheSamePhrases() {
        assertThat(keys(Language.ZH)).isEqualTo(keys(Language.EN));
    }

    @ParameterizedTest
    @EnumSource
    void noKeyIsThereTwice(Language language) throws IOException {
        var keys = new ArrayList<String>();
        for (var module : MODULES)
            for (var book : books(module, language))
                for (var line : Files.readAllLines(book))
                    if (!line.startsWith("#") && line.contains("=")) keys.add(line.substring(0, line.indexOf('=')));
        assertThat(keys).hasSizeGreaterThan(1000).doesNotHaveDuplicates();
    }

    @Test
    void everyBookHoldsTheKeysThatItsFolderNames() throws IOException {
        for (var module : MODULES.subList(1, MODULES.size()))
            for (var book : books(module, Language.EN))
                assertThat(phrases(book).stringPropertyNames())
                        .allMatch(key -> section(key)
                                .equals(book.getParent().getFileName().toString()));
    }

    /// A phrase is in the book of the module that uses it, or of one below.
    @Test
    void noModuleUsesPhrasesOfAModuleAboveIt() throws IOException {
        for (var module : MODULES)
            for (var literal : literals(List.of(module)))
                if (literal.contains(".") && MODULE_OF_SECTION.get(section(literal)) instanceof String owner)
                    assertThat(MODULES.indexOf(owner))
                            .as("%s in %s", literal, module)
                            .isLessThanOrEqualTo(MODULES.indexOf(module));
    }

    @Test
    void aPhraseHasTheSameGapsInBothLanguages() {
        for (var key : keys(Language.EN))
            assertThat(gaps(phrase(key, Language.ZH))).as(key).isEqualTo(gaps(phrase(key, Language.EN)));
    }

    @ParameterizedTest
    @EnumSource
    void noPhraseIsEmpty(Language language) {
        for (var key : keys(language)) assertThat(phrase(key, language)).as(key).isNotEmpty();
    }

    @Tag("slow")
    @Test
    void everyKeyInTheSourcesHasAPhrase() throws IOException {
        var keys = keys(Language.EN);
        var sections = keys.stream().map(PhraseBookTest::section).collect(Collectors.toSet());
        assertThat(literals(MODULES)).isNotEmpty();
        for (var literal : literals(MODULES)) {
            if (!literal.contains(".") || !sections.contains(section(literal))) continue;
            if (literal.endsWith(".")) assertThat(keys).as(literal).anyMatch(key -> key.startsWith(literal));
            else assertThat(keys).contains(literal);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"survey", "web"})
    void modulesBesideTheRowHaveAPhraseForEveryKeyInBothLanguages(String module) throws IOException {
        for (var language : Language.values()) {
            var keys = new TreeSet<>(keys(language));
            for (var book : books(module, language)) keys.addAll(phrases(book).stringPropertyNames());
            var sections = keys.stream().map(PhraseBookTest::section).collect(Collectors.toSet());
            var literals = literals(List.of(module));
            literals.removeIf(
                    literal -> literal.endsWith(".") || !literal.contains(".") || !sections.contains(section(literal)));
            assertThat(literals).isNotEmpty();
            assertThat(keys).containsAll(literals);
        }
    }

    @Test
    void everyPhraseIsUsed() throws IOException {
        var literals = literals(MODULES);
        var unused = new TreeSet<>(keys(Language.EN));
        unused.removeAll(literals);
        unused.removeIf(key -> MADE.matcher(key).matches() && literals.contains(beginning(key)));
        assertThat(unused).isEmpty();
    }

    /// Others may say it, too, if they are above.
    @Test
    void everyPhraseIsInTheBookOfAModuleThatSaysIt() throws IOException {
        for (var module : MODULES) {
            var literals = literals(List.of(module));
            var unsaid = new TreeSet<>(keys(Language.EN));
            unsaid.removeIf(key -> !module.equals(MODULE_OF_SECTION.get(section(key)))
                    || literals.contains(key)
                    || MADE.matcher(key).matches() && literals.contains(beginning(key)));
            assertThat(unsaid)
                    .as("phrases that %s has and does not say", module)
                    .isEmpty();
        }
    }

    @Test
    void chinesePhrasesAreChinese() {
        for (var key : keys(Language.ZH)) {
            var words = WORD.matcher(GAP.matcher(phrase(key, Language.EN)).replaceAll(""))
                    .results()
                    .count();
            boolean isCommandLine = key.startsWith("cli.example.");
            if (words > 1 && !isCommandLine)
                assertThat(phrase(key, Language.ZH)).as(key).containsPattern(HAN);
        }
    }

    /// The rule is in the glossary: a blank between a Chinese character and a letter or a digit, none beside signs
    /// of punctuation that are as wide as a character.
    @Test
    void chinesePhrasesKeepTheirDistance() {
        for (var key : keys(Language.ZH)) {
            if (key.startsWith("topic.") && key.endsWith(".names")) continue;
            assertThat(phrase(key, Language.ZH)).as(key).doesNotContainPattern(TOO_NEAR);
            assertThat(phrase(key, Language.ZH)).as(key).doesNotContainPattern(TOO_FAR);
        }
    }

    @Test
    void gapsKeepTheirDistanceWhateverFillsThem() {
        assertThat(said("explain.formula.cold", "condition", "n = 0")).isEqualTo("先手必败当且仅当 n = 0");
        assertThat(said("explain.formula.cold", "condition", "自动机接受")).isEqualTo("先手必败当且仅当自动机接受");
        assertThat(said("check.values.theorem", "theorem", "Bach 1900", "to", 5))
                .startsWith("Bach 1900 适用于这类规则，需要 0 到 5 颗");
        assertThat(said("check.values.theorem", "theorem", "归纳", "to", 5)).startsWith("归纳适用于");
        assertThat(said("check.values.theorem", "theorem", "(3)", "to", 5)).startsWith("(3) 适用于");
    }

    private static String said(String key, Object... pairs) {
        return Message.of(key, pairs).in(Language.ZH);
    }

    @Test
    void englishPhrasesAreNotChinese() {
        for (var key : keys(Language.EN))
            if (!key.startsWith("play.") && !key.startsWith("dialogue."))
                assertThat(phrase(key, Language.EN)).as(key).doesNotContainPattern(HAN);
    }

    @Test
    void fillsGapsWithValuesAndWithMessagesInTheSameLanguage() {
        var inner = Message.of("explain.heap", "number", 7);
        assertThat(Message.of("explain.example", "move", inner).in(Language.EN))
                .contains("heap 7")
                .doesNotContain("{");
        assertThat(Message.of("explain.example", "move", inner).in(Language.ZH))
                .contains("第 7 堆")
                .doesNotContain("{");
    }

    @Test
    void doesNotFillAgainWhatAValueBrings() {
        assertThat(Message.of("explain.example", "move", "{move} {}").in(Language.EN))
                .contains("{move} {}");
    }

    @Test
    void aKeyWithoutAPhraseIsAFaultOfTheProgram() {
        assertThatThrownBy(() -> Message.of("explain.no-such-key").in(Language.EN))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("explain.no-such-key");
    }

    @Test
    void whatAgreesWithANumberHasTwoForms() {
        var file = "{count} {count?heap:heaps} in {file}";
        assertThat(filled(file, 1)).isEqualTo("1 heap in f");
        assertThat(filled(file, BigInteger.ONE)).isEqualTo("1 heap in f");
        assertThat(filled(file, Message.of("explain.long-number", "short", "1", "digits", 1)))
                .isEqualTo("1 (1 digit) heaps in f");
        assertThat(filled(file, "1,000")).isEqualTo("1,000 heaps in f");
        assertThat(filled("{count?one {1,3} in {file}:all {count} of {other}}", 1))
                .isEqualTo("one {1,3} in f");
        assertThat(filled("{count?one:all {count} of {other}} {", 0)).isEqualTo("all 0 of {other} {");
    }

    @Test
    void aCollectionIsListedAsTheLanguageDoes() {
        var things = List.of("a", 7, Message.of("explain.heap", "number", 3), "…");
        assertThat(Message.of("graph.no-token", "some", things).in(Language.EN)).endsWith(": a, 7, heap 3, ….");
        assertThat(Message.of("graph.no-token", "some", things).in(Language.ZH)).endsWith("：a、7、第 3 堆、…。");
        var positions = ArgumentList.withSemicolons(List.of("(1, 2)", "(3, 4)", "(5, 6)"), 2);
        assertThat(Message.of("graph.no-token", "some", positions).in(Language.EN))
                .endsWith(": (1, 2); (3, 4); ….");
        assertThat(Message.of("graph.no-token", "some", positions).in(Language.ZH))
                .endsWith("：(1, 2)；(3, 4)；…。");
        assertThat(ArgumentList.withSemicolons(List.of(1, 2), 2)).hasSize(2);
    }

    @Test
    void aSentenceWithinASentenceEndsBoth() {
        var sentence = Message.of("limit.cancelled");
        assertThat(sentence.in(Language.EN)).endsWith(".");
        assertThat(filled("{count}.", sentence)).isEqualTo(sentence.in(Language.EN));
        assertThat(filled("{count}. More", sentence)).isEqualTo(sentence.in(Language.EN) + " More");
        assertThat(filled("{count}; {file}.", sentence)).isEqualTo(sentence.in(Language.EN) + "; f.");
        assertThat(filled("{count}..9", "1.")).isEqualTo("1...9");
    }

    private static String filled(String phrase, Object count) {
        return PhraseBook.of(Language.EN).fill(phrase, Map.of("count", count, "file", "f"));
    }

    /// Every gap of every phrase is filled with 1: nothing behind it is in the plural. Filled with 2, nothing is
    /// in the singular. The nouns are those of all forms.
    @Test
    void noPhraseSaysOneHeapsOrTwoHeap() {
        var singular = new TreeSet<String>();
        var plural = new TreeSet<String>();
        for (var phrase : PHRASES.get(Language.EN).values())
            FORMS.matcher(phrase).results().forEach(forms -> {
                if (!forms.group(2).matches("are|were|all|ones")) singular.add(forms.group(1));
                if (!forms.group(2).matches("are|were|all|ones")) plural.add(forms.group(2));
            });
        assertThat(plural).contains("heaps", "states", "vertices", "strategies").hasSizeGreaterThan(50);
        var many = after("1", "(?:(?!" + NO_ADJECTIVE + " )[a-z-]+ ){0,2}", plural);
        var one = after("2", "(?:(?:more|other|rare|cold|winning|different|binary|small|random|further) )*", singular);
        assertThat(keys(Language.EN))
                .allSatisfy(key -> assertThat(phrase(key, Language.EN)).doesNotContain("(s)"))
                .allSatisfy(key -> assertThat(counted(key, 1)).doesNotContainPattern(many))
                .allSatisfy(key -> assertThat(counted(key, 2)).doesNotContainPattern(one));
    }

    /// @return the phrase with a number in each of its gaps
    private static String counted(String key, int number) {
        var phrase = phrase(key, Language.EN);
        var arguments = new TreeMap<String, Object>();
        for (var gap : gaps(phrase)) arguments.put(gap, number);
        return PhraseBook.of(Language.EN).fill(phrase, arguments);
    }

    /// A number, words that describe, and a noun; not the number of `n - 1` or `2 x 2`.
    private static Pattern after(String number, String described, Set<String> nouns) {
        return Pattern.compile(
                "(?<![\\w.*^+=]|[-+*/=<>x] )" + number + " " + described + "(?:" + String.join("|", nouns) + ")\\b");
    }

    private static String phrase(String key, Language language) {
        return PHRASES.get(language).get(key);
    }

    private static Set<String> keys(Language language) {
        return PHRASES.get(language).keySet();
    }

    private static Set<String> gaps(String phrase) {
        return GAP.matcher(phrase)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String section(String key) {
        return key.substring(0, key.indexOf('.'));
    }

    /// @return the part of a made key that stands in the sources, with the dot at its end
    private static String beginning(String key) {
        return key.startsWith("theorem.") || key.startsWith("topic.")
                ? key.substring(0, key.indexOf('.') + 1)
                : key.substring(0, key.lastIndexOf('.') + 1);
    }

    private static List<Path> books(String module, Language language) throws IOException {
        var file = language.name().toLowerCase(Locale.ROOT) + ".properties";
        if (module.equals("core")) return List.of(Path.of("src/main/resources/grundy/text", file));
        var folder = SourceFiles.module(module).resolve("src/main/resources/grundy/phrase-books");
        try (var sections = Files.list(folder)) {
            return sections.map(section -> section.resolve(file)).sorted().toList();
        }
    }

    private static Properties phrases(Path book) throws IOException {
        var phrases = new Properties();
        try (var reader = Files.newBufferedReader(book)) {
            phrases.load(reader);
        }
        return phrases;
    }

    private static void read(String module, Language language) {
        try {
            for (var book : books(module, language))
                phrases(book).forEach((key, phrase) -> {
                    PHRASES.get(language).put((String) key, (String) phrase);
                    var owner = MODULE_OF_SECTION.putIfAbsent(section((String) key), module);
                    if (owner != null && !owner.equals(module))
                        throw new AssertionError(key + " is in " + module + ", but others of its kind in " + owner);
                });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> literals(List<String> modules) throws IOException {
        var literals = new TreeSet<String>();
        for (var module : modules) {
            for (var file : SourceFiles.below(SourceFiles.module(module).resolve("src/main/java"), ".java"))
                LITERAL.matcher(Files.readString(file)).results().forEach(match -> literals.add(match.group(1)));
        }
        return literals;
    }
}
