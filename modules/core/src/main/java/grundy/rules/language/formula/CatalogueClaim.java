package grundy.rules.language.formula;

import grundy.rules.formula.Condition;
import grundy.rules.formula.Expression;
import grundy.value.Play;

/// A closed form that a game of the catalogue claims. Never trusted because somebody typed it in: checked by the
/// program.
public sealed interface CatalogueClaim {
    /// @return the kind of play that the claim is about
    Play play();

    /// @return the claim as written
    String text();

    /// `P when condition`: the player to move loses exactly where the condition holds.
    record Cold(Play play, String text, Condition condition) implements CatalogueClaim {}

    /// `g = expression`: the nim-value.
    record Grundy(Play play, String text, Expression value) implements CatalogueClaim {}
}
