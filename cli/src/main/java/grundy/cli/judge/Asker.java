package grundy.cli.judge;

import grundy.cli.judge.Code.Result;
import grundy.cli.judge.Value.Num;
import grundy.engine.Limits;
import grundy.rules.Catalogue;
import grundy.rules.RuleLanguage;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.Sum;
import grundy.solve.Move;
import grundy.solve.OpenQuestion;
import grundy.solve.OpenSolver;
import grundy.solve.SeriesSolver;
import grundy.solve.Solver;
import grundy.solve.Verdict;
import grundy.solve.WinningMoves;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Answers one case after the other: case -> position -> solver -> the judge's text.
final class Asker {
    private final Problem problem;
    private final Limits limits;
    private final SeriesSolver solver;
    private final Positions positions = new Positions();
    private final @Nullable Code code;
    private @Nullable Posed posed;
    private long number;

    Asker(Problem problem, Limits limits) {
        this.problem = problem;
        this.limits = limits;
        this.solver = new SeriesSolver(limits);
        this.code = problem.code() == null ? null : Codes.of(problem.code());
    }

    /// Begins the next case.
    void begin() {
        posed = null;
    }

    /// One of several that make one position.
    void summand(Case values) {
        if (posed == null) posed = new Posed();
        if (code == null) positions.add(Positions.variant(problem, values), values, posed);
    }

    /// @return the answer to a case, without the end of the line
    String answer(Case values) {
        values.put("case", Num.of(++number));
        if (code != null) return coded(code.answer(values), values);
        if (problem.value() != null) return valued(problem.value().of(values), values);
        if (problem.loop() != null) return looped(problem.loop(), values);
        if (problem.least() != null) return least(problem.least(), values);
        var answers = problem.answers();
        if (posed == null && !hasSummands(problem.input())) {
            var variant = Positions.variant(problem, values);
            if (variant.settled() != null) return template(settled(variant.settled())).fill(values);
        }
        var position = position(values);
        boolean moves = answers.move() != null
                || answers.win().uses("count")
                || answers.lose().uses("count")
                || MoveText.isUsed(answers.win());
        if (answers.win().uses("value") || answers.lose().uses("value")) values.put("value", nimValue(position));
        return moves ? withMoves(position, values) : template(outcome(position)).fill(values);
    }

    private Posed position(Case values) {
        if (posed != null) return posed;
        var one = new Posed();
        if (!hasSummands(problem.input())) positions.add(Positions.variant(problem, values), values, one);
        return one;
    }

    private static boolean hasSummands(Shape shape) {
        return shape.items().stream()
                .anyMatch(item -> item instanceof Shape.Item.Block(var body, var repetition)
                        && (repetition instanceof Shape.Repetition.Sum || hasSummands(body)));
    }

    private static Outcome settled(String text) {
        return switch (text) {
            case "win" -> Outcome.N;
            case "lose" -> Outcome.P;
            default -> Outcome.D;
        };
    }

    private Template template(Outcome outcome) {
        return switch (outcome) {
            case N, L -> problem.answers().win();
            case P, R -> problem.answers().lose();
            case D -> problem.answers().draw();
        };
    }

    private Outcome outcome(Posed position) {
        if (position.isEmpty()) return Outcome.P;
        var heaps = position.heaps();
        return heaps != null
                ? solver.words(position.game().rules()).outcome(heaps)
                : solver.outcome(position.sum());
    }

    private Num nimValue(Posed position) {
        var heaps = position.heaps();
        if (heaps != null) return Num.of(solver.words(position.game().rules()).nimSum(heaps));
        if (solver.verdict(position.sum()).value() instanceof grundy.value.Value.Nimber(var value)) return Num.of(value);
        throw new JudgeException(Message.of("judge.no-value"));
    }

    private WinningMoves moves(Posed position) {
        if (position.isEmpty()) return WinningMoves.NONE;
        var heaps = position.heaps();
        return heaps != null ? solver.words(position.game().rules()).moves(heaps) : solver.moves(position.sum());
    }

    private String withMoves(Posed position, Case values) {
        var answers = problem.answers();
        var moves = moves(position);
        values.put("count", Num.of(moves.count()));
        if (moves.isEmpty()) return answers.lose().fill(values);
        if (moves.uncounted() != null && !answers.onlyFirst()) throw new JudgeException(moves.uncounted());
        var text = new MoveText(position);
        if (answers.move() == null) {
            if (MoveText.isUsed(answers.win())) {
                var best = best(moves, text, values);
                text.put(best, values);
                if (answers.win().uses("after")) text.putAfter(best, values);
            }
            return answers.win().fill(values);
        }
        var lines = distinct(sorted(moves, text, values).stream()
                .map(move -> {
                    text.put(move, values);
                    return answers.move().fill(values);
                })
                .toList());
        values.put("moves", new Value.Text(String.join(answers.between(), lines)));
        return answers.win().fill(values);
    }

