package grundy.present.math;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.formula.Evaluation;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.TextFormula;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/// Formulas of claims as mathematicians write them.
class MathMlTest {
    private static final int POSITIONS = 400;
    private static final int MOST = 40;
    private static final String NOT_THERE = "not there";

    private static String mathml(String written) {
        return MathMl.of(TextFormula.of(written, written), Language.EN).orElseThrow(() -> new AssertionError(written));
    }

    private static String seen(String mathml) {
        return MathText.parsed(mathml)
                .getTextContent()
                .replaceAll("[\u2061\u2062]", "")
                .replace('\u00a0', ' ');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "n mod (m + 1) == 0; nmod(m+1)=0",
                "k*(k+1)/2; ⌊k⋅(k+1)2⌋",
                "floor(n / 2); ⌊n2⌋",
                "floor(k*phi); ⌊k⋅φ⌋",
                "floor(phi * abs(a - b)); ⌊φ⋅|a−b|⌋",
                "a xor b xor c; a⊕b⊕c",
                "a xor (b - 1); a⊕(b−1)",
                "1 <= n mod (p + q) <= p; 1≤nmod(p+q)≤p",
                "not n in {1, 4}; n∉{1,4}",
                "not a == b; a≠b",
                "not (a == b or a == c); not (a=b or a=c)",
                "2*n - 3*2; 2n−3⋅2",
                "-n + (-3); −n+(−3)",
                "a - (b - c); a−(b−c)",
                "(a mod 4) * 3; (amod4)⋅3",
                "n mod 3 mod 2; (nmod3)mod2",
                "(2)^twos(n); 2ν2(n)",
                "valuation(n, t); νt(n)",
                "factors(n); Ω(n)",
                "sqrt(n); ⌊n⌋",
                "floor(sqrt(n)); ⌊n⌋",
                "mex(a, b); mex{a,b}",
                "nimproduct(a, b + 1); a⊗(b+1)",
                "min(a, b) < max(a, b) and gcd(a, b) != 1; min(a,b)<max(a,b) and gcd(a,b)≠1",
                "length(x) > 2; |x|>2",
                "sum(x[i] for i); ∑ixi",
                "xor(x[i] - 1 for i where i mod 2 == 1); ⨁i,imod2=1(xi−1)",
                "count(i where x[i] > 0); #{i:xi>0}",
                "all(x[i] mod 2 == 0 for i); ximod2=0 for all i",
                "n in powers of 2; n∈{1,2,4,…}",
                "n in fibonacci; n∈{1,2,3,5,…}",
                "n in squares; n∈{1,4,9,16,…}",
                "n mod 7 in {0, 2..5}; nmod7∈{0,2,…,5}",
                "g = 0 if n == 0 else twos(n); g={0 if n=02 otherwise",
                "bits(n) + ones(n); bits(n)+ones(n)",
                "target - s; target−s",
            })
    void everyConstructHasItsSigns(String written, String text) {
        var expected = text.equals("g={0 if n=02 otherwise") ? "g={0 if n=0ν2(n) otherwise " : text;
        assertThat(seen(mathml(written))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "φ = (1 + √5)/2; φ=1+52",
                "g(n + 12) = g(n) + 4; g(n+12)=g(n)+4",
                "min(a, b) = ⌊k·φ⌋; min(a,b)=⌊k⋅φ⌋",
                "k = |a - b|; k=|a−b|",
                "⌊kφ⌋ + k; ⌊k⋅φ⌋+k",
                "n + 1 = 2^j * q; n+1=2j⋅q",
                "3/4; 34",
                "-1/18; −118",
                "2/3 × (-1) + 1/3 × 2; 23⋅(−1)+13⋅2",
                "xₙ = ⌊n·α⌋; xn=⌊n⋅α⌋",
            })
    void formulasAsInBooksAreNotRounded(String written, String text) {
        assertThat(seen(MathMl.of(TextFormula.exact(written, written), Language.EN)
                        .orElseThrow()))
                .isEqualTo(text);
    }

    @Test
    void whatCannotBeReadStaysAText() {
        for (var text :
                List.of("", "n mod", "(a == b", "P when n == 0", "the smaller of a and b", "n mod 4 == 0 …", "{1|-1}"))
            assertThat(MathMl.of(TextFormula.of(text, text), Language.EN))
                    .as(text)
                    .isEmpty();
    }

    @Test
    void theWordsAreInTheReadersLanguage() {
        var formula = TextFormula.of("g = 1 if n > 0 and n mod 2 == 0 else 0", "");
        assertThat(seen(MathMl.of(formula, Language.ZH).orElseThrow())).isEqualTo("g={1 若 n>0 且 nmod2=00 其余 ");
    }

    @Test
    void signsOfMarkupAreEscaped() {
        var mathml = mathml("1 < n and n <= 5");
        assertThat(mathml).contains("alttext=\"1 &lt; n and n &lt;= 5\"").contains("<mo>&lt;</mo>");
        assertThat(seen(mathml)).isEqualTo("1<n≤5");
    }

    static Stream<CatalogueEntry> games() {
        return Catalogue.builtIn().entries().stream()
                .filter(entry -> !entry.claims().isEmpty());
    }

    /// What is seen is read back as a claim, which must agree with the game's own everywhere.
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("games")
    void theFormulasOfTheCatalogueSayWhatItClaims(CatalogueEntry entry) throws SyntaxException {
        var rules = Catalogue.builtIn().rules(entry, entry.parameters());
        var coordinates = new ArrayList<>(ClaimParser.coordinates(rules));
        boolean isList = coordinates.equals(List.of(ClaimParser.LIST));
        // The numbers of a list have no names beside which letters could stand.
        Map<String, BigInteger> known = isList ? entry.parameters() : Map.of();
        if (!isList) coordinates.addAll(entry.parameters().keySet());
        for (var text : entry.claims()) {
            var claim = ClaimParser.claim(text, coordinates, known);
            var read = ClaimParser.claim(readBack(text), coordinates, known);
            var random = new Random(text.hashCode());
            int compared = 0;
            for (int i = 0; i < POSITIONS; i++) {
                var at = isList ? list(random, entry.parameters()) : tuple(random, coordinates);
                if (!value(claim, at).equals(NOT_THERE)) compared++;
                assertThat(value(read, at))
                        .as("%s: %s as %s", entry.id(), text, read.text())
                        .isEqualTo(value(claim, at));
            }
            assertThat(compared).as(text).isGreaterThan(POSITIONS / 4);
        }
    }

    /// The claim with what is seen of each of its formulas in its place.
    private static String readBack(String claim) {
        var told = FormulaText.message(claim).markedText(Language.EN);
        assertThat(told.formulas()).as(claim).isNotEmpty();
        var text = new StringBuilder();
        int end = 0;
        for (var place : told.formulas()) {
            text.append(told.text(), end, place.from());
            var seen = MathText.of(MathMl.of(place.formula(), Language.EN)
                    .orElseThrow(() -> new AssertionError(place.formula().notation())));
            text.append(seen.replaceFirst("^g == ", "g = ")
                    .replaceAll("\\{ 1, (\\d+), \\d+,  … +}", "powers of $1")
                    .replace("not in", "in")
                    .replace("abs(x)", "length(x)"));
            end = place.to();
        }
        return text.append(told.text().substring(end))
                .toString()
                .replaceAll("([^ ]+) ∉", "not $1 in")
                .replace("P-position in misere play exactly when", "misere P when")
                .replace("P-position exactly when", "P when")
                .replace("in misere play g", "misere g");
    }

    private static Evaluation tuple(Random random, List<String> names) {
        var values = names.stream()
                .map(_ -> BigInteger.valueOf(1 + random.nextInt(MOST)))
                .toList();
        return Evaluation.of(names, values);
    }

    private static Evaluation list(Random random, Map<String, BigInteger> parameters) {
        var numbers = random.ints(1 + random.nextInt(6), 1, MOST)
                .mapToObj(BigInteger::valueOf)
                .sorted()
                .toList();
        return Evaluation.ofList(ClaimParser.LIST, numbers, new HashMap<>(parameters));
    }

    private static Object value(CatalogueClaim claim, Evaluation at) {
        try {
            return switch (claim) {
                case CatalogueClaim.Cold(var _, var _, var condition) -> at.holds(condition);
                case CatalogueClaim.Grundy(var _, var _, var value) -> at.value(value);
            };
        } catch (ArithmeticException | IllegalArgumentException e) {
            return NOT_THERE;
        }
    }

    /// Elements that browsers draw by themselves; a style within an attribute would be refused.
    @Tag("slow")
    @ParameterizedTest
    @EnumSource(Language.class)
    void onlyElementsOfTheCoreAreUsed(Language language) {
        games().flatMap(entry -> entry.claims().stream())
                .map(claim -> FormulaText.message(claim).markedText(language))
                .flatMap(told -> told.formulas().stream().map(MarkedText.Place::formula))
                .forEach(formula -> {
                    var math = MathText.parsed(MathMl.of(formula, language).orElseThrow());
                    assertThat(math.getAttribute("alttext")).isEqualTo(formula.notation());
                    var all = math.getElementsByTagName("*");
                    for (int i = 0; i < all.getLength(); i++) {
                        var element = (Element) all.item(i);
                        assertThat(element.getLocalName())
                                .isIn(
                                        "mrow", "mi", "mn", "mo", "mtext", "msub", "msup", "mfrac", "msqrt", "munder",
                                        "mtable", "mtr", "mtd");
                        assertThat(element.hasAttribute("style")).isFalse();
                    }
                });
    }
}
