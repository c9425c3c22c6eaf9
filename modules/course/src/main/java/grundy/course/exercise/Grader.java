package grundy.course.exercise;

import grundy.answer.CalculationException;
import grundy.answer.Verdict;
import grundy.course.exercise.Grade.Kind;
import grundy.course.live.LiveAnswers;
import grundy.course.live.LiveText;
import grundy.course.trap.ClaimTrial;
import grundy.course.trap.TrapTrial;
import grundy.explain.Explainer;
import grundy.finding.Move;
import grundy.limit.LimitException;
import grundy.present.move.MoveReading;
import grundy.prove.Conjecture;
import grundy.prove.finding.ProofFinding;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.text.Block;
import grundy.text.Block.Standing;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Grades a reader's answers and gives the right ones, both by asking the solver.
///
/// @param answers to what is so
public record Grader(LiveAnswers answers) {
    private static final Pattern ITEM = Pattern.compile("\\(\\s*\\d+(?:\\s*[,，]\\s*\\d+)*\\s*\\)|-?\\d+");
    private static final int LONGEST = 2_000;
    private static final int MOST_MOVES = 12;

    /// @param typed by the reader, whatever it is
    /// @throws SyntaxException if the task itself is not written as it should be
    public Grade grade(ExerciseTask task, String typed) throws SyntaxException {
        var text = typed.strip();
        if (text.isEmpty() || text.length() > LONGEST) return unreadable(Message.of("course.unreadable.empty"));
        try {
            return switch (task) {
                case ExerciseTask.Winner(var question) -> winner(question, text);
                case ExerciseTask.Move(var question, var side) ->
                    move(new PlayedMoves(answers.sum(question), side, answers), text);
                case ExerciseTask.Moves(var question) -> moves(impartial(question), text);
                case ExerciseTask.Number(var expected) -> number(expected, text);
                case ExerciseTask.Numbers(var expected) -> numbers(expected, text);
                case ExerciseTask.GameValue(var expression) -> gameValue(expression, text);
                case ExerciseTask.Formula(var rules) -> formula(rules, text);
                case ExerciseTask.Break(var trap) -> broken(new TrapTrial(answers).of(trap, text));
            };
        } catch (RulesException fault) {
            return unreadable(fault.explanation());
        } catch (LimitException fault) {
            if (fault.isCancellation()) throw fault;
            return unreadable(fault.explanation());
        }
    }

    /// @return an answer that is graded as right
    /// @throws SyntaxException if the task itself is not written as it should be
    public String answer(ExerciseTask task) throws SyntaxException {
        return switch (task) {
            case ExerciseTask.Winner(var question) ->
                WinnerWords.word(answers.verdict(question).outcome());
            case ExerciseTask.Move(var question, var side) -> {
                var moves = new PlayedMoves(answers.sum(question), side, answers);
                yield moves.typedText(moves.winningOne().move());
            }
            case ExerciseTask.Moves(var question) -> {
                var moves = impartial(question);
                yield moves.winning().stream()
                        .map(made -> moves.typedText(made.move()))
                        .collect(Collectors.joining("; "));
            }
            case ExerciseTask.Number(var expected) -> answers.text(expected);
            case ExerciseTask.Numbers(var expected) -> String.join(", ", answers.items(expected));
            case ExerciseTask.GameValue(var expression) ->
                Explainer.in(Language.EN).result(answers.calculation(expression));
            case ExerciseTask.Formula(var rules) -> answers.theorem(rules);
            case ExerciseTask.Break(var trap) -> trap.at();
        };
    }

    /// @return the answer with its reasons, for a reader who gives up
    /// @throws SyntaxException if the task itself is not written as it should be
    public List<Block> solution(ExerciseTask task) throws SyntaxException {
        var blocks = new Blocks(answers.language());
        switch (task) {
            case ExerciseTask.Winner(var question) -> explain(answers.verdict(question), blocks);
            case ExerciseTask.Move(var question, var side) -> {
                var verdict = answers.verdict(question);
                explain(side.isPresent() ? verdict.movesOf(side.get()) : verdict, blocks);
            }
            case ExerciseTask.Moves(var question) -> explain(answers.verdict(question), blocks);
            case ExerciseTask.Break(var trap) -> {
                blocks.say(Message.of("course.solution", "answer", trap.at()));
                blocks.add(broken(new TrapTrial(answers).of(trap, trap.at())).feedback());
            }
            default -> blocks.say(Message.of("course.solution", "answer", answer(task)));
        }
        return blocks.list();
    }

