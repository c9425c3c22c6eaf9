package grundy.strategic.matrix;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixGame.Player;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Gambit's files of games in strategic form, `NFG 1 R`: payoffs one after the other, or outcomes and their numbers.
/// There the first player's strategy changes fastest.
///
/// Source: the documentation of Gambit 16, "Strategic game (.nfg) file format".
public final class NfgText {
    private final GambitTokens tokens;

    private NfgText(Source source) {
        tokens = new GambitTokens(source);
    }

    /// @throws SyntaxException if the text is not in this format
    /// @throws SizeException if there are too many profiles
    static MatrixGame read(Source source) throws SyntaxException {
        return new NfgText(source).game();
    }

    private MatrixGame game() throws SyntaxException {
        tokens.readHead("1", Message.of("matrix.gambit.version"));
        var title = tokens.readQuoted();
        var names = tokens.readNames();
        if (names.isEmpty()) throw tokens.error(Message.of("matrix.gambit.no-players"));
        tokens.expect('{');
        boolean named = tokens.peek() == '{';
        var players = named ? strategies(names) : sizes(names);
        if (tokens.peek() == '"') tokens.readQuoted();
        MatrixGame.checkSize(
                players.stream().mapToLong(player -> player.strategies().size()).toArray());
        var payoffs = tokens.peek() == '{' ? outcomes(players) : payoffs(players);
        if (!tokens.atEnd()) throw tokens.expected(Message.of("matrix.gambit.end"));
        return new MatrixGame(title, players, payoffs);
    }

    private List<Player> strategies(List<String> names) throws SyntaxException {
        var players = new ArrayList<Player>();
        while (!tokens.accept('}')) {
            var strategies = tokens.readNames();
            if (strategies.isEmpty()) throw tokens.error(Message.of("matrix.gambit.no-strategies"));
            if (players.size() == names.size()) throw tokens.error(sizesDiffer(names, players.size() + 1));
            players.add(new Player(names.get(players.size()), GambitTokens.distinct(strategies)));
        }
        if (players.size() != names.size()) throw tokens.error(sizesDiffer(names, players.size()));
        return players;
    }

    private static Message sizesDiffer(List<String> names, int found) {
        return Message.of("matrix.gambit.sizes", "players", names.size(), "found", found);
    }

    private List<Player> sizes(List<String> names) throws SyntaxException {
        var sizes = new ArrayList<Integer>();
        while (!tokens.accept('}')) {
            sizes.add(tokens.index());
            if (sizes.getLast() == 0) throw tokens.error(Message.of("matrix.gambit.no-strategies"));
        }
        if (sizes.size() != names.size()) throw tokens.error(sizesDiffer(names, sizes.size()));
        MatrixGame.checkSize(sizes.stream().mapToLong(size -> size).toArray());
        var players = new ArrayList<Player>();
        for (int player = 0; player < names.size(); player++)
            players.add(new Player(names.get(player), MatrixGame.numbered(sizes.get(player))));
        return players;
    }

    private Rational[][] payoffs(List<Player> players) throws SyntaxException {
        var order = order(players);
        var payoffs = new Rational[players.size()][order.length];
        for (int cell : order)
            for (int player = 0; player < players.size(); player++) {
                if (tokens.atEnd()) throw tokens.error(few(order.length, players.size()));
                payoffs[player][cell] = tokens.number();
            }
        return payoffs;
    }

    private static Message few(int cells, int players) {
        return Message.of("matrix.gambit.few", "expected", (long) cells * players);
    }

    private Rational[][] outcomes(List<Player> players) throws SyntaxException {
        tokens.expect('{');
        var outcomes = new ArrayList<Rational[]>();
        var none = new Rational[players.size()];
        Arrays.fill(none, Rational.ZERO);
        outcomes.add(none);
        while (!tokens.accept('}')) {
            tokens.expect('{');
            if (tokens.peek() == '"') tokens.readQuoted();
            var outcome = new Rational[players.size()];
            for (int player = 0; player < outcome.length; player++) outcome[player] = tokens.number();
            tokens.expect('}');
            outcomes.add(outcome);
        }
        var order = order(players);
        var payoffs = new Rational[players.size()][order.length];
        for (int cell : order) {
            if (tokens.atEnd()) throw tokens.error(few(order.length, 1));
            int number = tokens.index();
            if (number >= outcomes.size())
                throw tokens.error(Message.of("matrix.gambit.outcome", "number", number, "most", outcomes.size() - 1));
            for (int player = 0; player < players.size(); player++)
                payoffs[player][cell] = outcomes.get(number)[player];
        }
        return payoffs;
    }

    /// @return the numbers of the profiles in the order of the file
    private static int[] order(List<Player> players) {
        var sizes =
                players.stream().mapToInt(player -> player.strategies().size()).toArray();
        int cells = 1;
        for (int size : sizes) cells *= size;
        var order = new int[cells];
        for (int position = 0; position < cells; position++) {
            int cell = 0;
            int stride = cells;
            int rest = position;
            for (int size : sizes) {
                stride /= size;
                cell += rest % size * stride;
                rest /= size;
            }
            order[position] = cell;
        }
        return order;
    }

    /// @return the game as Gambit reads it, with names and payoffs
    public static String write(MatrixGame game) {
        var text = new StringBuilder("NFG 1 R ").append(quote(game.title())).append(" {");
        for (var player : game.players()) text.append(' ').append(quote(player.name()));
        text.append(" }\n{");
        for (var player : game.players()) {
            text.append(" {");
            for (var strategy : player.strategies()) text.append(' ').append(quote(strategy));
            text.append(" }\n ");
        }
        text.append("}\n\"\"\n\n");
        for (int cell : order(game.players())) {
            for (int player = 0; player < game.playerCount(); player++)
                text.append(game.payoff(player, cell)).append(player + 1 < game.playerCount() ? " " : "\n");
        }
        return text.toString();
    }

    /// @return the text in quotes, as Gambit reads it
    public static String quote(String text) {
        return '"' + PrintableText.of(text).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
