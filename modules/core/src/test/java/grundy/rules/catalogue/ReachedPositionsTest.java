package grundy.rules.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Component;
import grundy.rules.Game;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.ValueExpression.Positions;
import grundy.rules.language.ValueParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever moves lead to in a game of the catalogue is written so that it can be read again, wherever a position may
/// stand.
@Tag("slow")
class ReachedPositionsTest {
    private static final long SEED = 20261128;
    private static final int WALKS = 3;
    private static final int LONGEST_WALK = 60;
    private static final int MOST_OPTIONS = 200;

    /// Positions of some games, from which a move or two lead to the end.
    private static final List<String> SMALL = List.of("0", "1", "2", "1x1", "1x2", "2x1", "1 1", ".", "..", "./.");

    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private final Random random = new Random(SEED);

    static Stream<String> games() {
        return Catalogue.builtIn().entries().stream()
                .filter(entry -> !entry.examples().isEmpty())
                .map(CatalogueEntry::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void positionsThatMovesLeadToCanBeReadAgain(String id) throws SyntaxException {
        for (var position : reached(id).values()) {
            var text = position.toString();
            assertThat(read(Source.of(id + " " + text))).as(id + " " + text).containsExactly(text);
            assertThat(read(Source.of(id + " " + text + " # as played")))
                    .as("comment")
                    .containsExactly(text);
            assertThat(read(Source.ofArguments(List.of(id, text))))
                    .as(id + ", " + text)
                    .containsExactly(text);
            assertThat(LANGUAGE.position(game(id), text))
                    .as(text)
                    .extracting(of -> of.position().toString())
                    .containsExactly(text);
            if (isScored(id)) continue;
            var placed = id + bracketed(text);
            assertThat(read(Source.of(placed))).as(placed).containsExactly(text);
            var sum = placed + " + " + placed;
            assertThat(read(Source.of(sum))).as(sum).containsExactly(text, text);
            var value = (Positions) ValueParser.parse(Source.of("(" + placed + ")"), Catalogue.builtIn());
            assertThat(value.components())
                    .as(placed)
                    .extracting(of -> of.position().toString())
                    .containsExactly(text);
        }
    }

    private static boolean isScored(String id) throws SyntaxException {
        return game(id).rules() instanceof RuleTree.Scored;
    }

    private static String bracketed(String text) {
        return text.startsWith("(") && text.indexOf(')') == text.length() - 1 ? text : "(" + text + ")";
    }

    private static Game game(String id) throws SyntaxException {
        return LANGUAGE.rules(Source.of(id)).game();
    }

    private static List<String> read(Source source) throws SyntaxException {
        return LANGUAGE.question(source).components().stream()
                .map(component -> component.position().toString())
                .toList();
    }

    /// The ends of play, and what comes before them on random ways there, by their texts.
    private Map<String, Position> reached(String id) throws SyntaxException {
        var reached = new LinkedHashMap<String, Position>();
        for (var example : Catalogue.builtIn().find(id).orElseThrow().examples())
            for (var component :
                    LANGUAGE.question(Source.of(id + " " + example)).components())
                for (int walk = 0; walk < WALKS; walk++) walk(component, reached);
        for (var small : SMALL)
            if (isPosition(id + " " + small))
                for (var component :
                        LANGUAGE.question(Source.of(id + " " + small)).components()) walk(component, reached);
        return reached;
    }

    private static boolean isPosition(String text) {
        try {
            LANGUAGE.question(Source.of(text));
            return true;
        } catch (SyntaxException _) {
            return false;
        }
    }

    private void walk(Component component, Map<String, Position> reached) {
        var position = component.position();
        for (int step = 0; step < LONGEST_WALK; step++) {
            reached.putIfAbsent(position.toString(), position);
            var options = options(component.game(), position);
            if (options.isEmpty()) return;
            options.forEach(option -> reached.putIfAbsent(option.toString(), option));
            position = options.get(random.nextInt(options.size()));
        }
    }

    private static List<Position> options(Game game, Position position) {
        return switch (game.rules()) {
            case RuleTree.Scored(var _, var _, var board) -> scored(board, position);
            case RuleTree.Partizan(var left, var right) ->
                Stream.concat(parts(left, position), parts(right, position)).toList();
            case RuleTree.Players(var players) ->
                players.stream().flatMap(rules -> parts(rules, position)).toList();
            case RuleTree rules -> parts(rules, position).toList();
        };
    }

    private static Stream<Position> parts(RuleTree rules, Position position) {
        return RuleOptions.readableOptions(rules, position).limit(MOST_OPTIONS).flatMap(told -> told.to().stream());
    }

    @SuppressWarnings("unchecked") // the state of a position is made by its board
    private static <P> List<Position> scored(ScoredBoard<P> board, Position position) {
        var options = new ArrayList<Position>();
        for (var move : board.moves((P) ((BoardPosition) position).state()))
            options.add(new BoardPosition(move.to(), board.write(move.to())));
        return options;
    }
}
