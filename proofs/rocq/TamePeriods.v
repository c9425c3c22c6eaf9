(** * Periods of values that tell misère play

    Where no rule splits a heap, one more look at each heap, up to where
    [Periods] looks, tells whether sums are played in misère play as Nim with
    heaps of their values.  Subtraction games always are ([Subtraction]); of
    octal codes some are. *)

From Coq Require Import Arith NArith List Bool Lia.
From Grundy Require Export Periods Tame.
Local Open Scope N_scope.

Definition keeps (r : rule) : bool := forallb (fun count => Nat.leb count 1) (snd r).

(** Value 0, and no option has value 1 though there are options: such a heap
    would spoil it. *)

Definition spoils (bits v : N) : bool := (v =? 0) && negb (bits =? 0) && negb (N.testbit bits 1).

Definition tame_checked (rules : list rule) (from period : N) (t : table) : bool :=
  let g := repeating from period t in
  let all := unrolled (reach rules from period) g in
  checked rules from period t && forallb keeps rules &&
  all_below (reach rules from period)
    (fun n => (entry all n =? g n) && negb (spoils (options (entry all) rules n) (g n))).

Section Period.
  Variables (rules : list rule) (from period : N) (t : table).
  Let g := repeating from period t.
  Hypothesis check : tame_checked rules from period t = true.

  Lemma values_checked : checked rules from period t = true.
  Proof. unfold tame_checked in check. apply andb_prop in check. apply (andb_prop _ _ (proj1 check)). Qed.

  Lemma at_most_one n parts : takes_and_breaks rules n parts -> (length parts <= 1)%nat.
  Proof.
    intros (amounts & counts & amount & I & _ & C & _).
    unfold tame_checked in check. apply andb_prop in check. destruct check as [A _].
    apply andb_prop in A. destruct A as [_ K]. rewrite forallb_forall in K.
    specialize (K _ I). unfold keeps in K. rewrite forallb_forall in K.
    apply Nat.leb_le. exact (K _ C).
  Qed.

  Lemma none_spoils_so_far n : n < reach rules from period -> spoils (options g rules n) (g n) = false.
  Proof.
    unfold tame_checked in check. apply andb_prop in check. destruct check as [_ below]. cbv zeta in below.
    fold g in below. set (all := unrolled (reach rules from period) g) in *.
    pose proof (all_below_spec _ _ below) as B. cbv beta in B.
    assert (forall m, m < reach rules from period -> entry all m = g m) as same.
    { intros m M. specialize (B m M). apply andb_prop in B. apply N.eqb_eq. apply B. }
    intros L. specialize (B n L). apply andb_prop in B. destruct B as [_ B].
    apply negb_true_iff in B. rewrite <- (options_same (entry all) g); [exact B | ].
    intros m M. apply same. lia.
  Qed.

  (** Far out the options of a heap have the values that they have a period
      before. *)

  Lemma none_spoils n : spoils (options g rules n) (g n) = false.
  Proof.
    destruct (is_checked rules from period t values_checked) as (P & _ & _).
    induction n as [n IH] using (well_founded_induction N.lt_wf_0).
    destruct (N.lt_ge_cases n (reach rules from period)) as [L | L].
    { exact (none_spoils_so_far n L). }
    unfold reach in L.
    destruct (N.le_exists_sub period n ltac:(lia)) as (m & -> & _).
    assert (1 * (from + period) <= most_parts rules * (from + period))
      by (apply N.mul_le_mono_r; unfold most_parts; lia).
    assert (g (m + period) = g m) as -> by (apply repeats; [exact P | lia]).
    assert (options g rules (m + period) = options g rules m) as ->; [ | apply IH; lia].
    apply N.bits_inj. intros v. apply eq_true_iff_eq. rewrite !options_spec.
    apply (same_options rules from period t values_checked). lia.
  Qed.

  Lemma zero_to_one n :
    g n = 0 ->
    (forall parts, ~ takes_and_breaks rules n parts) \/
    exists parts, takes_and_breaks rules n parts /\ nim_sum (map g parts) = 1.
  Proof.
    intros Z. pose proof (none_spoils n) as S. unfold spoils in S.
    rewrite Z in S. simpl in S. apply andb_false_iff in S.
    destruct S as [S | S]; apply negb_false_iff in S.
    - left. intros parts leave. apply N.eqb_eq in S.
      assert (N.testbit (options g rules n) (nim_sum (map g parts)) = true) as B
        by (apply options_spec; eauto).
      rewrite S, N.bits_0 in B. discriminate.
    - right. apply options_spec. exact S.
  Qed.

  Theorem misere_lost_by_values heaps :
    misere_lost (heap_move (takes_and_breaks rules)) heaps <-> misere_cold (map g heaps).
  Proof.
    apply misere_as_nim.
    - exact (these_end rules from period t values_checked).
    - intros n v L. apply options_spec.
      exact (proj2 (least_missing rules from period t values_checked n) v L).
    - intros n parts leave E.
      assert (N.testbit (options g rules n) (g n) = true) as B by (apply options_spec; eauto).
      pose proof (proj1 (least_missing rules from period t values_checked n)) as F.
      fold g in F. congruence.
    - exact at_most_one.
    - exact zero_to_one.
  Qed.
End Period.
