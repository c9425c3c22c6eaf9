(** * Nim-values in misère play

    Who makes the last move loses: a position without moves is won, and has the
    value 1; every other position has the least number that none of its options
    has (Conway 1976: the first exponent of a genus).  It is lost exactly if
    its value is 0.  These values do not add up: what a sum comes to is not told
    by them. *)

From Coq Require Import ZArith NArith List Lia.
From Grundy Require Import Families.
Local Open Scope N_scope.

Section Misere.
  Context {position : Type}.
  Variable move : position -> position -> Prop.

  Inductive misere_value : position -> N -> Prop :=
  | misere_value_at_end p : (forall q, ~ move p q) -> misere_value p 1
  | misere_value_if p r v :
      move p r ->
      (forall k, k < v -> exists q, move p q /\ misere_value q k) ->
      (forall q, move p q -> exists k, misere_value q k /\ k <> v) ->
      misere_value p v.

  Hypothesis ends : play_ends move.

  (** No position has two values. *)

  Theorem misere_value_unique p v w : misere_value p v -> misere_value p w -> v = w.
  Proof.
    revert v w.
    induction p as [p IH] using (well_founded_induction ends).
    assert (no_less : forall r v w, move p r ->
      (forall q, move p q -> exists k, misere_value q k /\ k <> v) ->
      (forall k, k < w -> exists q, move p q /\ misere_value q k) -> ~ v < w).
    { intros r v w _ others below L.
      destruct (below v L) as (q & m & Vq). destruct (others q m) as (k & Kq & D).
      exact (D (IH q m _ _ Kq Vq)). }
    intros v w V W.
    inversion V as [? none | ? r ? mr below others]; subst;
      inversion W as [? none' | ? s ? ms below' others']; subst; try reflexivity.
    - exfalso. exact (none s ms).
    - exfalso. exact (none' r mr).
    - pose proof (no_less r v w mr others below'). pose proof (no_less r w v mr others' below). lia.
  Qed.

  (** The lost positions are those of value 0. *)

  Lemma misere_value_decides p :
    (misere_value p 0 -> misere_lost move p) /\
    (forall v, 0 < v -> misere_value p v -> misere_won move p).
  Proof.
    induction p as [p IH] using (well_founded_induction ends). split.
    - intros V. inversion V as [ | ? r ? mr _ others]; subst.
      apply (misere_lost_if move p r mr). intros q m.
      destruct (others q m) as (k & Vq & D).
      exact (proj2 (IH q m) k ltac:(lia) Vq).
    - intros v G V. inversion V as [? none | ? r ? mr below _]; subst.
      + exact (misere_won_at_end move p none).
      + destruct (below 0 G) as (q & m & Vq).
        exact (misere_won_if move p q m (proj1 (IH q m) Vq)).
  Qed.

  Theorem misere_lost_iff_zero p v : misere_value p v -> (misere_lost move p <-> v = 0).
  Proof.
    intros V. split.
    - intros L. destruct (N.eq_0_gt_0_cases v) as [E | G]; [exact E | exfalso].
      exact (misere_not_both move ends p L (proj2 (misere_value_decides p) v G V)).
    - intros ->. exact (proj1 (misere_value_decides p) V).
  Qed.

  (** A function gives the values if it is 1 where there is no move, and elsewhere the
      least number that none of the options has; where it is 0 there is a move. *)

  Variable g : position -> Z.
  Variable at_end : position -> Prop.
  Hypothesis natural : forall p, (0 <= g p)%Z.
  Hypothesis no_move : forall p, at_end p -> forall q, ~ move p q.
  Hypothesis one_at_end : forall p, at_end p -> (g p = 1)%Z.
  Hypothesis goes_on : forall p, (g p = 0)%Z -> exists q, move p q.
  Hypothesis below : forall p (v : N), (v < g p)%Z -> at_end p \/ exists q, move p q /\ (g q = v)%Z.
  Hypothesis others : forall p q, move p q -> (g q <> g p)%Z.

  Lemma misere_values_are : forall p, misere_value p (Z.to_N (g p)).
  Proof.
    intros p. induction p as [p IH] using (well_founded_induction ends).
    assert (at_end p \/ exists r, move p r) as [L | (r & mr)].
    { destruct (Z.eq_dec (g p) 0) as [E | D]; [right; exact (goes_on p E) | ].
      pose proof (natural p) as G.
      destruct (below p 0 ltac:(simpl; lia)) as [L | (q & m & _)]; [left; exact L | ].
      right. exists q. exact m. }
    - rewrite (one_at_end p L). exact (misere_value_at_end p (no_move p L)).
    - apply (misere_value_if p r _ mr).
      + intros k L. destruct (below p k ltac:(lia)) as [E | (q & m & V)].
        * exfalso. exact (no_move p E r mr).
        * exists q. split; [exact m | ]. replace k with (Z.to_N (g q)) by lia. exact (IH q m).
      + intros q m. exists (Z.to_N (g q)). split; [exact (IH q m) | ].
        pose proof (others p q m). pose proof (natural p). pose proof (natural q). lia.
  Qed.
End Misere.
