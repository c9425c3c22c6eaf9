package grundy.prove.claims;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.prove.letters.ParametricFinding;
import grundy.prove.letters.ParametricProver;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.testkit.DrawnCases;
import grundy.testkit.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table of claims that are proved by arithmetic is true. After a change of the catalogue, of the prover or of what
/// is written for Rocq it is recorded anew ({@link Recording#PROOFS}).
@Tag("slow")
class ParametricRecordsTest {
    /// What they speak of is no arithmetic, or their rules have no letters.
    private static final Set<String> UNPROVED =
            Set.of("cyclic-nimhoff", "mark-t", "powers-of", "staircase", "staircase-right");

    private static final Path FILE = Path.of("src/main/resources" + ParametricRecords.TABLE);

    private static final List<String> HEAD = List.of(
            "# Claims of the catalogue that are proved by arithmetic, for every value of the parameters in brackets: a digest",
            "# of the game with the claim, one of the text for Rocq, the claim. Written with -Drecord=proofs.");

    private static List<ParametricTexts> claims() throws SyntaxException {
        return ParametricTexts.all();
    }

    private static Map<String, String> recorded() throws IOException {
        var recorded = new HashMap<String, String>();
        for (var line : Files.readAllLines(FILE)) {
            if (line.startsWith("#")) continue;
            var parts = line.split(" ", 3);
            recorded.put(parts[0] + " " + parts[2], parts[1]);
        }
        return recorded;
    }

    /// A recording of everything takes longer than other tests may.
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    @Tag("recorded-proofs")
    @Test
    void whatIsRecordedIsInTheCatalogue() throws SyntaxException, IOException {
        if (Recording.PROOFS.isOn()) record();
        var known = new TreeSet<String>();
        for (var each : claims()) known.add(each.digest() + " " + each);
        assertThat(recorded()).isNotEmpty();
        assertThat(known).as("%s", Recording.PROOFS).containsAll(recorded().keySet());
    }

    @DrawnCases(oneIn = 48)
    @ParameterizedTest
    @MethodSource("claims")
    void exactlyWhatIsProvedIsRecordedWithItsText(ParametricTexts claim) throws IOException {
        var known = recorded().get(claim.digest() + " " + claim);
        assertThat(Optional.ofNullable(known)).as("%s", Recording.PROOFS).isEqualTo(claim.provedDigest());
    }

    @Test
    void onlyTheseAreNotProved() throws SyntaxException {
        for (var game : Catalogue.builtIn().entries())
            for (var text : game.claims()) {
                if (game.parameters().isEmpty()) continue;
                var proof = new ParametricClaim(game, text).proof(limits());
                if (UNPROVED.contains(game.id()))
                    assertThat(proof).as(game.id()).isInstanceOf(EveryParameterProof.Unproved.class);
                else if (game.id().equals("generalized-wythoff"))
                    assertThat(proof).isInstanceOf(EveryParameterProof.ByLibrary.class);
                else
                    assertThat(proof)
                            .as(
                                    "%s: %s; a game whose claims no arithmetic can say is named in UNPROVED",
                                    game.id(), Recording.PROOFS)
                            .isInstanceOf(EveryParameterProof.ByArithmetic.class);
            }
    }

    /// A formula that is another is not what the table says, nor what the library proves.
    @Test
    void whatIsChangedIsNotRecorded() throws SyntaxException {
        var catalogue = Catalogue.builtIn();
        var bash = catalogue.find("bash").orElseThrow();
        var claim = new ParametricClaim(bash, "g = n mod (m + 2)");
        var game = claim.game().orElseThrow();
        assertThat(ParametricRecords.of(game, ParametricProver.claim(game, "g = n mod (m + 1)")))
                .isPresent();
        assertThat(ParametricRecords.of(game, ParametricProver.claim(game, claim.text())))
                .isEmpty();
        assertThat(claim.find(game, limits())).isInstanceOf(ParametricFinding.Refuted.class);
        assertThat(claim.proof(limits())).isInstanceOf(EveryParameterProof.Unproved.class);
        var wythoff = catalogue.find("generalized-wythoff").orElseThrow();
        var other = wythoff.claims().getFirst().replace("(2 - t)", "(3 - t)");
        assertThat(other).isNotEqualTo(wythoff.claims().getFirst());
        assertThat(new ParametricClaim(wythoff, other).proof(limits()))
                .isInstanceOf(EveryParameterProof.Unproved.class);
    }

    private static Limits limits() {
        return Limits.DEFAULT.until(Deadline.after(Duration.ofSeconds(60)));
    }

    private static void record() throws SyntaxException, IOException {
        var lines = new ArrayList<>(HEAD);
        for (var each : claims())
            each.provedDigest().ifPresent(digest -> lines.add(each.digest() + " " + digest + " " + each));
        Files.write(FILE, lines);
    }
}
