package grundy.cli.proof;

import grundy.answer.QuotientAnswer;
import grundy.check.QuotientTheorem;
import grundy.cli.command.Command;
import grundy.cli.export.StoredTheorems;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.NumberOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.WorkStatus;
import grundy.limit.Limits;
import grundy.present.json.answer.QuotientJson;
import grundy.present.picture.graph.IdempotentLattice;
import grundy.present.words.QuotientWords;
import grundy.question.QuotientQuestion;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.ShutdownDelay;
import grundy.store.StoreException;
import grundy.store.WholeFile;
import grundy.store.document.StoredRules;
import grundy.store.theorem.QuotientFile;
import grundy.store.theorem.TheoremStore;
import grundy.text.Message;
import grundy.value.Compound;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// `quotient RULES`: the misere quotient, with certificate.
public final class QuotientCommand implements Command {
    private static final String TO = "--to";
    private static final long USUAL_HEAPS = 100_000;
    private static final long MOST_HEAPS = 2_000_000;
    private static final FileOption OUT = FileOption.of("--out", FileFormat.JSON);
    private static final String NO_STORE = "--no-store";

    @Override
    public void describe(OptionList options) {
        options.words("RULES", "0..*", Message.of("cli.quotient.words"), CompletionNames::games);
        options.value(TO, "N", Message.of("cli.option.quotient-to"));
        LimitOptions.describeTime(options);
        OUT.describe(options, Message.of("cli.option.quotient-out"));
        options.flag(NO_STORE, Message.of("cli.option.no-store"));
        FileOption.SVG.describe(options, Message.of("cli.option.quotient-svg"));
    }

    @Override
    public List<FileOption> files() {
        return List.of(OUT, FileOption.SVG);
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var words = RuleInput.of(arguments, console);
        var read = words.rules(console);
        if (read.compound() != Compound.DISJUNCTIVE) throw new UsageException(Message.of("cli.quotient.no-compound"));
        long to = NumberOptions.within(1, MOST_HEAPS, arguments, TO, USUAL_HEAPS);
        var out = OUT.in(arguments).orElse(null);
        var svg = FileOption.SVG.in(arguments);
        // Ctrl-C stops the search, and what was found is told.
        try (var interrupt = new ShutdownDelay()) {
            var limits = LimitOptions.withTime(arguments).cancelledBy(interrupt::isRequested);
            var store = StoredTheorems.store(console);
            var answer = answer(read.game(), (int) to, out, store, limits, console);
            if (out != null) write(read.game(), answer.theorem(), out);
            boolean keep = answer.theorem().isForAll() && !arguments.hasMatchedOption(NO_STORE);
            var stored = keep ? keep(read.game(), answer.theorem(), store, console) : null;
            if (svg.isPresent())
                WholeFile.write(
                        svg.get(),
                        new IdempotentLattice(answer.theorem().quotient(), QuotientWords.names(answer.theorem()))
                                .svg());
            tell(read.game(), answer, out, stored, console);
            return answer.theorem().isForAll() || isReached(answer, to) ? DONE : LIMIT_REACHED;
        }
    }

    private static boolean isReached(QuotientAnswer answer, long to) {
        return answer.limit().isEmpty() && answer.obstacle().isEmpty() && answer.last() >= to;
    }

    private static QuotientAnswer answer(
            Game game, int to, @Nullable Path out, TheoremStore store, Limits limits, Console console)
            throws IOException {
        List<RuleTree> games = List.of(game.rules());
        var from = before(games, out).or(() -> store.quotient(games).filter(theorem -> theorem.isForAll()));
        try (var working = new WorkStatus(console, limits)) {
            return new Solver(working.limits()).solve(new QuotientQuestion(games, to, from, theorem -> {
                if (out != null) writeUnchecked(game, theorem, out);
            }));
        }
    }

    /// @return the theorem that the file already holds
    /// @throws StoreException if it is no certificate of a quotient of the same game
    private static Optional<QuotientTheorem> before(List<RuleTree> games, @Nullable Path out) throws IOException {
        if (out == null || !Files.isRegularFile(out) || Files.size(out) == 0) return Optional.empty();
        var theorem = QuotientFile.read(out).theorem();
        if (!theorem.games().equals(games)) throw new StoreException(Message.of("cli.quotient.other", "file", out));
        return Optional.of(theorem);
    }

    private static void write(Game game, QuotientTheorem theorem, Path file) throws IOException {
        new QuotientFile(List.of(StoredRules.text(game)), theorem).write(file);
    }

    private static void writeUnchecked(Game game, QuotientTheorem theorem, Path file) {
        try {
            write(game, theorem, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable String keep(Game game, QuotientTheorem theorem, TheoremStore store, Console console) {
        var file = new QuotientFile(List.of(StoredRules.text(game)), theorem);
        return store.keep(file, console::notice).map(Path::toString).orElse(null);
    }

    private static void tell(
            Game game, QuotientAnswer answer, @Nullable Path out, @Nullable String stored, Console console) {
        if (console.json()) {
            console.say(QuotientJson.of(
                    game.text(), answer, out == null ? null : out.toString(), stored, console.language()));
            return;
        }
        console.unbroken(QuotientWords.of(game.text(), answer, console.language()));
        if (out != null) console.say("\n" + console.text(Message.of("cli.quotient.written", "file", out)));
        if (stored != null) console.say(console.text(Message.of("cli.quotient.kept")));
    }
}
