package grundy.rules.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.ScoredBoard;
import grundy.rules.Tuple;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.rules.option.RuleOptions;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The form of the files of the catalogue. What they claim is checked by `CatalogueClaimsTest`.
class CatalogueTest {
    private static final Catalogue CATALOGUE = Catalogue.builtIn();
    private static final RuleLanguage LANGUAGE = new RuleLanguage(CATALOGUE);
    private static final Set<String> GROUPS =
            Set.of("take", "split", "heaps", "coins", "graphs", "boards", "scored", "numbers");

    static Collection<CatalogueEntry> entries() {
        return CATALOGUE.entries();
    }

    static Stream<String> names() {
        return CATALOGUE.names().stream();
    }

    @Test
    void thereAreAtLeastSixtyGames() {
        assertThat(entries()).hasSizeGreaterThanOrEqualTo(60);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim",
                "bash",
                "subtraction-set",
                "subtraction-interval",
                "powers-of-two",
                "fibonacci-subtraction",
                "lasker",
                "kayles",
                "dawsons-chess",
                "dawsons-kayles",
                "treblecross",
                "grundys-game",
                "couples-are-forever",
                "officers",
                "wythoff",
                "fibonacci-nim",
                "euclid",
                "chomp",
                "staircase",
                "moore",
                "bounded-nim",
                "turning-turtles",
                "mock-turtles",
                "ruler",
                "twins",
                "nimble",
                "silver-dollar",
                "northcott",
                "welter",
                "rims",
                "rayles",
                "cutcake",
                "cram",
                "hackenbush",
                "node-kayles",
                "geography",
                "mark",
                "euclid-positive",
                "sylver-coinage",
                "nim-with-a-pass",
                "cyclic-nimhoff",
                "divisor-game",
                "subtract-a-square",
                "at-most-half",
                "end-nim",
                "antonim",
                "nim-on-graphs"
            })
    void theGamesThatEverybodyLooksForAreThere(String id) {
        assertThat(CATALOGUE.find(id)).map(CatalogueEntry::id).hasValue(id);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("entries")
    void everyFileSaysWhatAGameNeeds(CatalogueEntry game) {
        assertThat(game.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
        assertThat(GROUPS).contains(game.group());
        assertThat(game.names()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(game.chineseNames()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(game.source()).isNotBlank();
        assertThat(game.examples()).isNotEmpty();
        assertThat(hasHan(String.join("", game.names())))
                .as("a Chinese sign in an English name")
                .isFalse();
        for (var name : game.chineseNames())
            assertThat(hasHan(name)).as(name + " is a Chinese name").isTrue();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void everyDescriptionIsOneParagraphInItsLanguage(CatalogueEntry game) {
        assertThat(game.about()).matches("[A-Z].*\\.").hasSizeLessThanOrEqualTo(300);
        assertThat(game.chineseAbout()).endsWith("。").hasSizeLessThanOrEqualTo(160);
        assertThat(hasHan(game.about())).isFalse();
        assertThat(game.chineseAbout())
                .doesNotContainPattern("\\p{IsHan}[,;:!?()]")
                .doesNotContainPattern("[,;:!?()]\\p{IsHan}");
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("entries")
    void numbersOfTheEncyclopediaAreWellFormedAndSayWhatTheyAre(CatalogueEntry game) {
        for (var part :
                game.oeis().isEmpty() ? List.<String>of() : List.of(game.oeis().split(";")))
            assertThat(part.strip()).matches("(A\\d{6} )+\\S.*");
    }

    @Test
    void noTwoGamesShareAName() {
        var owners = new HashMap<String, String>();
        for (var game : entries()) {
            assertThat(owners.put(Catalogue.key(game.id()), game.id()))
                    .as(game.id())
                    .isNull();
        }
        for (var game : entries()) {
            var own = new HashSet<String>();
            for (var name : Stream.concat(game.names().stream(), game.chineseNames().stream())
                    .toList()) {
                var key = Catalogue.key(name);
                assertThat(own.add(key))
                        .as(game.id() + " has the name " + name + " twice")
                        .isTrue();
                var owner = owners.putIfAbsent(key, game.id());
                assertThat(owner == null || owner.equals(game.id()))
                        .as(name + " of " + game.id() + " is a name of " + owner)
                        .isTrue();
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("entries")
    void everyNameLeadsToItsGame(CatalogueEntry game) throws SyntaxException {
        var names = new ArrayList<>(game.names());
        names.addAll(game.chineseNames());
        names.add(game.id());
        for (var name : names) {
            assertThat(LANGUAGE.rules(Source.of(name)).game().entry()).as(name).isEqualTo(game);
            for (var example : game.examples()) {
                var sum = LANGUAGE.question(Source.ofArguments(List.of(name, example)));
                assertThat(sum.components().getFirst().game().entry())
                        .as(name + " " + example)
                        .isEqualTo(game);
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("entries")
    void rulesClaimsAndExamplesAreInTheLanguage(CatalogueEntry game) throws SyntaxException {
        var rules = CATALOGUE.rules(game, game.parameters());
        assertThat(ClaimParser.claims(game, rules, game.parameters())).hasSameSizeAs(game.claims());
        int moves = 0;
        for (var example : game.examples())
            for (var component : LANGUAGE.question(Source.ofArguments(List.of(game.id(), example)))
                    .components()) {
                if (rules instanceof RuleTree.Scored(var _, var _, var board))
                    moves += moves(board, component.position());
                else
                    for (var side : sides(rules))
                        moves +=
                                RuleOptions.distinct(side, component.position()).size();
            }
        assertThat(moves).as("moves in the examples of " + game.id()).isPositive();
    }

    /// Counts the moves, each of which is found by its code, and checks that what is written can be read.
    @SuppressWarnings("unchecked")
    private static <P> int moves(ScoredBoard<P> board, Position position) {
        var state = (P) ((BoardPosition) position).state();
        assertThat(board.read(board.write(state))).isEqualTo(state);
        int count = 0;
        for (var move : board.moves(state)) {
            assertThat(board.find(state, board.code(state, move))).hasValue(move);
            count++;
        }
        return count;
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("entries")
    void theFileIsNamedLikeTheGame(CatalogueEntry game) throws Exception {
        try (var file = Catalogue.class.getResourceAsStream("/grundy/catalogue/" + game.id() + ".game")) {
            assertThat(file).isNotNull();
            assertThat(CatalogueFile.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)))
                    .isEqualTo(game);
        }
    }

    @Test
    void parametersMayBeGivenInOrderOrByName() throws SyntaxException {
        var usual = LANGUAGE.rules(Source.of("subtraction-interval")).game().rules();
        assertThat(LANGUAGE.rules(Source.of("subtraction-interval[2, 5]"))
                        .game()
                        .rules())
                .isEqualTo(usual);
        assertThat(LANGUAGE.rules(Source.of("bash[7]")).game().rules())
                .isEqualTo(LANGUAGE.rules(Source.of("take 1..7")).game().rules());
    }

    @Test
    void plainNumbersBecomeTheStartingPosition() throws SyntaxException {
        assertThat(LANGUAGE.question(Source.of("fibonacci-nim 13"))
                        .components()
                        .getFirst()
                        .position())
                .isEqualTo(Tuple.of(13, 12));
        assertThat(LANGUAGE.question(Source.of("fibonacci-nim 13 5"))
                        .components()
                        .getFirst()
                        .position())
                .isEqualTo(Tuple.of(13, 5));
    }

    @Test
    void anAddedGameIsFoundByItsNamesAndHidesOthers() throws SyntaxException {
        var odd = CatalogueFile.parse("game my-nim\nname Nim\nrules take\n  odd\nexample 7");
        var more = CATALOGUE.with(odd);
        assertThat(more.find("nim")).hasValue(odd);
        assertThat(more.entries()).contains(odd);
        assertThat(odd.rules()).isEqualTo("take odd");
        assertThat(CATALOGUE.find("my-nim")).isEmpty();
    }

    @Test
    void aFileThatIsNotInTheFormIsRefusedWithItsLine() {
        assertThatThrownBy(() -> CatalogueFile.parse("game x\nrulez take 1"))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("rulez")
                .hasMessageContaining("2");
        assertThatThrownBy(() -> CatalogueFile.parse("game x\nname X"))
                .isInstanceOf(SyntaxException.class)
                .hasMessageContaining("rules");
        assertThatThrownBy(() -> CatalogueFile.parse("  game x")).isInstanceOf(SyntaxException.class);
        assertThatCode(() -> CatalogueFile.parse("# a comment\n\ngame x[m = 3]\nrules take 1..m"))
                .doesNotThrowAnyException();
    }

    private static List<RuleTree> sides(RuleTree rules) {
        return rules instanceof RuleTree.Partizan(var left, var right) ? List.of(left, right) : List.of(rules);
    }

    private static boolean hasHan(String text) {
        return text.codePoints().anyMatch(c -> UnicodeScript.of(c) == UnicodeScript.HAN);
    }
}
