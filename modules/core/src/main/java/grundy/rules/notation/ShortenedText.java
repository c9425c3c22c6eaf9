package grundy.rules.notation;

import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.PartGroup;
import grundy.rules.Position;
import grundy.rules.Tuple;
import grundy.text.DisplayWidth;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Dyadic;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/// Numbers and positions as a reader can take them in: what is long is shortened, so that every text is bounded.
public record ShortenedText(Language language) {
    private static final int MOST_DIGITS = 60;
    private static final int MOST_DIGITS_IN_TABLE = 20;
    private static final int MOST_DIGITS_IN_NARROW_TABLE = 14;

    private static final BigInteger FIRST_LONG = BigInteger.TEN.pow(MOST_DIGITS);
    private static final BigInteger FIRST_LONG_IN_TABLE = BigInteger.TEN.pow(MOST_DIGITS_IN_TABLE);
    private static final int MOST_TWOS = 62;
    private static final int MOST_COORDINATES = 8;
    private static final int MOST_PARTS = 6;
    public static final int MOST_TEXT = 48;
    private static final int MOST_LISTED = 12;

    /// @return the digits, from more than 60 on only the first and last: `123456…7890 (1000 digits)`
    public String number(BigInteger number) {
        if (NumberEnds.isFor(number)) {
            var ends = NumberEnds.of(number);
            return lengthy(ends.shortened(), ends.sign().length() + ends.digits());
        }
        var digits = number.toString();
        return digits.length() <= MOST_DIGITS ? digits : lengthy(ends(digits), digits.length());
    }

    private String lengthy(String ends, long digits) {
        return Message.of("explain.long-number", "short", ends, "digits", digits)
                .in(language);
    }

    /// Returns a number, shortened where it is long.
    public String number(long number) {
        return Long.toString(number);
    }

    /// @return a nimber as it is written: `0`, `*`, `*5`
    public String nimber(BigInteger number) {
        if (number.signum() == 0) return "0";
        return number.equals(BigInteger.ONE) ? "*" : "*" + number(number);
    }

    /// @return `3/4`; where it is long the denominator is a power: `123456…7890 (1000 digits)/2^3322`
    public String dyadic(Dyadic number) {
        return over(number, number(number.numerator()));
    }

    /// @return a shorter text where many numbers stand side by side
    public String brief(Dyadic number) {
        return over(number, brief(number.numerator()));
    }

    private static String over(Dyadic number, String numerator) {
        if (number.isInteger()) return numerator;
        return numerator + "/" + (number.twos() <= MOST_TWOS ? 1L << number.twos() : "2^" + number.twos());
    }

    /// @return a shorter text where many numbers stand side by side
    public String brief(BigInteger number) {
        if (NumberEnds.isFor(number)) return NumberEnds.of(number).shortened();
        var digits = number.toString();
        return digits.length() <= MOST_DIGITS_IN_TABLE ? digits : ends(digits);
    }

    /// @return an even shorter text, for tables of several columns
    public String narrow(BigInteger number) {
        if (NumberEnds.isFor(number)) return NumberEnds.of(number).shortened();
        var digits = number.toString();
        return digits.length() <= MOST_DIGITS_IN_NARROW_TABLE ? digits : ends(digits);
    }

    /// @return whether a position has a number that is not shown in full
    public static boolean isShortened(Position position) {
        if (!(position instanceof Tuple tuple)) return false;
        var first = tuple.arity() == 1 ? FIRST_LONG : FIRST_LONG_IN_TABLE;
        return tuple.stream().anyMatch(number -> number.compareTo(first) >= 0);
    }

    /// @return whether a position on a board is not shown in full
    public static boolean isLong(Position position) {
        return position instanceof BoardPosition board && board.text().length() > MOST_TEXT;
    }

    private static String ends(String digits) {
        return digits.substring(0, 6) + "…" + digits.substring(digits.length() - 4);
    }

    /// Returns a position, with its long numbers shortened.
    public String position(Position position) {
        return switch (position) {
            case Tuple tuple when tuple.arity() == 1 -> number(tuple.get(0));
            case Tuple tuple -> {
                var coordinates =
                        tuple.stream().limit(MOST_COORDINATES).map(this::brief).collect(Collectors.joining(","));
                yield "(" + coordinates + (tuple.arity() > MOST_COORDINATES ? ",…" : "") + ")";
            }
            case BoardPosition board -> shorten(board.text(), MOST_TEXT);
        };
    }

    /// @return positions side by side: `3 + 5`
    public String sum(List<Position> positions) {
        var groups = PartGroup.of(positions);
        var joined = groups.stream()
                .limit(MOST_PARTS)
                .map(group -> group.text(position(group.part())))
                .collect(Collectors.joining(" + "));
        if (groups.size() <= MOST_PARTS) return joined;
        return joined + " + … + "
                + groups.getLast().text(position(groups.getLast().part()));
    }

    /// @return the name or the rules; where they are cut, the brackets that were open there are closed
    public static String name(Game game) {
        var name = shorten(game.text(), MOST_TEXT / 2);
        if (name.equals(game.text())) return name;
        var closing = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char sign = name.charAt(i);
            int bracket = "([{".indexOf(sign);
            if (bracket >= 0) closing.insert(0, ")]}".charAt(bracket));
            else if (!closing.isEmpty() && sign == closing.charAt(0)) closing.deleteCharAt(0);
        }
        return name + closing;
    }

    /// @return the component with its game: `nim(3)`, `[take 1..3](21)`; a value by itself
    public String component(Component component) {
        var game = component.game();
        var name = name(game);
        var position = switch (component.position()) {
            case Tuple tuple when tuple.arity() == 1 -> brief(tuple.get(0));
            case Tuple tuple -> position(tuple);
            case BoardPosition board -> shorten(board.text(), MOST_TEXT / 2);
        };
        if (game.isValue()) return position;
        return (game.entry() != null ? name : "[" + name + "]")
                + (position.startsWith("(") ? position : "(" + position + ")");
    }

    /// @return a list of as many things as a reader can take in, separated by commas
    public String list(Collection<?> things) {
        var joined = things.stream()
                .limit(MOST_LISTED)
                .map(thing -> thing instanceof BigInteger number ? brief(number) : thing.toString())
                .collect(Collectors.joining(comma()));
        return things.size() > MOST_LISTED ? joined + comma() + "…" : joined;
    }

    /// @return the separator of items in a list
    public String comma() {
        return Message.of("explain.comma").in(language);
    }

    /// @return the separator of two equations
    public String andThen() {
        return Message.of("explain.and-then").in(language);
    }

    /// @return the separator of the steps of a move
    public String semicolon() {
        return Message.of("explain.semicolon").in(language);
    }

    /// Returns a text, or its beginning where it has more columns.
    public static String shorten(String text, int columns) {
        if (DisplayWidth.of(text.substring(0, Math.min(text.length(), columns + 1))) <= columns
                && text.length() <= columns) return text;
        int end = 0;
        for (int width = 1; end < text.length(); end += Character.charCount(text.codePointAt(end))) {
            width += DisplayWidth.of(text.codePointAt(end));
            if (width > columns) break;
        }
        return text.substring(0, end) + "…";
    }
}
