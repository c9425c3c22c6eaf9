package grundy.store.theorem;

import grundy.check.QuotientTheorem;
import grundy.check.TheoremSource;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.GameFormulas;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.store.DataFolder;
import grundy.store.FileFault;
import grundy.store.FolderMaker;
import grundy.store.Sha256;
import grundy.store.StoreException;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The theorems that a user had proved, as certificates in his folder of data: one for each game, end condition and
/// kind, under a name made of the rules in a form that does not depend on how they were written.
///
/// What is read here is not trusted, nor that it was ever proved: whoever uses it proves it about the very game that
/// was asked for, each time.
public final class TheoremStore implements TheoremSource {
    private static final int NAME = 24;
    private static final int STATES = 2_000_000;
    private static final String QUOTIENT = "quotient-";

    private final Path folder;
    private final Consumer<Path> refusal;

    /// @param folder may be missing
    /// @param refusal receives a file that does not check
    public TheoremStore(Path folder, Consumer<Path> refusal) {
        this.folder = folder;
        this.refusal = refusal;
    }

    /// @param notices is given what a reader should know of theorems that cannot be used
    /// @return the store in the user's folder of data
    public static TheoremStore ofUser(Consumer<Message> notices) {
        return new TheoremStore(
                DataFolder.ofUser().resolve("theorems"),
                file -> notices.accept(Message.of("store.theorem.refused", "file", file)));
    }

    /// Keeps a theorem that was proved in the user's store, if possible.
    ///
    /// @param notices is given why that is not possible
    /// @return the file of the theorem
    public static Optional<Path> keep(TheoremFile theorem, Consumer<Message> notices) {
        return kept(() -> ofUser(notices).add(theorem), notices);
    }

    /// Stores a misere quotient if possible; a failure is reported.
    ///
    /// @return the file of the quotient
    public Optional<Path> keep(QuotientFile quotient, Consumer<Message> notices) {
        return kept(() -> add(quotient), notices);
    }

    private interface Addition {
        Path add() throws IOException;
    }

    private static Optional<Path> kept(Addition addition, Consumer<Message> notices) {
        try {
            return Optional.of(addition.add());
        } catch (IOException fault) {
            notices.accept(notKept(FileFault.message(fault)));
        } catch (LimitException fault) {
            notices.accept(notKept(fault.explanation()));
        } catch (StoreException fault) {
            notices.accept(notKept(fault.explanation()));
        }
        return Optional.empty();
    }

    private static Message notKept(Object problem) {
        return Message.of("store.theorem.not-kept", "problem", problem);
    }

    public Path folder() {
        return folder;
    }

    private Path file(GameFormulas game, boolean values) {
        var text = (values ? "g " : "P ") + game.canonical();
        var hash = Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
        return folder.resolve(hash.substring(0, NAME) + ".json");
    }

    /// Keeps a theorem that was proved; one about the same game that was there before is replaced.
    ///
    /// @return the file of the theorem
    public Path add(TheoremFile theorem) throws IOException {
        FolderMaker.make(folder);
        var file = file(theorem.theorem().game(), theorem.theorem().values());
        theorem.write(file);
        return file;
    }

    private Path file(List<RuleTree> games) {
        var hash = Sha256.hex(games.toString().getBytes(StandardCharsets.UTF_8));
        return folder.resolve(QUOTIENT + hash.substring(0, NAME) + ".json");
    }

    /// Keeps a misere quotient, in the place of another one of the same games.
    ///
    /// @return the file of the quotient
    public Path add(QuotientFile quotient) throws IOException {
        FolderMaker.make(folder);
        var file = file(quotient.theorem().games());
        quotient.write(file);
        return file;
    }

    @Override
    public Optional<QuotientTheorem> quotient(List<RuleTree> games) {
        var file = file(games);
        if (!Files.isRegularFile(file)) return Optional.empty();
        try {
            var theorem = QuotientFile.read(file).theorem();
            if (theorem.games().equals(games)) return Optional.of(theorem);
        } catch (StoreException | RulesException | IOException _) {
            // told below
        }
        refusal.accept(file);
        return Optional.empty();
    }

    @Override
    public Optional<TheoremEntry> about(GameFormulas game, boolean values) {
        var file = file(game, values);
        if (!Files.isRegularFile(file)) return Optional.empty();
        try {
            var read = TheoremFile.read(file);
            var theorem = read.theorem();
            boolean same = theorem.values() == values
                    && theorem.game().canonical().equals(game.canonical())
                    && (read.claim().isEmpty() || read.saysSame());
            if (same) return Optional.of(new TheoremEntry(theorem.about(game), read.claim(), file.toString()));
            refusal.accept(file);
            return Optional.empty();
        } catch (StoreException | RulesException | IOException _) {
            refusal.accept(file);
            return Optional.empty();
        }
    }

    /// Theorems about a game that stand: each is proved by the kernel.
    ///
    /// @param limits how long that may take
    /// @return about the nim-values and about the P-positions of single positions, if there are
    public List<TheoremEntry> about(RuleTree rules, Play play, Limits limits) {
        GameFormulas game;
        try {
            game = GameFormulas.of(rules, play, 0);
        } catch (RulesException _) {
            return List.of();
        }
        return Stream.of(true, false)
                .flatMap(values -> about(game, values).stream())
                .filter(theorem -> stands(theorem, limits))
                .toList();
    }

    private boolean stands(TheoremEntry theorem, Limits limits) {
        try {
            var budget =
                    new KernelBudget(STATES, limits::isOver, limits.memory().grant());
            if (theorem.theorem().check(budget) instanceof TheoremCheck.Result.Proved) return true;
            refused(theorem);
        } catch (RulesException e) {
            refused(theorem);
        } catch (TooLargeException | KernelBudget.CancelledException | LimitException e) {
            // It may stand, but that was not found out.
        }
        return false;
    }

    @Override
    public void refused(TheoremEntry theorem) {
        refusal.accept(Path.of(theorem.origin()));
    }

    /// A stored theorem.
    ///
    /// @param theorem what the file says, not proved here
    public record Entry(Path file, TheoremFile theorem) {}

    /// A misere quotient that is kept.
    ///
    /// @param quotient what the file says, not proved here
    public record StoredQuotient(Path file, QuotientFile quotient) {}

    /// @return the stored theorems, without unreadable files
    public List<Entry> all() throws IOException {
        var entries = new ArrayList<Entry>();
        for (var file : files(false))
            try {
                entries.add(new Entry(file, TheoremFile.read(file)));
            } catch (IOException | StoreException | RulesException _) {
                refusal.accept(file);
            }
        return entries;
    }

    /// @return the stored misere quotients, without unreadable files
    public List<StoredQuotient> quotients() throws IOException {
        var quotients = new ArrayList<StoredQuotient>();
        for (var file : files(true))
            try {
                quotients.add(new StoredQuotient(file, QuotientFile.read(file)));
            } catch (IOException | StoreException | RulesException _) {
                refusal.accept(file);
            }
        return quotients;
    }

    private List<Path> files(boolean ofQuotients) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (var files = Files.list(folder)) {
            // A pipe would be waited for.
            return files.filter(path -> path.toString().endsWith(".json"))
                    .filter(Files::isRegularFile)
                    .filter(path -> path.getFileName().toString().startsWith(QUOTIENT) == ofQuotients)
                    .sorted()
                    .toList();
        }
    }
}
