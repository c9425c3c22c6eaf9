package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.StatedMove;
import grundy.check.StatedMoves;
import grundy.check.StatedVerdict;
import grundy.check.VerdictBasis;
import grundy.rules.AskedPosition;
import grundy.rules.Source;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Parts of a verdict that contradict each other are refused, of positions of any size.
class VerdictAccordTest {
    /// Each claim is an outcome, a value, moves to the end and the winning moves; `-` where nothing is stated.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wythoff 1000000000000 2000000000000 | P,*0,-,- N,*1,-,- N,*7,-,0:(1,2) D,-,-,- | N,*0,-,- P,*1,-,- D,*0,-,- D,*1,-,- P,n1,-,- N,n-1,-,- N,m1,-,- N,s3,-,- N,r3,-,- N,l1,-,- N,p3,-,- N,q0,-,-",
                "nim 1000000000000 3 | P,n0,-,- N,-,5,- P,-,4,- N,*2,5,- P,*0,4,- | N,n0,-,- D,-,-,- N,-,4,- P,-,5,- N,-,-1,- N,-,0,0:1 N,*0,5,-",
                "misere nim 1000000000000 3 | P,m0,5,- N,m1,4,- N,m2,0,- N,m5,4,0:1 | N,*2,-,- P,*0,-,- N,m0,-,- P,m1,-,- N,m1,5,- P,m0,4,- N,m1,0,0:1 N,n1,-,-",
                "wythoff 1000000000000 3 | D,-,-1,- | D,-,4,- N,-,-1,-",
                "every nim 3 5 | N,s3,3,- P,s2,2,- N,*2,-,- P,*0,-,- | N,s2,-,- P,s3,-,- N,r3,-,- N,*0,-,- N,n1,-,- N,i0,-,-",
                "short every nim 3 5 | N,r3,3,- P,r2,2,- N,r5,5,- | N,r2,-,- P,r3,-,- N,r3,5,- N,s3,-,-",
                "misere every nim 3 5 | P,s3,3,- N,s2,2,- N,m1,-,- | N,s3,-,- P,s2,-,- N,*1,-,-",
                "left take {1,2}; right take {1,3} 1000000000007 | L,n1,3/2,- R,n-1,2/3,- P,n0,2/2,- N,*1,3/3,- L,-,-,L:0:6 R,-,-,R:0:4 N,-,-,L:0:6 N,-,-,R:0:4 | R,n1,-,- L,n-1,-,- N,n1,-,- P,n1,-,- P,*1,-,- N,*0,-,- L,*0,-,- L,-,2/3,- R,-,3/2,- N,-,2/2,- P,-,3/3,- D,-,-,- P,-,-1/2,- L,-,-,R:0:4 R,-,-,L:0:6 P,-,-,L:0:6 N,i0,-,- N,m1,-,-",
                "domineering 9x9 | D,-,-1/3,- D,-,2/-1,- D,-,-1/3,R:0:x | D,-,2/3,- L,-,-1/3,- D,-,-1/3,L:0:x D,-,-1/2,R:0:x",
                "misere domineering 9x9 | L,-,2/3,- R,-,3/2,- N,-,2/2,- | L,n1,-,- P,*0,-,- L,-,3/2,-",
                "3 players: take 1..2 1000000000007 | P,l0,-,- N,l1,-,- N,l2,-,- | N,l0,-,- P,l1,-,- N,l3,-,- N,l-1,-,- P,*0,-,- D,-,-,- N,p1,-,-",
                "take 1..3 with 1 blocked 1000000000007 | N,-,-,- P,-,-,- | N,*1,-,- P,*0,-,- P,l0,-,- D,-,-,-",
                "coin-row 3 1 5 2 | N,p3,-,- P,p-3,-,- D,p0,-,- | P,p3,-,- N,p-3,-,- D,p3,-,- N,p0,-,- N,*1,-,- N,l1,-,-",
                "misere coin-row 3 1 5 2 | P,p3,-,- N,p-3,-,- D,p0,-,- | N,p3,-,- P,p-3,-,- N,p0,-,-",
                "tic-tac-toe xo./.x./..o | N,p1,-,- P,p-1,-,- D,p0,-,- | P,p1,-,- N,p-1,-,- N,p0,-,-",
                "misere tic-tac-toe xo./.x./..o | N,p1,-,- P,p-1,-,- | P,p1,-,- N,p-1,-,-",
            })
    void whatContradictsItselfIsRefused(String question, String possible, String impossible) throws SyntaxException {
        var asked = new AskedPosition(new RuleLanguage(Catalogue.builtIn()).question(Source.of(question)));
        for (var claim : possible.strip().split(" "))
            if (!claim.contains(":"))
                assertThat(VerdictShape.fault(asked, stated(claim)))
                        .as("%s %s", question, claim)
                        .isEmpty();
            else
                assertThat(VerdictAccord.fault(asked, stated(claim)))
                        .as("%s %s", question, claim)
                        .isEmpty();
        for (var claim : impossible.strip().split(" "))
            assertThat(VerdictCheck.of(asked, stated(claim)).fault())
                    .as("%s %s", question, claim)
                    .isPresent();
    }

    private static StatedVerdict stated(String claim) {
        var parts = claim.split(",(?![^(]*\\))");
        return new StatedVerdict(
                Outcome.valueOf(parts[0]),
                parts[1].equals("-") ? Optional.empty() : Optional.of(value(parts[1])),
                parts[2].equals("-")
                        ? List.of()
                        : Stream.of(parts[2].split("/")).map(Long::valueOf).toList(),
                parts[3].equals("-")
                        ? Optional.empty()
                        : Optional.of(new StatedMoves(Optional.of(BigInteger.ONE), List.of(move(parts[3])))),
                VerdictBasis.NONE);
    }

    private static Value value(String text) {
        int number = Integer.parseInt(text.substring(1));
        return switch (text.charAt(0)) {
            case '*' -> Value.Nimber.of(number);
            case 'n' -> new Value.Number(Dyadic.of(number));
            case 'm' -> new Value.MisereNimber(BigInteger.valueOf(number));
            case 'i' -> new Value.Loopy(List.of(BigInteger.valueOf(number)));
            case 's' -> new Value.Suspense(BigInteger.valueOf(number));
            case 'r' -> new Value.Remoteness(BigInteger.valueOf(number));
            case 'l' -> new Value.Loser(number);
            case 'p' -> new Value.Score(number, number, 0);
            default -> new Value.QuotientElement("a", 2, number == 0);
        };
    }

    private static StatedMove move(String text) {
        var side = text.startsWith("L:")
                ? Optional.of(Side.LEFT)
                : text.startsWith("R:") ? Optional.of(Side.RIGHT) : Optional.<Side>empty();
        var words = text.substring(side.isPresent() ? 2 : 0).split(":");
        return new StatedMove(side, List.of(new StatedMove.Step(Integer.parseInt(words[0]), List.of(words[1]))));
    }
}
