package grundy.contest.judge;

import grundy.answer.SeriesVerdict;
import grundy.answer.ValueStatus;
import grundy.answer.Verdict;
import grundy.contest.code.ProblemCodes;
import grundy.contest.problem.CaseValue;
import grundy.contest.problem.CaseValue.WholeNumber;
import grundy.contest.problem.FormulaOperations;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.contest.problem.ProblemCase;
import grundy.contest.problem.ProblemCode;
import grundy.contest.problem.ProblemCode.Result;
import grundy.contest.problem.TextTemplate;
import grundy.finding.CountedList;
import grundy.finding.Move;
import grundy.limit.Limits;
import grundy.question.LostQuestion;
import grundy.question.OpenQuestion;
import grundy.question.PositionQuestion;
import grundy.question.SeriesQuestion;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.PlainTaking;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Answers one case after the other: case -> position -> solver -> the judge's text.
final class CaseSolver {
    private static final long MOST_AT_ONCE = 50_000_000;

    private final Problem problem;
    private final Limits limits;
    private final Solver solver;
    private final CasePositions positions = new CasePositions();
    private final @Nullable ProblemCode code;
    private @Nullable CasePosition posed;
    private long number;
    private @Nullable List<OpenAnswer> open;

    /// The lines of moves of the latest answer, in groups of those that its problem accepts alike.
    private List<Set<String>> ties = List.of();

    CaseSolver(Problem problem, Limits limits) {
        this.problem = problem;
        this.limits = limits;
        this.solver = new Solver(limits).inSeries();
        this.code = problem.code() == null ? null : ProblemCodes.of(problem.code());
    }

    /// Starts the next case.
    void begin() {
        posed = null;
    }

    /// Adds one of several cases that form one position.
    void summand(ProblemCase values) {
        if (posed == null) posed = new CasePosition();
        if (code == null) positions.add(CasePositions.variant(problem, values), values, posed);
    }

    /// @param answers to which further answers are added
    void collect(List<OpenAnswer> answers) {
        open = answers;
    }

    /// @return the answer to a case, without the end of the line
    String answer(ProblemCase values) {
        ties = List.of();
        var text = text(values);
        if (open != null) {
            var lines = text.lines().toList();
            int moves = ties.stream().mapToInt(Set::size).sum();
            open.add(new OpenAnswer(lines.subList(0, lines.size() - moves), ties));
        }
        return text;
    }

    private String text(ProblemCase values) {
        values.put("case", WholeNumber.of(++number));
        if (code != null) return coded(code.answer(values), values);
        if (problem.value() != null) return valued(problem.value().of(values), values);
        if (problem.loop() != null) return answerLoop(problem.loop(), values);
        if (problem.least() != null) return least(problem.least(), values);
        var answers = problem.answers();
        if (posed == null && !problem.input().hasSums()) {
            var variant = CasePositions.variant(problem, values);
            if (variant.settled() != null)
                return template(outcome(variant.settled())).fill(values);
        }
        var position = position(values);
        boolean moves = answers.move() != null
                || answers.win().uses("count")
                || answers.lose().uses("count")
                || MoveNames.isUsed(answers.win());
        if (answers.win().uses("value") || answers.lose().uses("value")) values.put("value", value(position));
        var outcome = outcome(position, values);
        return moves ? withMoves(outcome, position, values) : template(outcome).fill(values);
    }

    private CasePosition position(ProblemCase values) {
        if (posed != null) return posed;
        var one = new CasePosition();
        if (!problem.input().hasSums()) positions.add(CasePositions.variant(problem, values), values, one);
        return one;
    }

    private static Outcome outcome(String text) {
        return switch (text) {
            case "win" -> Outcome.N;
            case "lose" -> Outcome.P;
            default -> Outcome.D;
        };
    }

    /// @return whether the first player, who is Left in games of Left and Right, wins
    private static boolean isWin(Outcome outcome) {
        return outcome == Outcome.N || outcome == Outcome.L;
    }

    private TextTemplate template(Outcome outcome) {
        if (isWin(outcome)) return problem.answers().win();
        return outcome == Outcome.D
                ? problem.answers().draw()
                : problem.answers().lose();
    }

    private SeriesVerdict solve(CasePosition position) {
        var heaps = position.heaps();
        return solver.solve(
                heaps == null
                        ? new SeriesQuestion.SumQuestion(position.sum())
                        : new SeriesQuestion.HeapsQuestion(position.game(), position.play(), heaps));
    }

