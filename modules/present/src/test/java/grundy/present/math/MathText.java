package grundy.present.math;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/// Reads MathML back into the language of claims, from what is seen and nothing else: what `alttext` says is not
/// looked at.
final class MathText {
    private MathText() {}

    static Element parsed(String mathml) {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        try {
            return factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(mathml)))
                    .getDocumentElement();
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new AssertionError(mathml, e);
        }
    }

    static String of(String mathml) {
        return row(children(parsed(mathml)));
    }

    private static List<Element> children(Element element) {
        var children = new ArrayList<Element>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling())
            if (node instanceof Element child) children.add(child);
        return children;
    }

    private static String text(Element element) {
        return element.getTextContent().replace('\u00a0', ' ').strip();
    }

    private static String row(List<Element> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (text(parts.get(i)).equals("for all")) return every(parts, i);
            if (text(parts.get(i)).equals("⊗"))
                return row(parts.subList(0, i - 1))
                        + "nimproduct(%s, %s)".formatted(of(parts.get(i - 1)), of(parts.get(i + 1)))
                        + row(parts.subList(i + 2, parts.size()));
        }
        var text = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            var part = parts.get(i);
            boolean hasNext = i + 1 < parts.size();
            if (part.getLocalName().equals("munder")) text.append(aggregate(part, parts.get(++i)));
            else if (part.getLocalName().equals("msub") && text(part).startsWith("ν")) {
                var argument = of(parts.get(i += 2));
                var base = of(children(part).get(1));
                text.append(base.equals("2") ? "twos" + argument : "valuation(%s, %s)".formatted(argument, base));
            } else if (text(part).equals("#")) text.append(count(children(parts.get(++i))));
            else if (hasNext && parts.get(i + 1).getLocalName().equals("mtable"))
                text.append(cases(children(parts.get(++i))));
            else text.append(of(part));
        }
        return text.toString();
    }

    private static String every(List<Element> parts, int at) {
        var text = "all(%s for %s".formatted(row(parts.subList(0, at)), of(parts.get(at + 1)));
        return at + 2 == parts.size() ? text + ")" : text + " where " + row(parts.subList(at + 3, parts.size())) + ")";
    }

    private static String aggregate(Element under, Element body) {
        var parts = children(under);
        var function = switch (text(parts.getFirst())) {
            case "⨁" -> "xor";
            case "∑" -> "sum";
            default -> text(parts.getFirst());
        };
        var which = children(parts.get(1));
        return "%s(%s for %s%s)"
                .formatted(
                        function,
                        of(body),
                        of(which.getFirst()),
                        which.size() == 1 ? "" : " where " + row(which.subList(2, which.size())));
    }

    private static String count(List<Element> set) {
        return set.size() == 3
                ? "count(" + of(set.get(1)) + ")"
                : "count(" + of(set.get(1)) + " where " + row(set.subList(3, set.size() - 1)) + ")";
    }

    private static String cases(List<Element> rows) {
        var text = new StringBuilder("(");
        for (var row : rows) {
            var cells = children(row);
            text.append(of(cells.get(0)));
            var when = children(children(cells.get(1)).getFirst());
            if (when.size() > 1)
                text.append(" if ").append(row(when.subList(1, when.size()))).append(" else ");
        }
        return text.append(")").toString();
    }

    private static String of(Element element) {
        var parts = children(element);
        return switch (element.getLocalName()) {
            case "mfrac" -> "(" + of(parts.get(0)) + ") / (" + of(parts.get(1)) + ")";
            case "msup" -> "(" + of(parts.get(0)) + ")^(" + of(parts.get(1)) + ")";
            case "msub" -> of(parts.get(0)) + "[" + of(parts.get(1)) + "]";
            case "msqrt" -> "sqrt(" + row(parts) + ")";
            case "mtext" -> " " + text(element) + " ";
            case "mn" -> text(element);
            case "mi" -> text(element).equals("Ω") ? "factors" : text(element).replace("φ", "phi");
            case "mo" -> operator(element);
            case "mrow", "mtd" -> row(parts);
            default -> throw new AssertionError("The element " + element.getLocalName() + " is not expected here.");
        };
    }

    private static String operator(Element element) {
        return switch (text(element)) {
            case "\u2061" -> "";
            case "\u2062", "⋅" -> "*";
            case "−" -> "-";
            case "⊕" -> " xor ";
            case "=" -> " == ";
            case "≠" -> " != ";
            case "≤" -> " <= ";
            case "≥" -> " >= ";
            case "∈" -> " in ";
            case "⌊" -> "floor(";
            case "⌋" -> ")";
            case "|" -> element.getAttribute("form").equals("prefix") ? "abs(" : ")";
            case "," -> ", ";
            case "(", ")" -> text(element);
            default -> " " + text(element) + " ";
        };
    }
}
