package grundy.cli;

import grundy.engine.LimitException;
import grundy.store.TheoremFile;
import grundy.store.TheoremStore;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// A theorem that was put into the user's store, where `solve` finds it.
///
/// @param rules that it is about
record KeptTheorem(Path file, String rules) {
    /// @return empty if it could not be written, which is told
    static Optional<KeptTheorem> in(TheoremStore store, TheoremFile theorem, Console console) {
        try {
            return Optional.of(new KeptTheorem(store.add(theorem), theorem.rules()));
        } catch (IOException e) {
            console.err().println(console.text(Message.of("cli.prove.not-kept", "problem", String.valueOf(e))));
        } catch (LimitException e) {
            console.err().println(console.text(Message.of("cli.prove.not-kept", "problem", e.explanation())));
        }
        return Optional.empty();
    }

    String path() {
        return file.toString();
    }

    Message line() {
        return Message.of("cli.prove.kept", "file", file);
    }
}