    private Outcome outcome(CasePosition position, ProblemCase values) {
        return position.isEmpty() ? ofNoSummands(values) : solve(position).outcome();
    }

    /// Answers an empty sum, where nobody can move: the first player loses, in misere play wins.
    private Outcome ofNoSummands(ProblemCase values) {
        var rules = problem.variants().getFirst().rules();
        boolean isMisere = rules.isPlain() && positions.rules(rules, values).play() == Play.MISERE;
        return isMisere ? Outcome.N : Outcome.P;
    }

    /// Returns the nim-value, or in a game with a score the final lead of the first player.
    private WholeNumber value(CasePosition position) {
        if (position.isEmpty()) return WholeNumber.of(0);
        var value = solve(position).value();
        if (value instanceof ValueStatus.Known(Value.Nimber(var nimber), var _)) return WholeNumber.of(nimber);
        if (value instanceof ValueStatus.Known(Value.Score(var ahead, var _, var _), var _))
            return WholeNumber.of(ahead);
        throw new JudgeException(Message.of("judge.no-value"));
    }

    private CountedList<Move> moves(CasePosition position) {
        return position.isEmpty()
                ? CountedList.none()
                : withoutRight(solve(position).moves());
    }

    /// @return all moves in an impartial game, else Left's
    private static CountedList<Move> withoutRight(CountedList<Move> moves) {
        boolean hasSides = moves.stream().findFirst().stream().anyMatch(move -> move.side() != null);
        if (!hasSides) return moves;
        CountedList.Listing<Move> others = () -> moves.stream().filter(move -> move.side() != Side.RIGHT);
        return new CountedList<>(BigInteger.valueOf(others.get().count()), others, moves.uncounted());
    }

    private String withMoves(Outcome outcome, CasePosition position, ProblemCase values) {
        var answers = problem.answers();
        var moves = moves(position);
        values.put("count", WholeNumber.of(moves.count()));
        if (!isWin(outcome)) return template(outcome).fill(values);
        if (moves.uncounted() != null && !answers.onlyFirst()) throw new JudgeException(moves.uncounted());
        boolean named = MoveNames.isUsed(answers.win());
        if (moves.isEmpty() && (named || answers.win().uses("moves")))
            throw new JudgeException(Message.of("judge.no-move"));
        var text = new MoveNames(position);
        if (answers.move() == null) {
            if (named) {
                var best = best(moves, text, values);
                text.put(best, values);
                if (answers.win().uses("after")) text.putAfter(best, values);
            }
            return answers.win().fill(values);
        }
        values.put("moves", new CaseValue.Text(list(moves, answers.move(), text, values)));
        return answers.win().fill(values);
    }

    private String list(CountedList<Move> moves, TextTemplate template, MoveNames text, ProblemCase values) {
        var answers = problem.answers();
        var list = new StringBuilder();
        var distinct = new HashSet<String>();
        var groups = new TreeMap<BigInteger, Set<String>>();
        var all = answers.order().isEmpty()
                ? moves.list().get().map(move -> new KeyedMove(move, List.of()))
                : sorted(moves, text, values).stream();
        all.forEach(keyed -> {
            text.put(keyed.move(), values);
            var line = template.fill(values);
            if (answers.distinct() && !distinct.add(line)) return;
            if (!list.isEmpty()) list.append(answers.between());
            list.append(line);
            if (answers.tiesOpen())
                groups.computeIfAbsent(keyed.keys().getFirst(), _ -> new LinkedHashSet<>())
                        .add(line);
        });
        ties = List.copyOf(groups.values());
        return list.toString();
    }

    private record KeyedMove(Move move, List<BigInteger> keys) implements Comparable<KeyedMove> {
        @Override
        public int compareTo(KeyedMove other) {
            for (int i = 0; i < keys.size(); i++) {
                int sign = keys.get(i).compareTo(other.keys.get(i));
                if (sign != 0) return sign;
            }
            return 0;
        }
    }

    private KeyedMove keyedMove(Move move, MoveNames text, ProblemCase values) {
        text.put(move, values);
        return new KeyedMove(
                move,
                problem.answers().order().stream()
                        .map(formula ->
                                FormulaOperations.number(formula.of(values)).big())
                        .toList());
    }

    private Move best(CountedList<Move> moves, MoveNames text, ProblemCase values) {
        if (problem.answers().order().isEmpty())
            return moves.list().get().findFirst().orElseThrow();
        return moves.list()
                .get()
                .map(move -> keyedMove(move, text, values))
                .min(Comparator.naturalOrder())
                .orElseThrow()
                .move();
    }

