package grundy.strategic.tree;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.GambitTokens;
import grundy.strategic.matrix.NfgText;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Lottery;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Gambit's files of games in extensive form, `EFG 2 R`: nodes in the order in which they are drawn. Payoffs that stand
/// on the way are added to those at the end.
///
/// Source: the documentation of Gambit 16, "Extensive game (.efg) file format".
public final class EfgText {
    private final GambitTokens tokens;
    private final TreeBuilder builder = new TreeBuilder();
    private final Map<Integer, List<Rational>> outcomes = new HashMap<>();
    private final Map<Integer, List<Lottery>> chances = new HashMap<>();
    private List<String> players = List.of();

    private EfgText(Source source) {
        tokens = new GambitTokens(source);
    }

    /// @throws SyntaxException if the text is not in this format
    static GameTree read(Source source) throws SyntaxException {
        return new EfgText(source).tree();
    }

    private GameTree tree() throws SyntaxException {
        tokens.readHead("2", Message.of("tree.gambit.version"));
        var title = tokens.readQuoted();
        players = List.copyOf(tokens.readNames());
        if (players.isEmpty()) throw tokens.error(Message.of("matrix.gambit.no-players"));
        if (tokens.peek() == '"') tokens.readQuoted();
        var root = node(Collections.nCopies(players.size(), Rational.ZERO), 0);
        if (!tokens.atEnd()) throw tokens.expected(Message.of("syntax.end"));
        return new GameTree(title, players, builder.sets(), root);
    }

    private Node node(List<Rational> onTheWay, int depth) throws SyntaxException {
        builder.node(depth);
        var kind = tokens.word();
        return switch (kind) {
            case "c" -> chance(onTheWay, depth);
            case "p" -> decision(onTheWay, depth);
            case "t" -> {
                tokens.readQuoted();
                yield new Terminal(outcome(onTheWay));
            }
            default -> throw tokens.expected(Message.of("tree.gambit.node"));
        };
    }

    private Node chance(List<Rational> onTheWay, int depth) throws SyntaxException {
        tokens.readQuoted();
        int set = tokens.index();
        if (tokens.peek() == '"') tokens.readQuoted();
        if (tokens.accept('{')) {
            var lotteries = new ArrayList<Lottery>();
            var sum = Rational.ZERO;
            while (!tokens.accept('}')) {
                var name = tokens.readQuoted();
                var probability = tokens.number();
                if (probability.signum() < 0) throw tokens.error(Message.of("tree.negative", "text", probability));
                sum = sum.plus(probability);
                lotteries.add(new Lottery(name, probability, new Terminal(onTheWay)));
            }
            if (!sum.equals(Rational.ONE)) throw tokens.error(Message.of("tree.sum", "sum", sum));
            chances.put(set, lotteries);
        }
        var previous = chances.get(set);
        if (previous == null) throw tokens.expected(Message.of("tree.gambit.actions"));
        var below = outcome(onTheWay);
        var lotteries = new ArrayList<Lottery>();
        for (var lottery : previous)
            lotteries.add(new Lottery(lottery.name(), lottery.probability(), node(below, depth + 1)));
        return new Chance(List.copyOf(lotteries));
    }

    private Node decision(List<Rational> onTheWay, int depth) throws SyntaxException {
        tokens.readQuoted();
        int player = tokens.index() - 1;
        if (player < 0 || player >= players.size())
            throw tokens.error(Message.of("tree.gambit.player", "number", player + 1, "players", players.size()));
        var key = String.valueOf(tokens.index());
        var name = tokens.peek() == '"' ? tokens.readQuoted() : "";
        var actions = tokens.peek() == '{' ? tokens.readNames() : List.<String>of();
        var found = builder.find(player, key);
        if (found.isEmpty() && actions.isEmpty()) throw tokens.expected(Message.of("tree.gambit.actions"));
        int set = found.isPresent() ? found.get() : builder.add(player, key, name, GambitTokens.distinct(actions));
        if (!actions.isEmpty() && actions.size() != builder.actions(set).size())
            throw tokens.error(Message.of("tree.set-actions", "set", key));
        builder.count(set);
        var below = outcome(onTheWay);
        var next = new ArrayList<Node>();
        for (int i = 0; i < builder.actions(set).size(); i++) next.add(node(below, depth + 1));
        return new Decision(set, List.copyOf(next));
    }

    /// @return the payoffs of the players after the outcome of a node
    private List<Rational> outcome(List<Rational> onTheWay) throws SyntaxException {
        int number = tokens.index();
        if (tokens.peek() == '"') tokens.readQuoted();
        if (tokens.accept('{')) {
            var payoffs = new ArrayList<Rational>();
            while (!tokens.accept('}')) payoffs.add(tokens.number());
            if (payoffs.size() != players.size())
                throw tokens.error(Message.of("tree.payoff-count", "found", payoffs.size(), "players", players.size()));
            var before = outcomes.put(number, payoffs);
            if (before != null && !before.equals(payoffs))
                throw tokens.error(Message.of("tree.gambit.outcome-twice", "number", number));
        }
        if (number == 0) return onTheWay;
        var payoffs = outcomes.get(number);
        if (payoffs == null) throw tokens.error(Message.of("tree.gambit.outcome", "number", number));
        var sum = new ArrayList<Rational>();
        for (int player = 0; player < payoffs.size(); player++)
            sum.add(onTheWay.get(player).plus(payoffs.get(player)));
        return List.copyOf(sum);
    }

    /// @return the tree as Gambit reads it
    public static String write(GameTree tree) {
        var text = new StringBuilder("EFG 2 R ")
                .append(NfgText.quote(tree.title()))
                .append(" {");
        tree.players().forEach(player -> text.append(' ').append(NfgText.quote(player)));
        text.append(" }\n\"\"\n\n");
        var numbers = new int[tree.sets().size()];
        var counts = new int[tree.playerCount()];
        for (int set = 0; set < numbers.length; set++)
            numbers[set] = ++counts[tree.sets().get(set).player()];
        new Writer(tree, numbers, text).node(tree.root());
        return text.toString();
    }

    /// Writes nodes, each with its number among those of its kind.
    private static final class Writer {
        private final GameTree tree;
        private final int[] numbers;
        private final StringBuilder text;
        private int chances;
        private int outcomes;

        Writer(GameTree tree, int[] numbers, StringBuilder text) {
            this.tree = tree;
            this.numbers = numbers;
            this.text = text;
        }

        void node(Node node) {
            switch (node) {
                case Terminal(var payoffs) -> {
                    text.append("t \"\" ").append(++outcomes).append(" \"\" {");
                    payoffs.forEach(payoff -> text.append(' ').append(payoff));
                    text.append(" }\n");
                }
                case Chance(var lotteries) -> {
                    text.append("c \"\" ").append(++chances).append(" \"\" {");
                    lotteries.forEach(lottery -> text.append(' ')
                            .append(NfgText.quote(lottery.name()))
                            .append(' ')
                            .append(lottery.probability()));
                    text.append(" } 0\n");
                    lotteries.forEach(lottery -> node(lottery.next()));
                }
                case Decision(var set, var next) -> {
                    var information = tree.sets().get(set);
                    text.append("p \"\" ")
                            .append(information.player() + 1)
                            .append(' ')
                            .append(numbers[set]);
                    text.append(' ').append(NfgText.quote(information.name())).append(" {");
                    information.actions().forEach(action -> text.append(' ').append(NfgText.quote(action)));
                    text.append(" } 0\n");
                    next.forEach(this::node);
                }
            }
        }
    }
}
