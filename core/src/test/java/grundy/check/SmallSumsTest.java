package grundy.check;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.VerdictCheck.Asked;
import grundy.check.VerdictCheck.Stated;
import grundy.check.VerdictCheck.StatedMoves;
import grundy.limit.MemoryLedger;
import grundy.rules.Component;
import grundy.rules.Oracles;
import grundy.rules.Position;
import grundy.rules.RuleOptions;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.rules.SumByDefinition;
import grundy.rules.SyntaxException;
import grundy.solve.Question;
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
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the definition says of small sums is accepted, and of all else that may be said of them nothing is.
class SmallSumsTest {
    /// What holds of a sum.
    ///
    /// @param legal every move, those that lose too
    /// @param values which values are its own
    private record Truth(
            Asked asked,
            Outcome outcome,
            List<Long> remoteness,
            List<StatedMove> winning,
            List<StatedMove> legal,
            Predicate<Value> values) {
        Stated stated(Optional<Value> value) {
            return new Stated(outcome, value, remoteness, Optional.of(moves(winning)), Basis.NONE);
        }

        private static StatedMoves moves(List<StatedMove> listed) {
            return new StatedMoves(Optional.of(BigInteger.valueOf(listed.size())), listed);
        }

        /// Asks for all that may be said: what is true is accepted, all else is refused.
        void isAllThatHolds(String text, List<Value> values) {
            accepted(text, stated(Optional.empty()));
            for (var value : values) {
                var stated = stated(Optional.of(value));
                if (values().test(value)) {
                    accepted(text, stated);
                    for (var wrong : VerdictCheckTest.tampered(stated)) if (!holds(wrong)) refused(text, wrong);
                } else {
                    assertThat(check(stated).isComplete())
                            .as("%s is worth %s", text, value)
                            .isFalse();
                }
            }
            for (var wrong : VerdictCheckTest.tampered(stated(Optional.empty()))) refused(text, wrong);
            for (int i = 0; i < remoteness.size(); i++)
                for (long moves = -1; moves < 12; moves++) {
                    var others = new ArrayList<>(remoteness);
                    others.set(i, moves);
                    var other = new Stated(outcome, Optional.empty(), others, Optional.empty(), Basis.NONE);
                    assertThat(check(other).isComplete())
                            .as("%s lasts %s moves", text, others)
                            .isEqualTo(others.equals(remoteness));
                }
            allMoves(text);
        }

        private boolean holds(Stated claim) {
            return claim.outcome() == outcome
                    && claim.remoteness().equals(remoteness)
                    && claim.moves().equals(Optional.of(moves(winning)))
                    && claim.value().map(values::test).orElse(true);
        }

        /// One move that is listed, of all that there are; and others that there are not.
        private void allMoves(String text) {
            var count = BigInteger.valueOf(winning.size());
            var all = new ArrayList<>(legal);
            for (var move : legal) {
                all.add(new StatedMove(Optional.of(Side.LEFT), move.steps()));
                all.add(new StatedMove(Optional.of(Side.RIGHT), move.steps()));
                all.add(new StatedMove(Optional.empty(), move.steps()));
                all.add(new StatedMove(
                        move.side(),
                        Stream.concat(move.steps().stream(), move.steps().stream())
                                .toList()));
            }
            all.add(new StatedMove(Optional.empty(), List.of()));
            for (var move : all)
                for (var counted : List.of(Optional.of(count), Optional.<BigInteger>empty())) {
                    var listed = Optional.of(new StatedMoves(counted, List.of(move)));
                    var result = check(new Stated(outcome, Optional.empty(), remoteness, listed, Basis.NONE));
                    assertThat(result.isComplete())
                            .as("%s, %s wins", text, move)
                            .isEqualTo(winning.contains(move));
                    assertThat(result.fault().isEmpty())
                            .as("%s, %s wins", text, move)
                            .isEqualTo(winning.contains(move));
                }
        }

        private VerdictCheck.Result check(Stated stated) {
            return VerdictCheck.of(asked, stated);
        }

        private void accepted(String text, Stated stated) {
            var result = check(stated);
            assertThat(result.fault()).as("%s: %s", text, stated).isEmpty();
            assertThat(result.open()).as("%s: %s", text, stated).isEmpty();
            assertThat(result.steps()).isNotEmpty();
        }

        /// A value may be left open where there is no other game beside which to play.
        private void refused(String text, Stated wrong) {
            var result = check(wrong);
            var sum = asked.sum();
            boolean isOrdinary = sum.play() == Play.NORMAL && sum.compound() == Compound.DISJUNCTIVE;
            boolean isOpen = !isOrdinary && !wrong.value().map(values::test).orElse(true);
            assertThat(result.isComplete()).as("%s: %s", text, wrong).isFalse();
            if (!isOpen) assertThat(result.fault()).as("%s: %s", text, wrong).isPresent();
        }
    }

