package grundy.cli.command;

import grundy.cli.export.StoredTheorems;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.input.Utf8Input;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NamedFiles;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.limit.Limits;
import grundy.pattern.InputTable;
import grundy.pattern.InputTable.Reading;
import grundy.pattern.InputTableText;
import grundy.pattern.Pattern;
import grundy.pattern.PatternFinder;
import grundy.present.json.proof.PatternJson;
import grundy.present.words.PatternWords;
import grundy.present.words.ShellText;
import grundy.prove.PatternProof;
import grundy.prove.RulesPattern;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Compound;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// `pattern VALUES`: which rules give exactly these values, and which formulas fit them; `pattern --rules RULES`: which
/// formulas fit the values of these rules, and whether that is proved.
public final class PatternCommand implements Command {
    private static final String FROM = "--from";
    private static final String RULES = "--rules";
    private static final String AS = "--as";
    private static final String FIRST = "--first";
    private static final String TO = "--to";
    private static final long USUAL_SECONDS = 5;
    private static final long USUAL_LAST_HEAP = 200;
    private static final long MOST_LAST_HEAP = 2_000_000;
    private static final int MOST_POSITION = 1_000_000;
    private static final java.util.regex.Pattern FILE_NAME =
            java.util.regex.Pattern.compile("(?s)(?=.*\\p{L})\\S*[./\\\\]\\S*");
    private static final List<String> READINGS =
            Arrays.stream(Reading.values()).map(Reading::id).toList();

    @Override
    public void describe(OptionList options) {
        options.words("VALUES", "0..*", Message.of("cli.pattern.words"), CompletionNames::games);
        options.value(FROM, "FILE", Message.of("cli.option.pattern-from"));
        options.value(RULES, "RULES", Message.of("cli.option.pattern-rules"));
        options.choice(AS, READINGS, Message.of("cli.option.pattern-as"));
        options.value(FIRST, "N", Message.of("cli.option.pattern-first"));
        options.value(TO, "N", Message.of("cli.option.pattern-to"));
        options.value("--time", "S", Message.of("cli.option.pattern-time"));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var reading = reading(arguments);
        try (var working = new WorkStatus(console, LimitOptions.withTime(arguments, USUAL_SECONDS))) {
            var limits = working.limits();
            return arguments.hasMatchedOption(RULES)
                    ? ofRules(arguments, console, reading, limits)
                    : ofValues(arguments, console, reading, limits);
        }
    }

    private static Optional<Reading> reading(ParseResult arguments) {
        String text = arguments.matchedOptionValue(AS, "");
        if (text.isEmpty()) return Optional.empty();
        return Optional.of(Arrays.stream(Reading.values())
                .filter(reading -> reading.id().equals(text))
                .findFirst()
                .orElseThrow(() -> new UsageException(Message.of("cli.pattern.as", "text", text, "known", READINGS))));
    }

    private static int ofValues(ParseResult arguments, Console console, Optional<Reading> reading, Limits limits)
            throws SyntaxException, IOException {
        if (arguments.hasMatchedOption(TO)) throw new UsageException(Message.of("cli.pattern.to"));
        var content = read(arguments, console);
        if (content.rows().size() > 1) {
            if (reading.isEmpty()) throw new UsageException(Message.of("cli.pattern.grid"));
            content = content.inOneRow();
        }
        Optional<Long> first = arguments.hasMatchedOption(FIRST)
                ? Optional.of(NumberOptions.number(arguments, FIRST, 0))
                : Optional.empty();
        boolean isStartGiven = first.isPresent() || content.first().isPresent();
        tell(console, PatternFinder.of(tables(content, reading, first), isStartGiven, limits), List.of());
        return DONE;
    }

