package grundy.web.request;

import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry.Form;
import grundy.text.Message;
import java.io.IOException;
import java.util.Optional;

/// The endpoint that knows a name, where another one was asked about it: games of choice, problems of judges, games of
/// alternating moves.
public final class OtherEndpoint {
    private OtherEndpoint() {}

    /// @param fault in rules, in a position or in an expression
    /// @return which endpoint knows the name that the fault is about, if one does
    static Optional<Message> of(SyntaxException fault) {
        return fault.problem().key().equals("syntax.unknown-game")
                        && fault.problem().arguments().get("name") instanceof String name
                ? named(name)
                : Optional.empty();
    }

    /// @param name of no game of alternating moves
    /// @return which endpoint knows it, if one does
    public static Optional<Message> named(String name) {
        return choice(name).or(() -> problem(name));
    }

    private static Optional<Message> choice(String name) {
        try {
            return MatrixCatalogue.find(name)
                    .map(chosen -> Message.of(
                            "web.other.choice",
                            "name",
                            name,
                            "endpoint",
                            chosen.entry().form() == Form.TREE ? "tree" : "matrix"));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    private static Optional<Message> problem(String name) {
        if (name.isBlank() || Problems.isPath(name)) return Optional.empty();
        try {
            Problems.find(name);
            return Optional.of(Message.of("web.other.problem", "name", name));
        } catch (JudgeException | IOException _) {
            return Optional.empty();
        }
    }

    /// @return where the game of alternating moves is solved that has this name, if one has
    static Optional<Message> inTurn(String name) {
        return Catalogue.builtIn()
                .find(name)
                .map(entry -> Message.of(
                        "web.other.in-turn",
                        "name",
                        name,
                        "line",
                        entry.examples().stream()
                                .findFirst()
                                .map(position -> entry.id() + " " + position)
                                .orElse(entry.id())));
    }
}