    private static Sum sum(String text) {
        try {
            return Question.parse(text).sum();
        } catch (SyntaxException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    private static StatedMove move(Optional<Side> side, Map<Integer, List<Position>> left) {
        return new StatedMove(
                side,
                left.entrySet().stream()
                        .map(step -> StatedMove.Step.of(step.getKey(), step.getValue()))
                        .toList());
    }

    private static List<StatedMove> moves(Optional<Side> side, Collection<Map<Integer, List<Position>>> left) {
        return left.stream().map(one -> move(side, one)).toList();
    }

    /// A sum of games in which both players have the same moves.
    private static Truth impartial(Sum sum) {
        var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
        return new Truth(
                new Asked(sum),
                definition.outcome(),
                List.of((long) definition.remoteness()),
                moves(Optional.empty(), definition.winningMoves()),
                moves(Optional.empty(), definition.allMoves(0)),
                value -> isWorth(sum, value, definition));
    }

    private static boolean isWorth(Sum sum, Value value, SumByDefinition definition) {
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

    private record Placed(int game, Position position) {}

    /// @return what moves in the compound leave, taken as one game
    private static List<List<Placed>> options(Sum sum, List<Placed> whole) {
        GameMoves<Placed> each = placed -> {
            var rules = sum.components().get(placed.game).game().rules();
            var options = new ArrayList<List<Placed>>();
            for (var option : RuleOptions.distinct(rules, placed.position))
                options.add(option.stream()
                        .map(part -> new Placed(placed.game, part))
                        .toList());
            return options;
        };
        var moved = switch (sum.compound().moving()) {
            case CONJUNCTIVE -> CompoundMoves.Moved.EVERY;
            case SELECTIVE -> CompoundMoves.Moved.SOME;
            default -> CompoundMoves.Moved.ONE;
        };
        return new CompoundMoves<>(each, moved, sum.compound().isShort())
                .from(whole).stream()
                        .map(move -> CompoundMoves.after(whole, move))
                        .toList();
    }

    private static List<Placed> start(Sum sum) {
        return IntStream.range(0, sum.components().size())
                .mapToObj(i -> new Placed(i, sum.components().get(i).position()))
                .toList();
    }

    private static int suspense(Sum sum) {
        return new LengthOracle<List<Placed>>(whole -> options(sum, whole), sum.play() == Play.MISERE, true)
                .length(start(sum));
    }

    /// The mex over all options of the compound as one game, in misere play with 1 where there is none.
    private static int nimValue(Sum sum) {
        GameMoves<List<Placed>> moves =
                whole -> options(sum, whole).stream().map(List::of).toList();
        return new NimValueOracle<>(moves, sum.play() == Play.MISERE).value(start(sum));
    }

    private static List<Value> impartialValues() {
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

    private static final List<String> COMPOUNDS =
            List.of("", "every ", "some ", "short ", "short every ", "short some ");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 0",
                "nim 4",
                "nim 1 2",
                "nim 1 1 1",
                "take {1,3,4} 6",
                "take {2,3} 5 4",
                "take {2,3} 1 1",
                "kayles 4",
                "kayles 3 2",
                "0.137 5",
                "4.3 4",
                "grundys-game 7",
                "wythoff 1 2",
                "nim(2) + kayles(3)",
                "nim(1) + [take {2,3}](5)",
                "(a, b): (a-k, b+k) | (a, b-1) 2 1",
                "(n): (n-1) + (1) where n > 2 | (n-2) 5"
            })
    void impartial(String text) {
        for (var compound : COMPOUNDS)
            for (var play : List.of("", "misere ")) {
                var named = play + compound + text;
                impartial(sum(named)).isAllThatHolds(named, impartialValues());
            }
    }

    /// What moves leave is told as a whole board, where it stays whole, or by its parts.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram 2 3",
                "cram(2,2) + nim(2)",
                "chomp 2 3",
                "treblecross 5",
                "node-kayles 1-2 2-3 3-1 3-4",
                "node-kayles 1-2 2-3 3-4 4-5"
            })
    void boards(String text) {
        for (var play : List.of("", "misere ")) {
            var sum = sum(play + text);
            var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
            var winning = new LinkedHashSet<StatedMove>();
            var legal = new LinkedHashSet<StatedMove>();
            for (int i = 0; i < sum.components().size(); i++) {
                int index = i;
                var component = sum.components().get(i);
                RuleOptions.told(component.game().rules(), component.position()).forEach(option -> {
                    var move = move(Optional.empty(), Map.of(index, option.to()));
                    var after = new ArrayList<>(sum.components());
                    after.remove(index);
                    option.parts().forEach(part -> after.add(new Component(component.game(), part)));
                    legal.add(move);
                    if (SumByDefinition.of(after, sum.compound(), sum.play()).outcome() == Outcome.P) winning.add(move);
                });
            }
            var truth = new Truth(
                    new Asked(sum),
                    definition.outcome(),
                    List.of((long) definition.remoteness()),
                    List.copyOf(winning),
                    List.copyOf(legal),
                    value -> isWorth(sum, value, definition));
            truth.isAllThatHolds(play + text, impartialValues());
        }
    }

