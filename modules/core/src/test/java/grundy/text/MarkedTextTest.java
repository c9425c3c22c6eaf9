package grundy.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.text.MarkedText.Place;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts know where their formulas are, however they are put together.
class MarkedTextTest {
    private static List<String> formulas(MarkedText told) {
        return told.formulas().stream()
                .map(place -> told.text().substring(place.from(), place.to()))
                .toList();
    }

    @Test
    void conditionsBetweenWordsAreFormulasByThemselves() {
        var claim = FormulaText.message("misere P when a == 1 or (a + b) mod 2 == 0 and not b in powers of 2");
        assertThat(formulas(claim.markedText(Language.EN)))
                .containsExactly("a == 1", "(a + b) mod 2 == 0", "not b in powers of 2");
        assertThat(claim.markedText(Language.ZH).text())
                .isEqualTo("反常规则下先手必败当且仅当 a == 1 或 (a + b) mod 2 == 0 且 b 不是 2 的幂");
        assertThat(formulas(claim.markedText(Language.ZH)))
                .containsExactly("a == 1", "(a + b) mod 2 == 0", "b 不是 2 的幂");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "P when all(a == 1 or b == 2 for i)",
                "g = 1 if n > 0 and n mod 2 == 0 else 0",
                "g = n",
            })
    void wordsWithinAFormulaDoNotDivideIt(String claim) {
        var told = FormulaText.message(claim).markedText(Language.EN);
        assertThat(told.text()).isEqualTo(claim.replace("P when", "P-position exactly when"));
        assertThat(formulas(told)).containsExactly(claim.replace("P when ", ""));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void formulasOfPhrasesAreFoundInTheirPlaces(Language language) {
        var told = Message.of("explain.row.saltus", "period", 12, "saltus", 4, "from", 71)
                .markedText(language);
        assertThat(told.text()).doesNotContain("⟦").doesNotContain("⟧");
        assertThat(formulas(told)).containsExactlyInAnyOrder("g(n + 12) = g(n) + 4", "n >= 71");
    }

    @Test
    void messagesWithinMessagesKeepThem() {
        var inner = Message.of("explain.formula.plain", "formula", TextFormula.of("k == 2", " k = 2 "));
        var outer = Message.of("explain.formula.and", "left", inner, "right", List.of(inner, TextFormula.of("n", "n")));
        assertThat(formulas(outer.markedText(Language.EN))).containsExactly("k = 2", "k = 2", "n");
        assertThat(formulas(outer.markedText(Language.ZH))).containsExactly("k = 2", "k = 2", "n");
    }

    @Test
    void blocksKeepThemSentenceBySentence() {
        var blocks = new Blocks(Language.EN);
        blocks.quote("First.");
        blocks.say(Message.of("explain.law.bash", "period", 4));
        blocks.item("an item");
        blocks.item(Message.of("explain.law.bash", "period", 5));
        assertThat(Block.plain(blocks.list()))
                .containsExactly(
                        new Block.Paragraph(List.of("First.", "g(n) = n mod 4.")),
                        new Block.Steps(List.of("an item", "g(n) = n mod 5."), false, ""));
        var told = ((Block.WithFormulas) blocks.list().getFirst()).texts();
        assertThat(told).map(MarkedTextTest::formulas).containsExactly(List.of(), List.of("g(n) = n mod 4"));
    }

    @Test
    void aTextIsDividedIntoLines() {
        var n = TextFormula.of("n", "n");
        var told = new MarkedText(
                "an n\r\nand n\n\nn", List.of(new Place(3, 4, n), new Place(10, 11, n), new Place(13, 14, n)));
        assertThat(told.lines()).map(MarkedText::text).containsExactly("an n", "and n", "", "n");
        assertThat(told.lines())
                .map(MarkedTextTest::formulas)
                .containsExactly(List.of("n"), List.of("n"), List.of(), List.of("n"));
    }

    @Test
    void formulasLieOneAfterTheOther() {
        var n = TextFormula.of("n", "n");
        assertThatThrownBy(() -> new MarkedText("nn", List.of(new Place(0, 2, n), new Place(1, 2, n))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("one after the other");
        assertThatThrownBy(() -> new MarkedText("n", List.of(new Place(0, 2, n))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