    private PlayedMoves impartial(String question) throws SyntaxException {
        return new PlayedMoves(answers.sum(question), Optional.empty(), answers);
    }

    private void explain(Verdict verdict, Blocks blocks) {
        blocks.add(Explainer.in(answers.language()).answer(verdict, MOST_MOVES));
    }

    private Grade right(Message message) {
        return new Grade(Kind.RIGHT, feedback(message, Standing.WON));
    }

    private Grade wrong(Message message) {
        return new Grade(Kind.WRONG, feedback(message, Standing.LOST));
    }

    private Grade unreadable(Message message) {
        return new Grade(Kind.UNREADABLE, feedback(message, Standing.OPEN));
    }

    private List<Block> feedback(Message message, Standing standing) {
        var blocks = new Blocks(answers.language());
        blocks.result(message, standing);
        return blocks.list();
    }

    private Grade winner(String question, String typed) throws SyntaxException {
        var outcome = WinnerWords.read(typed);
        if (outcome.isEmpty()) return unreadable(Message.of("course.unreadable.winner", "text", typed));
        var verdict = answers.verdict(question);
        if (outcome.get() == verdict.outcome()) return right(Message.of("course.right"));
        return wrong(
                switch (verdict.outcome()) {
                    case N ->
                        outcome.get() == Outcome.P
                                ? Message.of("course.wrong.some-move")
                                : Message.of("course.wrong.winner");
                    case P -> outcome.get() == Outcome.N ? refutation(question) : Message.of("course.wrong.winner");
                    default -> Message.of("course.wrong.winner");
                });
    }

    /// Shows by one move that there is an answer to it.
    private Message refutation(String question) throws SyntaxException {
        var moves = impartial(question);
        var move = moves.losing();
        if (move.isEmpty()) return Message.of("course.wrong.no-move");
        return Message.of(
                "course.wrong.answered",
                "move",
                moves.typedText(move.get()),
                "reply",
                moves.reply(move.get()).orElse("?"));
    }

    private Grade move(PlayedMoves moves, String typed) {
        return switch (moves.read(typed)) {
            case MoveReading.Refused(var why) -> unreadable(why);
            case MoveReading.Accepted(var move)
            when moves.wins(move) -> right(Message.of("course.right.move", "move", moves.typedText(move)));
            case MoveReading.Accepted(var move) -> wrong(refutation(moves, move));
        };
    }

    private static Message refutation(PlayedMoves moves, Move move) {
        return moves.reply(move)
                .map(reply -> Message.of("course.wrong.move", "move", moves.typedText(move), "reply", reply))
                .orElseGet(() -> Message.of("course.wrong.move-drawn", "move", moves.typedText(move)));
    }

    private Grade moves(PlayedMoves moves, String typed) {
        var found = new LinkedHashSet<String>();
        for (var part : typed.split("[;；]")) {
            if (part.isBlank()) continue;
            switch (moves.read(part.strip())) {
                case MoveReading.Refused(var why) -> {
                    return unreadable(why);
                }
                case MoveReading.Accepted(var move) -> {
                    if (!moves.wins(move)) return move(moves, part.strip());
                    found.add(moves.playedMove(move).to());
                }
            }
        }
        int all = moves.winning().size();
        if (found.size() == all) return right(Message.of("course.right.moves", "count", all));
        return wrong(Message.of("course.wrong.moves-missing", "found", found.size()));
    }

    private Grade number(LiveText expected, String typed) throws SyntaxException {
        if (!typed.matches("[+-]?\\d{1,2000}(?:/\\d{1,200})?"))
            return unreadable(Message.of("course.unreadable.number", "text", typed));
        return answers.text(expected).equals(typed.replaceAll("^[+]|^0+(?=\\d)", ""))
                ? right(Message.of("course.right"))
                : wrong(Message.of("course.wrong.number", "number", typed));
    }

