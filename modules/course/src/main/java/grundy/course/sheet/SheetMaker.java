package grundy.course.sheet;

import grundy.answer.Verdict;
import grundy.course.exercise.ExerciseTask;
import grundy.course.exercise.Grader;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LiveText;
import grundy.explain.board.MarkedBoard;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.present.move.Situation;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Draws exercise sheets. The same rules, level and seed give the same sheet, whatever the machine: what bounds a
/// question is the number of positions that are examined.
public final class SheetMaker {
    /// The most exercises of a sheet.
    public static final int MOST = 200;

    private static final int TRIES = 60;
    private static final long POSITIONS = 50_000;
    private static final int MOST_TOO_LARGE = 12;

    /// The time for one exercise, so that nobody waits for a sheet; most positions take far less.
    private static final Duration LONGEST = Duration.ofSeconds(1);

    private static final int MOST_TRIED = 100;
    private static final int MOST_TOLD = 8;
    private static final BigInteger MANY = BigInteger.valueOf(1000);

    private static final Duration WHOLE = Duration.ofSeconds(10);

    private final PrefixedRules read;
    private final SheetLevel level;
    private final LiveAnswers answers;
    private final RandomGenerator random;
    private final PositionSource source;
    private int tooLarge;

    private SheetMaker(String rules, PrefixedRules read, SheetLevel level, long seed, LiveAnswers answers) {
        this.read = read;
        this.level = level;
        this.answers = answers;
        this.random = new SplittableRandom(seed);
        this.source = new PositionSource(rules, read, level, random);
    }

    /// @param read rules of any game, such as `nim`, `misere take 1..3`, `domineering`
    /// @param text that they were read from
    /// @param count from 1 to {@link #MOST}
    /// @param answers within which limits the solver is asked
    /// @return a sheet with that many exercises, or fewer if the game has too few positions
    /// @throws SyntaxException if the rules are not in the rule language
    /// @throws RulesException if nothing can be asked about the game
    public static ExerciseSheet make(
            PrefixedRules read, String text, int count, SheetLevel level, long seed, LiveAnswers answers)
            throws SyntaxException {
        var rules = read.line(text);
        var within = new LiveAnswers(answers.language(), answers.limits().withAtMost(POSITIONS));
        var exercises = new SheetMaker(rules, read, level, seed, within).exercises(count);
        if (exercises.isEmpty()) throw new RulesException(Message.of("course.sheet.none", "rules", rules));
        var entry = read.game().entry();
        var about = entry == null ? "" : answers.language() == Language.ZH ? entry.chineseAbout() : entry.about();
        var name = entry == null
                ? rules
                : (answers.language() == Language.ZH ? entry.chineseNames() : entry.names()).getFirst();
        var title = Message.of("course.sheet.title", "game", name);
        return new ExerciseSheet(rules, title, about, level, seed, count, exercises);
    }

    private List<SheetExercise> exercises(int count) throws SyntaxException {
        var exercises = new ArrayList<SheetExercise>();
        var distinct = new HashSet<ExerciseTask>();
        long end = System.nanoTime() + WHOLE.toNanos();
        for (int tries = 0;
                exercises.size() < count
                        && tries < TRIES * count
                        && tooLarge < MOST_TOO_LARGE
                        && System.nanoTime() - end < 0;
                tries++) {
            var question = source.next();
            if (question.isEmpty()) continue;
            var exercise = exercise(question.get(), exercises.size() + tries / TRIES);
            if (exercise.isPresent() && distinct.add(exercise.get().task())) exercises.add(exercise.get());
        }
        return exercises;
    }

    /// @param turn by which kinds of exercises take turns
    private Optional<SheetExercise> exercise(String question, int turn) throws SyntaxException {
        var verdict = verdict(question);
        if (verdict.isEmpty()) return Optional.empty();
        var kinds = kinds(verdict.get(), question);
        if (kinds.isEmpty()) return Optional.empty();
        var task = kinds.get(turn % kinds.size());
        // Half of those who ask who wins are lost: else one need not think.
        if (task instanceof ExerciseTask.Winner && turn % 4 < 2) {
            var lost = lostPosition(verdict.get());
            if (lost.isPresent()) {
                var there = verdict(lost.get());
                return there.isEmpty()
                        ? Optional.empty()
                        : exercise(new ExerciseTask.Winner(lost.get()), lost.get(), there.get());
            }
        }
        return exercise(task, question, verdict.get());
    }

    private Optional<SheetExercise> exercise(ExerciseTask task, String question, Verdict verdict)
            throws SyntaxException {
        try {
            var answer = new Grader(quickly()).answer(task);
            return Optional.of(
                    new SheetExercise(task, question, board(verdict), answer, solution(task, verdict, answer)));
        } catch (LimitException fault) {
            return tooLarge(fault);
        }
    }

