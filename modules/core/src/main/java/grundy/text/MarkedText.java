package grundy.text;

import java.util.ArrayList;
import java.util.List;

/// A text in the reader's language, and which parts of it are formulas.
///
/// @param formulas from left to right, none within another
public record MarkedText(String text, List<Place> formulas) {
    /// The place of a formula in a text.
    ///
    /// @param from its first sign, counted in chars from 0
    /// @param to the place after its last one
    public record Place(int from, int to, TextFormula formula) {}

    /// @throws IllegalArgumentException if a formula is empty, outside the text, or begins before another one's end
    public MarkedText {
        formulas = List.copyOf(formulas);
        int end = 0;
        for (var place : formulas) {
            if (place.from < end || place.to <= place.from || place.to > text.length())
                throw new IllegalArgumentException(
                        "Formulas must lie one after the other in the text, but %s are in \"%s\"."
                                .formatted(formulas, text));
            end = place.to;
        }
    }

    /// A text without formulas, or in which nobody has said where they are.
    public static MarkedText plain(String text) {
        return new MarkedText(text, List.of());
    }

    /// Several of them.
    public static List<MarkedText> plain(List<String> texts) {
        return texts.stream().map(MarkedText::plain).toList();
    }

    /// Several texts one after the other, each with its formulas.
    public static MarkedText joined(String open, List<MarkedText> parts, String between, String close) {
        var text = new StringBuilder(open);
        var formulas = new ArrayList<Place>();
        for (int i = 0; i < parts.size(); i++) {
            if (i > 0) text.append(between);
            int start = text.length();
            for (var place : parts.get(i).formulas)
                formulas.add(new Place(start + place.from, start + place.to, place.formula));
            text.append(parts.get(i).text);
        }
        return new MarkedText(text.append(close).toString(), formulas);
    }

    /// A text all of which is a formula.
    public static MarkedText formula(TextFormula formula, String text) {
        return new MarkedText(text, List.of(new Place(0, text.length(), formula)));
    }

    /// @return the texts alone
    public static List<String> texts(List<MarkedText> texts) {
        return texts.stream().map(MarkedText::text).toList();
    }

    /// @return the lines of the text, each with its formulas; one that a line feed cuts is lost
    public List<MarkedText> lines() {
        var lines = new ArrayList<MarkedText>();
        int start = 0;
        for (var line : text.lines().toList()) {
            int from = start;
            int to = start + line.length();
            lines.add(new MarkedText(
                    line,
                    formulas.stream()
                            .filter(place -> place.from >= from && place.to <= to)
                            .map(place -> new Place(place.from - from, place.to - from, place.formula))
                            .toList()));
            start = to + (text.startsWith("\r\n", to) ? 2 : 1);
        }
        return lines;
    }

    @Override
    public String toString() {
        return text;
    }
}
