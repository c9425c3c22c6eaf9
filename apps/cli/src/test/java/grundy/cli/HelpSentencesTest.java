package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/// Help speaks in one way: each summary of a command, of an option and of the words that stand free is a sentence that
/// tells the reader what to do.
class HelpSentencesTest {
    private static final Pattern SENTENCE = Pattern.compile("\\p{Lu}\\p{Ll}+\\b.*\\.", Pattern.DOTALL);
    private static final Pattern CONDITION = Pattern.compile(
            "(?:For several players|With [^:]+|(?:In|From) a file of values|Where [^:]+): (\\p{Ll}+) .*");
    private static final Pattern HAN = Pattern.compile("\\p{IsHan}");

    /// First words of descriptions that are no orders: of a noun, a question, a third person.
    private static final Pattern NO_ORDER =
            Pattern.compile("(?i)the|an?|which|what|who|how|whether|where|language|[a-z]+[^s]s");

    /// @return whose description it is, and the description
    private static Map<String, String> descriptions(Language language) {
        var found = new TreeMap<String, String>();
        Commands.root(language).subcommands().forEach((name, command) -> {
            CommandSpec spec = command.getCommandSpec();
            found.put(name, String.join(" ", spec.usageMessage().description()));
            for (var option : spec.options())
                found.put(name + " " + option.longestName(), String.join(" ", option.description()));
            for (var words : spec.positionalParameters())
                found.put(name + " " + words.paramLabel(), String.join(" ", words.description()));
        });
        return found;
    }

    private static List<String> faults(Map<String, String> descriptions) {
        var faults = new ArrayList<String>();
        descriptions.forEach((name, text) -> {
            var condition = CONDITION.matcher(text);
            var first = condition.matches() ? condition.group(1) : text.split("[ ,:]", 2)[0];
            if (!SENTENCE.matcher(text).matches() && !text.endsWith("…") && !text.endsWith("\"."))
                faults.add(name + " is no sentence: " + text);
            if (NO_ORDER.matcher(first).matches()) faults.add(name + " is no order: " + text);
        });
        return faults;
    }

    @Test
    void eachSummaryIsAnOrderAndASentence() {
        var descriptions = descriptions(Language.EN);
        assertThat(descriptions).hasSizeGreaterThan(150);
        assertThat(faults(descriptions)).isEmpty();
    }

    @Test
    void otherSummariesAreFound() {
        assertThat(faults(Map.of("x", "the last heap (default 100)"))).hasSize(2);
        assertThat(faults(Map.of("x", "Makes a sheet of exercises."))).hasSize(1);
        assertThat(faults(Map.of("x", "Which random inputs."))).hasSize(1);
        assertThat(faults(Map.of("x", "Write the program to this file."))).isEmpty();
        assertThat(faults(Map.of("x", "Where a number is left open (?): try no number below this one.")))
                .isEmpty();
    }

    @Test
    void aHelpIsInOneLanguage() {
        var all = new SoftAssertions();
        descriptions(Language.EN)
                .forEach((name, text) -> all.assertThat(HAN.matcher(text).find())
                        .as(name + ": " + text)
                        .isFalse());
        descriptions(Language.ZH)
                .forEach((name, text) -> all.assertThat(HAN.matcher(text).find())
                        .as(name + ": " + text)
                        .isTrue());
        all.assertAll();
    }
}
