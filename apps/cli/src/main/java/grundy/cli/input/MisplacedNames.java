package grundy.cli.input;

import grundy.contest.judge.Problems;
import grundy.present.words.ShellText;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Message;
import java.util.Optional;

/// Names that are known, but not to the command that was given them: games of choice, problems of judges, games that
/// are played in turn.
public final class MisplacedNames {
    private MisplacedNames() {}

    /// @param fault in rules or a question
    /// @return the command that the name is for, if it is one
    public static Optional<Message> of(SyntaxException fault) {
        return fault.unknownGame().flatMap(MisplacedNames::suggestion);
    }

    /// @return the command that a name of a game of choice or of a judge's problem is for
    public static Optional<Message> suggestion(String name) {
        return choice(name).or(() -> problem(name));
    }

    /// @param name where a command should stand
    /// @return the line to write instead, if it is the name of a game
    public static Optional<Message> game(String name) {
        return Catalogue.builtIn()
                .find(name)
                .filter(entry -> !entry.examples().isEmpty())
                .map(entry -> Message.of(
                        "cli.other.game",
                        "name",
                        name,
                        "word",
                        ShellText.words(name),
                        "position",
                        ShellText.words(entry.examples().getFirst())));
    }

    /// @param name that the commands of games of choice do not know
    /// @return the command that it is for, if some command knows it
    static Optional<Message> playedInTurn(String name) {
        return Catalogue.builtIn()
                .find(name)
                .map(entry -> Message.of("cli.other.in-turn", "name", name, "id", entry.id()))
                .or(() -> problem(name));
    }

    private static Optional<Message> choice(String name) {
        return MatrixCatalogue.command(name)
                .map(command -> Message.of("cli.other.choice", "name", name, "command", command));
    }

    /// @return a message that the name is one of a problem of an online judge, with the commands that
    ///     know it; empty if it is none
    public static Optional<Message> problem(String name) {
        return Optional.of(name)
                .filter(Problems::isKnown)
                .map(problem -> Message.of("cli.other.problem", "name", problem));
    }
}
