(** 定理。take 1..7，正常规则：局面 n 先手必败，当且仅当 n mod 8 = 0。

规则（原文）：

     take 1..7 *)

From Coq Require Import ZArith NArith List Lia.
From Grundy Require Import Heaps.

(** ** The game

    A position, and what a move may leave of it: the same letters with a prime. *)

Definition move (n n' : N) : Prop :=
  ((exists k, (1 <= k /\ (1 <= k /\ k <= 7) /\ k + n' = n)))%N.

(** ** The set

    The numbers of a position are written in the system [2], one under the other. For each state its arrows: the digits, and the next state. *)

Definition system : list Z := [2].

Definition set : table := automaton 2
  [[([0], 0); ([1], 1)];
   [([0], 2); ([1], 1)];
   [([0], 3); ([1], 1)];
   [([0], 0); ([1], 1)]]
  [0].

Definition cold (n : N) : Prop :=
  accepted system set 2 [Z.of_N n].

Definition inside_1_formula : formula :=
  Not (And (Accepts set 2 [1%nat]) (And (And (at_most_zero system [1; -1] (0)) (And (at_most_zero system [1; -1] (1)) (And (at_most_zero system [1; -1] (1)) (at_most_zero system [-1; 1] (-7))))) (Accepts set 2 [0%nat]))).

Lemma inside_1_checked : check system 2 inside_1_formula = true.
Proof. vm_compute. reflexivity. Qed.

(** ** The proof *)

Lemma inside : forall p q, cold p -> move p q -> cold q -> False.
Proof.
  intros n n' Cp M Cq. 
  unfold move in M. unfold cold in Cp, Cq.
  destruct M as (k & M). 
  pose proof (check_sound _ _ _ inside_1_checked (map Z.of_N [n'; n]) eq_refl (all_nonnegative _)) as K.
  cbn [sat inside_1_formula at_most_zero is_zero dot map nth app] in K.
  assert ((k + n' = n)%N) as Ek by tauto.
  assert (1 * Z.of_N n' + (-1 * Z.of_N n + 0) + 0 <= 0) by lia.
  assert ((1 <= k)%N <-> 1 * Z.of_N n' + (-1 * Z.of_N n + 0) + 1 <= 0) by lia.
  assert ((k <= 7)%N <-> -1 * Z.of_N n' + (1 * Z.of_N n + 0) + (-7) <= 0) by lia.
  assert ((k + n' = n)%N <-> 0 * Z.of_N n' + (0 * Z.of_N n + 0) + 0 = 0) by lia.
  tauto.
Qed.

Definition outside_formula : formula :=
  Or (Accepts set 2 [0%nat])
    (Exists_ 1 (And (And (at_most_zero system [1; -1] (0)) (And (at_most_zero system [1; -1] (1)) (And (at_most_zero system [1; -1] (1)) (at_most_zero system [-1; 1] (-7))))) (Accepts set 2 [0%nat]))).

Lemma outside_checked : check system 1 outside_formula = true.
Proof. vm_compute. reflexivity. Qed.

Lemma outside : forall p, cold p \/ exists q, move p q /\ cold q.
Proof.
  intros n. 
  pose proof (check_sound _ _ _ outside_checked (map Z.of_N [n]) eq_refl (all_nonnegative _)) as K.
  cbn [sat outside_formula at_most_zero is_zero] in K.
  destruct K as [K | K]; [left; exact K | right].
  apply exists_more in K; destruct K as (n' & K). apply exists_none in K.
  cbn [dot map nth app] in K.
  assert (1 * Z.of_N n' + (-1 * Z.of_N n + 0) + 0 <= 0) by tauto.
  assert (exists k : N, (k + n' = n)%N) as (k & Ek) by (exists (n - (n'))%N; lia).
  assert ((1 <= k)%N <-> 1 * Z.of_N n' + (-1 * Z.of_N n + 0) + 1 <= 0) by lia.
  assert ((k <= 7)%N <-> -1 * Z.of_N n' + (1 * Z.of_N n + 0) + (-7) <= 0) by lia.
  assert ((k + n' = n)%N <-> 0 * Z.of_N n' + (0 * Z.of_N n + 0) + 0 = 0) by lia.
  exists n'. unfold move, cold.
  split; [exists k; tauto | tauto].
Qed.

Lemma ends : play_ends move.
Proof.
  apply (ends_by_measure move (fun n => (n)%N)).
  intros n n' M. unfold move in M.
  destruct M as (k & M). lia.
Qed.

(** ** The theorem *)

Theorem lost_positions : forall p, lost move p <-> cold p.
Proof. exact (kernel move ends cold inside outside). Qed.

Definition same_formula : formula :=
  And (Or (Not (Accepts set 2 [0%nat])) (Divides 8 [1] (0)))
    (Or (Not (Divides 8 [1] (0))) (Accepts set 2 [0%nat])).

Lemma same_checked : check system 1 same_formula = true.
Proof. vm_compute. reflexivity. Qed.

Theorem lost_formula : forall n,
  lost move n <-> (n mod 8 = 0)%N.
Proof.
  intros n. rewrite lost_positions. unfold cold.
  pose proof (check_sound _ _ _ same_checked (map Z.of_N [n]) eq_refl (all_nonnegative _)) as K.
  cbn [sat same_formula at_most_zero is_zero dot map nth app] in K.
  assert ((n mod 8 = 0)%N <-> (8 | 1 * Z.of_N n + 0 + 0))
    by (apply (divides_mod 8 0); lia).
  tauto.
Qed.

Print Assumptions lost_formula.
