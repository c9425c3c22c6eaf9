package grundy.cli.values;

import grundy.answer.Answer;
import grundy.answer.MisereHeaps;
import grundy.answer.NimSequence;
import grundy.cli.export.ExportOption;
import grundy.cli.export.ProofExporter;
import grundy.cli.export.StoredTheorems;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.PreferenceOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.cli.text.GridText;
import grundy.cli.text.LosersText;
import grundy.cli.text.MisereHeapsText;
import grundy.cli.text.OutcomesText;
import grundy.cli.text.SequenceText;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.present.json.answer.SequenceJson;
import grundy.present.json.proof.ProofJson;
import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.words.PeriodTexts;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.MisereHeapsQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.Question;
import grundy.question.SequenceQuestion;
import grundy.question.TableKind;
import grundy.rules.Game;
import grundy.rules.catalogue.PrefixedRules;
import grundy.solve.Solver;
import grundy.store.certificate.LosersCertificate;
import grundy.store.certificate.TableCertificate;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// Asks for the table of a game, of the kind that it has.
///
/// @param words the rules, as they were written
/// @param export how the period is written for another program
/// @param limits of the work
record TableAnswers(
        ParseResult arguments,
        Console console,
        List<String> words,
        PrefixedRules rules,
        Optional<ExportOption> export,
        Limits limits) {
    private static final String TO = "--to";
    private static final long USUAL_LAST_HEAP = 100;
    private static final long USUAL_LAST_COORDINATE = 15;

    /// For a table to a heap that nobody named.
    private static final Duration SOON = Duration.ofSeconds(6);

    TableOutput table() throws IOException {
        var kind = TableKind.of(game().rules());
        if (kind != TableKind.LOSERS && arguments.hasMatchedOption(PreferenceOption.OPTION))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        return switch (kind) {
            case LOSERS -> losers();
            case OUTCOMES -> outcomes();
            case GRID -> grid();
            case SEQUENCE -> sequence();
        };
    }

    private TableOutput losers() {
        if (play() == Play.MISERE) throw new UsageException(Message.of("solve.players-only-plain"));
        var preferences = PreferenceOption.of(arguments, game().rules());
        var losers = solve(new LosersQuestion(game(), preferences, to(USUAL_LAST_HEAP)));
        return new TableOutput(
                losers,
                losers.losers().getFirst().length - 1,
                losers.earlyEnd(),
                Optional.empty(),
                new LosersText(losers, console.language(), console.screen())::lines,
                () -> SequenceJson.of(losers),
                () -> LosersCertificate.of(words, losers));
    }

    private TableOutput outcomes() {
        var outcomes = solve(new OutcomesQuestion(game(), play(), to(USUAL_LAST_HEAP)));
        return new TableOutput(
                outcomes,
                outcomes.outcomes().size() - 1,
                outcomes.earlyEnd(),
                Optional.empty(),
                new OutcomesText(outcomes, console.language(), console.screen())::lines,
                () -> SequenceJson.of(outcomes),
                () -> TableCertificate.of(words, outcomes));
    }

    private TableOutput grid() {
        long to = to(USUAL_LAST_COORDINATE);
        long most = GridQuestion.largest(game(), play());
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        var grid = solve(new GridQuestion(game(), play(), Math.toIntExact(to)));
        return new TableOutput(
                grid,
                grid.to(),
                grid.earlyEnd(),
                Optional.empty(),
                new GridText(grid, console.language(), console.screen())::lines,
                () -> SequenceJson.of(grid),
                () -> TableCertificate.of(words, grid));
    }

    private TableOutput sequence() throws IOException {
        long to = to(USUAL_LAST_HEAP);
        // What heaps do in sums comes soon or not at all: first, since the table may take all the time there is.
        boolean adds = MisereHeapsQuestion.isFor(game().rules(), play(), to);
        var heaps = adds ? Optional.of(misereHeaps((int) to)) : Optional.<MisereHeaps>empty();
        var question = new SequenceQuestion(game(), play(), to);
        boolean isExplicit = arguments.hasMatchedOption(TO) || heaps.isEmpty();
        var sequence = isExplicit
                ? solve(question)
                : solve(question, limits.until(Deadline.after(SOON))).whole();
        var exported = export(sequence);
        return new TableOutput(
                sequence,
                sequence.to(),
                sequence.earlyEnd(),
                exported,
                () -> {
                    var lines = new SequenceText(sequence, console.language(), console.screen()).lines();
                    heaps.ifPresent(misere -> lines.addAll(
                            new MisereHeapsText(misere, (int) to, console.language(), console.screen()).lines()));
                    return lines;
                },
                () -> {
                    var node = heaps.map(misere -> SequenceJson.of(sequence, misere, console.language()))
                            .orElseGet(() -> SequenceJson.of(sequence));
                    exported.ifPresent(there -> ProofJson.export(node, there));
                    return node;
                },
                () -> TableCertificate.of(words, sequence));
    }

    private Game game() {
        return rules.game();
    }

    private Play play() {
        return rules.play();
    }

    /// @param usual where the option is not given
    /// @return the last heap or coordinate
    private long to(long usual) {
        return NumberOptions.number(arguments, TO, usual);
    }

    private <A extends Answer> A solve(Question<A> question) {
        return solve(question, limits);
    }

    private <A extends Answer> A solve(Question<A> question, Limits within) {
        try (var working = new WorkStatus(console, within)) {
            return new Solver(working.limits()).allowingPartialTables().solve(question);
        }
    }

    private MisereHeaps misereHeaps(int to) {
        var quotient = StoredTheorems.store(console).quotient(List.of(game().rules()));
        return solve(new MisereHeapsQuestion(game(), to, quotient));
    }

    /// The period for another program, where that is asked for.
    private Optional<ExportedProof> export(NimSequence sequence) throws IOException {
        if (export.isEmpty()) return Optional.empty();
        // Of misere play the values in normal play are exported.
        var values = sequence.play() == Play.MISERE
                ? solve(new SequenceQuestion(game(), Play.NORMAL, sequence.to()))
                : sequence;
        var texts = new PeriodTexts(ProofExporter.name(game(), sequence.play(), 0), this::solve, console.language());
        return Optional.of(new ProofExporter(export.get()).write(texts.of(sequence.play(), values)));
    }
}