    private List<KeyedMove> sorted(CountedList<Move> moves, MoveNames text, ProblemCase values) {
        return moves.list()
                .get()
                .map(move -> keyedMove(move, text, values))
                .sorted()
                .toList();
    }

    private String coded(Result result, ProblemCase values) {
        return switch (result) {
            case Result.Number(var value) -> valued(WholeNumber.of(value), values);
            case Result.Outcomes(var outcomes) -> {
                var text = new StringBuilder();
                for (var outcome : outcomes) text.append(template(outcome).fill(values));
                yield text.toString();
            }
        };
    }

    private String valued(CaseValue value, ProblemCase values) {
        values.put("value", value);
        return problem.answers().win().fill(values);
    }

    /// One question for each number of a range.
    private String answerLoop(Problem.Loop loop, ProblemCase values) {
        long from = loop.range().from().number(values);
        long to = loop.range().to().number(values);
        var text = new StringBuilder();
        long wins = 0;
        long losses = 0;
        var lost = lostHeaps(loop, from, to, values);
        for (long i = from; i <= to; i++) {
            values.put(loop.name(), WholeNumber.of(i));
            Outcome outcome;
            if (lost != null) outcome = lost.get((int) i) ? Outcome.P : Outcome.N;
            else {
                var one = new CasePosition();
                positions.add(CasePositions.variant(problem, values), values, one);
                outcome = outcome(one, values);
            }
            if (isWin(outcome)) wins++;
            else if (outcome != Outcome.D) losses++;
            if (problem.answers().total() == null) text.append(template(outcome).fill(values));
        }
        if (problem.answers().total() == null) return text.toString();
        values.put("wins", WholeNumber.of(wins));
        values.put("losses", WholeNumber.of(losses));
        return problem.answers().total().fill(values);
    }

    /// Finds all lost heaps at once if the cases ask for heaps of one taking game without draws; else null.
    private @Nullable BitSet lostHeaps(Problem.Loop loop, long from, long to, ProblemCase values) {
        var variant = problem.variants().getFirst();
        boolean heaps = problem.variants().size() == 1
                && variant.when() == null
                && variant.settled() == null
                && variant.position().toString().equals("$" + loop.name())
                && !variant.rules().uses(loop.name());
        if (!heaps || from < 0 || to < from || to > MOST_AT_ONCE) return null;
        var rules = positions.rules(variant.rules(), values);
        boolean isTaking = rules.game().rules() instanceof RuleTree.TakeAndBreak
                || rules.game().rules() instanceof RuleTree.Moves moves
                        && PlainTaking.of(moves).isPresent();
        boolean plain = isTaking && rules.play() == Play.NORMAL && rules.compound() == Compound.DISJUNCTIVE;
        return plain
                ? solver.solve(new LostQuestion(rules.game().rules(), (int) to)).heaps()
                : null;
    }

    /// The least number for `?` that makes the first player lose.
    private String least(Problem.Range range, ProblemCase values) {
        var variant = CasePositions.variant(problem, values);
        var text = variant.rules().fill(values) + " " + variant.position().fill(values);
        var from = BigInteger.valueOf(range.from().number(values));
        try {
            var language = new RuleLanguage(Catalogue.builtIn());
            var question = OpenQuestion.of(language, Source.of(text), Outcome.P, from);
            var found = new Solver(limits).solve(question).answer();
            if (found.isEmpty()
                    || found.get()
                                    .number()
                                    .compareTo(BigInteger.valueOf(range.to().number(values)))
                            > 0) return problem.answers().lose().fill(values);
            values.put("least", WholeNumber.of(found.get().number()));
            return problem.answers().win().fill(values);
        } catch (SyntaxException e) {
            throw new JudgeException(Message.of("judge.bad-position", "text", text, "problem", e.problem()));
        }
    }

    /// @return the full verdict on a case, for an explanation; null if the case asks for no game
    @Nullable
    Verdict verdict(ProblemCase values) {
        if (code != null)
            return code.question(values) instanceof PositionQuestion question
                    ? new Solver(limits).solve(question)
                    : null;
        if (problem.value() != null || problem.loop() != null || problem.least() != null) return null;
        if (posed == null && !problem.input().hasSums()) {
            if (CasePositions.variant(problem, values).settled() != null) return null;
        }
        var position = position(values);
        if (position.isEmpty()) return null;
        Sum sum = position.sum();
        return new Solver(limits).solve(new PositionQuestion(sum));
    }
}
