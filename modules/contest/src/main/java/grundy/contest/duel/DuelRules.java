package grundy.contest.duel;

import grundy.contest.judge.Problems;
import grundy.contest.problem.JudgeException;
import grundy.contest.problem.Problem;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Rules of a user's own as a problem: a position a line, its numbers with blanks between them; one answer a line.
public final class DuelRules {
    /// The questions about a position: who wins, its value, how many moves win, which.
    public static final List<String> QUESTIONS = List.of("winner", "value", "count", "moves");
    private static final int MOST_HEAPS = 100;

    private DuelRules() {}

    /// @param ask one of {@link #QUESTIONS}
    /// @param heaps how many there are, in games of one coordinate
    /// @param to the largest number
    /// @throws JudgeException if rules or heaps cannot make a problem
    /// @throws SyntaxException if the rules are not in the rule language
    public static Problem problem(String rules, String ask, long heaps, long to) throws SyntaxException {
        if (rules.contains("$") || rules.contains("\n"))
            throw new JudgeException(Message.of("duel.rules.sign", "rules", rules));
        var game = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules)).game();
        int arity = game.rules().arity();
        if (heaps < 1 || heaps > MOST_HEAPS)
            throw new JudgeException(Message.of("duel.rules.heaps", "most", MOST_HEAPS));
        boolean tuple = arity > 1;
        boolean started = tuple && game.entry() != null && game.entry().start().isPresent();
        int numbers = tuple ? arity : (int) heaps;
        var names = IntStream.range(0, numbers).mapToObj(i -> "x" + i).collect(Collectors.joining(" "));
        var gaps = IntStream.range(0, numbers).mapToObj(i -> "$x" + i).toList();
        var position = started ? "(" + String.join(",", gaps) + ")" : String.join(" ", gaps);
        var text = """
                problem   %s
                input     { %s } until end
                limit     %s 0..%d
                rules     %s
                position  %s
                %s
                """.formatted(rules, names, names, to, rules, position, answers(ask, tuple));
        return Problems.of(text);
    }

    private static String answers(String ask, boolean tuple) {
        return switch (ask) {
            case "winner" -> "win       first\nlose      second\ndraw      draw";
            case "value" -> "win       $value\nlose      $value";
            case "count" -> "win       $count\nlose      0";
            default ->
                tuple
                        ? "win       $moves\nlose      none\nmove      ($to)\nbetween   \" \""
                        : "win       $moves\nlose      none\nmove      $heap:$to\norder     heap, to\nbetween   \" \"";
        };
    }
}
