package grundy.present.picture.drawing;

import grundy.text.PrintableText;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/// An element of a picture in SVG: its attributes in the order in which they are given, then its
/// content.
///
/// All pictures are written here, so that this is done once: what comes from outside is escaped, numbers have a decimal
/// point in every country, and what a reader of the screen is to say is a `title`.
public final class SvgElement {
    private final String name;
    private final StringBuilder attributes = new StringBuilder();
    private final StringBuilder inside = new StringBuilder();
    private boolean empty = true;

    private SvgElement(String name) {
        this.name = name;
    }

    /// @param name of the element, such as `rect`
    /// @return an element without attributes that holds nothing
    public static SvgElement of(String name) {
        return new SvgElement(name);
    }

    /// @return the element that holds a whole picture, which stands in a file of its own or in a page
    public static SvgElement picture() {
        return of("svg").with("xmlns", "http://www.w3.org/2000/svg");
    }

    /// @return the ground of a picture that begins at 0, 0
    public static SvgElement sheet() {
        return of("rect").with("width", "100%").with("height", "100%").with("fill", PaperColour.SHEET.hex());
    }

    /// @return a text at a place
    public static SvgElement text(double x, double y, String text) {
        return of("text").with("x", x).with("y", y).say(text);
    }

    public SvgElement with(String attribute, String value) {
        attributes
                .append(' ')
                .append(attribute)
                .append("=\"")
                .append(escaped(value))
                .append('"');
        return this;
    }

    public SvgElement with(String attribute, int value) {
        return with(attribute, Integer.toString(value));
    }

    /// @param value written with one digit after the point
    public SvgElement with(String attribute, double value) {
        return with(attribute, numbers(value));
    }

    /// @param text what the element says
    public SvgElement say(String text) {
        empty = false;
        inside.append(escaped(text));
        return this;
    }

    /// @param text the name of the element, which is shown where it is pointed at and read aloud
    public SvgElement title(String text) {
        return add(of("title").say(text));
    }

    public SvgElement add(SvgElement element) {
        empty = false;
        inside.append(element);
        return this;
    }

    /// Puts elements, possibly none, into a line that ends here.
    public SvgElement line(SvgElement... elements) {
        for (var element : elements) add(element);
        empty = false;
        inside.append('\n');
        return this;
    }

    /// @return numbers for a path or a point, with one digit after the point
    public static String numbers(double... numbers) {
        return joinedNumbers("%.1f", numbers);
    }

    /// @return numbers rounded to integers
    public static String integers(double... numbers) {
        return joinedNumbers("%.0f", numbers);
    }

    private static String joinedNumbers(String format, double... numbers) {
        return Arrays.stream(numbers)
                .mapToObj(number -> String.format(Locale.ROOT, format, number))
                .collect(Collectors.joining(" "));
    }

    /// Replaces characters that no XML document may have, or that turn the direction of writing, by
    /// U+FFFD.
    private static String escaped(String text) {
        var escaped = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(PrintableText.isSafe(c) ? c : '\uFFFD');
            }
        });
        return escaped.toString();
    }

    /// @return the element alone
    @Override
    public String toString() {
        return empty ? "<" + name + attributes + "/>" : "<" + name + attributes + ">" + inside + "</" + name + ">";
    }

    /// @return the element as the text of a file, with the colours that it has on dark paper
    public String document() {
        var style = PaperColour.style(inside.toString());
        return "<" + name + attributes + ">" + inside + style + "\n</" + name + ">\n";
    }
}
