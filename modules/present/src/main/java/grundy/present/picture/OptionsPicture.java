package grundy.present.picture;

import grundy.explain.value.OptionTree;
import grundy.explain.value.OptionTree.Fate;
import grundy.explain.value.OptionTree.Node;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Side;

/// The tree of the options of a game: those of Left to the left and in blue, those of Right in red. What is dominated
/// or reversible is dashed and crossed out, and below it stands why.
final class OptionsPicture {
    private static final double LEVEL = 76;
    private static final double APART = 18;
    private static final int NODE = Illustration.LINE;

    private final Illustration drawing = new Illustration();

    private OptionsPicture() {}

    static Illustration of(OptionTree tree, Language language) {
        var picture = new OptionsPicture();
        picture.node(tree.root(), 0, NODE / 2.0);
        if (tree.omitted() > 0) picture.note(Message.of("picture.options.omitted", "count", tree.omitted()), language);
        if (tree.closed() > 0) picture.note(Message.of("picture.options.closed", "count", tree.closed()), language);
        return picture.drawing;
    }

    private void note(Message message, Language language) {
        drawing.words(0, drawing.height() + NODE, message.in(language), Anchor.START, Illustration.GREY);
    }

    private static double width(Node node) {
        double below = -APART;
        for (var option : node.below()) below += width(option) + APART;
        return Math.max(below, own(node));
    }

    private static double own(Node node) {
        return Math.max(Illustration.width(text(node)), Illustration.width(node.why())) + 4;
    }

    private static String text(Node node) {
        return ascii(node.text());
    }

    private static String ascii(String text) {
        return text.replace("…", "...");
    }

    /// @return the middle of the node
    private double node(Node node, double left, double y) {
        double width = width(node);
        double below = -APART;
        for (var option : node.below()) below += width(option) + APART;
        double middle = left + width / 2;
        double x = left + (width - below) / 2;
        for (var option : node.below()) {
            double to = node(option, x, y + LEVEL);
            edge(option, middle, y + foot(node), to, y + LEVEL - NODE / 2.0);
            x += width(option) + APART;
        }
        label(node, middle, y);
        return middle;
    }

    private static double foot(Node node) {
        return node.why().isEmpty() ? NODE / 2.0 : NODE * 1.4;
    }

    private void edge(Node option, double x1, double y1, double x2, double y2) {
        int colour = colour(option);
        drawing.line(x1, y1, x2, y2, option.isCrossed() ? Pen.dashed(colour) : Pen.thick(colour));
    }

    private static int colour(Node node) {
        if (node.side().isEmpty()) return Illustration.BLACK;
        return node.side().get() == Side.LEFT ? Illustration.LEFT : Illustration.RIGHT;
    }

    private void label(Node node, double x, double y) {
        boolean isGone = node.isCrossed() && node.kind() != Fate.ANSWER;
        drawing.words(x, y, text(node), Anchor.MIDDLE, isGone ? Illustration.GREY : colour(node));
        if (isGone) {
            double half = Illustration.width(text(node)) / 2 + 3;
            drawing.line(x - half, y + NODE * 0.35, x + half, y - NODE * 0.35, Pen.of(Illustration.BLACK));
        }
        if (!node.why().isEmpty())
            drawing.words(x, y + NODE * 0.9, ascii(node.why()), Anchor.MIDDLE, Illustration.GREY);
    }
}
