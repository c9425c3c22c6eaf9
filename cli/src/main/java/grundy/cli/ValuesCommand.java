package grundy.cli;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.present.json.ProofJson;
import grundy.present.json.ProofJson.Exported;
import grundy.present.json.SequenceJson;
import grundy.present.picture.TablePicture;
import grundy.present.words.PeriodTexts;
import grundy.rules.Prefixed;
import grundy.rules.Rules;
import grundy.rules.SyntaxException;
import grundy.rules.language.RunningNumber;
import grundy.solve.Answer;
import grundy.solve.GridQuestion;
import grundy.solve.LosersQuestion;
import grundy.solve.MisereHeaps;
import grundy.solve.MisereHeapsQuestion;
import grundy.solve.OutcomesQuestion;
import grundy.solve.Question;
import grundy.solve.Sequence;
import grundy.solve.SequenceQuestion;
import grundy.solve.Solver;
import grundy.solve.Stopped;
import grundy.store.AnswerCertificate;
import grundy.store.Interrupt;
import grundy.store.LosersCertificate;
import grundy.store.TableCertificate;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.ParseResult;

/// `values RULES --to N`: the nim-values of one heap as a table and a picture, and their period; of two coordinates
/// as a grid.
final class ValuesCommand implements Command {
    private static final long USUAL_LAST_HEAP = 100;
    /// For a table to a heap that nobody named.
    private static final Duration SOON = Duration.ofSeconds(6);

    private static final long MOST_IN_SUMS = 10_000;
    private static final long USUAL_LAST_COORDINATE = 15;

    @Override
    public void describe(OptionList options) {
        options.words("RULES", "0..*", Message.of("cli.values.words"));
        options.value("--to", "N", Message.of("cli.option.to"));
        ForOption.describe(options, "N=1..20", Message.of("cli.option.for-values"));
        options.value("--prefer", "LISTS", Message.of("cli.option.prefer"));
        ExportOption.describe(options, "rocq", Message.of("cli.option.export-values"));
        PictureFiles.addOptions(options, Message.of("cli.option.values-svg"));
        LimitOptions.describe(options);
        StoreOptions.describe(options);
    }

    /// @return none of time where a file is written, which takes as long as it takes
    @Override
    public Limits limits(ParseResult arguments) {
        return arguments.hasMatchedOption("--out")
                ? LimitOptions.ofCommandIfAsked(arguments)
                : LimitOptions.ofCommand(arguments);
    }

    @Override
    public List<String> names() {
        return Names.games();
    }

