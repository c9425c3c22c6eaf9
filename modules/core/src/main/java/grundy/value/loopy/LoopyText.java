package grundy.value.loopy;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.canonical.FormText;
import grundy.value.canonical.OptionText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Loopy games in the notation of the books: `on`, `3over`, `v[on]*`, `tiny(on)`, and with a letter before a brace
/// that stands for the game of that brace further inside, `a{0||0|a}`. Equal stoppers in canonical form have equal
/// texts.
final class LoopyText {
    /// Stand for letters until all are there, by how deep the brace stands.
    private static final char FIRST = '\uE000';

    /// Without `v`, which is down, and `x`, which multiplies.
    private static final String LETTERS = "abcdefghijklmnopqrstuwyz";

    private final LoopyForms forms;
    private final LoopyNames names;
    private final FormText shorts;
    private final int most;
    private final Map<Integer, Integer> open = new HashMap<>();
    private int characters;

    /// @param most characters of a text at most
    LoopyText(LoopyForms forms, int most) {
        this.forms = forms;
        this.names = new LoopyNames(forms);
        this.shorts = new FormText(forms.shorts(), most);
        this.most = most;
    }

    /// @return the text; it ends with `…` if it would be too long
    String of(int game) {
        characters = 0;
        var text = lettered(format(game).text());
        return text.length() <= most && characters <= most
                ? text
                : text.substring(0, Math.min(most, text.length())) + "…";
    }

    private OptionText format(int game) {
        Checkpoint.step();
        if (LoopyNodes.isShort(game)) return ofShort(game);
        if (open.get(game) instanceof Integer depth) return loopy(String.valueOf((char) (FIRST + depth)));
        var name = names.of(game);
        if (name != null) return loopy(name);
        if (characters > most) return loopy("…");
        if (open.size() == FormText.MOST_NESTED)
            throw new LimitException(Message.of("limit.form-depth", "limit", FormText.MOST_NESTED));
        if (!isWithin(game)) {
            var tiny = tiny(game, false);
            if (tiny != null) return loopy("tiny(" + tiny + ")");
            var miny = tiny(game, true);
            if (miny != null) return loopy("miny(" + miny + ")");
            if (forms.isCanonical(game) && isOwnNegative(game))
                return OptionText.plusMinus(sorted(forms.left(game)), false);
        }
        int depth = open.size();
        open.put(game, depth);
        var text = braces(game, (char) (FIRST + depth));
        open.remove(game);
        characters += text.text().length();
        return text;
    }

    /// @return the text of a loopy option, ordered after the values without cycles; its braces stay
    private static OptionText loopy(String text) {
        return new OptionText(text, false, 0);
    }

    private OptionText ofShort(int game) {
        var text = shorts.of(~game);
        boolean isBraces = text.startsWith("{");
        return new OptionText(text, true, isBraces ? longestBars(text) : 0);
    }

    private static int longestBars(String text) {
        int longest = 0;
        for (int i = 0, run = 0, depth = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '{') depth++;
            if (c == '}') depth--;
            run = c == '|' && depth == 1 ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private OptionText braces(int game, char letter) {
        var text = OptionText.braces(sorted(forms.left(game)), sorted(forms.right(game)), false);
        return text.text().indexOf(letter) < 0 ? text : loopy(letter + text.text());
    }

    private boolean isWithin(int game) {
        return options(game)
                .anyMatch(option -> Arrays.stream(forms.reachable(option)).anyMatch(node -> node == game));
    }

    private IntStream options(int game) {
        return IntStream.concat(Arrays.stream(forms.left(game)), Arrays.stream(forms.right(game)));
    }

    private boolean isOwnNegative(int game) {
        int negative = forms.negative(game);
        return forms.isAtLeast(game, negative) && forms.isAtLeast(negative, game);
    }

    /// @return the text in brackets after `tiny` or `miny`, or null if it is another game
    private @Nullable String tiny(int game, boolean exchanged) {
        int answer = threat(game, exchanged);
        if (answer < 0 || isWithin(answer)) return null;
        int threat = threat(answer, exchanged);
        if (threat < 0) return null;
        return format(exchanged ? threat : forms.negative(threat)).text();
    }

    /// @return the only option of one side, if the other side has 0 only; else -1
    private int threat(int game, boolean exchanged) {
        var zero = exchanged ? forms.right(game) : forms.left(game);
        var other = exchanged ? forms.left(game) : forms.right(game);
        return zero.length == 1 && zero[0] == ~forms.shorts().zero() && other.length == 1 ? other[0] : -1;
    }

    private List<OptionText> sorted(int[] options) {
        return OptionText.sorted(options, this::format);
    }

    /// Puts letters in the order in which they are read.
    private static String lettered(String text) {
        var letters = new HashMap<Character, String>();
        var all = new StringBuilder();
        int used = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < FIRST || c > FIRST + FormText.MOST_NESTED) {
                all.append(c);
                continue;
            }
            if (i + 1 < text.length() && text.charAt(i + 1) == '{') letters.put(c, letter(used++));
            all.append(letters.getOrDefault(c, "…"));
        }
        return all.toString();
    }

    private static String letter(int index) {
        var letters = new ArrayList<String>();
        for (int rest = index; rest >= 0; rest = rest / LETTERS.length() - 1)
            letters.addFirst(LETTERS.substring(rest % LETTERS.length(), rest % LETTERS.length() + 1));
        return String.join("", letters);
    }
}
