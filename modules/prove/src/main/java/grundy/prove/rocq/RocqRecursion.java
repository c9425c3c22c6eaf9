package grundy.prove.rocq;

import grundy.check.answer.HeapRecursion;
import grundy.check.answer.HeapRecursion.ReductionRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.check.answer.LinearTakingLimit;
import grundy.prove.finding.ProofFinding;
import grundy.rules.RuleTree;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Nim-values of one heap by recursion on its size as a file for Rocq: the game as its moves, how much may be taken,
/// and an equation for each rest, by `Restricted.v`.
public final class RocqRecursion {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Restricted");

    private final LinearTakingLimit most;
    private final HeapRecursion recursion;

    private RocqRecursion(LinearTakingLimit most, HeapRecursion recursion) {
        this.most = most;
        this.recursion = recursion;
    }

    /// @param game what the file is named after
    /// @param rules of which the recursion was proved
    /// @param headline what is proved, in words
    public static RocqExport of(String game, RuleTree rules, ProofFinding.RecursiveValues found, String headline) {
        var most = LinearTakingLimit.of(rules)
                .orElseThrow(() -> new AssertionError("A recursion was proved of rules that have no bound: " + rules));
        return new RocqExport(
                RocqExport.prefixedName(game), new RocqRecursion(most, found.recursion()).text(headline), LIBRARY);
    }

    private String text(String headline) {
        var file = new RocqWriter();
        head(file, headline);
        var names = new ArrayList<String>();
        if (recursion.from().signum() > 0) {
            file.writeProved(
                    "Theorem first_values : forall n v, n < %s -> (value move n v <-> v = 0)."
                            .formatted(recursion.from()),
                    "intros n v L. apply (%s). unfold most. lia.".formatted(applied("where_nothing_is_taken")));
            names.add("first_values");
        }
        for (int rest = 0; rest < recursion.rows().size(); rest++) {
            names.add("values_of_rest_" + rest);
            row(file, names.getLast(), rest);
        }
        file.writeProved(
                "Theorem each_has_one : forall n, exists v, value move n v.",
                "exact (%s).".formatted(applied("value_exists") + " steps"));
        names.add("each_has_one");
        names.forEach(file::assumptions);
        return file.text();
    }

    private static String applied(String theorem) {
        return theorem + " move most moves begins";
    }

    private void head(RocqWriter file, String headline) {
        var less = most.constant().negate();
        boolean plain = less.signum() == 0;
        var part = times(most.numerator(), "n");
        file.head(
                headline,
                "From Coq Require Import NArith ZArith Lia ZifyN.",
                "From Grundy Require Import Play Values Restricted.",
                "Open Scope N_scope.");
        file.title("The game");
        file.definition(
                "move (n n' : N) : Prop",
                "exists k, 1 <= k /\\ %s <= %s /\\ k + n' = n"
                        .formatted(times(most.denominator(), "k") + (plain ? "" : " + " + less), part));
        file.title("The most that may be taken");
        file.line("Definition most (n : N) : N := %s / %s."
                .formatted(inner(plain ? part : part + " - " + less), most.denominator()));
        file.gap();
        file.line("Ltac Zify.zify_post_hook ::= Z.to_euclidean_division_equations.");
        file.gap();
        file.proof("Lemma moves : forall n n', move n n' <-> n' < n /\\ n <= n' + most n.", () -> {
            file.line("  intros n n'. unfold move, most. split.");
            file.line("  - intros (k & A & B & C). lia.");
            file.line("  - intros [A B]. exists (n - n'). lia.");
        });
        file.writeProved("Lemma begins : most 0 = 0.", "reflexivity.");
        file.writeProved(
                "Lemma steps : forall n, most (n + 1) = most n \\/ most (n + 1) = most n + 1.",
                "intros n. unfold most. lia.");
        file.title("The theorems");
    }

    private void row(RocqWriter file, String name, int rest) {
        var heap = sum(recursion.modulus(), BigInteger.valueOf(rest));
        boolean always = recursion.from().signum() == 0;
        var row = recursion.rows().get(rest);
        var value = sum(row.factor(), row.constant());
        var same = switch (row) {
            case ValueRow _ -> "v = " + value;
            case ReductionRow _ -> "value move " + inner(value) + " v";
        };
        var statement = "value move (%s) v <-> %s".formatted(heap, same);
        var where = always ? statement : recursion.from() + " <= " + heap + " -> (" + statement + ")";
        file.proof("Theorem %s : forall m v, %s.".formatted(name, where), () -> {
            file.line("  intros m v%s.%s".formatted(always ? "" : " L", always && rest == 0 ? atNone() : ""));
            file.line("  pose proof (%s (%s) v ltac:(lia) ltac:(unfold most; lia)) as V."
                    .formatted(
                            applied(row instanceof ValueRow ? "where_it_rises" : "where_it_stays") + " steps", heap));
            var less = row instanceof ValueRow ? "most (" + heap + ")" : "%1$s - most %1$s - 1".formatted(inner(heap));
            file.line("  assert (%s = %s) as E by (unfold most; lia).".formatted(less, value));
            file.line("  rewrite E in V. exact V.");
        });
    }

    private static String atNone() {
        return "\n  destruct (N.eq_dec m 0) as [-> | P].\n  { apply (" + applied("where_nothing_is_taken")
                + "). reflexivity. }";
    }

    private static String inner(String sum) {
        return sum.contains(" ") ? "(" + sum + ")" : sum;
    }

    private static String times(BigInteger factor, String name) {
        return factor.equals(BigInteger.ONE) ? name : factor + " * " + name;
    }

    private static String sum(BigInteger factor, BigInteger constant) {
        var product = times(factor, "m");
        return switch (constant.signum()) {
            case 0 -> product;
            case 1 -> product + " + " + constant;
            default -> product + " - " + constant.negate();
        };
    }
}