    @Override
    public List<FileOption> files() {
        return List.of(
                StoreOptions.OUT,
                StoreOptions.CSV,
                StoreOptions.PLOT,
                FileOption.CERTIFICATE,
                FileOption.SVG,
                FileOption.PNG,
                ExportOption.PLACE);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        if (StoreOptions.answered(arguments, console)) return DONE;
        var number = ForOption.of(arguments);
        if (number.isPresent()) return family(arguments, number.get(), console);
        var read = Arguments.of(arguments, console);
        var rules = rules(read);
        if (rules.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.values.no-compound"));
        boolean isGrid =
                GridQuestion.isFor(rules.game().rules()) && rules.game().rules().arity() == 2;
        var out = StoreOptions.OUT.in(arguments, isGrid ? FileFormat.CSV : FileFormat.RUN);
        var wish = ExportOption.ofRocq(arguments, Message.of("cli.values.export"));
        if (wish.isPresent() && (out.isPresent() || !isSequence(rules.game().rules())))
            throw new UsageException(Message.of("cli.values.export-alone"));
        if (out.isPresent() && PictureFiles.of(arguments).isAsked())
            throw new UsageException(Message.of("cli.values.picture-alone"));
        if (out.isPresent()) {
            if (isGrid) new GridToFile(arguments, console, out.get()).run(rules, read.kept());
            else new ValuesToFile(arguments, console, out.get()).run(rules);
            return DONE;
        }
        // Ctrl-C stops the work, and what there is by then is shown.
        try (var interrupt = new Interrupt()) {
            var limits = LimitOptions.of(arguments).cancelledBy(interrupt::isRequested);
            int status = answer(new Work(arguments, console, read.kept(), rules, wish, limits));
            console.out().flush();
            return status;
        }
    }

    private static int family(ParseResult arguments, RunningNumber number, Console console)
            throws SyntaxException, IOException {
        for (var option : List.of("--to", "--out", "--export", "--rocq", "--svg", "--png", Preferences.OPTION))
            if (arguments.hasMatchedOption(option))
                throw new UsageException(Message.of("cli.values.for-alone", "option", option));
        // Ctrl-C stops the work, and what there is by then is shown.
        try (var interrupt = new Interrupt()) {
            int status = FamilyListing.run(
                    arguments, number, LimitOptions.of(arguments).cancelledBy(interrupt::isRequested), console);
            console.out().flush();
            return status;
        }
    }

    private static boolean isSequence(Rules rules) {
        return !(rules instanceof Rules.Players || OutcomesQuestion.isFor(rules) || GridQuestion.isFor(rules));
    }

    private static int answer(Work work) throws IOException {
        var arguments = work.arguments();
        var kind = work.rules().game().rules();
        if (kind instanceof Rules.Players) return losers(work);
        if (arguments.hasMatchedOption(Preferences.OPTION))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        if (OutcomesQuestion.isFor(kind)) return outcomes(work);
        return GridQuestion.isFor(kind) ? grid(work) : sequence(work);
    }

    /// What is asked for, and how much it may take.
    ///
    /// @param words the rules, as they were written
    /// @param export how the period is written for another program
    private record Work(
            ParseResult arguments,
            Console console,
            List<String> words,
            Prefixed rules,
            Optional<ExportOption> export,
            Limits limits) {
        long to(long usual) {
            return NumberOptions.number(arguments, "--to", usual);
        }

        <A extends Answer> A solve(Question<A> question) {
            try (var working = new Working(console, limits)) {
                return new Solver(working.limits()).partly().solve(question);
            }
        }

        <A extends Answer> A soon(Question<A> question) {
            return new Work(arguments, console, words, rules, export, limits.until(Deadline.after(SOON)))
                    .solve(question);
        }

        /// Shows a table, draws it if that is asked for, and says why it ends if it ends too soon.
        ///
        /// @param answer that holds the table
        /// @param certificate of what there is of it
        /// @return the exit status
        int tell(
                Answer answer,
                long to,
                Optional<Stopped> stopped,
                Supplier<List<String>> lines,
                Supplier<JsonObject> document,
                Supplier<AnswerCertificate> certificate)
                throws IOException {
            var output = CertificateOutput.of(arguments);
            output.write(certificate::get);
            PictureFiles.of(arguments).write(in -> TablePicture.of(answer, in), console);
            if (console.json()) {
                var node = document.get();
                stopped.ifPresent(end -> SequenceJson.stopped(node, end, LIMIT_REACHED, console.language()));
                console.say(node);
            } else {
                console.lines(lines.get());
                output.tell(console);
                KeptTheorems.tell(rules.game(), rules.play(), console);
                stopped.ifPresent(end -> console.say(Message.of("listing.stopped", "to", to, "asked", end.asked())));
            }
            stopped.ifPresent(
                    end -> console.err().println(console.text(LimitHints.hinted(end.why(), arguments.commandSpec()))));
            return stopped.isEmpty() ? DONE : LIMIT_REACHED;
        }
    }

    private static Prefixed rules(Arguments read) throws SyntaxException, IOException {
        try {
            return read.language().rules(read.source());
        } catch (SyntaxException e) {
            StoreOptions.refuseOtherFile(read.words());
            throw e;
        }
    }

    private static int sequence(Work work) throws IOException {
        var rules = work.rules();
        long to = work.to(USUAL_LAST_HEAP);
        // What heaps do in sums comes soon or not at all: first, since the table may take all the time there is.
        var heaps = isForSums(rules, to) ? Optional.of(misereHeaps(work, (int) to)) : Optional.<MisereHeaps>empty();
        var question = new SequenceQuestion(rules.game(), rules.play(), to);
        boolean asked = work.arguments().hasMatchedOption("--to") || heaps.isEmpty();
        var sequence = asked ? work.solve(question) : work.soon(question).whole();
        var language = work.console().language();
        var screen = work.console().screen();
        var exported = exported(work, sequence);
        int status = work.tell(
                sequence,
                sequence.to(),
                sequence.stopped(),
                () -> {
                    var lines = new SequenceText(sequence, language, screen).lines();
                    heaps.ifPresent(
                            told -> lines.addAll(new MisereHeapsText(told, (int) to, language, screen).lines()));
                    return lines;
                },
                () -> {
                    var node = heaps.map(told -> SequenceJson.of(sequence, told, language))
                            .orElseGet(() -> SequenceJson.of(sequence));
                    exported.ifPresent(there -> ProofJson.export(node, there));
                    return node;
                },
                () -> TableCertificate.of(work.words(), sequence));
        if (!work.console().json()) ExportOption.tell(exported, work.console());
        return ExportOption.isDone(exported) ? status : LIMIT_REACHED;
    }

    /// The period for another program, where that is asked for.
    private static Optional<Exported> exported(Work work, Sequence sequence) throws IOException {
        if (work.export().isEmpty()) return Optional.empty();
        var game = sequence.game();
        boolean misere = sequence.play() == Play.MISERE;
        // Of misere play the values in normal play are told.
        var told = misere ? work.solve(new SequenceQuestion(game, Play.NORMAL, sequence.to())) : sequence;
        var name = ExportOption.name(game, sequence.play(), 0);
        var texts = new PeriodTexts(name, work::solve, work.console().language());
        return Optional.of(work.export().get().write(texts.of(sequence.play(), told)));
    }

    private static boolean isForSums(Prefixed rules, long to) {
        return rules.play() == Play.MISERE && rules.game().rules().arity() == 1 && to <= MOST_IN_SUMS;
    }

    private static MisereHeaps misereHeaps(Work work, int to) {
        var game = work.rules().game();
        var known = KeptTheorems.store(work.console()).quotient(List.of(game.rules()));
        return work.solve(new MisereHeapsQuestion(game, to, known));
    }

    private static int outcomes(Work work) throws IOException {
        var rules = work.rules();
        var outcomes = work.solve(new OutcomesQuestion(rules.game(), rules.play(), work.to(USUAL_LAST_HEAP)));
        var text = new OutcomesText(
                outcomes, work.console().language(), work.console().screen());
        return work.tell(
                outcomes,
                outcomes.outcomes().size() - 1,
                outcomes.stopped(),
                text::lines,
                () -> SequenceJson.of(outcomes),
                () -> TableCertificate.of(work.words(), outcomes));
    }

    private static int losers(Work work) throws IOException {
        var rules = work.rules();
        if (rules.play() == Play.MISERE) throw new UsageException(Message.of("solve.players-only-plain"));
        var preferences = Preferences.of(work.arguments(), rules.game().rules());
        var losers = work.solve(new LosersQuestion(rules.game(), preferences, work.to(USUAL_LAST_HEAP)));
        var text =
                new LosersText(losers, work.console().language(), work.console().screen());
        int to = losers.losers().getFirst().length - 1;
        return work.tell(
                losers,
                to,
                losers.stopped(),
                text::lines,
                () -> SequenceJson.of(losers),
                () -> LosersCertificate.of(work.words(), losers));
    }

    private static int grid(Work work) throws IOException {
        var rules = work.rules();
        long to = work.to(USUAL_LAST_COORDINATE);
        long most = GridQuestion.largest(rules.game(), rules.play());
        if (to > most) throw new UsageException(Message.of("cli.values.large-grid", "most", most, "to", to));
        var grid = work.solve(new GridQuestion(rules.game(), rules.play(), Math.toIntExact(to)));
        var text = new GridText(grid, work.console().language(), work.console().screen());
        return work.tell(
                grid,
                grid.to(),
                grid.stopped(),
                text::lines,
                () -> SequenceJson.of(grid),
                () -> TableCertificate.of(work.words(), grid));
    }
}
