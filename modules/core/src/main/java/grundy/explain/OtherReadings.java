package grundy.explain;

import grundy.rules.Sum;
import grundy.rules.language.ValueExpression;
import grundy.rules.language.ValueExpression.Binary;
import grundy.rules.language.ValueExpression.Figure;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueExpression.Power;
import grundy.rules.language.ValueExpression.Ups;
import grundy.text.Message;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Points out likely intentions behind notation that has another meaning here: digits in groups of
/// three, `1 000 000`, which are several numbers here; `3 ^ 5`, which is a power here and the nim-sum
/// in programs; and `_`, which is a hole on boards here and an empty square elsewhere.
public final class OtherReadings {
    /// Rules in brackets have commas of their own, and so do positions in parentheses, unless a group
    /// begins with 0.
    private static final Pattern LISTS = Pattern.compile("\\[[^\\]]*]|\\{[^}]*}|\\((?![^()]*(?:,0|\\h))[^()]*\\)");

    /// Groups with commas between them, or with blanks where one begins with 0 or all but the first have three
    /// digits.
    private static final Pattern GROUPS = Pattern.compile("(?<![\\d,] ?)[1-9]\\d{0,2}(?:,\\d{3})+(?! ?[\\d,])"
            + "|(?<!\\d)[1-9]\\d{0,2}(?:(?:,\\d{3})*(?:,0\\d\\d)+|(?:\\h\\d{3})*(?:\\h0\\d\\d)+)(?!\\d)"
            + "|(?<![\\d,] ?)[1-9]\\d?(?:\\h\\d{3}){2,}(?! ?[\\d,])");

    /// The most digits of a number in groups; a longer one is a list.
    private static final int LONGEST = 40;

    private static final Pattern POWER = Pattern.compile("(\\d+)(?:\\h+\\^\\h*|\\^\\h+)(\\d+)");
    private static final Pattern NUMBER = Pattern.compile("\\d+(?!\\d*\\*)");

    private OtherReadings() {}

    /// @return the likely intentions of the position
    static List<Message> of(Sum sum) {
        var text = LISTS.matcher(ascii(sum.text())).replaceAll(" ; ");
        var found = new ArrayList<Message>();
        groups(text).ifPresent(found::add);
        var power = POWER.matcher(text);
        if (power.find()) found.add(power("explain.reading.heaps", power.group(), power.group(1), power.group(2)));
        if (hasUnderlinedHole(sum)) found.add(Message.of("explain.reading.underscore"));
        return found;
    }

    private static boolean hasUnderlinedHole(Sum sum) {
        return sum.text().contains("_")
                && sum.components().stream()
                        .map(component -> component.position().toString())
                        .anyMatch(position -> position.contains("#") && !position.contains("_"));
    }

    /// @param text as entered
    /// @return the likely intentions of an expression of values
    public static List<Message> of(ValueExpression expression, String text) {
        var found = new ArrayList<Message>();
        collect(expression, ascii(text), found);
        return found.stream().distinct().toList();
    }

    private static void collect(ValueExpression expression, String text, List<Message> found) {
        switch (expression) {
            case Positions(var _, var line, var _) ->
                groups(LISTS.matcher(ascii(line)).replaceAll(" ; ")).ifPresent(found::add);
            case Power(Figure(var base), var exponent, int at)
            when base.twos() == 0 && base.signum() > 0 ->
                exponentAt(text, at)
                        .ifPresent(_ -> found.add(
                                power("explain.reading.power", base + " ^ " + exponent, "" + base, "" + exponent)));
            case Binary(var _, Figure(var base), Ups _, int at)
            when base.twos() == 0 && base.signum() > 0 && text.startsWith("^", at) ->
                exponentAt(text, at)
                        .ifPresent(exponent -> found.add(
                                power("explain.reading.ups", base + "^" + exponent, base.toString(), exponent)));
            default -> {}
        }
        expression.operands().forEach(operand -> collect(operand, text, found));
    }

    /// @return the digits after a sign, unless a star follows, as books write sums
    private static Optional<String> exponentAt(String text, int sign) {
        if (sign > 0 && text.charAt(sign - 1) == ')') return Optional.empty();
        int start = sign + 1;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) start++;
        Matcher number = NUMBER.matcher(text).region(start, text.length());
        return number.lookingAt() ? Optional.of(number.group()) : Optional.empty();
    }

    private static Message power(String key, String text, String base, String exponent) {
        return Message.of(key, "text", text, "base", base, "exponent", exponent);
    }

    private static Optional<Message> groups(String text) {
        return GROUPS.matcher(text)
                .results()
                .map(found -> found.group())
                .filter(group -> group.length() < LONGEST)
                .findFirst()
                .map(group ->
                        Message.of("explain.reading.groups", "word", group, "number", group.replaceAll("[^0-9]", "")));
    }

    /// Replaces full-width characters by their ASCII equivalents, position by position.
    private static String ascii(String text) {
        if (text.chars().allMatch(c -> c < 128)) return text;
        var plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            var form = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKC);
            plain.append(c == '、' ? ',' : form.length() == 1 ? form.charAt(0) : c);
        }
        return plain.toString();
    }
}
