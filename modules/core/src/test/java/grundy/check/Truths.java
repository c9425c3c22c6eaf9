package grundy.check;

import grundy.limit.MemoryLedger;
import grundy.question.Question;
import grundy.rules.Component;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CompoundMoves;
import grundy.testkit.GameMoves;
import grundy.testkit.LengthOracle;
import grundy.testkit.LoserOracle;
import grundy.testkit.NimValueOracle;
import grundy.value.Compound;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.SmallGame;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// What the definition says of small sums.
public final class Truths {
    private Truths() {}

    public static Sum sum(String text) {
        try {
            return Question.parse(text).sum();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    static ClaimedMove move(Optional<Side> side, Map<Integer, List<Position>> left) {
        return new ClaimedMove(
                side,
                left.entrySet().stream()
                        .map(step -> ClaimedMove.Step.of(step.getKey(), step.getValue()))
                        .toList());
    }

    public static List<ClaimedMove> moves(Optional<Side> side, Collection<Map<Integer, List<Position>>> left) {
        return left.stream().map(one -> move(side, one)).toList();
    }

    /// A sum of games in which both players have the same moves.
    public static Truth impartial(Sum sum) {
        var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
        return Truth.of(
                new TurnPosition(sum),
                definition.outcome(),
                List.of((long) definition.remoteness()),
                moves(Optional.empty(), definition.winningMoves()),
                moves(Optional.empty(), definition.allMoves(0)),
                value -> isWorth(sum, value, definition));
    }

    static boolean isWorth(Sum sum, Value value, SumByDefinition definition) {
        boolean misere = sum.play() == Play.MISERE;
        return switch (value) {
            case Value.Nimber(var number) -> !misere && number.equals(BigInteger.valueOf(nimValue(sum)));
            case Value.Number(var number) ->
                !misere && sum.compound() == Compound.DISJUNCTIVE && number.signum() == 0 && nimValue(sum) == 0;
            case Value.MisereNimber(var number) -> misere && number.equals(BigInteger.valueOf(nimValue(sum)));
            case Value.Suspense(var moves) ->
                sum.compound() == Compound.CONJUNCTIVE && moves.equals(BigInteger.valueOf(suspense(sum)));
            case Value.Remoteness(var moves) ->
                sum.compound() == Compound.SHORT_CONJUNCTIVE
                        && moves.equals(BigInteger.valueOf(definition.remoteness()));
            default -> false;
        };
    }

    private record PlacedComponent(int game, Position position) {}

    /// @return what moves in the compound leave, taken as one game
    static List<List<PlacedComponent>> options(Sum sum, List<PlacedComponent> whole) {
        GameMoves<PlacedComponent> each = component -> {
            var rules = sum.components().get(component.game).game().rules();
            var options = new ArrayList<List<PlacedComponent>>();
            for (var option : RuleOptions.distinct(rules, component.position))
                options.add(option.stream()
                        .map(part -> new PlacedComponent(component.game, part))
                        .toList());
            return options;
        };
        var moved = switch (sum.compound().moving()) {
            case CONJUNCTIVE -> CompoundMoves.MovedComponents.EVERY;
            case SELECTIVE -> CompoundMoves.MovedComponents.SOME;
            default -> CompoundMoves.MovedComponents.ONE;
        };
        return new CompoundMoves<>(each, moved, sum.compound().isShort())
                .from(whole).stream()
                        .map(move -> CompoundMoves.after(whole, move))
                        .toList();
    }

    static List<PlacedComponent> start(Sum sum) {
        return IntStream.range(0, sum.components().size())
                .mapToObj(i -> new PlacedComponent(i, sum.components().get(i).position()))
                .toList();
    }

    public static int suspense(Sum sum) {
        return new LengthOracle<List<PlacedComponent>>(whole -> options(sum, whole), sum.play() == Play.MISERE, true)
                .length(start(sum));
    }

    /// The mex over all options of the compound as one game, in misere play with 1 where there is none.
    public static int nimValue(Sum sum) {
        GameMoves<List<PlacedComponent>> moves =
                whole -> options(sum, whole).stream().map(List::of).toList();
        return new NimValueOracle<>(moves, sum.play() == Play.MISERE).value(start(sum));
    }

    public static List<Value> impartialValues() {
        var values = new ArrayList<Value>();
        for (int number = 0; number < 6; number++) {
            var big = BigInteger.valueOf(number);
            values.addAll(List.of(
                    Value.Nimber.of(number),
                    new Value.MisereNimber(big),
                    new Value.Suspense(big),
                    new Value.Remoteness(big)));
        }
        values.add(new Value.Number(Dyadic.ZERO));
        values.add(new Value.Number(Dyadic.ONE));
        values.add(new Value.Loopy(List.of()));
        values.add(new Value.Loopy(List.of(BigInteger.ZERO)));
        values.add(new Value.Loser(0));
        values.add(new Value.Score(0, 0, 0));
        values.add(new Value.QuotientElement("a", 2, true));
        return values;
    }

    static SmallGame game(Component component, Map<Position, SmallGame> known) {
        if (!(component.game().rules() instanceof RuleTree.Partizan(var left, var right))) {
            var nimber = Oracles.values(component.game().rules(), Play.NORMAL).value(component.position());
            return SmallGame.nimber(nimber);
        }
        var seen = known.get(component.position());
        if (seen != null) return seen;
        var game = SmallGame.of(options(left, component, known), options(right, component, known));
        known.put(component.position(), game);
        return game;
    }

    static List<SmallGame> options(RuleTree side, Component component, Map<Position, SmallGame> known) {
        var options = new ArrayList<SmallGame>();
        for (var option : RuleOptions.of(side, component.position()))
            options.add(option.stream()
                    .map(part -> game(new Component(component.game(), part), known))
                    .reduce(SmallGame.nimber(0), SmallGame::plus));
        return options;
    }

    /// Numbers, nimbers, their sums, and all games with one or two of them as options.
    static List<Value> sidedValues() {
        var values = new LinkedHashSet<Value>();
        SmallGame.values(2, 1, 3).forEach(values::add);
        var forms = new CanonicalForms(MemoryLedger.PROCESS.grant());
        var few = SmallGame.values(1, 0, 2).map(forms::of).toList();
        for (int left : few)
            for (int right : few)
                values.add(CanonicalForm.value(forms, forms.position(new int[] {left}, new int[] {right})));
        return List.copyOf(values);
    }

    /// A sum of games of which some are of Left and Right.
    public static Truth sided(Sum sum) {
        var definition = SumByDefinition.ofSides(sum.components(), sum.play());
        var games = new HashMap<Component, SmallGame>();
        for (var component : sum.components()) games.put(component, game(component, new HashMap<>()));
        var game = games.entrySet().stream().map(Map.Entry::getValue).reduce(SmallGame.nimber(0), SmallGame::plus);
        var winning = new ArrayList<>(moves(Optional.of(Side.LEFT), definition.winningMoves(0, 1)));
        winning.addAll(moves(Optional.of(Side.RIGHT), definition.winningMoves(1, 0)));
        var legal = new ArrayList<>(moves(Optional.of(Side.LEFT), definition.allMoves(0)));
        legal.addAll(moves(Optional.of(Side.RIGHT), definition.allMoves(1)));
        return Truth.of(
                new TurnPosition(sum),
                Outcome.ofBeginners(definition.outcome(0), definition.outcome(1)),
                List.of((long) definition.remoteness(0), (long) definition.remoteness(1)),
                winning,
                legal,
                value -> sum.play() == Play.NORMAL
                        && value instanceof ShortValue same
                        && SmallGame.of(same).equalsAsValue(game));
    }

    /// Several players who move in turn.
    static Truth players(TurnPosition asked, List<RuleTree> byPlayer, List<List<Integer>> orders, int mover) {
        var oracle = new LoserOracle<>(byPlayer.stream().map(Oracles::moves).toList(), orders);
        var start = asked.sum().components().stream().map(Component::position).toList();
        int loser = oracle.loser(start, mover);
        var winning = new LinkedHashSet<ClaimedMove>();
        var legal = new LinkedHashSet<ClaimedMove>();
        for (int i = 0; i < start.size(); i++)
            for (var option : RuleOptions.distinct(byPlayer.get(mover), start.get(i))) {
                var after = new ArrayList<>(start);
                after.remove(i);
                after.addAll(i, option);
                var move = move(Optional.empty(), Map.of(i, option));
                legal.add(move);
                if (loser != mover && oracle.loser(after, (mover + 1) % orders.size()) == loser) winning.add(move);
            }
        return Truth.of(
                asked,
                loser == mover ? Outcome.P : Outcome.N,
                List.of(),
                List.copyOf(winning),
                List.copyOf(legal),
                value -> value.equals(new Value.Loser(loser)));
    }

    /// One game in which the opponent may forbid some moves before each: all choices of them are gone through.
    public static Truth blocked(Sum sum) {
        var rules = (RuleTree.Blocking) sum.components().getFirst().game().rules();
        var position = sum.components().getFirst().position();
        boolean wins = wins(rules, position, sum.play(), new HashMap<>());
        var legal = new ArrayList<ClaimedMove>();
        var winning = new ArrayList<ClaimedMove>();
        for (var option : RuleOptions.distinct(rules.moves(), position)) {
            var move = move(Optional.empty(), Map.of(0, option));
            legal.add(move);
            if (wins && !wins(rules, option.getFirst(), sum.play(), new HashMap<>())) winning.add(move);
        }
        return Truth.of(new TurnPosition(sum), wins ? Outcome.N : Outcome.P, List.of(), winning, legal, _ -> false);
    }

    private static boolean wins(RuleTree.Blocking rules, Position position, Play play, Map<Position, Boolean> known) {
        var seen = known.get(position);
        if (seen != null) return seen;
        var options = RuleOptions.distinct(rules.moves(), position);
        int most = rules.most().intValueExact();
        boolean wins = true;
        for (int blocked = 0; blocked < 1 << options.size(); blocked++) {
            if (Integer.bitCount(blocked) > most) continue;
            boolean any = false;
            boolean one = false;
            for (int i = 0; i < options.size(); i++)
                if ((blocked >> i & 1) == 0) {
                    any = true;
                    one |= !wins(rules, options.get(i).getFirst(), play, known);
                }
            wins &= any ? one : play == Play.MISERE;
        }
        known.put(position, wins);
        return wins;
    }
}
