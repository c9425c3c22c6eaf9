package grundy.check.plain;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.OneSide;
import grundy.rules.PartizanBoard;
import grundy.rules.PositionException;
import grundy.rules.RuleTree;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A number and a nim-heap as a game, by the definitions of their values: a value x is right for a position G exactly
/// if whoever begins loses G beside `-x`, which needs no theorem about the values of options.
///
/// The options of the number are those of its canonical form: `{n-1|}` for n > 0, `{(m-1)/2^k | (m+1)/2^k}` for odd m
/// and k > 0. Source: J. H. Conway, On Numbers and Games (1976), chapters 0 and 1.
///
/// @param number may be negative
/// @param nimber at least 0
record ValueForm(Dyadic number, int nimber) {
    private static final ValueFormBoard BOARD = new ValueFormBoard();
    private static final Game SIDED = new Game("value", RuleTree.of("value", Map.of(), BOARD), null);
    private static final Game IMPARTIAL =
            new Game("value", new RuleTree.OnBoard("value", Map.of(), new OneSide<>(BOARD, Side.LEFT)), null);

    /// @return a component that is worth the negative of a value, impartial if it is a nimber; empty where its
    ///     nim-heap is too large to be examined
    static Optional<Component> opposite(ShortValue value) {
        return switch (value) {
            case Value.Nimber(var nimber) -> component(IMPARTIAL, Dyadic.ZERO, nimber);
            case Value.Number(var number) -> component(SIDED, number.negate(), BigInteger.ZERO);
            case Value.NumberAndNimber(var number, var nimber) -> component(SIDED, number.negate(), nimber);
            case CanonicalForm(var forms, int id) -> Optional.of(OpposedForm.component(forms, id));
            case Value.Game _ -> Optional.empty();
        };
    }

    private static Optional<Component> component(Game game, Dyadic number, BigInteger nimber) {
        if (nimber.bitLength() >= Short.SIZE) return Optional.empty();
        var form = new ValueForm(number, nimber.intValueExact());
        return Optional.of(new Component(game, new BoardPosition(form, () -> BOARD.write(form))));
    }

    private List<ValueForm> options(boolean numberMoves, UnaryOperator<Dyadic> option) {
        var options = new ArrayList<ValueForm>();
        if (numberMoves) options.add(new ValueForm(option.apply(number), nimber));
        for (int smaller = 0; smaller < nimber; smaller++) options.add(new ValueForm(number, smaller));
        return options;
    }

    /// The moves of both sides.
    private record ValueFormBoard() implements PartizanBoard<ValueForm> {
        @Override
        public List<ValueForm> leftOptions(ValueForm form) {
            var number = form.number;
            return form.options(number.twos() > 0 || number.signum() > 0, x -> x.minus(step(x)));
        }

        @Override
        public List<ValueForm> rightOptions(ValueForm form) {
            var number = form.number;
            return form.options(number.twos() > 0 || number.signum() < 0, x -> x.plus(step(x)));
        }

        private static Dyadic step(Dyadic number) {
            return Dyadic.ONE.timesPowerOfTwo(-number.twos());
        }

        @Override
        public ValueForm read(String text) {
            throw new PositionException(0, Message.of("syntax.own-ruleset"));
        }

        @Override
        public String write(ValueForm form) {
            return form.number + " *" + form.nimber;
        }
    }
}
