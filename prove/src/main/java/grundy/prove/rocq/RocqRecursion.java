package grundy.prove.rocq;

import grundy.check.HeapRecursion;
import grundy.check.HeapRecursion.Again;
import grundy.check.HeapRecursion.Told;
import grundy.check.MostTaken;
import grundy.prove.Finding;
import grundy.rules.Rules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Nim-values of one heap by recursion on its size as a file for Rocq: the game as its moves, how much may be taken,
/// and an equation for each rest, by `Restricted.v`.
public final class RocqRecursion {
    private static final List<String> LIBRARY = List.of("Play", "Values", "Restricted");

    private final MostTaken most;
    private final HeapRecursion recursion;

    private RocqRecursion(MostTaken most, HeapRecursion recursion) {
        this.most = most;
        this.recursion = recursion;
    }

    /// @param game what the file is named after
    /// @param rules of which the recursion was proved
    /// @param headline what is proved, in words
    public static RocqExport of(String game, Rules rules, Finding.RecursiveValues found, String headline) {
        var most = MostTaken.of(rules)
                .orElseThrow(() -> new AssertionError("A recursion was proved of rules that have no bound: " + rules));
        return new RocqExport(
                RocqExport.named(game), new RocqRecursion(most, found.recursion()).text(headline), LIBRARY);
    }

    private String text(String headline) {
        var parts = new ArrayList<String>();
        parts.add(head(headline));
        var names = new ArrayList<String>();
        if (recursion.from().signum() > 0) {
            parts.add("""
                    Theorem first_values : forall n v, n < %s -> (value move n v <-> v = 0).
                    Proof. intros n v L. apply (%s). unfold most. lia. Qed.
                    """.formatted(recursion.from(), applied("where_nothing_is_taken")));
            names.add("first_values");
        }
        for (int rest = 0; rest < recursion.rows().size(); rest++) {
            var name = "values_of_rest_" + rest;
            parts.add(row(name, rest));
            names.add(name);
        }
        parts.add("Theorem each_has_one : forall n, exists v, value move n v.\nProof. exact (%s). Qed.\n"
                .formatted(applied("value_exists") + " steps"));
        names.add("each_has_one");
        for (var name : names) parts.add("Print Assumptions " + name + ".");
        return String.join("\n", parts) + "\n";
    }

    private static String applied(String theorem) {
        return theorem + " move most moves begins";
    }

    private String head(String headline) {
        var less = most.constant().negate();
        boolean plain = less.signum() == 0;
        var part = times(most.numerator(), "n");
        return """
                (** %1$s *)

                From Coq Require Import NArith ZArith Lia ZifyN.
                From Grundy Require Import Play Values Restricted.
                Open Scope N_scope.

                (** ** The game *)

                Definition move (n n' : N) : Prop :=
                  exists k, 1 <= k /\\ %2$s <= %3$s /\\ k + n' = n.

                (** ** The most that may be taken *)

                Definition most (n : N) : N := %4$s / %5$s.

                Ltac Zify.zify_post_hook ::= Z.to_euclidean_division_equations.

                Lemma moves : forall n n', move n n' <-> n' < n /\\ n <= n' + most n.
                Proof.
                  intros n n'. unfold move, most. split.
                  - intros (k & A & B & C). lia.
                  - intros [A B]. exists (n - n'). lia.
                Qed.

                Lemma begins : most 0 = 0.
                Proof. reflexivity. Qed.

                Lemma steps : forall n, most (n + 1) = most n \\/ most (n + 1) = most n + 1.
                Proof. intros n. unfold most. lia. Qed.

                (** ** The theorems *)
                """.formatted(
                        RocqNames.comment(headline),
                        times(most.denominator(), "k") + (plain ? "" : " + " + less),
                        part,
                        inner(plain ? part : part + " - " + less),
                        most.denominator());
    }

    private String row(String name, int rest) {
        var heap = sum(recursion.modulus(), BigInteger.valueOf(rest));
        boolean always = recursion.from().signum() == 0;
        var row = recursion.rows().get(rest);
        var told = sum(row.factor(), row.constant());
        var statement = "value move (%s) v <-> %s"
                .formatted(
                        heap,
                        switch (row) {
                            case Told _ -> "v = " + told;
                            case Again _ -> "value move " + inner(told) + " v";
                        });
        return """
                Theorem %s : forall m v, %s.
                Proof.
                  intros m v%s.%s
                  pose proof (%s (%s) v ltac:(lia) ltac:(unfold most; lia)) as V.
                  assert (%s = %s) as E by (unfold most; lia).
                  rewrite E in V. exact V.
                Qed.
                """.formatted(
                        name,
                        always ? statement : recursion.from() + " <= " + heap + " -> (" + statement + ")",
                        always ? "" : " L",
                        always && rest == 0 ? atNone() : "",
                        applied(row instanceof Told ? "where_it_rises" : "where_it_stays") + " steps",
                        heap,
                        row instanceof Told ? "most (" + heap + ")" : "%1$s - most %1$s - 1".formatted(inner(heap)),
                        told);
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
