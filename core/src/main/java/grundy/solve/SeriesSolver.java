package grundy.solve;

import grundy.engine.ColdPositions;
import grundy.engine.Limits;
import grundy.engine.PostOrder.CycleException;
import grundy.rules.Component;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The solver for many questions in a row: it keeps the engines of the games it has met, and works out only what is
/// asked for, where {@link Solver} tells all that there is to tell. What it says is the same.
public final class SeriesSolver {
    private static final int MOST_GAMES = 1 << 14;

    private final Limits limits;
    private final Solver solver;
    private final Map<Asked, Optional<ColdPositions>> cold = new HashMap<>();
    private final Map<Rules, HeapWords> words = new HashMap<>();
    private Engines engines;
    private int games;

    private record Asked(Rules rules, Play play) {}

    /// @param limits how much memory one answer may take
    public SeriesSolver(Limits limits) {
        this.limits = limits;
        this.solver = new Solver(limits);
        this.engines = new Engines(limits);
    }

    /// @param rules of a game of one coordinate, in normal play
    /// @return its nim-values in machine words, kept for the next time
    public HeapWords words(Rules rules) {
        forgetSome();
        return words.computeIfAbsent(rules, each -> new HeapWords(engines.normal(each)));
    }

    private void forgetSome() {
        if (++games % MOST_GAMES != 0 || words.size() + cold.size() < MOST_GAMES) return;
        words.clear();
        cold.clear();
        engines = new Engines(limits);
    }

    /// @throws grundy.engine.LimitException if the answer would need more than the limits allow
    public Outcome outcome(Sum sum) {
        if (!isPlain(sum)) return solver.solve(question(sum)).outcome();
        var known = coldOnly(sum);
        if (known.isPresent())
            return known.get().isCold(sum.components().getFirst().position()) ? Outcome.P : Outcome.N;
        return verdict(sum).outcome();
    }

    /// @throws grundy.engine.LimitException if the answer would need more than the limits allow
    public WinningMoves moves(Sum sum) {
        if (!isPlain(sum)) return solver.solve(question(sum)).moves();
        var known = coldOnly(sum);
        if (known.isEmpty()) return verdict(sum).moves();
        var position = sum.components().getFirst().position();
        return known.get().isCold(position)
                ? WinningMoves.NONE
                : WinningMoves.in(0, position, () -> known.get().coldOptions(position));
    }

    /// @return all that there is to tell
    /// @throws grundy.engine.LimitException if the answer would need more than the limits allow
    public Verdict verdict(Sum sum) {
        var question = question(sum);
        if (!isPlain(sum)) return solver.solve(question);
        if (sum.play() == Play.MISERE) return new MisereSums(engines).decided(question);
        if (coldOnly(sum).isPresent()) return solver.solve(question);
        try {
            return new NormalSums(engines).byValues(question, sum.components());
        } catch (CycleException _) {
            return solver.solve(question);
        }
    }

    private static Question question(Sum sum) {
        return new Question(sum, List.of());
    }

    private static boolean isPlain(Sum sum) {
        return sum.compound() == Compound.DISJUNCTIVE
                && sum.components().stream().allMatch(component -> switch (component.game().rules()) {
                    case Rules.Players _, Rules.Partizan _ -> false;
                    case Rules.OnBoard(var _, var _, var board) ->
                        Tokens.graphOf(component) == null && (sum.play() == Play.NORMAL || board.isComplete());
                    case Rules.TakeAndBreak _, Rules.Moves _ -> true;
                });
    }

    private Optional<ColdPositions> coldOnly(Sum sum) {
        if (sum.components().size() != 1) return Optional.empty();
        var component = sum.components().getFirst();
        if (component.game().rules() instanceof Rules.OnBoard) return engines.coldOnly(component, sum.play());
        return cold.computeIfAbsent(
                new Asked(component.game().rules(), sum.play()), _ -> ofAnyPosition(component, sum.play()));
    }

    /// Only on boards does the position decide which form applies.
    private Optional<ColdPositions> ofAnyPosition(Component component, Play play) {
        return engines.coldOnly(component, play);
    }
}
