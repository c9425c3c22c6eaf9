package grundy.rules.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Rules of boards of letters by texts alone: written without the code that reads and plays them, to be compared with
/// it.
///
/// @param left what Left may rewrite, as written
/// @param right what Right may; the same list where both have the same moves
/// @param until a pattern that ends play, or empty
/// @param start what covers boards, or empty
public record DrawnRules(
        List<PatternNotation> left, List<PatternNotation> right, String until, String start, boolean strip) {
    private static final String LETTERS = ".xo";
    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
    private static final String NEW_LETTERS = "\"z\" -> \"y\"";

    /// A pattern as it is written.
    ///
    /// @param from rows; a class of letters is one capital letter: A any, N none of x and o, P x or o
    /// @param again whether it is repeated
    /// @param guard letter that must not stand beside what changes, P for both x and o, or a blank
    public record PatternNotation(
            String[] from, String[] to, boolean turned, boolean mirrored, boolean again, char guard) {
        private List<TurnedPattern> ways(boolean strip) {
            var start = new TurnedPattern(from, to, guard, 0, again ? 2 : 0);
            var ways = new ArrayList<TurnedPattern>();
            ways.add(start);
            if (turned && !strip) {
                var turn = start;
                for (int i = 0; i < 3; i++) {
                    turn = quarter(turn);
                    ways.add(turn);
                }
            }
            if (mirrored || turned && strip) for (var way : List.copyOf(ways)) ways.add(mirror(way));
            return ways;
        }

        private String beside() {
            if (guard == ' ') return "";
            return guard == 'P' ? " unless next to \"o\" unless next to \"x\"" : " unless next to \"" + guard + "\"";
        }

        private String text() {
            return quoted(from) + " -> " + quoted(to) + (turned ? " turned" : "") + (mirrored ? " mirrored" : "")
                    + (again ? " repeat" : "") + beside();
        }
    }

    /// One way in which a pattern lies.
    private record TurnedPattern(String[] from, String[] to, char guard, int downAgain, int rightAgain) {}

    /// @return rules in which every move makes the letters of the board less in the order o, x, ., so that
    ///     play ends
    public static DrawnRules random(Random random) {
        return random(random, false);
    }

    /// @param ends whether some pattern ends play for certain
    public static DrawnRules random(Random random, boolean ends) {
        boolean strip = random.nextInt(3) == 0;
        boolean impartial = random.nextInt(3) == 0;
        var left = side(random, strip, true);
        var right = impartial ? left : side(random, strip, true);
        var until = "";
        if (ends || random.nextInt(8) == 0)
            until = ends
                    ? List.of("..", "x.", "xx", "oo", "oxo").get(random.nextInt(5))
                    : random.nextBoolean() ? "..." : "x.";
        return new DrawnRules(left, right, until, ".xo", strip);
    }

    /// @return rules of Left and Right by which play may go on for ever, where moves may change nothing; no pattern
    ///     is repeated
    public static DrawnRules endless(Random random) {
        boolean strip = random.nextInt(3) == 0;
        return new DrawnRules(side(random, strip, false), side(random, strip, false), "", "", strip);
    }

    /// @return the rules in the rule language
    public String text() {
        var text = new StringBuilder(strip ? "strip: " : "grid: ");
        if (left != right) text.append("left ");
        text.append(text(left));
        if (left != right) text.append("; right ").append(text(right));
        if (!until.isEmpty()) text.append("; until \"").append(until).append('"');
        if (!start.isEmpty()) text.append("; start \"").append(start).append('"');
        return text.toString();
    }

    private static String text(List<PatternNotation> side) {
        return side.stream().map(PatternNotation::text).collect(Collectors.joining(" | "));
    }

    /// @return whether the rules know the letters of a board
    public boolean know(String board) {
        var quoted = QUOTED.matcher(text()).results().map(MatchResult::group).collect(Collectors.joining());
        return board.chars().allMatch(letter -> LETTERS.indexOf(letter) < 0 || quoted.indexOf(letter) >= 0);
    }

    /// @return the rules with another pattern of Right, about letters that stand nowhere
    public String withNewLetters() {
        return text() + " | " + NEW_LETTERS;
    }

    /// @return the rules as a mirror shows them, in which each way of each pattern is written
    public DrawnRules seen(UnaryOperator<String[]> mirror) {
        return new DrawnRules(seen(left, mirror), seen(right, mirror), until, start, strip);
    }

    private List<PatternNotation> seen(List<PatternNotation> side, UnaryOperator<String[]> mirror) {
        return side.stream()
                .flatMap(written -> written.ways(strip).stream())
                .map(way -> new PatternNotation(
                        mirror.apply(way.from), mirror.apply(way.to), false, false, false, way.guard))
                .toList();
    }

    private static List<PatternNotation> side(Random random, boolean strip, boolean decreasing) {
        int count = 1 + random.nextInt(2);
        return IntStream.range(0, count)
                .mapToObj(_ -> written(random, strip, decreasing))
                .toList();
    }

    private static PatternNotation written(Random random, boolean strip, boolean decreasing) {
        int rows = strip ? 1 : 1 + random.nextInt(2);
        int columns = 1 + random.nextInt(rows == 2 ? 2 : 3);
        var from = new char[rows][columns];
        var to = new char[rows][columns];
        int change;
        boolean differs;
        do {
            change = 0;
            differs = false;
            for (int r = 0; r < rows; r++)
                for (int c = 0; c < columns; c++) {
                    from[r][c] = ".xxooANP ".charAt(random.nextInt(9));
                    to[r][c] = from[r][c] == ' ' || random.nextInt(3) == 0
                            ? from[r][c]
                            : LETTERS.charAt(random.nextInt(3));
                    int worth = ".N".indexOf(from[r][c]) >= 0 ? 0 : from[r][c] == 'o' ? 2 : 1;
                    if (from[r][c] == 'A') worth = 0;
                    if (to[r][c] != from[r][c]) change += LETTERS.indexOf(to[r][c]) - worth;
                    differs |= to[r][c] != from[r][c];
                }
        } while (decreasing ? change >= 0 : !differs);
        boolean turned = random.nextBoolean();
        boolean mirrored = random.nextInt(3) == 0;
        var guards = decreasing ? "xo     P" : "xo.   P";
        boolean again = decreasing
                && columns == 3
                && from[0][0] == 'o'
                && rows == 1
                && to[0][2] == 'o'
                && from[0][2] != 'o'
                && !(to[0][1] == 'o' && from[0][1] != 'o')
                && from[0][2] != ' ';
        again &= random.nextBoolean();
        char guard = guards.charAt(random.nextInt(guards.length()));
        return new PatternNotation(lines(from), lines(to), turned, mirrored, again, guard);
    }

    private static String quoted(String[] rows) {
        var text = new StringBuilder("\"");
        for (int r = 0; r < rows.length; r++) {
            if (r > 0) text.append('/');
            for (char c : rows[r].toCharArray())
                text.append(
                        switch (c) {
                            case 'A' -> "?";
                            case 'N' -> "[^xo]";
                            case 'P' -> "[xo]";
                            default -> String.valueOf(c);
                        });
        }
        return text.append('"').toString();
    }

    private static String[] lines(char[][] rows) {
        var lines = new String[rows.length];
        for (int r = 0; r < rows.length; r++) lines[r] = new String(rows[r]);
        return lines;
    }

    private static TurnedPattern quarter(TurnedPattern way) {
        return new TurnedPattern(quarter(way.from), quarter(way.to), way.guard, way.rightAgain, -way.downAgain);
    }

    /// @return the rows turned by a quarter
    public static String[] quarter(String[] rows) {
        var turned = new String[rows[0].length()];
        for (int c = 0; c < turned.length; c++) {
            turned[c] = "";
            for (int r = rows.length - 1; r >= 0; r--) turned[c] += rows[r].charAt(c);
        }
        return turned;
    }

    private static TurnedPattern mirror(TurnedPattern way) {
        return new TurnedPattern(mirror(way.from), mirror(way.to), way.guard, way.downAgain, -way.rightAgain);
    }

    /// @return the rows as a mirror shows them that stands at their right
    public static String[] mirror(String[] rows) {
        var turned = new String[rows.length];
        for (int r = 0; r < turned.length; r++)
            turned[r] = new StringBuilder(rows[r]).reverse().toString();
        return turned;
    }

    /// @param board rows with `/` between them
    public Set<String> options(String board, boolean isLeft) {
        var options = new LinkedHashSet<String>();
        var rows = board.split("/");
        if (!until.isEmpty())
            for (int r = 0; r < rows.length; r++)
                for (int c = 0; c < rows[0].length(); c++) if (fits(rows, new String[] {until}, r, c)) return options;
        var ways = (isLeft ? left : right).stream().flatMap(written -> written.ways(strip).stream());
        for (var way : (Iterable<TurnedPattern>) ways::iterator)
            for (int r = -2; r < rows.length; r++)
                for (int c = -2; c < rows[0].length(); c++) {
                    var current = rows;
                    int atRow = r;
                    int atColumn = c;
                    while (fits(current, way.from, atRow, atColumn) && isFree(current, way, atRow, atColumn)) {
                        current = put(current, way, atRow, atColumn);
                        options.add(String.join("/", current));
                        if (way.downAgain == 0 && way.rightAgain == 0) break;
                        atRow += way.downAgain;
                        atColumn += way.rightAgain;
                    }
                }
        return options;
    }

    private static char at(String[] rows, int r, int c) {
        return r < 0 || c < 0 || r >= rows.length || c >= rows[0].length() ? '#' : rows[r].charAt(c);
    }

    private static boolean fits(String[] rows, String[] pattern, int r, int c) {
        for (int i = 0; i < pattern.length; i++)
            for (int j = 0; j < pattern[0].length(); j++) {
                char asked = pattern[i].charAt(j);
                if (asked == ' ') continue;
                char is = at(rows, r + i, c + j);
                if (is == '#') return false;
                boolean good = switch (asked) {
                    case 'A' -> true;
                    case 'N' -> is != 'x' && is != 'o';
                    case 'P' -> is == 'x' || is == 'o';
                    default -> is == asked;
                };
                if (!good) return false;
            }
        return true;
    }

    private static boolean isGuard(char guard, char letter) {
        return guard == letter || guard == 'P' && (letter == 'x' || letter == 'o');
    }

    private static boolean isFree(String[] rows, TurnedPattern way, int r, int c) {
        if (way.guard == ' ') return true;
        for (int i = 0; i < way.from.length; i++)
            for (int j = 0; j < way.from[0].length(); j++) {
                int y = r + i;
                int x = c + j;
                if (way.from[i].charAt(j) == way.to[i].charAt(j) || at(rows, y, x) == way.to[i].charAt(j)) continue;
                if (isGuard(way.guard, at(rows, y - 1, x))
                        || isGuard(way.guard, at(rows, y + 1, x))
                        || isGuard(way.guard, at(rows, y, x - 1))
                        || isGuard(way.guard, at(rows, y, x + 1))) return false;
            }
        return true;
    }

    private static String[] put(String[] rows, TurnedPattern way, int r, int c) {
        var put = rows.clone();
        for (int i = 0; i < way.from.length; i++)
            for (int j = 0; j < way.from[0].length(); j++) {
                if (way.from[i].charAt(j) == way.to[i].charAt(j)) continue;
                var row = new StringBuilder(put[r + i]);
                row.setCharAt(c + j, way.to[i].charAt(j));
                put[r + i] = row.toString();
            }
        return put;
    }

    /// @return whether the side that is to move wins a sum of boards in normal play
    public boolean wins(List<String> sum, boolean isLeft) {
        return wins(sum, isLeft, new HashMap<>());
    }

    private boolean wins(List<String> sum, boolean isLeft, Map<String, Boolean> known) {
        var key = new TreeSet<>(sum).size() == sum.size()
                ? new TreeSet<>(sum) + " " + isLeft
                : sum.stream().sorted().toList() + " " + isLeft;
        var before = known.get(key);
        if (before != null) return before;
        boolean wins = false;
        for (int i = 0; i < sum.size() && !wins; i++)
            for (var option : options(sum.get(i), isLeft)) {
                var next = new ArrayList<>(sum);
                next.set(i, option);
                wins = !wins(next, !isLeft, known);
                if (wins) break;
            }
        known.put(key, wins);
        return wins;
    }

    /// @return a board of so many squares, perhaps with holes
    public static String board(Random random, int rows, int columns) {
        var board = new StringBuilder();
        for (int r = 0; r < rows; r++) {
            if (r > 0) board.append('/');
            for (int c = 0; c < columns; c++) board.append("..xxxooo#".charAt(random.nextInt(9)));
        }
        return board.toString();
    }
}
