package grundy.web.request;

import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixCatalogue.ChosenEntry;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.strategic.matrix.MatrixGame;
import grundy.strategic.matrix.MatrixText;
import grundy.strategic.solve.StrategicSolver;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeNames;
import grundy.strategic.tree.TreeText;
import grundy.text.Language;
import grundy.text.Message;
import java.util.Optional;

/// A game of choices as a request has it: the name of one of the catalogue, or a text. Never the name of a file.
///
/// @param chosen the game of the catalogue that the text names
public record ChoiceText(String text, Optional<ChosenEntry> chosen) {
    private static final int LONGEST_NAME = 200;

    /// @throws RefusedRequest if it is the name of a game of alternating moves
    public static ChoiceText of(String text) throws SyntaxException {
        var chosen = text.length() < LONGEST_NAME ? MatrixCatalogue.find(text) : Optional.<ChosenEntry>empty();
        if (chosen.isEmpty() && text.length() < LONGEST_NAME)
            OtherEndpoint.inTurn(text.strip()).ifPresent(other -> {
                throw new RefusedRequest(400, other);
            });
        return new ChoiceText(text, chosen);
    }

    /// @return the game, or the strategic form of a tree
    public MatrixGame matrix(Language language) throws SyntaxException {
        if (chosen.isPresent() && chosen.get().entry().form() != Form.TREE)
            return MatrixCatalogue.game(chosen.get(), language);
        if (chosen.isPresent() || TreeText.isTree(text)) return StrategicSolver.strategicForm(tree(language));
        return MatrixText.read(text);
    }

    public GameTree tree(Language language) throws SyntaxException {
        if (chosen.isEmpty()) return TreeText.read(text);
        var entry = chosen.get().entry();
        if (entry.form() != Form.TREE) throw new RefusedRequest(400, Message.of("web.tree.none", "name", entry.id()));
        var names = language == Language.ZH ? entry.label("words", Language.ZH) : "";
        return new TreeNames(names).of(TreeText.read(entry.body()), entry.name(language));
    }
}
