package grundy.cli;

import grundy.cli.option.CommandWords;
import grundy.present.words.ShellText;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.words.GuessedCommand;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The command that was meant by a line that is written for another one, or for none: `solve` of a game of choice,
/// `values kayles 30`, `list`.
///
/// @param command by its name
/// @param arguments after it
record OtherCommand(String command, List<String> arguments) {
    private static final String TO = "--to";
    private static final Pattern TABLE = Pattern.compile("\\d+(?:[\\s,，、]+\\d+){3,}");

    /// The faults of a sentence whose rest is understood.
    private static final Set<String> SENTENCE_FAULTS = Set.of(
            "syntax.ambiguous",
            "syntax.words-left-out",
            "syntax.unknown-words",
            "syntax.one-heap",
            "syntax.several-players",
            "syntax.about",
            "syntax.unlike");

    /// @param name of the command that was asked for; empty if it is none
    /// @param arguments the words and options, without the name of a command
    static Optional<OtherCommand> of(String name, List<String> arguments) {
        var words = words(arguments);
        var options = arguments.subList(words.size(), arguments.size());
        var text = String.join(" ", words);
        return switch (name) {
            case "solve" ->
                choice(text)
                        .map(command -> new OtherCommand(command, with(options, text)))
                        .or(() -> rulesAlone(words, options))
                        .or(() -> tableAsked(words, options));
            case "values" -> options.contains(TO) ? Optional.empty() : table(words, options);
            case "" ->
                choice(text)
                        .map(command -> new OtherCommand(command, with(options, text)))
                        .or(() -> rulesAlone(words, options))
                        .or(() -> guess(words, options));
            default -> Optional.empty();
        };
    }

    /// @return the words before the first option
    static List<String> words(List<String> arguments) {
        return arguments.stream()
                .takeWhile(word -> !word.startsWith("--"))
                .map(CommandWords::unmarked)
                .toList();
    }

    /// Says which command is run.
    Message says() {
        return Message.of(
                "cli.other-command",
                "command",
                Stream.concat(Stream.of("grundy", command), arguments.stream().map(OtherCommand::argumentText))
                        .collect(Collectors.joining(" ")));
    }

    private static String argumentText(String argument) {
        return argument.startsWith("--") ? argument : ShellText.words(argument);
    }

    private static Optional<OtherCommand> guess(List<String> words, List<String> options) {
        return GuessedCommand.of(Source.ofArguments(words)).map(guess -> {
            var answers =
                    Stream.concat(guess.options().stream(), options.stream()).toList();
            var line = guess.rest().isEmpty() ? answers : with(answers, guess.rest());
            // `找规律 0 1 2 0 1 2`: numbers are a table already.
            var command = guess.command().equals("values")
                            && TABLE.matcher(guess.rest()).matches()
                    ? "pattern"
                    : guess.command();
            return of(command, line).orElseGet(() -> new OtherCommand(command, line));
        });
    }

    /// `solve "n stones, take 1 to 3"` as `values "take 1..3"`: the answer for every n.
    private static Optional<OtherCommand> rulesAlone(List<String> words, List<String> options) {
        return faultKey(words)
                .filter(RuleLanguage.RULES_ALONE::equals)
                .map(_ -> new OtherCommand("values", with(options, String.join(" ", words))));
    }

    /// `solve "grundy values of kayles up to 20"` as `values kayles --to 20`.
    private static Optional<OtherCommand> tableAsked(List<String> words, List<String> options) {
        return guess(words, options)
                .filter(other -> other.command.equals("values") && isRules(other.arguments.getFirst()));
    }

    private static boolean isRules(String text) {
        try {
            RuleLanguage.ofPeople(Catalogue.builtIn()).rules(Source.of(text));
            return true;
        } catch (SyntaxException _) {
            return false;
        }
    }

    private static Optional<String> choice(String name) {
        return MatrixCatalogue.command(name)
                .filter(_ -> Catalogue.builtIn().find(name).isEmpty());
    }

    /// `values kayles 30` as `values kayles --to 30`.
    private static Optional<OtherCommand> table(List<String> words, List<String> options) {
        return question(words)
                .flatMap(sum -> ReachedNumber.of(sum).map(end -> {
                    var line = new ArrayList<>(with(options, sum.play().prefix() + game(sum)));
                    line.addAll(1, end.option(TO));
                    return new OtherCommand("values", line);
                }));
    }

    /// @return the position that words ask about, without the name of a command; empty if they ask about none
    static Optional<Sum> question(List<String> words) {
        try {
            return Optional.of(RuleLanguage.ofPeople(Catalogue.builtIn()).question(Source.ofArguments(words)));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// @param line the words and options of a command line
    /// @return whether it asks `solve` with a slip in its name
    static boolean isSlip(List<String> line) {
        var name = CommandWords.unmarked(line.getFirst());
        return SpellingGuess.nearest(name, Commands.BY_NAME.keySet())
                        .filter("solve"::equals)
                        .isPresent()
                && Catalogue.builtIn().find(name).isEmpty()
                && question(words(line.subList(1, line.size()))).isPresent();
    }

    /// @return whether words that are no question are a sentence all the same: what is wrong with it is said
    static boolean isSentence(List<String> words) {
        return faultKey(words).filter(SENTENCE_FAULTS::contains).isPresent();
    }

    /// @return the phrase that says why words ask about no position; empty if they ask about one
    private static Optional<String> faultKey(List<String> words) {
        try {
            RuleLanguage.ofPeople(Catalogue.builtIn()).question(Source.ofArguments(words));
            return Optional.empty();
        } catch (SyntaxException fault) {
            return Optional.of(fault.problem().key());
        }
    }

    private static String game(Sum sum) {
        return sum.components().getFirst().game().text();
    }

    private static List<String> with(List<String> options, String text) {
        return Stream.concat(Stream.of(text), options.stream()).toList();
    }
}
