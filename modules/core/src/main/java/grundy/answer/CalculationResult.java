package grundy.answer;

import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.TransfiniteNimber;
import grundy.value.Value;
import grundy.value.canonical.OptionFate;
import grundy.value.canonical.Uptimal;
import grundy.value.heat.AdornedStop;
import grundy.value.heat.Thermograph;
import grundy.value.misere.GenusSymbol;
import grundy.value.misere.MisereGame;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// The result of an expression: a value, or the answer to a question about values.
public sealed interface CalculationResult {
    /// A value.
    record SingleValue(ShortValue value) implements CalculationResult {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// A game in the form in which it was written, which counts for what depends on the form.
    ///
    /// @param form by its id among the forms of the calculation
    record LiteralForm(ShortValue value, int form) implements CalculationResult {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// A heap of Nim with as many counters as an infinite ordinal says.
    record Transfinite(TransfiniteNimber number) implements CalculationResult {
        @Override
        public String toString() {
            return number.toString();
        }
    }

    /// An infinite ordinal, which stands for its heap in operations of Nim.
    record Ordinal(TransfiniteNimber number) implements CalculationResult {
        @Override
        public String toString() {
            return number.ordinal();
        }
    }

    /// An impartial game in misere play.
    record Misere(MisereGame game) implements CalculationResult {
        @Override
        public String toString() {
            return game.toString();
        }
    }

    /// Several impartial games in misere play, each once.
    record MisereGames(List<MisereGame> games) implements CalculationResult {
        public MisereGames {
            games = List.copyOf(games);
        }

        @Override
        public String toString() {
            return games.stream().map(MisereGame::toString).collect(Collectors.joining(",", "{", "}"));
        }
    }

    /// The genus of an impartial game.
    ///
    /// @param isTame whether the game is tame
    record Genus(GenusSymbol symbol, boolean isTame) implements CalculationResult {
        @Override
        public String toString() {
            return symbol.text(isTame);
        }
    }

    /// The value of a game from which play may go on for ever.
    record Endless(Value.Endless value) implements CalculationResult {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// The truth of a statement about values.
    record Truth(boolean isSo) implements CalculationResult {
        @Override
        public String toString() {
            return Boolean.toString(isSo);
        }
    }

    /// The winner of a game.
    record Winner(Outcome outcome) implements CalculationResult {
        @Override
        public String toString() {
            return outcome.toString();
        }
    }

    /// The winner where play may go on for ever: L, R, or D for a draw.
    ///
    /// @param left if Left begins
    /// @param right if Right begins
    record SidedWinner(Outcome left, Outcome right) implements CalculationResult {
        /// @return `D`, or `L/D` if the two are not the same
        @Override
        public String toString() {
            return left == right ? left.toString() : left + "/" + right;
        }
    }

    /// The stop at which play ends, and the side to move there.
    record FinalStop(AdornedStop stop) implements CalculationResult {
        @Override
        public String toString() {
            return stop.toString();
        }
    }

    /// Several values, each once.
    record SeveralValues(List<? extends Value> values) implements CalculationResult {
        public SeveralValues {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return values.stream().map(Value::toString).collect(Collectors.joining(",", "{", "}"));
        }
    }

    /// Positions that a move leads to, as they are written, each once.
    ///
    /// @param left of an impartial game those of both
    /// @param right empty for an impartial game
    record Moves(List<String> left, List<String> right) implements CalculationResult {
        public Moves {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        @Override
        public String toString() {
            return "{" + String.join("; ", left) + (right.isEmpty() ? "" : " | " + String.join("; ", right)) + "}";
        }
    }

    /// A thermograph.
    record ThermographResult(Thermograph thermograph) implements CalculationResult {
        @Override
        public String toString() {
            return thermograph.toString();
        }
    }

    /// A sum of powers of up, expanded.
    record UptimalExpansion(Uptimal uptimal) implements CalculationResult {
        @Override
        public String toString() {
            return uptimal.toString();
        }
    }

    /// The fate of each option of a position as it was written.
    ///
    /// @param value of the position
    record OptionFates(List<OptionFate> left, List<OptionFate> right, ShortValue value) implements CalculationResult {
        public OptionFates {
            left = List.copyOf(left);
            right = List.copyOf(right);
        }

        /// @return the canonical form
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// Returns the result that is this number.
    static CalculationResult number(Dyadic number) {
        return new SingleValue(new Value.Number(number));
    }

    /// Returns the result that is this integer.
    static CalculationResult number(BigInteger number) {
        return number(Dyadic.of(number));
    }

    /// Returns the result that is this integer.
    static CalculationResult number(long number) {
        return number(Dyadic.of(number));
    }
}
