(** * Subtraction games

    A move takes counters out of one heap; how many they may be is a set of
    amounts, finite or not.  The values of heaps tell both plays: in misère
    play sums of heaps are played as Nim with heaps of those values, whatever
    the set is.

    T. S. Ferguson, On sums of graph games with last player losing,
    International Journal of Game Theory 3 (1974), 159-167. *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play Values Tame.
Import ListNotations.
Local Open Scope N_scope.

Definition takes (amounts : N -> Prop) (n : N) (parts : list N) : Prop :=
  exists amount k, amounts amount /\ 0 < amount /\ amount + k = n /\ parts = [k].

Lemma takes_one amounts n k :
  takes amounts n [k] <-> exists amount, amounts amount /\ 0 < amount /\ amount + k = n.
Proof.
  split.
  - intros (amount & j & A & P & E & F). injection F as ->. exists amount. auto.
  - intros (amount & A & P & E). exists amount, k. auto.
Qed.

Lemma takes_ends amounts : play_ends (heap_move (takes amounts)).
Proof. apply heaps_end. intros n parts (amount & k & _ & P & <- & ->). simpl. nia. Qed.

Section Subtraction.
  Variable amounts : N -> Prop.

  (** [g] has at each heap the least number that it does not have at the
      heaps that a move leaves. *)

  Variable g : N -> N.
  Hypothesis below : forall n v, v < g n -> exists k, takes amounts n [k] /\ g k = v.
  Hypothesis others : forall n k, takes amounts n [k] -> g k <> g n.

  Lemma parts_below n v :
    v < g n -> exists parts, takes amounts n parts /\ nim_sum (map g parts) = v.
  Proof.
    intros L. destruct (below n v L) as (k & leave & V).
    exists [k]. split; [exact leave | ]. simpl. rewrite V. apply N.lxor_0_r.
  Qed.

  Lemma parts_others n parts : takes amounts n parts -> nim_sum (map g parts) <> g n.
  Proof.
    intros leave. pose proof leave as (amount & k & _ & _ & _ & ->).
    simpl. rewrite N.lxor_0_r. exact (others n k leave).
  Qed.

  Theorem subtraction_values heaps :
    value (heap_move (takes amounts)) heaps (nim_sum (map g heaps)).
  Proof. exact (value_of_heaps _ (takes_ends amounts) g parts_below parts_others heaps). Qed.

  Theorem subtraction_lost heaps :
    lost (heap_move (takes amounts)) heaps <-> nim_sum (map g heaps) = 0.
  Proof. apply (lost_iff_zero _ (takes_ends amounts)). apply subtraction_values. Qed.

  (** ** Ferguson's pairs

      With the least amount a heap of value 1 becomes one of value 0, and a
      heap of another value becomes one of another value than 0. *)

  Variable least : N.
  Hypothesis least_is_taken : amounts least /\ 0 < least.
  Hypothesis least_of_all : forall amount, amounts amount -> 0 < amount -> least <= amount.

  Lemma least_taken n : least <= n -> takes amounts n [n - least].
  Proof.
    intros L. apply takes_one. exists least.
    destruct least_is_taken as [A P]. repeat split; [exact A | exact P | lia].
  Qed.

  Lemma no_move_below n parts : n < least -> ~ takes amounts n parts.
  Proof. intros L (amount & k & A & P & E & _). pose proof (least_of_all amount A P). lia. Qed.

  Lemma zero_below n : n < least -> g n = 0.
  Proof.
    intros L. destruct (N.eq_dec (g n) 0) as [Z | D]; [exact Z | exfalso].
    destruct (below n 0 ltac:(lia)) as (k & leave & _). exact (no_move_below n [k] L leave).
  Qed.

  (** Two amounts may be taken in either order. *)

  Lemma other_order n amount k :
    least <= n -> amounts amount -> 0 < amount -> amount + k = n - least ->
    takes amounts n [k + least].
  Proof. intros L A P E. apply takes_one. exists amount. repeat split; [exact A | exact P | lia]. Qed.

  Theorem ferguson_pairs n : least <= n -> (g n = 1 <-> g (n - least) = 0).
  Proof.
    induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros L.
    destruct least_is_taken as [_ positive].
    split.
    - intros One. destruct (N.eq_dec (g (n - least)) 0) as [Z | D]; [exact Z | exfalso].
      destruct (below (n - least) 0 ltac:(lia)) as (k & leave & Z).
      apply takes_one in leave. destruct leave as (amount & A & P & E).
      apply (others n (k + least) (other_order n amount k L A P E)).
      rewrite One. apply IH; [lia | lia | ]. rewrite N.add_sub. exact Z.
    - intros Zero.
      destruct (N.lt_total (g n) 1) as [S | [One | G]]; [exfalso | exact One | exfalso].
      + apply (others n (n - least) (least_taken n L)). lia.
      + destruct (below n 1 G) as (k & leave & One).
        apply takes_one in leave. destruct leave as (amount & A & P & E).
        destruct (N.lt_ge_cases k least) as [S | S]; [rewrite (zero_below k S) in One; discriminate | ].
        apply (others (n - least) (k - least)).
        * apply takes_one. exists amount. repeat split; [exact A | exact P | lia].
        * rewrite Zero. apply IH; [lia | exact S | exact One].
  Qed.

  (** So from a heap of value 0 that has moves one leads to value 1. *)

  Lemma from_zero_to_one n :
    g n = 0 -> (forall parts, ~ takes amounts n parts) \/ exists k, takes amounts n [k] /\ g k = 1.
  Proof.
    intros Z. destruct (N.lt_ge_cases n least) as [S | L]; [left | right].
    - intros parts. exact (no_move_below n parts S).
    - pose proof (others n (n - least) (least_taken n L)) as D.
      destruct (below (n - least) 0 ltac:(lia)) as (k & leave & K).
      apply takes_one in leave. destruct leave as (amount & A & P & E).
      exists (k + least). split; [exact (other_order n amount k L A P E) | ].
      apply ferguson_pairs; [lia | ]. rewrite N.add_sub. exact K.
  Qed.

  Theorem subtraction_misere heaps :
    misere_lost (heap_move (takes amounts)) heaps <-> misere_cold (map g heaps).
  Proof.
    apply (misere_as_nim _ g (takes_ends amounts) parts_below parts_others).
    - intros n parts (amount & k & _ & _ & _ & ->). simpl. lia.
    - intros n Z. destruct (from_zero_to_one n Z) as [none | (k & leave & One)]; [left; exact none | right].
      exists [k]. split; [exact leave | ]. simpl. rewrite One. reflexivity.
  Qed.
End Subtraction.
