package grundy.store.theorem;

import grundy.check.TheoremSource;
import grundy.check.theorem.GameFormulas;
import java.nio.file.Path;
import java.util.Optional;

/// A theorem from a certificate that the user names, which answers before anything else does, and is
/// proved first.
public final class NamedTheorem implements TheoremSource {
    private final Path file;
    private final TheoremFile theorem;
    private boolean fits;
    private boolean refused;

    public NamedTheorem(Path file, TheoremFile theorem) {
        this.file = file;
        this.theorem = theorem;
    }

    @Override
    public Optional<TheoremEntry> about(GameFormulas game, boolean values) {
        var statement = theorem.theorem();
        if (statement.values() != values || !statement.game().canonical().equals(game.canonical()))
            return Optional.empty();
        fits = true;
        if (theorem.claim().isEmpty() || theorem.saysSame())
            return Optional.of(new TheoremEntry(statement.about(game), theorem.claim(), file.toString()));
        refused = true;
        return Optional.empty();
    }

    @Override
    public boolean comeFirst() {
        return true;
    }

    @Override
    public void refused(TheoremEntry entry) {
        refused = true;
    }

    /// @return whether it is about a game that was asked about
    public boolean fits() {
        return fits;
    }

    /// @return whether it did not check
    public boolean isRefused() {
        return refused;
    }
}
