package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.QuotientTheorem;
import grundy.check.Truths;
import grundy.check.VerdictBasis;
import grundy.rules.Component;
import grundy.rules.Oracles;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.graph.GameGraph;
import grundy.rules.graph.GraphBoard;
import grundy.rules.graph.GraphBuilder;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Dyadic;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Parts of a verdict that contradict each other are refused, of positions of any size.
class VerdictConsistencyTest {
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
        var asked = new TurnPosition(new RuleLanguage(Catalogue.builtIn()).question(Source.of(question)));
        for (var claim : possible.strip().split(" "))
            if (!claim.contains(":"))
                assertThat(VerdictShape.fault(asked, stated(claim)))
                        .as("%s %s", question, claim)
                        .isEmpty();
            else
                assertThat(VerdictConsistency.fault(asked, stated(claim)))
                        .as("%s %s", question, claim)
                        .isEmpty();
        for (var claim : impossible.strip().split(" "))
            assertThat(VerdictCheck.of(asked, stated(claim)).fault())
                    .as("%s %s", question, claim)
                    .isPresent();
    }

    /// What is found of claims alone, whether they are true or not; `none` where the parts fit. A claim with
    /// `!` names a quotient; `no` is that no move wins.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 1000000000000 3 | N,-,5,no | senseless-moves",
                "nim 1000000000000 3 | N,*2,5,no | senseless-moves",
                "nim 1000000000000 3 | P,-,4,no | none",
                "nim 1000000000000 3 | N,-,-,no | none",
                "nim 1000000000000 3 | N,-,5,0:1 | none",
                "nim 1000000000000 3 | P,-,4,0:1 | move-loses",
                "nim 1000000000000 3 | N,-,-,R:0:1 | none",
                "nim 1000000000000 3 | N,h3,-,- | value-outcome",
                "nim 1000000000000 3 | N,*2,4,- | remoteness-outcome",
                "misere nim 1000000000000 3 | N,m2,0,no | none",
                "misere nim 1000000000000 3 | N,m2,4,no | senseless-moves",
                "misere nim 1000000000000 3 | N,-,0,0:1 | move-loses",
                "wythoff 1000000000000 3 | D,-,-1,no | none",
                "wythoff 1000000000000 3 | D,-,-1,0:(1,2) | move-loses",
                "wythoff 1000000000000 3 | D,-,-,0:(1,2) | move-loses",
                "wythoff 1000000000000 3 | D,i2,-1,- | none",
                "wythoff 1000000000000 3 | N,i0,5,- | none",
                "wythoff 1000000000000 3 | D,i0,-,- | value-outcome",
                "wythoff 1000000000000 3 | N,i2,-,- | value-outcome",
                "wythoff 1000000000000 3 | D,-,3,- | remoteness-outcome",
                "left take {1,2}; right take {1,3} 1000000000007 | N,i0,-,- | senseless-value",
                "left take {1,2}; right take {1,3} 1000000000007 | L,h3,-,- | none",
                "left take {1,2}; right take {1,3} 1000000000007 | R,h3,-,- | value-outcome",
                "left take {1,2}; right take {1,3} 1000000000007 | L,-,3/2,no | senseless-moves",
                "left take {1,2}; right take {1,3} 1000000000007 | R,-,2/3,no | senseless-moves",
                "left take {1,2}; right take {1,3} 1000000000007 | P,-,2/2,no | none",
                "every left take {1,2}; right take {1,3} 5 7 | L,s3,-,- | none",
                "every left take {1,2}; right take {1,3} 5 7 | P,s3,-,- | none",
                "every nim 3 5 | P,s3,-,- | value-outcome",
                "every nim 3 5 | N,s3,-,- | none",
                "short every nim 3 5 | N,r3,3,- | none",
                "short every nim 3 5 | N,r3,5,- | remoteness-value",
                "short every nim 3 5 | N,r2,3,- | value-outcome",
                "domineering 9x9 | D,-,-,L:0:x | none",
                "domineering 9x9 | D,-,-1/3,no | senseless-moves",
                "domineering 9x9 | D,-,2/-1,no | none",
                "domineering 9x9 | D,-,-1/3,R:0:x | none",
                "domineering 9x9 | D,-,-1/2,R:0:x | move-loses",
                "domineering 9x9 | L,eLL,-,- | none",
                "domineering 9x9 | R,eLL,-,- | value-outcome",
                "domineering 9x9 | R,eRR,-,- | none",
                "domineering 9x9 | P,eRL,-,- | none",
                "domineering 9x9 | N,eRL,-,- | value-outcome",
                "domineering 9x9 | N,eLR,-,- | none",
                "domineering 9x9 | D,eDL,-,- | none",
                "domineering 9x9 | D,eRD,-,- | none",
                "domineering 9x9 | L,eLD,-,- | value-outcome",
                "domineering 9x9 | D,eDR,-1/3,- | none",
                "domineering 9x9 | D,eDL,-1/3,- | remoteness-value",
                "domineering 9x9 | D,eDL,-,R:0:x | move-loses",
                "domineering 9x9 | D,eDR,-,R:0:x | none",
                "misere domineering 9x9 | L,eLL,-,- | senseless-value",
                "misere kayles 1000000 3 | !P,q0,-,- | none",
                "misere kayles 1000000 3 | !N,q0,-,- | element-lost",
                "misere kayles 1000000 3 | !P,q1,-,- | element-won",
                "misere kayles 1000000 3 | !N,q1,-,- | none",
                "misere kayles 1000000 3 | P,q0,-,- | senseless-value"
            })
    void eachContradictionIsNamed(String question, String claim, String fault) {
        assertThat(fault(Truths.sum(question), claim))
                .as("%s %s", question, claim)
                .isEqualTo(fault);
    }

    /// Who has won at an end of a graph may be stated, so that how long play lasts says nothing of it; but
    /// play without end is a draw.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "DISJUNCTIVE; N,-,4,-; none",
                "DISJUNCTIVE; P,-,5,-; none",
                "DISJUNCTIVE; N,-,4,no; none",
                "DISJUNCTIVE; D,-,-1,-; none",
                "DISJUNCTIVE; D,-,3,-; remoteness-outcome",
                "DISJUNCTIVE; N,-,-1,-; remoteness-outcome",
                "DISJUNCTIVE; N,i0,4,-; none",
                "CONJUNCTIVE; N,s2,-,-; none",
                "CONJUNCTIVE; P,s3,-,-; none"
            })
    void onAGraphTheLengthOfPlayDoesNotSayWhoWins(String row) {
        var words = row.split("; ");
        var graph = new GraphBuilder();
        graph.vertex("a");
        graph.edge(0, 0, GameGraph.BOTH);
        var built = graph.build();
        var component = new Component(GraphBoard.game("g", built), GraphBoard.position(built, 0));
        var sum = new Sum(Play.NORMAL, Compound.valueOf(words[0]), List.of(component), "g");
        assertThat(fault(sum, words[1])).as(row).isEqualTo(words[2]);
    }

    private static String fault(Sum sum, String claim) {
        return VerdictConsistency.fault(new TurnPosition(sum), stated(claim))
                .map(message -> message.key().substring("check.verdict.".length()))
                .orElse("none");
    }

    @Test
    void theNumbersOfMovesAreNamed() {
        var asked = new TurnPosition(Truths.sum("domineering 9x9"));
        assertThat(VerdictConsistency.fault(asked, stated("L,-,2/3,-")))
                .contains(Message.of(
                        "check.verdict.remoteness-outcome",
                        "outcome",
                        Outcome.L,
                        "moves",
                        WholeSumCheck.listText(List.of(2L, 3L))));
    }

    private static ClaimedVerdict stated(String written) {
        boolean hasQuotient = written.startsWith("!");
        var parts = (hasQuotient ? written.substring(1) : written).split(",(?![^(]*\\))");
        var moves = parts[3].equals("no")
                ? new ClaimedMoves(Optional.of(BigInteger.ZERO), List.of())
                : new ClaimedMoves(
                        Optional.of(BigInteger.ONE), parts[3].equals("-") ? List.of() : List.of(move(parts[3])));
        return new ClaimedVerdict(
                Outcome.valueOf(parts[0]),
                parts[1].equals("-") ? Optional.empty() : Optional.of(value(parts[1])),
                parts[2].equals("-")
                        ? List.of()
                        : Stream.of(parts[2].split("/")).map(Long::valueOf).toList(),
                parts[3].equals("-") ? Optional.empty() : Optional.of(moves),
                hasQuotient
                        ? new VerdictBasis("", List.of(), Optional.empty(), Optional.of(QUOTIENT))
                        : VerdictBasis.NONE);
    }

    private static final QuotientTheorem QUOTIENT = new QuotientTheorem(
            List.of(Oracles.rules("kayles")),
            new MisereQuotient(2, new char[] {0, 1, 1, 0}, new BitSet()),
            List.of(1),
            List.of(0, 1),
            0,
            0,
            List.of());

    /// A value of which only this is known.
    private record OutcomePair(Outcome left, Outcome right) implements Value.Endless {
        @Override
        public Outcome ifBegins(Side side) {
            return side == Side.LEFT ? left : right;
        }
    }

    private static Value value(String text) {
        if (text.startsWith("e"))
            return new OutcomePair(Outcome.valueOf(text.substring(1, 2)), Outcome.valueOf(text.substring(2)));
        int number = Integer.parseInt(text.substring(1));
        return switch (text.charAt(0)) {
            case '*' -> Value.Nimber.of(number);
            case 'n' -> new Value.Number(Dyadic.of(number));
            case 'h' -> new Value.NumberAndNimber(Dyadic.of(number), BigInteger.ONE);
            case 'm' -> new Value.MisereNimber(BigInteger.valueOf(number));
            case 'i' -> new Value.Loopy(List.of(BigInteger.valueOf(number)));
            case 's' -> new Value.Suspense(BigInteger.valueOf(number));
            case 'r' -> new Value.Remoteness(BigInteger.valueOf(number));
            case 'l' -> new Value.Loser(number);
            case 'p' -> new Value.Score(number, number, 0);
            default -> new Value.QuotientElement("a", 2, number == 0);
        };
    }

    private static ClaimedMove move(String text) {
        var side = text.startsWith("L:")
                ? Optional.of(Side.LEFT)
                : text.startsWith("R:") ? Optional.of(Side.RIGHT) : Optional.<Side>empty();
        var words = text.substring(side.isPresent() ? 2 : 0).split(":");
        return new ClaimedMove(side, List.of(new ClaimedMove.Step(Integer.parseInt(words[0]), List.of(words[1]))));
    }
}