    /// A table as it stands, and where it may also be something else, as that.
    private static List<InputTable> tables(
            InputTableText.TableContent content, Optional<Reading> preferred, Optional<Long> first) {
        var values = content.rows().getFirst();
        if (preferred.equals(Optional.of(Reading.POSITIONS))) {
            var list = new InputTable(0, values, Reading.VALUES);
            if (!list.isAscending() || values[values.length - 1] >= MOST_POSITION || first.orElse(0L) > values[0])
                throw new UsageException(Message.of("cli.pattern.positions", "most", MOST_POSITION));
        }
        if (first.orElse(0L) > MOST_POSITION)
            throw new UsageException(Message.of("cli.pattern.first", "most", MOST_POSITION));
        return InputTableText.tables(content, preferred, first, MOST_POSITION);
    }

    private static InputTableText.TableContent read(ParseResult arguments, Console console)
            throws SyntaxException, IOException {
        var text = text(arguments, console);
        try {
            return InputTableText.read(text);
        } catch (SyntaxException e) {
            var words = CommandWords.of(arguments);
            var suggestion = suggestedCommand(words, console);
            if (suggestion.isPresent()) throw e.withSuggestion(suggestion.get());
            if (words.size() == 1 && FILE_NAME.matcher(words.getFirst()).matches())
                throw new UsageException(Message.of("cli.pattern.no-file", "file", words.getFirst()));
            throw e;
        }
    }

    /// @param words that are no table of values
    /// @return the command for the file, or the rules, that they are
    private static Optional<String> suggestedCommand(List<String> words, Console console) {
        if (words.isEmpty()) return Optional.empty();
        if (NamedFiles.regular(words.getFirst()).isPresent())
            return Optional.of("grundy pattern --from " + ShellText.word(words.getFirst()));
        try {
            var source = RuleInput.of(words, console);
            source.language().rules(source.source());
            return Optional.of("grundy pattern --rules " + ShellText.word(String.join(" ", words)));
        } catch (SyntaxException | IOException | UsageException _) {
            return Optional.empty();
        }
    }

    private static String text(ParseResult arguments, Console console) throws IOException {
        var words = CommandWords.of(arguments);
        String from = arguments.matchedOptionValue(FROM, "");
        if (from.isEmpty() == words.isEmpty()) throw new UsageException(Message.of("cli.pattern.which"));
        if (!from.isEmpty()) return from.equals("-") ? standardInput(console) : file(from);
        if (words.equals(List.of("-"))) return standardInput(console);
        if (words.size() == 1 && words.getFirst().startsWith("@"))
            return file(words.getFirst().substring(1));
        return String.join(" ", words);
    }

    private static String standardInput(Console console) throws IOException {
        return Utf8Input.text(console.input(), "-");
    }

    private static String file(String name) throws IOException {
        return Utf8Input.text(NamedFiles.existing(name), name);
    }

    private static int ofRules(ParseResult arguments, Console console, Optional<Reading> reading, Limits limits)
            throws SyntaxException, IOException {
        if (!CommandWords.of(arguments).isEmpty() || arguments.hasMatchedOption(FROM))
            throw new UsageException(Message.of("cli.pattern.which"));
        String text = arguments.matchedOptionValue(RULES, "");
        var words = RuleInput.of(List.of(text), console);
        var rules = words.rules(console);
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.values.no-compound"));
        long to = NumberOptions.number(arguments, TO, USUAL_LAST_HEAP);
        if (to > MOST_LAST_HEAP) throw new UsageException(Message.of("cli.pattern.large-to", "most", MOST_LAST_HEAP));
        var found = RulesPattern.of(rules, reading, to, limits);
        if (console.json()) {
            tell(console, found.patterns(), found.proofs());
            return DONE;
        }
        if (!found.patterns().isEmpty()) tell(console, found.patterns(), List.of());
        if (tellStored(rules, console) || found.proofs().isEmpty()) return DONE;
        if (!found.patterns().isEmpty()) console.say("");
        tell(console, List.of(), found.proofs());
        return DONE;
    }

    private static boolean tellStored(PrefixedRules rules, Console console) {
        return StoredTheorems.tell(rules.game(), rules.play(), console);
    }

    private static void tell(Console console, List<Pattern> patterns, List<PatternProof> proofs) {
        if (console.json()) {
            console.say(new PatternJson(console.language()).document(patterns, proofs));
            return;
        }
        console.wrapped(PatternWords.of(patterns, proofs, console.language()));
    }
}
