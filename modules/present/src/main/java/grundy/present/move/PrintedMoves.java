package grundy.present.move;

import grundy.finding.Move;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.text.Language;
import java.text.Normalizer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// The moves of a situation by the texts in which they are printed: what a player reads he may type. Both languages,
/// the whole text or what it says in brackets of an edge (`cut 1-2`); blanks, full-width signs and large letters do
/// not matter.
final class PrintedMoves {
    /// Moves looked at; those of larger heaps are read by what they say.
    private static final int MOST = 3000;

    private static final Duration TIME = Duration.ofMillis(400);

    private static final Pattern AROUND_SIGNS = Pattern.compile("\\s*(->|[:;,()+/])\\s*");
    private static final Pattern BRACKETS = Pattern.compile("(.*)\\(([^()]*\\p{L}[^()]*)\\)");
    private static final Pattern PLACE = Pattern.compile("[^:]{0,80}?\\d[^:]{0,80}?:");

    private final Situation situation;
    private final Map<String, Optional<Move>> whole = new HashMap<>();
    private final Map<String, Optional<Move>> parts = new HashMap<>();

    PrintedMoves(Situation situation) {
        this.situation = situation;
        try {
            Limits.ofWork().until(Deadline.after(TIME)).during(() -> {
                index();
                return whole;
            });
        } catch (LimitException _) {
            // Whether what was found is the only one is not known.
            parts.clear();
            whole.keySet().removeIf(text -> text.contains("..."));
        }
    }

    private void index() {
        LegalMoves.moves(situation).limit(MOST).forEach(move -> {
            for (var language : Language.values()) {
                var printed = plain(new MoveWording(language).move(situation, move));
                put(whole, printed, move);
                for (var part : parts(printed)) put(parts, part, move);
            }
        });
    }

    /// @param typed what a person typed
    /// @return the only move that is printed so, empty if there is none or several
    Optional<Move> find(String typed) {
        var text = plain(typed);
        var found = whole.get(text);
        return found != null ? found : parts.getOrDefault(text, Optional.empty());
    }

    private void put(Map<String, Optional<Move>> moves, String text, Move move) {
        moves.merge(
                text,
                Optional.of(move),
                (one, other) -> one.filter(each -> isSame(each, move)).isPresent() ? one : Optional.empty());
    }

    private boolean isSame(Move one, Move other) {
        return one.equals(other) || situation.after(one).equals(situation.after(other));
    }

    /// The parts of a printed move that are enough to identify it: the text in its brackets, with the
    /// place and without, and the text before them.
    private static List<String> parts(String printed) {
        var parts = new ArrayList<String>();
        var brackets = BRACKETS.matcher(printed);
        if (!brackets.matches()) return parts;
        parts.add(brackets.group(1));
        parts.add(brackets.group(2));
        var place = PLACE.matcher(printed);
        if (place.lookingAt()) parts.add(place.group() + brackets.group(2));
        return parts;
    }

    private static String plain(String text) {
        var plain = Normalizer.normalize(text, Normalizer.Form.NFKC)
                .replace("→", "->")
                .replace("。", "")
                .strip()
                .toLowerCase(Locale.ROOT);
        return AROUND_SIGNS.matcher(plain).replaceAll("$1").replaceAll("\\s+", " ");
    }
}
