package grundy.explain.value;

import grundy.answer.CalculationResult;
import grundy.limit.MemoryRoom;
import grundy.rules.notation.ShortenedText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.ShortValue;
import grundy.value.Side;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import grundy.value.canonical.OptionFate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A game with its options, as it was written: what becomes of each, and what stands in the place of the reversible
/// ones. Below an option that stays are its own options, as far as there is room.
public final class OptionTree {
    private static final int MOST_NODES = 48;
    private static final int MOST_OPTIONS = 12;
    private static final int MOST_TEXT = 24;
    private static final int MOST_NIMBER = 12;

    private final Node root;
    private int nodes;
    private int closed;
    private int omitted;

    /// The fate of an option.
    public enum Fate {
        STAYS,
        /// Another option is at least as good.
        DOMINATED,
        /// The other side has an answer after which it is no worse off than before.
        REVERSIBLE,
        /// That answer, of the other side.
        ANSWER,
        /// An option after that answer, in the place of the reversible one.
        INSTEAD
    }

    /// @param text what the game there is worth, shortened where it is long
    /// @param side whose option it is; empty at the root
    /// @param why what becomes of it, in the reader's language; empty if it just stays
    /// @param below in the order in which they are drawn, those of Left first
    public record Node(String text, Optional<Side> side, Fate kind, String why, List<Node> below) {
        /// @return whether it is no option of the canonical form
        public boolean isCrossed() {
            return kind == Fate.DOMINATED || kind == Fate.REVERSIBLE || kind == Fate.ANSWER;
        }
    }

    private record TreePlace(Node node, ShortValue value) {}

    private OptionTree(Node root) {
        this.root = root;
    }

    /// Returns the options of a game, with what each is worth.
    public static OptionTree of(CalculationResult.OptionFates fates, Language language) {
        var tree = new OptionTree(new Node(
                ShortenedText.shorten(
                        "{" + optionList(fates.left()) + "|" + optionList(fates.right()) + "}", 2 * MOST_TEXT),
                Optional.empty(),
                Fate.STAYS,
                "",
                new ArrayList<>()));
        tree.nodes = 1;
        var open = new ArrayDeque<TreePlace>();
        tree.add(fates.left(), Side.LEFT, open, language);
        tree.add(fates.right(), Side.RIGHT, open, language);
        while (!open.isEmpty()) tree.open(open.remove(), open);
        return tree;
    }

    /// Returns the game itself.
    public Node root() {
        return root;
    }

    /// @return the number of games that are not numbers, ups or nimbers, but stand without their options for want
    ///     of room
    public int closed() {
        return closed;
    }

    /// @return the number of options of the game itself that are left out
    public int omitted() {
        return omitted;
    }

    private void add(List<OptionFate> options, Side side, ArrayDeque<TreePlace> open, Language language) {
        int count = Math.min(MOST_OPTIONS, options.size());
        for (var option : options.subList(0, count)) add(option, side, open, language);
        omitted += options.size() - count;
    }

    private static String optionList(List<OptionFate> options) {
        return options.stream().map(option -> option.option().toString()).collect(Collectors.joining(","));
    }

    private void add(OptionFate option, Side side, ArrayDeque<TreePlace> open, Language language) {
        var by = shorten(option.by());
        switch (option.fate()) {
            case STAYS -> open.add(new TreePlace(node(root, option.option(), side, Fate.STAYS, ""), option.option()));
            case DOMINATED ->
                node(
                        root,
                        option.option(),
                        side,
                        Fate.DOMINATED,
                        Message.of("explain.options.dominated", "by", by).in(language));
            case REVERSIBLE -> {
                var gone = node(
                        root,
                        option.option(),
                        side,
                        Fate.REVERSIBLE,
                        Message.of("explain.options.reversible", "by", by).in(language));
                var other = side == Side.LEFT ? Side.RIGHT : Side.LEFT;
                var answer = node(gone, option.by(), other, Fate.ANSWER, "");
                for (var instead : options(option.by(), side))
                    node(
                            answer,
                            instead,
                            side,
                            Fate.INSTEAD,
                            Message.of("explain.options.instead").in(language));
            }
        }
    }

    private Node node(Node above, ShortValue value, Side side, Fate kind, String why) {
        nodes++;
        var node = new Node(shorten(value), Optional.of(side), kind, why, new ArrayList<>());
        above.below().add(node);
        return node;
    }

    private void open(TreePlace closedNode, ArrayDeque<TreePlace> open) {
        if (!(closedNode.value instanceof CanonicalForm(var forms, int id)) || forms.hasTerms(id)) return;
        var left = options(closedNode.value, Side.LEFT);
        var right = options(closedNode.value, Side.RIGHT);
        if (nodes + left.size() + right.size() > MOST_NODES) {
            closed++;
            return;
        }
        for (var option : left)
            open.add(new TreePlace(node(closedNode.node, option, Side.LEFT, Fate.STAYS, ""), option));
        for (var option : right)
            open.add(new TreePlace(node(closedNode.node, option, Side.RIGHT, Fate.STAYS, ""), option));
    }

    private static List<ShortValue> options(ShortValue value, Side side) {
        var forms = value instanceof CanonicalForm(var own, int _) ? own : new CanonicalForms(MemoryRoom.ENDLESS);
        int id = forms.of(value);
        if (forms.hasTerms(id) && forms.nimberOf(id) > MOST_NIMBER) return List.of();
        var options = new ArrayList<ShortValue>();
        for (int option : side == Side.LEFT ? forms.left(id) : forms.right(id))
            options.add(CanonicalForm.value(forms, option));
        return options;
    }

    private static String shorten(ShortValue value) {
        return ShortenedText.shorten(value.toString(), MOST_TEXT);
    }
}
