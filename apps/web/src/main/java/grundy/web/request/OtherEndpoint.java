package grundy.web.request;

import grundy.contest.judge.Problems;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Message;
import java.util.Optional;

/// The endpoint that knows a name, where another one was asked about it: games of choice, problems of judges, games of
/// alternating moves.
public final class OtherEndpoint {
    private OtherEndpoint() {}

    /// @param fault in rules, in a position or in an expression
    /// @return the endpoint that knows the name that the fault is about, if one does
    static Optional<Message> of(SyntaxException fault) {
        return fault.unknownGame().flatMap(OtherEndpoint::suggestion);
    }

    /// @param name of no game of alternating moves
    /// @return the endpoint that knows it, if one does
    public static Optional<Message> suggestion(String name) {
        return choice(name).or(() -> problem(name));
    }

    private static Optional<Message> choice(String name) {
        return MatrixCatalogue.command(name)
                .map(endpoint -> Message.of("web.other.choice", "name", name, "endpoint", endpoint));
    }

    private static Optional<Message> problem(String name) {
        return Optional.of(name)
                .filter(Problems::isKnown)
                .map(problem -> Message.of("web.other.problem", "name", problem));
    }

    /// @return the endpoint that solves the game of alternating moves of this name, if there is one
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
