package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.prove.claims.CatalogueProofs.Result;
import grundy.prove.claims.ClaimProof;
import grundy.prove.claims.ClaimProof.ExportText;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Every closed form of the catalogue is proved for all sizes where it can be said; what cannot is named here.
class CatalogueProofsTest {
    /// The rules or the formula speak of products, divisors, primes, roots, of digits that no
    /// automaton compares, or of rows of any length.
    private static final Set<String> INEXPRESSIBLE = Set.of(
            "delete-nim",
            "deleting-divisors",
            "dim",
            "dividing-game",
            "divisor-game",
            "e-and-d",
            "equal-heaps",
            "euclid",
            "euclid-positive",
            "generalized-wythoff",
            "georgia-and-bob",
            "mock-turtles",
            "nimble",
            "northcott",
            "one-or-prime",
            "parity-nim",
            "prim",
            "prime-powers",
            "redistribution-nim",
            "rugs",
            "ruler",
            "silver-dollar",
            "staircase",
            "staircase-right",
            "triplets",
            "turning-corners",
            "turning-turtles",
            "twins",
            "two-smaller-heaps",
            "welter");

    /// Single claims of games whose other claims are proved.
    private static final Set<String> INEXPRESSIBLE_CLAIMS = Set.of("g = (n + 1) / (2)^(twos(n + 1) + 1)");

    @Tag("slow")
    @DrawnCases
    @Test
    void everyClaimThatCanBeSaidIsProved() throws SyntaxException {
        var claims = new ArrayList<ClaimProof>();
        for (var game : Catalogue.builtIn().entries()) claims.addAll(ClaimProof.of(game, 60));
        var proofs = claims.stream().map(ClaimProof::proof).toList();
        for (var attempt : proofs) {
            var id = attempt.game().id();
            var name = id + ": " + attempt.claim() + " " + attempt.result();
            boolean misereSplit = attempt.claim().startsWith("misere")
                    && Set.of("lasker", "nim-with-three-way-split", "rims", "splitting")
                            .contains(id);
            if (INEXPRESSIBLE.contains(id) || INEXPRESSIBLE_CLAIMS.contains(attempt.claim()) || misereSplit)
                assertThat(attempt.result()).as(name).isInstanceOf(Result.Inexpressible.class);
            else
                assertThat(attempt.result())
                        .as("%s; a game whose claims no automaton can say is named in INEXPRESSIBLE", name)
                        .isInstanceOf(Result.Proved.class);
        }
        long count = Catalogue.builtIn().entries().stream()
                .mapToLong(game -> game.claims().size())
                .sum();
        assertThat(proofs).hasSize((int) count);
        // What the kernel proves Walnut can read.
        for (var claim : claims) {
            assertThat(claim.texts().isPresent()).isEqualTo(claim.proof().result() instanceof Result.Proved);
            claim.texts().ifPresent(texts -> assertThat(texts.walnut()).isInstanceOf(ExportText.Written.class));
        }
    }

    @Test
    void matrixGamesClaimNothingThatCouldBeProved() {
        assertThat(Ran.run("", "games", "--proved", "bertrand").out()).contains("0 of 0 closed forms are proved");
    }

    @Tag("slow")
    @Test
    void theListSaysWhichAreProvedAndWhyOthersAreNot() {
        var ran = Ran.run("", "games", "--proved", "wythoff", "--json");
        assertThat(ran.status()).isZero();
        var ids = new ArrayList<String>();
        for (JsonNode node : ran.json())
            ids.add(node.get("id").asString() + " " + node.get("status").asString());
        assertThat(ids).contains("wythoff proved", "generalized-wythoff inexpressible");
        var proved = Ran.run("", "games", "--proved", "blocking-bash", "--json")
                .json()
                .get(0);
        assertThat(proved.get("walnut").get("stated").asString()).isEqualTo("formula");
        assertThat(proved.get("rocq").get("stated").asString()).isEqualTo("formula");
        assertThat(proved.get("rocq").get("accepted").asString()).isEqualTo("8.16.1");
        assertThat(proved.get("every").toString())
                .contains(
                        "\"proved\":true,\"by\":\"arithmetic\"",
                        "{\"name\":\"m\",\"least\":\"1\"}",
                        "\"accepted\":\"8.16.1\"",
                        "\"library\":null");
        var english = Ran.run("", "games", "--proved", "wythoff").out();
        assertThat(english)
                .contains(
                        "proved for all sizes: 7 states over Zeckendorf digits",
                        "sqrt",
                        "Walnut: the text states this formula; not checked by it here",
                        "Rocq: the text states the set by its automaton; accepted (version 8.16.1");
        // No formula goes on in a line of its own.
        var chinese =
                Ran.at(400, "games", "--proved", "wythoff", "--lang", "zh").out();
        assertThat(chinese.lines().filter(line -> line.startsWith("    ")).collect(Collectors.toList()))
                .allMatch(line -> line.codePoints().anyMatch(Character::isIdeographic));
        assertThat(List.of(english, chinese)).doesNotHaveDuplicates();
    }

    /// Of claims with parameters it says whether they are proved for every value of them, and by what.
    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "bounded-nim; proved for every r ≥ 1 by arithmetic on integers",
                "bounded-nim; Rocq, for every r ≥ 1: the text states this formula; accepted (version 8.16.1",
                "bounded-nim; any number of heaps, for every r ≥ 1: intervals_misere in proofs/rocq/Intervals.v",
                "interval-must-finish; proved for all p ≥ 1, q ≥ 1 with p ≤ q by arithmetic on integers",
                "generalized-wythoff; proved for every t ≥ 1 in Rocq: generalized_wythoff in proofs/rocq/Wythoff.v",
                "powers-of; not proved for every value of b: the rules take powers of b cannot have a letter",
                "bounded-nim; Of the 3 closed forms with parameters 3 are proved for every value of them, 3 also in Rocq.",
            })
    void claimsWithParametersAreSaidToBeProvedForAllOfThem(String game, String text) {
        assertThat(Ran.at(1000, "games", "--proved", game).out()).contains(text);
    }

    @Test
    void claimsWithoutParametersAreNotSpokenOf() {
        assertThat(Ran.at(1000, "games", "--proved", "lasker").out()).doesNotContain("for every", "with parameters");
        assertThat(Ran.run("", "games", "--proved", "lasker", "--json").out()).doesNotContain("\"every\"");
    }
}
