package grundy.prove.rocq;

import grundy.answer.OutcomeTable;
import grundy.check.Evidence;
import grundy.limit.LimitException;
import grundy.rules.RuleTree;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/// Writes periodic outcomes of a taking game of Left and Right as a file for Rocq: the amounts, the
/// outcomes up to the end of the first period, and the theorem about each player and heap, by
/// `PartizanPeriods.v`.
public final class RocqOutcomes {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Periods", "PartizanPeriods");

    /// The most accesses to heaps; they take Rocq some minutes.
    private static final double MOST_LOOKS = 3e8;

    /// A rule that may leave nothing, or one heap.
    private static final int TAKES = 0b11;

    private final OutcomeTable table;
    private final Evidence.Period period;
    private final List<BigInteger> left;
    private final List<BigInteger> right;

    private RocqOutcomes(OutcomeTable table, Evidence.Period period, RuleTree.Partizan rules) {
        this.table = table;
        this.period = period;
        this.left = amounts(rules.left());
        this.right = amounts(rules.right());
    }

    /// @param game what the file is named after
    /// @param table outcomes of the heaps of a game of Left and Right, at least up to the end of the first period
    /// @param headline what is proved, in words
    /// @throws LimitException if the library does not say such a game, nothing was proved, or Rocq would take hours
    public static RocqExport of(String game, OutcomeTable table, String headline) {
        var period = table.period()
                .filter(Evidence.Period::isProved)
                .orElseThrow(() -> new LimitException(Message.of("rocq.period.none")));
        if (!(table.game().rules() instanceof RuleTree.Partizan rules)) throw RocqPeriod.inexpressible();
        var export = new RocqOutcomes(table, period, rules);
        export.checkCost();
        return new RocqExport(RocqExport.prefixedName(game), export.text(headline), LIBRARY);
    }

    private static List<BigInteger> amounts(RuleTree rules) {
        if (!(rules instanceof RuleTree.TakeAndBreak(var terms))) throw RocqPeriod.inexpressible();
        if (terms.stream().anyMatch(term -> term.parts() != TAKES)) throw RocqPeriod.inexpressible();
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
        boolean misere = table.play() == Play.MISERE;
        int end = Math.toIntExact(period.preperiod() + period.period());
        var first = table.outcomes().stream()
                .limit(end)
                .map(RocqOutcomes::number)
                .map(String::valueOf)
                .toList();
        var repeating = "%d %d (table_of first_outcomes)".formatted(period.preperiod(), period.period());
        var file = new RocqWriter();
        file.head(
                headline,
                "From Coq Require Import NArith List.",
                "Import ListNotations.",
                "From Grundy Require Import PartizanPeriods.",
                "Local Open Scope N_scope.");
        file.title("""
            The game

                The amounts that Left may take, and those that Right may take.  A position is
                [(Left, n)] or [(Right, n)]: who is to move, and the number of counters.\
            """);
        file.line("Definition left : list N := " + RocqWriter.list(left) + ".");
        file.line("Definition right : list N := " + RocqWriter.list(right) + ".");
        file.gap();
        file.line("Definition move : player * N -> player * N -> Prop := partizan_take left right.");
        file.gap();
        file.title("""
            Who wins

                The heaps 0 to %d; from %d on they repeat with period %d.  0: whoever moves
                loses; 1: Left wins; 2: Right wins; 3: whoever moves wins.\
            """.formatted(end - 1, period.preperiod(), period.period()));
        file.add(RocqTable.of("first_outcomes", first));
        file.gap();
        file.line("Definition outcome : N -> N := repeating " + repeating + ".");
        file.gap();
        file.writeProved(
                "Lemma so_far : outcomes_checked left right %s %s = true.".formatted(misere, repeating),
                "vm_cast_no_check (eq_refl true).");
        file.title("The theorem");
        var prefix = misere ? "misere_" : "";
        file.writeProved(
                "Theorem lost_positions :\n  forall player n, %slost move (player, n) <-> mover_wins (outcome n) player = false."
                        .formatted(prefix),
                "exact (%soutcomes_repeat left right %s so_far).".formatted(prefix, repeating));
        file.writeProved(
                "Theorem period : forall n, %d <= n -> outcome (n + %d) = outcome n."
                        .formatted(period.preperiod(), period.period()),
                "exact (outcomes_from left right %s %s so_far).".formatted(misere, repeating));
        file.assumptions("lost_positions");
        file.assumptions("period");
        return file.text();
    }

    /// The number of an outcome in `PartizanPeriods.v`.
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