    private List<String> distinct(List<String> lines) {
        return problem.answers().distinct() ? new ArrayList<>(new LinkedHashSet<>(lines)) : lines;
    }

    private record Keyed(Move move, long[] keys) {}

    private Keyed keyed(Move move, MoveText text, Case values) {
        text.put(move, values);
        return new Keyed(
                move,
                problem.answers().order().stream()
                        .mapToLong(formula -> formula.number(values))
                        .toArray());
    }

    private Move best(WinningMoves moves, MoveText text, Case values) {
        if (problem.answers().order().isEmpty()) return moves.list().get().findFirst().orElseThrow();
        return moves.list().get()
                .map(move -> keyed(move, text, values))
                .min(Comparator.comparing(Keyed::keys, java.util.Arrays::compare))
                .orElseThrow()
                .move();
    }

    private List<Move> sorted(WinningMoves moves, MoveText text, Case values) {
        if (problem.answers().order().isEmpty()) return moves.list().get().toList();
        return moves.list().get()
                .map(move -> keyed(move, text, values))
                .sorted(Comparator.comparing(Keyed::keys, java.util.Arrays::compare))
                .map(Keyed::move)
                .toList();
    }

    private String coded(Result result, Case values) {
        return switch (result) {
            case Result.Number(var value) -> valued(Num.of(value), values);
            case Result.Of(var outcomes) -> {
                var text = new StringBuilder();
                for (var outcome : outcomes) text.append(template(outcome).fill(values));
                yield text.toString();
            }
        };
    }

    private String valued(Value value, Case values) {
        values.put("value", value);
        return problem.answers().win().fill(values);
    }

    /// One question for each number of a range.
    private String looped(Problem.Loop loop, Case values) {
        long from = loop.range().from().number(values);
        long to = loop.range().to().number(values);
        var text = new StringBuilder();
        long wins = 0;
        if (to >= from) {
            values.put(loop.name(), Num.of(to));
            reserve(values);
        }
        for (long i = from; i <= to; i++) {
            values.put(loop.name(), Num.of(i));
            var one = new Posed();
            positions.add(Positions.variant(problem, values), values, one);
            var outcome = outcome(one);
            if (outcome == Outcome.N) wins++;
            if (problem.answers().total() == null) text.append(template(outcome).fill(values));
        }
        if (problem.answers().total() == null) return text.toString();
        values.put("wins", Num.of(wins));
        values.put("losses", Num.of(Math.max(0, to - from + 1) - wins));
        return problem.answers().total().fill(values);
    }

    /// A table is made as long as it must be at once.
    private void reserve(Case values) {
        var last = new Posed();
        positions.add(Positions.variant(problem, values), values, last);
        var heaps = last.heaps();
        if (heaps != null && heaps.length == 1) solver.words(last.game().rules()).reserve(heaps[0]);
    }

    /// The least number for `?` that makes the first player lose.
    private String least(Problem.Range range, Case values) {
        var variant = Positions.variant(problem, values);
        var text = variant.rules().fill(values) + " " + variant.position().fill(values);
        var question = new OpenQuestion(new RuleLanguage(Catalogue.builtIn()), Source.of(text));
        var from = BigInteger.valueOf(range.from().number(values));
        try {
            var found = new OpenSolver(limits).solve(question, Outcome.P, from).answer();
            if (found.isEmpty() || found.get().number().compareTo(BigInteger.valueOf(range.to().number(values))) > 0)
                return problem.answers().lose().fill(values);
            values.put("least", Num.of(found.get().number()));
            return problem.answers().win().fill(values);
        } catch (SyntaxException e) {
            throw new JudgeException(Message.of("judge.bad-position", "text", text, "problem", e.problem()));
        }
    }

    /// @return the whole verdict on a case, for an explanation; null where no game was asked
    @Nullable Verdict verdict(Case values) {
        if (code != null)
            return code.question(values) instanceof grundy.solve.Question question
                    ? new Solver(limits).solve(question)
                    : null;
        if (problem.value() != null || problem.loop() != null || problem.least() != null) return null;
        if (posed == null && !hasSummands(problem.input())) {
            if (Positions.variant(problem, values).settled() != null) return null;
        }
        var position = position(values);
        if (position.isEmpty()) return null;
        Sum sum = position.sum();
        return new Solver(limits).solve(new grundy.solve.Question(sum, List.of()));
    }
}
