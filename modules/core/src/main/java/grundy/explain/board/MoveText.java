package grundy.explain.board;

import grundy.answer.Verdict;
import grundy.finding.Move;
import grundy.finding.MoveIncentives;
import grundy.rules.BoardPosition;
import grundy.rules.RuleTree;
import grundy.rules.Tuple;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.heap.CoinRow;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.board.heap.StaircaseNim;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Message;
import grundy.value.Side;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Writes the moves of one verdict: `heap 2: 5 -> 4 (take 1)`.
public final class MoveText {
    private static final int MOST_STEPS = 4;
    private static final int MOST_INCENTIVE = 24;

    private final Verdict verdict;
    private final ShortenedText shortener;
    private final boolean oneGame;

    /// @param verdict whose moves are written
    public MoveText(Verdict verdict, ShortenedText shortener) {
        this.verdict = verdict;
        this.shortener = shortener;
        this.oneGame = ComponentGames.isOneGame(verdict);
    }

    /// Returns a move as it is printed.
    public String text(Move move) {
        return of(move).text();
    }

    /// @return the move with what it does to each component, up to a few
    Block.Move of(Move move) {
        boolean alone = move.steps().size() == 1;
        var texts = new ArrayList<String>();
        var steps = new ArrayList<Block.Step>();
        for (var step :
                move.steps().subList(0, Math.min(MOST_STEPS, move.steps().size()))) {
            var shownStep = new Block.Step(step.component(), shortener.position(step.from()), shortener.sum(step.to()));
            steps.add(shownStep);
            texts.add(step(step, shownStep, alone));
        }
        var joined = String.join(shortener.semicolon(), texts);
        var all = move.steps().size() > MOST_STEPS ? joined + shortener.semicolon() + "…" : joined;
        return new Block.Move(sided(move, gaining(move, all)), steps);
    }

    /// What the move gains stands beside it where points are at stake.
    private String gaining(Move move, String all) {
        if (move.side() == null
                || !(verdict.reasoning() instanceof Verdict.Reasoning.FormSum sum)
                || !sum.incentives().matter(move.side())) return all;
        return sum.incentives().of(move).map(gain -> gaining(gain, all)).orElse(all);
    }

    private String gaining(MoveIncentives.Gain gain, String all) {
        var incentive = gain.incentive().toString();
        var temperature = gain.temperature();
        Message gaining;
        if (temperature.isEmpty()) gaining = Message.of("explain.moves.gain", "move", all, "incentive", incentive);
        else if (incentive.length() > MOST_INCENTIVE)
            gaining = Message.of("explain.moves.hot", "move", all, "temperature", temperature.get());
        else
            gaining = Message.of(
                    "explain.moves.gain-hot", "move", all, "incentive", incentive, "temperature", temperature.get());
        return phrase(gain.best() ? Message.of("explain.moves.most", "move", phrase(gaining)) : gaining);
    }

    private String sided(Move move, String all) {
        if (move.side() == null) return all;
        return phrase(
                move.side() == Side.LEFT
                        ? Message.of("explain.moves.left", "move", all)
                        : Message.of("explain.moves.right", "move", all));
    }

    private String step(Move.Step step, Block.Step plainly, boolean withAmount) {
        var components = verdict.question().sum().components();
        var game = components.get(step.component()).game();
        var plain = changes(step, game.rules()).orElseGet(() -> plainly.from() + " -> " + plainly.to());
        var change = withAmount ? withAmount(step, game.rules(), plain) : plain;
        if (components.size() == 1) return change;
        int number = step.component() + 1;
        if (!oneGame && !game.isValue())
            return phrase(Message.of(
                    "explain.moves.component", "number", number, "game", ShortenedText.name(game), "move", change));
        return game.rules().arity() == 1
                ? phrase(Message.of("explain.moves.heap", "number", number, "move", change))
                : phrase(Message.of("explain.moves.position", "number", number, "move", change));
    }

    /// @return the changes of a step on a board, where they are clearer than the positions or these are too long
    private Optional<String> changes(Move.Step step, RuleTree rules) {
        if (!(rules instanceof RuleTree.OnBoard(var _, var _, var board))) return Optional.empty();
        if (!ShortenedText.isLong(step.from()) && !BoardChange.isClearer(board)) return Optional.empty();
        var changes = BoardChange.of(rules, step);
        if (changes.isEmpty()) return Optional.empty();
        return Optional.of(changes.stream()
                        .limit(MOST_STEPS)
                        .map(change -> phrase(Message.of(
                                "explain.moves.place",
                                "place",
                                change.place(),
                                "from",
                                ShortenedText.shorten(change.from(), ShortenedText.MOST_TEXT),
                                "to",
                                ShortenedText.shorten(change.to(), ShortenedText.MOST_TEXT))))
                        .collect(Collectors.joining(shortener.comma()))
                + (changes.size() > MOST_STEPS ? shortener.comma() + "…" : ""));
    }

