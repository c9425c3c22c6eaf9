(** * From [l] to [r] counters out of one heap

    The values of the heaps are 0, 1, 2, ..., each [l] times in turn, and
    after [l + r] heaps they begin again.  In misère play sums of heaps are
    played as Nim with heaps of those values.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways (1982),
    chapter 4; for misère play T. S. Ferguson (1974), see [Subtraction]. *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play Values Tame Subtraction.
Import ListNotations.
Local Open Scope N_scope.

Definition from_to (l r amount : N) : Prop := l <= amount <= r.

Definition interval_value (l r n : N) : N := n mod (l + r) / l.

Section Intervals.
  Variables l r : N.
  Hypothesis positive : 1 <= l.
  Hypothesis ordered : l <= r.

  Let move := heap_move (takes (from_to l r)).
  Let g := interval_value l r.

  (** The value of a heap whose remainder and its quotient are known. *)

  Lemma value_is rounds rest v t :
    rest < l + r -> rest = l * v + t -> t < l -> g (rest + rounds * (l + r)) = v.
  Proof.
    intros R E T. unfold g, interval_value.
    rewrite N.mod_add, (N.mod_small rest) by lia.
    symmetry. exact (N.div_unique rest l v t T E).
  Qed.

  Lemma heap_is n :
    exists rounds v t, n = l * v + t + rounds * (l + r) /\ l * v + t < l + r /\ t < l /\ g n = v.
  Proof.
    pose proof (N.div_mod n (l + r) ltac:(lia)) as D.
    pose proof (N.mod_lt n (l + r) ltac:(lia)) as R.
    pose proof (N.div_mod (n mod (l + r)) l ltac:(lia)) as E.
    pose proof (N.mod_lt (n mod (l + r)) l ltac:(lia)) as T.
    exists (n / (l + r)), (n mod (l + r) / l), ((n mod (l + r)) mod l).
    repeat split; [lia | lia | exact T].
  Qed.

  Lemma interval_below n v : v < g n -> exists k, takes (from_to l r) n [k] /\ g k = v.
  Proof.
    destruct (heap_is n) as (rounds & w & t & -> & R & T & ->). intros L.
    destruct (N.le_gt_cases (l * (w - v)) r) as [S | S].
    - exists (l * v + t + rounds * (l + r)). split.
      + apply takes_one. exists (l * (w - v)). unfold from_to. repeat split; [nia | exact S | nia | nia].
      + apply (value_is _ _ v t); [nia | reflexivity | exact T].
    - assert (v = 0) as -> by nia. rewrite N.sub_0_r in S.
      exists (l * w + t - r + rounds * (l + r)). split.
      + apply takes_one. exists r. unfold from_to. repeat split; lia.
      + apply (value_is _ _ 0 (l * w + t - r)); lia.
  Qed.

  Lemma interval_others n k : takes (from_to l r) n [k] -> g k <> g n.
  Proof.
    intros leave E. apply takes_one in leave. destruct leave as (amount & [A B] & _ & S).
    destruct (heap_is n) as (rounds & v & t & N & R & T & Gn).
    destruct (heap_is k) as (rounds' & v' & t' & K & R' & T' & Gk).
    assert (v' = v) as -> by congruence. clear E Gn Gk.
    (* What is taken lies strictly between two multiples of [l + r] that follow each other. *)
    assert (amount + rounds' * (l + r) + t' = rounds * (l + r) + t) as D by lia.
    destruct (N.lt_total rounds rounds') as [O | [-> | O]].
    - nia.
    - lia.
    - assert ((rounds' + 1) * (l + r) <= rounds * (l + r)) by (apply N.mul_le_mono_r; lia). lia.
  Qed.

  Theorem interval_values heaps : value move heaps (nim_sum (map g heaps)).
  Proof. exact (subtraction_values _ g interval_below interval_others heaps). Qed.

  Theorem intervals_lost heaps : lost move heaps <-> nim_sum (map g heaps) = 0.
  Proof. exact (subtraction_lost _ g interval_below interval_others heaps). Qed.

  Theorem intervals_misere heaps : misere_lost move heaps <-> misere_cold (map g heaps).
  Proof.
    apply (subtraction_misere _ g interval_below interval_others l).
    - unfold from_to. lia.
    - intros amount [A _] _. exact A.
  Qed.

  (** ** One heap *)

  Theorem interval_lost n : lost move [n] <-> n mod (l + r) < l.
  Proof.
    rewrite intervals_lost. simpl. rewrite N.lxor_0_r. unfold g, interval_value.
    apply N.div_small_iff. lia.
  Qed.

  Theorem interval_misere_lost n : misere_lost move [n] <-> l <= n mod (l + r) < 2 * l.
  Proof.
    rewrite intervals_misere. unfold misere_cold. cbn [map nim_sum fold_right large existsb].
    rewrite N.lxor_0_r, Bool.orb_false_r.
    unfold g, interval_value. generalize (n mod (l + r)) as m. intros m.
    pose proof (N.div_mod m l ltac:(lia)) as D. pose proof (N.mod_lt m l ltac:(lia)) as T.
    revert D T. generalize (m / l) as v, (m mod l) as t. intros v t -> T.
    destruct (N.ltb_spec 1 v) as [G | G].
    - split; [lia | nia].
    - assert (v = 0 \/ v = 1) as [-> | ->] by lia; lia.
  Qed.
End Intervals.