    private static List<String> board(Verdict verdict) {
        var components = verdict.question().sum().components();
        if (components.size() > 1) return List.of();
        return MarkedBoard.of(
                        components.getFirst().game().rules(),
                        components.getFirst().position())
                .filter(board -> board.rows() > 1)
                .map(MarkedBoard::lines)
                .orElse(List.of());
    }

    /// @return empty where there is none within the limits
    private Optional<Verdict> verdict(String question) throws SyntaxException {
        try {
            return Optional.of(quickly().verdict(question));
        } catch (LimitException fault) {
            return tooLarge(fault);
        } catch (RulesException _) {
            return Optional.empty();
        }
    }

    /// @return answers that come together within the time of one exercise
    private LiveAnswers quickly() {
        return new LiveAnswers(answers.language(), answers.limits().until(Deadline.after(LONGEST)));
    }

    /// The next positions are smaller.
    private <T> Optional<T> tooLarge(LimitException fault) {
        if (fault.isCancellation()) throw fault;
        tooLarge++;
        source.shrink();
        return Optional.empty();
    }

    /// @return the position after a winning move, where one can go on
    private Optional<String> lostPosition(Verdict verdict) {
        if (verdict.outcome() != Outcome.N
                || Situation.isPartizan(verdict.question().sum())) return Optional.empty();
        var moves = verdict.moves().list().get().limit(MOST_TRIED).toList();
        if (moves.isEmpty()) return Optional.empty();
        var situation = Situation.start(verdict.question().sum(), Side.LEFT);
        int first = random.nextInt(moves.size());
        return IntStream.range(first, first + moves.size())
                .mapToObj(i -> situation.after(moves.get(i % moves.size())))
                .filter(after -> !after.isDead())
                .flatMap(after -> source.question(after.text()).stream())
                .findFirst();
    }

    private static boolean hasMoves(Verdict verdict) {
        return !verdict.moves().isEmpty();
    }

    /// The tasks that suit a position at this level.
    private List<ExerciseTask> kinds(Verdict verdict, String question) {
        var rules = read.game().rules();
        if (rules instanceof RuleTree.Scored) return List.of(value(question));
        if (rules instanceof RuleTree.Players || rules instanceof RuleTree.Blocking) return List.of();
        var kinds = new ArrayList<ExerciseTask>();
        if (level != SheetLevel.HARD) kinds.add(new ExerciseTask.Winner(question));
        if (rules instanceof RuleTree.Partizan) {
            if (level == SheetLevel.HARD) kinds.add(new ExerciseTask.Winner(question));
            if (verdict.outcome() == Outcome.D) return List.of(new ExerciseTask.Winner(question));
            for (var side : Side.values())
                if (hasMoves(verdict.movesOf(side))) kinds.add(new ExerciseTask.Move(question, Optional.of(side)));
            return kinds;
        }
        boolean counted = verdict.moves().uncounted() == null;
        long moves = counted ? verdict.moves().count().min(MANY).longValueExact() : 0;
        if (verdict.outcome() == Outcome.N && counted && moves > 0) {
            if (level != SheetLevel.HARD) kinds.add(new ExerciseTask.Move(question, Optional.empty()));
            if (level != SheetLevel.EASY && moves <= level.moves()) kinds.add(new ExerciseTask.Moves(question));
            if (level == SheetLevel.HARD)
                kinds.add(new ExerciseTask.Number(new LiveText(LiveText.Verb.COUNT, question)));
        }
        if (level != SheetLevel.EASY && verdict.value().knownValue().orElse(null) instanceof Value.Nimber)
            kinds.add(value(question));
        if (kinds.isEmpty()) kinds.add(new ExerciseTask.Winner(question));
        return kinds;
    }

    private static ExerciseTask value(String question) {
        return new ExerciseTask.Number(new LiveText(LiveText.Verb.VALUE, question));
    }

    private Message solution(ExerciseTask task, Verdict verdict, String answer) {
        var winner = LiveAnswers.winner(verdict);
        return switch (task) {
            case ExerciseTask.Winner _ ->
                verdict.outcome() == Outcome.N && hasMoves(verdict)
                        ? Message.of("course.sheet.won", "winner", winner, "moves", moves(verdict))
                        : Message.of("course.sheet.lost", "winner", winner);
            case ExerciseTask.Move(var _, var side) ->
                Message.of(
                        "course.sheet.moves", "moves", moves(side.isPresent() ? verdict.movesOf(side.get()) : verdict));
            case ExerciseTask.Moves _ -> Message.of("course.sheet.moves", "moves", moves(verdict));
            default -> Message.of("course.solution", "answer", answer);
        };
    }

    private String moves(Verdict verdict) {
        var plain = level == SheetLevel.HARD ? verdict : verdict.withoutIncentives();
        return answers.moves(plain, Math.max(MOST_TOLD, level.moves()));
    }
}
