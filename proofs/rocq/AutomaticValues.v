(** * Nim-values, by automata

    A relation of positions and numbers is that of the nim-values if each position
    has a number, each smaller one is that of an option, and no option has the
    same.  Where both are told by automata, these three are decided by automata. *)

From Coq Require Import ZArith NArith List Lia.
From Grundy Require Export Heaps.
From Grundy Require Export Families MisereValues.

Section Normal.
  Context {position : Type}.
  Variable move : position -> position -> Prop.
  Variable has : position -> N -> Prop.
  Hypothesis ends : play_ends move.
  Hypothesis some : forall p, exists v, has p v.
  Hypothesis below : forall p v k, has p v -> (k < v)%N -> exists q, move p q /\ has q k.
  Hypothesis others : forall p q v, has p v -> move p q -> has q v -> False.

  Lemma value_of_relation p v : has p v -> Values.value move p v.
  Proof.
    revert v. induction p as [p IH] using (well_founded_induction ends). intros v V. constructor.
    - intros k L. destruct (below p v k V L) as (q & m & K). exists q. split; [exact m | exact (IH q m k K)].
    - intros q m. destruct (some q) as (k & K). exists k. split; [exact (IH q m k K) | ].
      intros ->. exact (others p q v V m K).
  Qed.

  Theorem values_are_relation p v : Values.value move p v <-> has p v.
  Proof.
    split; [ | apply value_of_relation]. intros V. destruct (some p) as (w & W).
    rewrite (value_unique move ends p v w V (value_of_relation p w W)). exact W.
  Qed.
End Normal.

Section Misere.
  Context {position : Type}.
  Variable move : position -> position -> Prop.
  Variable has : position -> N -> Prop.
  Hypothesis ends : play_ends move.
  Hypothesis some : forall p, exists v, has p v.
  Hypothesis one_or_move : forall p v, has p v -> v = 1%N \/ exists q, move p q.
  Hypothesis below : forall p v k, has p v -> (k < v)%N ->
    (forall q, ~ move p q) \/ exists q, move p q /\ has q k.
  Hypothesis others : forall p q v, has p v -> move p q -> has q v -> False.

  Lemma misere_value_of_relation p v : has p v -> misere_value move p v.
  Proof.
    revert v. induction p as [p IH] using (well_founded_induction ends). intros v V.
    assert (v = 1%N /\ (forall q, ~ move p q) \/ exists r, move p r) as [[-> E] | (r & mr)].
    { destruct (one_or_move p v V) as [-> | M]; [ | right; exact M].
      destruct (below p 1%N 0%N V ltac:(lia)) as [E | (q & m & _)]; [left; auto | right; exists q; exact m]. }
    - exact (misere_value_at_end move p E).
    - apply (misere_value_if move p r v mr).
      + intros k L. destruct (below p v k V L) as [E | (q & m & K)]; [exfalso; exact (E r mr) | ].
        exists q. split; [exact m | exact (IH q m k K)].
      + intros q m. destruct (some q) as (k & K). exists k. split; [exact (IH q m k K) | ].
        intros ->. exact (others p q v V m K).
  Qed.

  Theorem misere_values_are_relation p v : misere_value move p v <-> has p v.
  Proof.
    split; [ | apply misere_value_of_relation]. intros V. destruct (some p) as (w & W).
    rewrite (misere_value_unique move ends p v w V (misere_value_of_relation p w W)). exact W.
  Qed.
End Misere.
