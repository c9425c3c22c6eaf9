package grundy.contest.emit.method;

import grundy.contest.problem.CaseFormula;
import grundy.contest.problem.FormulaOperations.Operator;
import grundy.contest.sketch.SketchStep;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;

/// A recurrence over positions as lines of a sketch: it computes the number that stands for a position,
/// in a sum of the kind that is asked about, from those of its options.
///
/// @param start before the options are examined
/// @param joining how the numbers of the parts of an option come together in `option`
/// @param each for each option
/// @param end once all options were seen, `key` being the position
/// @param about what the program says about itself
/// @param theorem why the numbers of the components decide a sum
record PositionRecurrence(
        List<String> start, Combination joining, List<String> each, List<String> end, Message about, String theorem) {
    /// No nim-value within the bounds of a program is as large; a program that finds one ends.
    private static final int VALUES = 4096;

    private static final String SUMS = "Smith 1966";

    /// The ways to combine the parts of an option.
    enum Combination {
        NIM_SUM,
        GREATEST,
        LEAST,
        /// The bits that some part has.
        UNION,
        /// An option is one position.
        NONE;

        /// @return the value that a combination of parts begins with
        String start() {
            return this == LEAST ? "1000000000" : "0";
        }

        SketchStep step(CaseFormula part) {
            var option = new CaseFormula.Name("option");
            return switch (this) {
                case NIM_SUM -> new SketchStep.Assign(option, Operator.XOR, part);
                case NONE -> new SketchStep.Assign(option, null, part);
                case GREATEST -> called("max", option, part);
                case LEAST -> called("min", option, part);
                case UNION -> called("bitor", option, part);
            };
        }

        private static SketchStep called(String function, CaseFormula option, CaseFormula part) {
            return new SketchStep.Assign(option, null, new CaseFormula.Call(function, List.of(option, part)));
        }
    }

    /// Nim-values: the mex of those of the options.
    static PositionRecurrence values() {
        return new PositionRecurrence(
                List.of("table seen = zeros(" + (VALUES + 1) + ")"),
                Combination.NIM_SUM,
                // no nim-sum of values below the bound is beyond it
                List.of("seen[option] = 1"),
                mex("least"),
                Message.of("emit.about.search"),
                "Sprague 1935, Grundy 1939");
    }

    private static List<String> mex(String value) {
        return List.of(
                "int least = 0",
                "while seen[least] = 1",
                "  least += 1",
                "return remember(key, inside(" + value + ", " + (VALUES - 2) + "))");
    }

    /// 1 where the player to move wins a single position in misere play.
    static PositionRecurrence misereWinner() {
        return new PositionRecurrence(
                List.of("int won = 0", "int moves = 0"),
                Combination.NONE,
                List.of("if option = 0", "  won = 1", "moves = 1"),
                List.of("# who cannot move has won | 无法操作者胜", "if moves = 0", "  won = 1", "return remember(key, won)"),
                Message.of("emit.about.search-misere"),
                "Sprague 1935, Grundy 1939");
    }

    /// Computes how long a component lasts where one moves in every one and the last to end decides.
    static PositionRecurrence suspense(Play play) {
        return lengths(
                List.of(
                        "if shortest < 0 or option < shortest",
                        "  shortest = option",
                        "if option mod 2 = " + odd(play),
                        "  longest = max(longest, option)"),
                List.of(
                        "# who wins makes it last, who loses hurries | 赢家拖长，输家求快",
                        "if longest >= 0",
                        "  return remember(key, longest + 1)",
                        "return remember(key, shortest + 1)"),
                Combination.GREATEST,
                "emit.about.every");
    }

    /// Makes the recurrence for sums in which the first component to end decides.
    static PositionRecurrence remoteness(Play play) {
        return lengths(
                List.of(
                        "longest = max(longest, option)",
                        "if option mod 2 = " + odd(play) + " and (shortest < 0 or option < shortest)",
                        "  shortest = option"),
                List.of(
                        "# who wins hurries, who loses makes it last | 赢家求快，输家拖长",
                        "if shortest >= 0",
                        "  return remember(key, shortest + 1)",
                        "return remember(key, longest + 1)"),
                Combination.LEAST,
                "emit.about.short-every");
    }

    private static PositionRecurrence lengths(List<String> each, List<String> end, Combination joining, String about) {
        return new PositionRecurrence(
                List.of("long longest = -1", "long shortest = -1"), joining, each, end, Message.of(about), SUMS);
    }

    /// @return 0 where whoever leaves an end has won, 1 where he has lost
    private static int odd(Play play) {
        return play == Play.NORMAL ? 0 : 1;
    }

    /// 0 for an end, 1 where a move ends it and so wins, else 2 more than the nim-value without such moves.
    static PositionRecurrence foreclosed(Play play) {
        var end = new ArrayList<>(List.of("if moves = 0", "  return remember(key, 0)"));
        if (play == Play.NORMAL) end.addAll(List.of("if ends = 1", "  return remember(key, 1)"));
        end.addAll(mex("least + 2"));
        var start = new ArrayList<>(List.of("table seen = zeros(" + (VALUES + 1) + ")", "int moves = 0"));
        var each = new ArrayList<>(List.of("moves = 1", "if option > 1", "  seen[option - 2] = 1"));
        if (play == Play.NORMAL) {
            start.add("int ends = 0");
            each.addAll(List.of("if option = 0", "  ends = 1"));
        }
        return new PositionRecurrence(start, Combination.NONE, each, end, Message.of("emit.about.short"), SUMS);
    }

    /// 4 where there is a move, and 2 and 1 where whoever moves wins in normal and in misere play.
    ///
    /// @param splits whether options may have several parts, which only normal play can decide
    static PositionRecurrence selective(String about, boolean splits) {
        return new PositionRecurrence(
                List.of("int moves = 0", "int normal = 0", "int misere = 0"),
                splits ? Combination.UNION : Combination.NONE,
                List.of(
                        "moves = 1",
                        "if bitand(option, 2) = 0",
                        "  normal = 1",
                        "if bitand(option, 1) = 0",
                        "  misere = 1"),
                List.of("if moves = 0", "  misere = 1", "return remember(key, 4 * moves + 2 * normal + misere)"),
                Message.of(about),
                SUMS);
    }
}