    private Grade numbers(LiveText expected, String typed) throws SyntaxException {
        var all = answers.items(expected);
        var given = new ArrayList<String>();
        var found = ITEM.matcher(typed);
        while (found.find()) given.add(ordered(found.group()));
        if (given.isEmpty()) return unreadable(Message.of("course.unreadable.numbers", "text", typed));
        if (expected.verb() == LiveText.Verb.VALUES) return inOrder(all, given);
        for (var item : given) if (!all.contains(item)) return wrong(Message.of("course.wrong.not-one", "item", item));
        int missing = all.size() - new LinkedHashSet<>(given).size();
        return missing == 0
                ? right(Message.of("course.right"))
                : wrong(Message.of("course.wrong.missing", "count", missing));
    }

    private Grade inOrder(List<String> all, List<String> given) {
        for (int i = 0; i < Math.min(all.size(), given.size()); i++)
            if (!all.get(i).equals(given.get(i)))
                return wrong(Message.of("course.wrong.value-at", "heap", i, "value", given.get(i)));
        if (given.size() == all.size()) return right(Message.of("course.right"));
        return wrong(
                given.size() < all.size()
                        ? Message.of("course.wrong.missing", "count", all.size() - given.size())
                        : Message.of("course.wrong.too-many", "count", all.size()));
    }

    /// A pair with the smaller number first.
    private static String ordered(String item) {
        if (!item.startsWith("(")) return item;
        return Arrays.stream(item.replaceAll("[()\\s]", "").split("[,，]"))
                .map(BigInteger::new)
                .sorted()
                .map(Object::toString)
                .collect(Collectors.joining(",", "(", ")"));
    }

    private Grade gameValue(String expression, String typed) throws SyntaxException {
        String same;
        try {
            same = Explainer.in(Language.EN).result(answers.calculation("(" + typed + ") == (" + expression + ")"));
        } catch (SyntaxException fault) {
            return unreadable(Message.of("course.unreadable.value", "text", typed, "problem", fault.problem()));
        } catch (CalculationException fault) {
            return unreadable(Message.of("course.unreadable.value", "text", typed, "problem", fault.explanation()));
        }
        return same.equals("true")
                ? right(Message.of("course.right"))
                : wrong(Message.of("course.wrong.value", "value", typed));
    }

    private Grade formula(String rules, String typed) throws SyntaxException {
        var task = answers.task(rules);
        var plain = typed.matches("(?s)(?:misere\\s+)?(?:P\\s|g\\s*=).*") ? typed : "P when " + typed;
        var text = plain.startsWith(Play.MISERE.id()) ? plain : task.play().prefix() + plain;
        ProofFinding finding;
        try {
            var conjecture = Conjecture.of(text, task);
            finding = answers.limits().during(conjecture::test);
        } catch (SyntaxException fault) {
            return unreadable(Message.of("course.unreadable.formula", "problem", fault.problem()));
        }
        return switch (finding) {
            case ProofFinding.WithoutAutomaton _ ->
                throw new AssertionError("A formula was tested, and the finding is about something else");
            case ProofFinding.Proved _ -> right(Message.of("course.right.proved"));
            case ProofFinding.Refuted refuted ->
                wrong(Message.of(
                        refuted.value().signum() == 0 ? "course.wrong.formula-lost" : "course.wrong.formula-won",
                        "position",
                        position(refuted)));
            case ProofFinding.Undecided undecided ->
                right(Message.of("course.right.compared", "to", undecided.holdsTo()));
            case ProofFinding.Open open -> right(Message.of("course.right.compared", "to", open.holdsTo()));
        };
    }

    private static String position(ProofFinding.Refuted refuted) {
        var equations = new ArrayList<String>();
        for (int i = 0; i < refuted.position().size(); i++)
            equations.add(
                    refuted.coordinates().get(i) + " = " + refuted.position().get(i));
        return String.join(", ", equations);
    }

    private Grade broken(ClaimTrial trial) {
        return switch (trial) {
            case ClaimTrial.Refuted(var statement, var so) ->
                right(Message.of("course.right.broken", "said", statement, "so", so));
            case ClaimTrial.Confirmed(var statement) -> wrong(Message.of("course.wrong.holds", "said", statement));
            case ClaimTrial.Unreadable(var why) -> unreadable(why);
        };
    }
}
