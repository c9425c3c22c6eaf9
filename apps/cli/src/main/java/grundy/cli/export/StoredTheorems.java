package grundy.cli.export;

import grundy.check.TheoremSource;
import grundy.cli.option.MachineLimits;
import grundy.cli.terminal.Console;
import grundy.limit.Deadline;
import grundy.present.words.StoredTheoremWords;
import grundy.rules.Game;
import grundy.store.theorem.TheoremStore;
import grundy.value.Play;
import java.nio.file.Files;
import java.time.Duration;

/// The theorems that the user has proved and stored.
public final class StoredTheorems {
    private static final Duration MOST = Duration.ofSeconds(2);

    private StoredTheorems() {}

    /// @return the store of theorems
    public static TheoremStore store(Console console) {
        return TheoremStore.ofUser(console::notice);
    }

    /// @return the theorems that the user had proved
    public static TheoremSource theoremSource(Console console) {
        var store = store(console);
        return Files.isDirectory(store.folder()) ? store : TheoremSource.NONE;
    }

    /// Tells the theorems about a game that stand, a line each, after an empty one.
    ///
    /// @return whether there is one
    public static boolean tell(Game game, Play play, Console console) {
        var store = store(console);
        if (!Files.isDirectory(store.folder())) return false;
        var entries = store.about(game.rules(), play, MachineLimits.LIMITS.until(Deadline.after(MOST)));
        if (!entries.isEmpty()) console.say("");
        for (var theorem : entries) console.say(StoredTheoremWords.of(game.fullName(), theorem));
        return !entries.isEmpty();
    }
}
