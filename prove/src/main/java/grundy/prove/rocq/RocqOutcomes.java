package grundy.prove.rocq;

import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.rules.Rules;
import grundy.solve.Outcomes;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Who wins takes of Left and Right, where that repeats, as a file for Rocq: the amounts, the outcomes up to the end of
/// the first period, and the theorem about each player and heap, by `PartizanPeriods.v`.
public final class RocqOutcomes {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Periods", "PartizanPeriods");

    /// So many looks at a heap take Rocq some minutes.
    private static final double MOST_LOOKS = 3e8;

    /// A rule that may leave nothing, or one heap.
    private static final int TAKES = 0b11;

    private final Outcomes told;
    private final Evidence.Period period;
    private final List<BigInteger> left;
    private final List<BigInteger> right;

    private RocqOutcomes(Outcomes told, Evidence.Period period, Rules.Partizan rules) {
        this.told = told;
        this.period = period;
        this.left = amounts(rules.left());
        this.right = amounts(rules.right());
    }

    /// @param game what the file is named after
    /// @param told outcomes of the heaps of a game of Left and Right, at least up to the end of the first period
    /// @param headline what is proved, in words
    /// @throws LimitException if the library does not say such a game, nothing was proved, or Rocq would take hours
    public static RocqExport of(String game, Outcomes told, String headline) {
        var period = told.period()
                .filter(Evidence.Period::proved)
                .orElseThrow(() -> new LimitException(Message.of("rocq.period.none")));
        if (!(told.game().rules() instanceof Rules.Partizan rules)) throw RocqPeriod.unsaid();
        var said = new RocqOutcomes(told, period, rules);
        said.checkCost();
        return new RocqExport(RocqExport.named(game), said.text(headline), LIBRARY);
    }

    private static List<BigInteger> amounts(Rules rules) {
        if (!(rules instanceof Rules.TakeAndBreak(var terms))) throw RocqPeriod.unsaid();
        if (terms.stream().anyMatch(term -> term.parts() != TAKES)) throw RocqPeriod.unsaid();
        return terms.stream()
                .flatMap(term -> RocqPeriod.amounts(term.amounts()).stream())
                .distinct()
                .sorted()
                .toList();
    }

    private void checkCost() {
        double greatest = Stream.concat(left.stream(), right.stream())
                .mapToDouble(BigInteger::doubleValue)
                .max()
                .orElse(0);
        double heaps = period.preperiod() + period.period() + greatest;
        if (heaps * (left.size() + right.size()) > MOST_LOOKS)
            throw new LimitException(Message.of("rocq.period.long", "heaps", Math.round(heaps)));
    }

    private String text(String headline) {
        boolean misere = told.play() == Play.MISERE;
        int end = Math.toIntExact(period.preperiod() + period.period());
        var first = told.outcomes().stream()
                .limit(end)
                .map(RocqOutcomes::number)
                .map(String::valueOf)
                .toList();
        return """
                (** %1$s *)

                From Coq Require Import NArith List.
                Import ListNotations.
                From Grundy Require Import PartizanPeriods.
                Local Open Scope N_scope.

                (** ** The game

                    The amounts that Left may take, and those that Right may take.  A position is
                    [(Left, n)] or [(Right, n)]: who is to move, and the number of counters. *)

                Definition left : list N := %2$s.
                Definition right : list N := %3$s.

                Definition move : player * N -> player * N -> Prop := partizan_take left right.

                (** ** Who wins

                    The heaps 0 to %4$d; from %5$d on they repeat with period %6$d.  0: whoever moves
                    loses; 1: Left wins; 2: Right wins; 3: whoever moves wins. *)

                %7$s
                Definition outcome : N -> N := repeating %5$d %6$d (table_of first_outcomes).

                Lemma so_far : outcomes_checked left right %8$s %5$d %6$d (table_of first_outcomes) = true.
                Proof. vm_cast_no_check (eq_refl true). Qed.

                (** ** The theorem *)

                Theorem lost_positions :
                  forall player n, %9$slost move (player, n) <-> mover_wins (outcome n) player = false.
                Proof. exact (%9$soutcomes_repeat left right %5$d %6$d (table_of first_outcomes) so_far). Qed.

                Theorem period : forall n, %5$d <= n -> outcome (n + %6$d) = outcome n.
                Proof. exact (outcomes_from left right %8$s %5$d %6$d (table_of first_outcomes) so_far). Qed.

                Print Assumptions lost_positions.
                Print Assumptions period.
                """.formatted(
                        RocqNames.comment(headline),
                        RocqNames.list(left),
                        RocqNames.list(right),
                        end - 1,
                        period.preperiod(),
                        period.period(),
                        RocqTable.of("first_outcomes", first),
                        misere,
                        misere ? "misere_" : "");
    }

    /// As `PartizanPeriods.v` numbers them.
    private static int number(Outcome outcome) {
        return switch (outcome) {
            case P -> 0;
            case L -> 1;
            case R -> 2;
            case N -> 3;
            case D -> throw new AssertionError("Takes end");
        };
    }
}
