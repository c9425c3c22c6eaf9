package grundy.present.math;

/// Elements of MathML, each written whole.
final class Markup {
    /// Function application, which is not seen.
    private static final String APPLIED = operator("\u2061");

    private Markup() {}

    static String element(String name, String content) {
        return "<" + name + ">" + content + "</" + name + ">";
    }

    /// Groups elements so that they count as one argument, whatever they are.
    static String row(String... parts) {
        return element("mrow", String.join("", parts));
    }

    static String number(Object number) {
        return element("mn", number.toString());
    }

    /// A letter slants by itself; a longer name needs a class that makes it slant.
    static String name(String name) {
        return name.codePointCount(0, name.length()) == 1
                ? element("mi", escaped(name))
                : "<mi class=\"name\">" + escaped(name) + "</mi>";
    }

    static String operator(String sign) {
        return element("mo", escaped(sign));
    }

    /// An operator that is a word.
    static String wordOperator(String word) {
        return "<mo lspace=\"0.28em\" rspace=\"0.28em\">" + word + "</mo>";
    }

    /// A sign that holds no room for what it would stand between.
    static String tight(String sign) {
        return "<mo form=\"prefix\" lspace=\"0\" rspace=\"0\">" + escaped(sign) + "</mo>";
    }

    /// Words between formulas; blanks around them would be dropped.
    static String words(String text) {
        return element("mtext", escaped("\u00a0" + text + "\u00a0"));
    }

    /// A word before a formula.
    static String prefix(String text) {
        return element("mtext", escaped(text + "\u00a0"));
    }

    static String fenced(String open, String content, String close) {
        return row(
                "<mo form=\"prefix\" stretchy=\"true\">" + open + "</mo>",
                content,
                "<mo form=\"postfix\" stretchy=\"true\">" + close + "</mo>");
    }

    static String applied(String function, String arguments) {
        return row(function, APPLIED, fenced("(", arguments, ")"));
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