    /// Play may go on for ever.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 1 1",
                "(a, b): (a-1, b+1) | (a+1, b-1) | (a-1, b) 2 0",
                "(n): (1-n) where n < 2 | (n-1) where n > 1 2",
                "(n): (3-n) where n < 4 | (0) where n == 1 2"
            })
    void endless(String text) {
        for (var compound : COMPOUNDS)
            for (var play : List.of("", "misere ")) {
                var named = play + compound + text;
                var sum = sum(named);
                var definition = SumByDefinition.of(sum.components(), sum.compound(), sum.play());
                var truth = new Truth(
                        new Asked(sum),
                        definition.outcome(),
                        List.of((long) definition.remoteness()),
                        moves(Optional.empty(), definition.winningMoves()),
                        moves(Optional.empty(), definition.allMoves(0)),
                        value -> isEndless(sum, value));
                var values = new ArrayList<Value>();
                for (int set = 0; set < 8; set++) {
                    int wanted = set;
                    values.add(new Value.Loopy(IntStream.range(0, 3)
                            .filter(number -> (wanted >> number & 1) != 0)
                            .mapToObj(BigInteger::valueOf)
                            .toList()));
                }
                for (int number = 0; number < 4; number++) values.add(Value.Nimber.of(number));
                values.add(new Value.Loopy(List.of(BigInteger.valueOf(40))));
                truth.isAllThatHolds(named, values);
            }
    }

    /// Beside a heap of each size: lost beside exactly one, which is its value; or won beside those in the
    /// set, and drawn
    /// beside all others.
    private static boolean isEndless(Sum sum, Value value) {
        if (sum.compound() != Compound.DISJUNCTIVE || sum.play() == Play.MISERE) return false;
        var nim = sum("nim 0").components().getFirst();
        var lost = new HashSet<Integer>();
        var won = new HashSet<Integer>();
        for (int heap = 0; heap < 8; heap++) {
            var components = new ArrayList<>(sum.components());
            components.add(new Component(nim.game(), grundy.rules.Tuple.of(heap)));
            var outcome = SumByDefinition.of(components, Compound.DISJUNCTIVE, Play.NORMAL)
                    .outcome();
            if (outcome == Outcome.P) lost.add(heap);
            if (outcome == Outcome.N) won.add(heap);
        }
        return switch (value) {
            case Value.Nimber(var number) -> lost.contains(number.intValueExact());
            case Value.Loopy(var nimbers) ->
                lost.isEmpty()
                        && nimbers.stream()
                                .map(BigInteger::intValueExact)
                                .collect(java.util.stream.Collectors.toSet())
                                .equals(won);
            default -> false;
        };
    }

    private static SmallGame game(Component component, Map<Position, SmallGame> known) {
        if (!(component.game().rules() instanceof Rules.Partizan(var left, var right))) {
            var nimber = Oracles.values(component.game().rules(), Play.NORMAL).value(component.position());
            return SmallGame.nimber(nimber);
        }
        var seen = known.get(component.position());
        if (seen != null) return seen;
        var game = SmallGame.of(options(left, component, known), options(right, component, known));
        known.put(component.position(), game);
        return game;
    }

    private static List<SmallGame> options(Rules side, Component component, Map<Position, SmallGame> known) {
        var options = new ArrayList<SmallGame>();
        for (var option : RuleOptions.of(side, component.position()))
            options.add(option.stream()
                    .map(part -> game(new Component(component.game(), part), known))
                    .reduce(SmallGame.nimber(0), SmallGame::plus));
        return options;
    }

    /// Numbers, nimbers, their sums, and all games with one or two of them as options.
    private static List<Value> sidedValues() {
        var values = new LinkedHashSet<Value>();
        SmallGame.values(2, 1, 3).forEach(values::add);
        var forms = new CanonicalForms(MemoryLedger.PROCESS.grant());
        var few = SmallGame.values(1, 0, 2).map(forms::of).toList();
        for (int left : few)
            for (int right : few)
                values.add(CanonicalForm.value(forms, forms.position(new int[] {left}, new int[] {right})));
        return List.copyOf(values);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "left take {1,2}; right take {1,3} 5",
                "left take {1,2}; right take {1,3} 3 4",
                "left take 2; right take {1,3} 6",
                "left take {1,4}; right take {2,3} 5 2",
                "left kayles; right take 1..2 4",
                "left 4.3; right take 1 3 2",
                "red-blue-hackenbush BRR",
                "red-blue-hackenbush BRB + RB",
                "red-blue-hackenbush BGR",
                "red-blue-hackenbush 0-1B 1-2R 2-0B",
                "[left take {1,2}; right take {1,3}](3) + nim(2)"
            })
    void leftAndRight(String text) {
        var values = sidedValues();
        for (var play : List.of("", "misere ")) {
            var sum = sum(play + text);
            var definition = SumByDefinition.ofSides(sum.components(), sum.play());
            var games = new HashMap<Component, SmallGame>();
            for (var component : sum.components()) games.put(component, game(component, new HashMap<>()));
            var game = games.entrySet().stream().map(Map.Entry::getValue).reduce(SmallGame.nimber(0), SmallGame::plus);
            var winning = new ArrayList<>(moves(Optional.of(Side.LEFT), definition.winningMoves(0, 1)));
            winning.addAll(moves(Optional.of(Side.RIGHT), definition.winningMoves(1, 0)));
            var legal = new ArrayList<>(moves(Optional.of(Side.LEFT), definition.allMoves(0)));
            legal.addAll(moves(Optional.of(Side.RIGHT), definition.allMoves(1)));
            var truth = new Truth(
                    new Asked(sum),
                    Outcome.ofBeginners(definition.outcome(0), definition.outcome(1)),
                    List.of((long) definition.remoteness(0), (long) definition.remoteness(1)),
                    winning,
                    legal,
                    value -> sum.play() == Play.NORMAL
                            && value instanceof ShortValue same
                            && SmallGame.of(same).equalsAsValue(game));
            truth.isAllThatHolds(play + text, values);
        }
    }

    @Test
    void severalPlayers() {
        for (var text : List.of(
                "3 players: take 1..2 5",
                "3 players: take 1..2 4 3",
                "3 players: take 1; take {1,2}; take 2 4 2",
                "2 players: kayles 3 2",
                "4 players: nim 2 1")) {
            var sum = sum(text);
            var byPlayer = ((Rules.Players) sum.components().getFirst().game().rules()).byPlayer();
            int players = byPlayer.size();
            var usual = IntStream.range(0, players)
                    .mapToObj(player -> IntStream.rangeClosed(1, players)
                            .mapToObj(i -> (player + i) % players)
                            .toList())
                    .toList();
            var reversed = usual.stream()
                    .map(order -> Stream.concat(
                                    order.subList(0, players - 1).reversed().stream(), Stream.of(order.getLast()))
                            .toList())
                    .toList();
            for (var orders : List.of(usual, reversed))
                for (int mover = 0; mover < players; mover++) {
                    var asked = new Asked(sum, orders.equals(usual) && mover == 1 ? List.of() : orders, mover);
                    var truth = players(asked, byPlayer, orders, mover);
                    var values = new ArrayList<Value>();
                    for (int player = 0; player < players; player++) values.add(new Value.Loser(player));
                    values.add(Value.Nimber.of(0));
                    truth.isAllThatHolds(text + " by " + orders + " from " + mover, values);
                }
        }
    }

    private static Truth players(Asked asked, List<Rules> byPlayer, List<List<Integer>> orders, int mover) {
        var oracle = new LoserOracle<>(byPlayer.stream().map(Oracles::moves).toList(), orders);
        var start = asked.sum().components().stream().map(Component::position).toList();
        int loser = oracle.loser(start, mover);
        var winning = new LinkedHashSet<StatedMove>();
        var legal = new LinkedHashSet<StatedMove>();
        for (int i = 0; i < start.size(); i++)
            for (var option : RuleOptions.distinct(byPlayer.get(mover), start.get(i))) {
                var after = new ArrayList<>(start);
                after.remove(i);
                after.addAll(i, option);
                var move = move(Optional.empty(), Map.of(i, option));
                legal.add(move);
                if (loser != mover && oracle.loser(after, (mover + 1) % orders.size()) == loser) winning.add(move);
            }
        return new Truth(
                asked,
                loser == mover ? Outcome.P : Outcome.N,
                List.of(),
                List.copyOf(winning),
                List.copyOf(legal),
                value -> value.equals(new Value.Loser(loser)));
    }

    /// The opponent may forbid some moves before each: all choices of them are gone through.
    @Test
    void blockedOptions() {
        for (var text : List.of(
                "take 1..3 with 1 blocked 6",
                "take 1..3 with 2 blocked 5",
                "take {2,3} with 1 blocked 7",
                "wythoff with 1 blocked 2 3",
                "nim with 3 blocked 4"))
            for (var play : List.of("", "misere ")) {
                var sum = sum(play + text);
                var rules = (Rules.Blocking) sum.components().getFirst().game().rules();
                var position = sum.components().getFirst().position();
                boolean wins = wins(rules, position, sum.play(), new HashMap<>());
                var legal = new ArrayList<StatedMove>();
                var winning = new ArrayList<StatedMove>();
                for (var option : RuleOptions.distinct(rules.moves(), position)) {
                    var move = move(Optional.empty(), Map.of(0, option));
                    legal.add(move);
                    if (wins && !wins(rules, option.getFirst(), sum.play(), new HashMap<>())) winning.add(move);
                }
                var truth =
                        new Truth(new Asked(sum), wins ? Outcome.N : Outcome.P, List.of(), winning, legal, _ -> false);
                truth.isAllThatHolds(play + text, List.of(Value.Nimber.of(wins ? 1 : 0)));
            }
    }

    private static boolean wins(Rules.Blocking rules, Position position, Play play, Map<Position, Boolean> known) {
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
