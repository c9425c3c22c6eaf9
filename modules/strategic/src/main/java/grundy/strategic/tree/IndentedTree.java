package grundy.strategic.tree;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.PayoffText;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SpellingGuess;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads a tree from lines: a line `ACTION: PLACE` below its place and indented, where a place is a player (perhaps
/// with an information set in braces), `chance`, or payoffs. The whole format: docs/matrix-games.md.
final class IndentedTree {
    private static final Set<String> TITLES = Set.of("title", "tree", "标题", "博弈树");
    private static final Set<String> PLAYERS = Set.of("players", "player", "局中人", "参与人");
    private static final Set<String> CHANCE = Set.of("chance", "nature", "自然", "随机");
    private static final int TAB = 8;

    private final Source source;
    private final TreeBuilder builder = new TreeBuilder();
    private final List<Line> lines = new ArrayList<>();
    private final List<String> players = new ArrayList<>();
    private boolean playersKnown;
    private String title = "";

    /// @param action empty at the root
    private record Line(int offset, int indent, String action, int place, int end) {}

    private IndentedTree(Source source) {
        this.source = source;
    }

    /// @throws SyntaxException if the text is not such a tree
    static GameTree read(Source source) throws SyntaxException {
        var reader = new IndentedTree(source);
        reader.lines();
        if (reader.lines.isEmpty()) throw reader.error(0, Message.of("tree.empty"));
        var root = reader.lines.getFirst();
        if (!root.action().isEmpty()) throw reader.error(root.offset(), Message.of("tree.root"));
        if (!reader.playersKnown) reader.guessPlayers();
        int[] next = {0};
        var node = reader.node(next, 0);
        if (next[0] < reader.lines.size())
            throw reader.error(reader.lines.get(next[0]).offset(), Message.of("tree.second-root"));
        return new GameTree(reader.title, List.copyOf(reader.players), reader.builder.sets(), node);
    }

    private void lines() throws SyntaxException {
        var text = source.text();
        for (int from = 0; from < text.length(); ) {
            int end = text.indexOf('\n', from);
            if (end < 0) end = text.length();
            line(from, withoutComment(from, end));
            from = end + 1;
        }
    }

    private int withoutComment(int from, int end) {
        boolean quoted = false;
        for (int i = from; i < end; i++) {
            if (source.text().charAt(i) == '"') quoted = !quoted;
            if (source.text().charAt(i) == '#' && !quoted) return i;
        }
        return end;
    }

    private void line(int from, int to) throws SyntaxException {
        var text = source.text();
        int indent = 0;
        int start = from;
        for (; start < to && isBlank(text.charAt(start)); start++)
            indent += text.charAt(start) == '\t' ? TAB - indent % TAB : 1;
        int end = to;
        while (end > start && isBlank(text.charAt(end - 1))) end--;
        if (start == end) return;
        if (lines.isEmpty() && header(start, end)) return;
        int colon = colon(start, end);
        if (colon < 0) lines.add(new Line(start, indent, "", start, end));
        else {
            int place = colon + 1;
            while (place < end && isBlank(text.charAt(place))) place++;
            var action = text.substring(start, colon).strip();
            if (action.isEmpty()) throw error(start, Message.of("tree.no-action"));
            if (place == end) throw error(colon, Message.of("tree.no-place"));
            lines.add(new Line(start, indent, action, place, end));
        }
    }

    private boolean header(int start, int end) throws SyntaxException {
        var text = source.text();
        int word = start;
        while (word < end && Character.isLetter(text.charAt(word))) word++;
        var key = text.substring(start, word).toLowerCase(Locale.ROOT);
        int rest = word;
        while (rest < end && (isBlank(text.charAt(rest)) || isColon(text.charAt(rest)))) rest++;
        if (rest == word || rest == end) return false;
        if (TITLES.contains(key)) {
            title = text.substring(rest, end);
            return true;
        }
        if (!PLAYERS.contains(key)) return false;
        var separator = text.substring(rest, end).matches("(?s).*[,，、].*") ? "[,，、]" : "\\s+";
        for (var name : text.substring(rest, end).split(separator)) {
            var player = unquoted(name.strip());
            if (player.isEmpty() || players.contains(player))
                throw error(rest, Message.of("matrix.name-twice", "name", PrintableText.of(player)));
            players.add(player);
        }
        playersKnown = true;
        return true;
    }

    private static String unquoted(String name) {
        return name.length() > 1 && name.startsWith("\"") && name.endsWith("\"")
                ? name.substring(1, name.length() - 1)
                : name;
    }

    private int colon(int start, int end) {
        boolean quoted = false;
        for (int i = start; i < end; i++) {
            if (source.text().charAt(i) == '"') quoted = !quoted;
            else if (!quoted && isColon(source.text().charAt(i))) return i;
        }
        return -1;
    }

    /// In the order in which they come.
    private void guessPlayers() {
        for (var line : lines) {
            var place = source.text().substring(line.place(), line.end());
            if (PayoffText.looksNumeric(firstWord(place)) || isChance(name(place))) continue;
            if (!players.contains(name(place))) players.add(name(place));
        }
    }

    /// @return empty where there is nothing but signs
    private static String firstWord(String place) {
        return place.replaceFirst("^[(（]", "").split("[\\s,，(（]", -1)[0];
    }

    private static boolean isChance(String name) {
        return CHANCE.contains(name.toLowerCase(Locale.ROOT));
    }

    private static String name(String place) {
        int brace = place.indexOf('{');
        return unquoted((brace < 0 ? place : place.substring(0, brace)).strip());
    }

    private Node node(int[] next, int depth) throws SyntaxException {
        builder.node(depth);
        var line = lines.get(next[0]++);
        var place = source.text().substring(line.place(), line.end());
        if (PayoffText.looksNumeric(firstWord(place))) {
            if (next[0] < lines.size() && lines.get(next[0]).indent() > line.indent())
                throw error(lines.get(next[0]).offset(), Message.of("tree.below-end"));
            return new Terminal(payoffs(line, place));
        }
        var name = name(place);
        return isChance(name) ? chance(next, line, depth) : decision(next, line, place, name, depth);
    }

    private List<Rational> payoffs(Line line, String place) throws SyntaxException {
        var payoffs = new ArrayList<Rational>();
        int offset = line.place();
        for (var part : place.split("[,，]", -1)) {
            try {
                payoffs.add(PayoffText.read(part.replaceAll("[()（）]", "").strip()));
            } catch (PayoffText.NumberFault e) {
                throw error(offset + leadingBlanks(part), e.problem());
            }
            offset += part.length() + 1;
        }
        if (payoffs.size() == 1 && players.size() == 2)
            payoffs.add(payoffs.getFirst().negate());
        if (payoffs.size() != players.size())
            throw error(
                    line.place(), Message.of("tree.payoff-count", "found", payoffs.size(), "players", players.size()));
        return List.copyOf(payoffs);
    }

    private static int leadingBlanks(String text) {
        int blanks = 0;
        while (blanks < text.length() && isBlank(text.charAt(blanks))) blanks++;
        return blanks;
    }

    /// The lines that are indented more, as far as the next that is not.
    private List<Line> below(int[] next, Line parent) throws SyntaxException {
        if (next[0] == lines.size() || lines.get(next[0]).indent() <= parent.indent())
            throw error(parent.place(), Message.of("tree.no-actions"));
        int indent = lines.get(next[0]).indent();
        var children = new ArrayList<Line>();
        for (int i = next[0]; i < lines.size() && lines.get(i).indent() > parent.indent(); i++) {
            if (lines.get(i).indent() < indent) throw error(lines.get(i).offset(), Message.of("tree.indentation"));
            if (lines.get(i).indent() == indent) children.add(lines.get(i));
        }
        for (var child : children) if (child.action().isEmpty()) throw error(child.offset(), Message.of("tree.colon"));
        return children;
    }

    private Node chance(int[] next, Line line, int depth) throws SyntaxException {
        var lotteries = new ArrayList<Lottery>();
        var sum = Rational.ZERO;
        var names = new HashSet<String>();
        for (var child : below(next, line)) {
            int open = Math.max(child.action().lastIndexOf('('), child.action().lastIndexOf('（'));
            if (open < 0 || !child.action().matches("(?s).*[)）]"))
                throw error(child.offset(), Message.of("tree.probability"));
            var name = unquoted(child.action().substring(0, open).strip());
            var text = child.action()
                    .substring(open + 1, child.action().length() - 1)
                    .strip();
            Rational probability;
            try {
                probability = PayoffText.read(text);
            } catch (PayoffText.NumberFault e) {
                throw error(child.offset() + open + 1, e.problem());
            }
            if (probability.signum() < 0)
                throw error(child.offset() + open + 1, Message.of("tree.negative", "text", PrintableText.of(text)));
            if (!names.add(name))
                throw error(child.offset(), Message.of("matrix.name-twice", "name", PrintableText.of(name)));
            sum = sum.plus(probability);
            lotteries.add(new Lottery(name, probability, node(next, depth + 1)));
        }
        if (!sum.equals(Rational.ONE)) throw error(line.place(), Message.of("tree.sum", "sum", sum));
        return new Chance(List.copyOf(lotteries));
    }

    private Node decision(int[] next, Line line, String place, String name, int depth) throws SyntaxException {
        int player = players.indexOf(name);
        if (player < 0)
            throw new SyntaxException(
                    source,
                    line.place(),
                    Message.of("tree.unknown-player", "name", PrintableText.of(shortened(name)), "players", players),
                    SpellingGuess.nearest(name, players).orElse(null));
        var key = setName(line, place);
        var children = below(next, line);
        var actions = children.stream().map(child -> unquoted(child.action())).toList();
        for (int i = 0; i < actions.size(); i++)
            if (actions.indexOf(actions.get(i)) < i)
                throw error(
                        children.get(i).offset(),
                        Message.of("matrix.name-twice", "name", PrintableText.of(actions.get(i))));
        int set = key == null
                ? builder.add(player, builder.fresh(), "", actions)
                : builder.find(player, key).orElseGet(() -> builder.add(player, key, key, actions));
        if (!builder.actions(set).equals(actions))
            throw error(line.place(), Message.of("tree.set-actions", "set", String.valueOf(key)));
        builder.count(set);
        var nodes = new ArrayList<Node>();
        for (int i = 0; i < children.size(); i++) nodes.add(node(next, depth + 1));
        return new Decision(set, List.copyOf(nodes));
    }

    private static String shortened(String name) {
        return name.length() <= 40 ? name : name.substring(0, 40) + "…";
    }

    private @Nullable String setName(Line line, String place) throws SyntaxException {
        int open = place.indexOf('{');
        if (open < 0) return null;
        if (!place.endsWith("}")) throw error(line.place() + open, Message.of("tree.brace"));
        return Arrays.stream(
                        place.substring(open + 1, place.length() - 1).strip().split("\\s+"))
                .reduce((a, b) -> a + " " + b)
                .orElse("");
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
    }

    private static boolean isColon(char c) {
        return c == ':' || c == '：';
    }

    private SyntaxException error(int offset, Message problem) {
        return new SyntaxException(source, Math.min(offset, source.text().length()), problem, null);
    }
}
