package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.verdict.ClaimCheck;
import grundy.cli.command.Command;
import grundy.cli.text.GameList;
import grundy.present.layout.TextLayout;
import grundy.present.layout.WordWrap;
import grundy.present.words.CatalogueCard;
import grundy.rules.CatalogueEntry;
import grundy.rules.Tuple;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueFile;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.testkit.DrawnCases;
import grundy.text.Citation;
import grundy.text.DisplayWidth;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CatalogueCommandsTest {
    private static String out(String... command) {
        var ran = Ran.run("", command);
        assertThat(ran.status()).as(ran.err()).isZero();
        return ran.out();
    }

    private static JsonNode json(String... command) {
        return JsonMapper.builder().build().readTree(out(command));
    }

    static Collection<CatalogueEntry> entries() {
        return Catalogue.builtIn().entries();
    }

    @Test
    void listsEveryGameOnceUnderItsGroup() {
        var lines = out("games", "--lang", "en").lines().toList();
        for (var game : entries())
            assertThat(lines)
                    .as(game.id())
                    .filteredOn(line -> line.startsWith("  " + game.id() + " "))
                    .hasSize(1);
        assertThat(lines.getFirst()).isEqualTo("Taking from one heap (take)");
        assertThat(lines.getLast())
                .startsWith((entries().size() + MatrixCatalogue.entries().size()) + " games.");
        assertThat(lines.indexOf("Coins (coins)"))
                .isLessThan(lines.indexOf(line(lines, "welter")))
                .isGreaterThan(lines.indexOf(line(lines, "kayles")));
    }

    private static String line(List<String> lines, String id) {
        return lines.stream()
                .filter(line -> line.startsWith("  " + id + " "))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void namesAreInTheLanguageAskedFor() {
        assertThat(out("games", "nim", "--group", "coins", "--lang", "zh")).contains("阶梯博弈", "硬币与棋子");
        assertThat(line(out("games", "--lang", "en").lines().toList(), "wythoff"))
                .contains("Wythoff's game");
        assertThat(line(out("games", "--lang", "zh").lines().toList(), "wythoff"))
                .contains("威佐夫博弈");
    }

    @Test
    void wordsAndGroupsFilter() {
        assertThat(json("games", "--json"))
                .hasSize(entries().size() + MatrixCatalogue.entries().size());
        assertThat(ids(json("games", "威佐夫", "--json"))).contains("wythoff", "generalized-wythoff");
        assertThat(ids(json("games", "dawsons", "flip", "--json"))).containsExactly("dawsons-kayles");
        assertThat(ids(json("games", "dawsons flip", "--json"))).containsExactly("dawsons-kayles");
        assertThat(ids(json("games", "hdu 2897", "--json"))).containsExactly("interval-must-finish");
        assertThat(ids(json("games", "A002188", "--json"))).containsExactly("grundys-game");
        assertThat(json("games", "--group", "coins", "--json"))
                .isNotEmpty()
                .allSatisfy(game -> assertThat(game.get("group").asString()).isEqualTo("coins"));
        assertThat(out("games", "no-such-word", "--lang", "en")).contains("no game mentions");
        assertThat(ids(json("games", "kayls", "--json"))).containsExactly("kayles");
        assertThat(json("games", "no-such-word", "--json")).isEmpty();
    }

    private static List<String> ids(JsonNode games) {
        return games.valueStream().map(game -> game.get("id").asString()).toList();
    }

    @Test
    void anUnknownGroupIsRefusedAndTheGroupsAreNamed() {
        var ran = Ran.run("", "games", "--group", "coin", "--lang", "en");
        assertThat(ran.status()).isEqualTo(Command.BAD_INPUT);
        assertThat(ran.err()).contains("\"coin\"", "take, split, heaps, coins, graphs, boards, scored, numbers");
    }

    @Test
    void jsonTellsWhatTheFileSays() {
        var wythoff = json("show", "威佐夫", "--json");
        assertThat(wythoff.get("id").asString()).isEqualTo("wythoff");
        assertThat(wythoff.get("rules").asString()).isEqualTo("(a, b): (a - k, b) | (a, b - k) | (a - k, b - k)");
        assertThat(wythoff.get("claims").get(0).asString()).isEqualTo("P when min(a, b) == floor(phi * abs(a - b))");
        assertThat(wythoff.get("checks").get(0).get("holds").asBoolean()).isTrue();
        assertThat(wythoff.get("checks").get(0).get("positions").asInt()).isEqualTo(13 * 13);
        assertThat(wythoff.get("namesZh").get(0).asString()).isEqualTo("威佐夫博弈");
        assertThat(json("show", "bash", "--json").get("parameters").get("m").asInt())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noLineOfTheListIsLongerThanTheTerminal(Language language) {
        for (int columns : new int[] {40, 60, 80, 200})
            assertThat(new GameList(entries(), language, columns).lines(MatrixCatalogue.entries()))
                    .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(columns));
    }

    @Tag("slow")
    @DrawnCases(oneIn = 6)
    @ParameterizedTest
    @MethodSource("entries")
    void showTellsEverythingAndFitsTheTerminal(CatalogueEntry game) throws SyntaxException {
        var checks = ClaimCheck.of(game, Catalogue.builtIn());
        assertThat(checks).allSatisfy(check -> {
            assertThat(check.counterexample()).as(check.claim()).isNull();
            assertThat(check.positions()).as(check.claim()).isGreaterThanOrEqualTo(3);
        });
        for (var language : Language.values()) {
            var lines =
                    TextLayout.ofWholeWords(80).lines(CatalogueCard.of(game, Play.NORMAL, checks, List.of(), language));
            var text = String.join(" ", lines).replaceAll("\\s+", "");
            assertThat(lines)
                    .allSatisfy(line -> assertThat(DisplayWidth.of(line)).isLessThanOrEqualTo(80));
            assertThat(text).contains(language == Language.ZH ? plain(game.chineseAbout()) : plain(game.about()));
            assertThat(text)
                    .contains(
                            plain(game.rules()),
                            said(Citation.source(game.source()), language),
                            said(Citation.sequences(game.oeis()), language));
            for (var name : game.names()) assertThat(text).contains(plain(name));
            for (var name : game.chineseNames()) assertThat(text).contains(plain(name));
            for (var claim : game.claims()) assertThat(text).contains(said(FormulaText.of(claim), language));
            assertThat(text.split("grundysolve", -1)).hasSize(game.examples().size() + 1);
        }
    }

    private static String said(Object text, Language language) {
        return plain(text instanceof Message message ? message.in(language) : text.toString());
    }

    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }

    /// Rules without a name are in an atlas, and games with one as well.
    @Test
    void whatAnAtlasKnowsIsShown() {
        assertThat(out("show", "0.1234", "--lang", "en"))
                .contains("atlas octal-4", "no proved period", "grundy values 0.1234");
        assertThat(out("show", "take {1,4,9}", "--lang", "en")).contains("period 5 from n = 0 on", "take {1,4}");
        assertThat(out("show", "0.1234", "--lang", "zh")).contains("图鉴 octal-4");
        var kayles = json("show", "kayles", "--json").get("atlas");
        assertThat(kayles.get(0).get("atlas").asString()).isEqualTo("octal-3");
        assertThat(kayles.get(0).get("period").asInt()).isEqualTo(12);
        assertThat(kayles.get(1).get("order").asInt()).isEqualTo(40);
        assertThat(json("show", "misere kayles", "--json").get("atlas").size()).isEqualTo(1);
    }

    @Test
    void anUnknownNameGetsAGuess() {
        var ran = Ran.run("", "show", "wythof", "--lang", "en");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEqualTo("Read as: wythoff\n");
        assertThat(Ran.run("", "show", "take", "1..40", "--lang", "en").err()).contains("neither in the catalogue");
    }

    @Test
    void aWrongClaimOfAFileIsSaidToBeWrong(@TempDir Path folder) throws IOException {
        var file = folder.resolve("mine.game");
        Files.writeString(file, "game mine\nrules take 1..3\nclaim g = n mod 3\nclaim g = n mod 4\ngroup homemade\n");
        var text = out("show", file.toString(), "--lang", "en");
        assertThat(text).contains("WRONG: a search finds otherwise at 3").contains("holds at all 101 positions");
        var checks = json("show", file.toString(), "--json").get("checks");
        assertThat(checks.get(0).get("holds").asBoolean()).isFalse();
        assertThat(checks.get(0).get("counterexample").asString()).isEqualTo("3");
        assertThat(checks.get(1).get("holds").asBoolean()).isTrue();
    }

    @Test
    void misereClaimsOfGamesThatSplitAreCheckedOnWholeSums() throws SyntaxException {
        var game = CatalogueFile.parse("game mine\nrules 0.77\nclaim misere P when n in {1, 4, 9}\nexample 3");
        assertThat(ClaimCheck.of(game, Catalogue.builtIn().with(game)).getFirst())
                .isEqualTo(new ClaimCheck("misere P when n in {1, 4, 9}", 12, Tuple.of(12)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 20, 80})
    void wrappedTextLosesNothingAndBreaksWhereItMay(int columns) {
        for (var game : entries()) {
            var lines = WordWrap.wholeWords(game.chineseAbout(), columns);
            assertThat(plain(String.join("", lines))).isEqualTo(plain(game.chineseAbout()));
            assertThat(lines).noneMatch(line -> line.startsWith("，") || line.startsWith("。") || line.endsWith("（"));
            assertThat(String.join(" ", WordWrap.wholeWords(game.about(), columns)))
                    .isEqualTo(game.about());
        }
    }
}