    private String withAmount(Move.Step step, RuleTree rules, String change) {
        if (rules instanceof RuleTree.OnBoard(var _, var _, var board) && board instanceof CoinProduct)
            return CoinCrossings.of(step)
                    .map(turned -> phrase(turned.behindMove(change, shortener)))
                    .orElse(change);
        var turned = TurnedHeads.of(step);
        if (turned.isPresent()) return phrase(turned.get().behindMove(change, shortener));
        var down = StepDown.of(rules, step);
        if (down.isPresent())
            return phrase(
                    ShortenedText.isLong(step.from())
                            ? down.get().alone(shortener)
                            : down.get().behindMove(change, shortener));
        var bite = ChompBite.of(rules, step);
        if (bite.isPresent() && !ShortenedText.isLong(step.from()))
            return phrase(bite.get().behindMove(change));
        var cut = CutEdge.of(rules, step);
        if (cut.isPresent())
            return phrase(
                    ShortenedText.isLong(step.from())
                            ? cut.get().alone()
                            : cut.get().behindMove(change));
        if (rules instanceof RuleTree.Moves || !(step.from() instanceof Tuple from) || from.arity() != 1) return change;
        var left = step.to().stream().map(part -> ((Tuple) part).get(0)).reduce(BigInteger.ZERO, BigInteger::add);
        var taken = from.get(0).subtract(left);
        if (taken.signum() == 0) return change;
        return phrase(Message.of("explain.moves.taken", "move", change, "count", shortener.number(taken)));
    }

    private String phrase(Message message) {
        return message.in(shortener.language());
    }

    /// A move on a staircase: some coins go from a step to the next one, of which the lowest is the ground.
    ///
    /// @param step from which they go, from 1
    private record StepDown(int step, BigInteger coins) {
        /// @return empty if the step is not one on a staircase
        static Optional<StepDown> of(RuleTree rules, Move.Step step) {
            if (!(rules instanceof RuleTree.OnBoard(var _, var _, StaircaseNim board))
                    || step.to().size() != 1
                    || !(step.from() instanceof BoardPosition(NumberRow from, var _))
                    || !(step.to().getFirst() instanceof BoardPosition(NumberRow to, var _))) return Optional.empty();
            for (int number = 1; number <= board.steps(from); number++) {
                int place = board.index(from, number);
                var coins = from.get(place).subtract(to.get(place));
                if (coins.signum() > 0) return Optional.of(new StepDown(number, coins));
            }
            return Optional.empty();
        }

        Message behindMove(String move, ShortenedText shortener) {
            return Message.of("explain.moves.step-down", "move", move, "words", alone(shortener));
        }

        Message alone(ShortenedText shortener) {
            return step == 1
                    ? Message.of("explain.moves.step-to-ground", "count", shortener.number(coins))
                    : Message.of(
                            "explain.moves.step", "step", step, "count", shortener.number(coins), "next", step - 1);
        }
    }

    /// The coins that a move turns over in a game of turning coins in a row.
    ///
    /// @param squares at least one
    private record TurnedHeads(TreeSet<BigInteger> squares) {
        /// @return empty if the step is not one on a row of coins
        static Optional<TurnedHeads> of(Move.Step step) {
            if (step.to().size() != 1
                    || !(step.from() instanceof BoardPosition(CoinRow from, var _))
                    || !(step.to().getFirst() instanceof BoardPosition(CoinRow to, var _))) return Optional.empty();
            var turned = new TreeSet<>(from.squares().list());
            for (var square : to.squares().list()) if (!turned.remove(square)) turned.add(square);
            return turned.isEmpty() ? Optional.empty() : Optional.of(new TurnedHeads(turned));
        }

        Message behindMove(String move, ShortenedText shortener) {
            return Message.of(
                    "explain.moves.turned",
                    "move",
                    move,
                    "count",
                    squares.size(),
                    "squares",
                    CoinCrossings.list(squares, shortener));
        }
    }
}
