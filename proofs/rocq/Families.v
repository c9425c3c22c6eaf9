(** * Families of games

    Rules with letters, each of which stands for a number: what the files have in
    common that state a theorem for every value of the letters.  Arithmetic is that
    of integers, in which the numbers of a position are embedded. *)

From Coq Require Import ZArith NArith List Lia.
From Grundy Require Export Play Values.
Export ListNotations.

Coercion Z.of_N : N >-> Z.
Open Scope Z_scope.

(** Quotient and rest, and a factor's product with a positive number. *)

Lemma division (a d : Z) : 1 <= d -> a = a / d * d + a mod d /\ 0 <= a mod d /\ a mod d < d.
Proof.
  intros D. pose proof (Z.mod_pos_bound a d ltac:(lia)).
  pose proof (Z.div_mod a d ltac:(lia)). nia.
Qed.

Lemma product (u d : Z) : 1 <= d ->
  u <= -2 /\ u * d <= -2 * d \/ u = -1 /\ u * d = -1 * d \/ u = 0 /\ u * d = 0 \/
  u = 1 /\ u * d = d \/ 2 <= u /\ 2 * d <= u * d.
Proof.
  intros D. destruct (Z.lt_trichotomy u 0) as [L | [-> | G]].
  - destruct (Z.eq_dec u (-1)) as [-> | E]; [lia | ].
    left. split; [lia | ]. apply Z.mul_le_mono_nonneg_r; lia.
  - lia.
  - destruct (Z.eq_dec u 1) as [-> | E]; [lia | ].
    do 4 right. split; [lia | ]. apply Z.mul_le_mono_nonneg_r; lia.
Qed.

(** What depends on a condition. *)

Lemma choice (b : bool) (P : Prop) (x y : Z) : (b = true <-> P) ->
  P /\ (if b then x else y) = x \/ ~ P /\ (if b then x else y) = y.
Proof. intros R. destruct b; [left | right]; intuition congruence. Qed.

(** A function that gives each position the least number that none of its options
    has gives the nim-values. *)

Lemma values_are {position : Type} (move : position -> position -> Prop) (g : position -> Z) :
  play_ends move ->
  (forall p, 0 <= g p) ->
  (forall p (v : N), v < g p -> exists q, move p q /\ g q = v) ->
  (forall p q, move p q -> g q <> g p) ->
  forall p, value move p (Z.to_N (g p)).
Proof.
  intros ends natural below others p.
  induction p as [p IH] using (well_founded_induction ends). constructor.
  - intros k L. destruct (below p k ltac:(lia)) as (q & m & E). exists q. split; [exact m | ].
    replace k with (Z.to_N (g q)) by lia. exact (IH q m).
  - intros q m. exists (Z.to_N (g q)). split; [exact (IH q m) | ].
    pose proof (others p q m). pose proof (natural p). pose proof (natural q). lia.
Qed.

(** Any number of heaps: a move changes one of them. *)

Section Heaps.
  Variable move : N -> N -> Prop.

  Definition one_heap (n : N) (parts : list N) : Prop := exists n', move n n' /\ parts = [n'].

  Variable measure : N -> N.
  Hypothesis falls : forall n n', move n n' -> (measure n' < measure n)%N.
  Variable g : N -> Z.
  Hypothesis natural : forall n, 0 <= g n.
  Hypothesis below : forall n (v : N), v < g n -> exists n', move n n' /\ g n' = v.
  Hypothesis others : forall n n', move n n' -> g n' <> g n.

  Definition nim_value (n : N) : N := Z.to_N (g n).

  Lemma heaps_of_one_end : play_ends (heap_move one_heap).
  Proof.
    apply (ends_by_measure _ (fun heaps => total (map measure heaps))).
    intros p q M. inversion M as [before n after parts (n' & m & ->)]; subst.
    rewrite !map_app. simpl. specialize (falls _ _ m). unfold total.
    rewrite !fold_right_app. simpl.
    assert (forall x y l, (x < y)%N -> (fold_right N.add x l < fold_right N.add y l)%N) as monotone.
    { intros x y l L. induction l; simpl; lia. }
    apply monotone. lia.
  Qed.

  Theorem values_of_heaps heaps : value (heap_move one_heap) heaps (nim_sum (map nim_value heaps)).
  Proof.
    apply (value_of_heaps one_heap heaps_of_one_end nim_value).
    - intros n k L. destruct (below n k ltac:(unfold nim_value in L; lia)) as (n' & m & E).
      exists [n']. split; [exists n'; auto | ]. simpl. rewrite N.lxor_0_r. unfold nim_value. lia.
    - intros n parts (n' & m & ->). simpl. rewrite N.lxor_0_r. unfold nim_value.
      pose proof (others n n' m). pose proof (natural n). pose proof (natural n'). lia.
  Qed.

  Theorem lost_heaps heaps : lost (heap_move one_heap) heaps <-> nim_sum (map nim_value heaps) = 0%N.
  Proof. apply (lost_iff_zero _ heaps_of_one_end). apply values_of_heaps. Qed.
End Heaps.

(** Takes all that is known apart, and does the rest by linear arithmetic. *)

Ltac arithmetic :=
  repeat match goal with
  | H : _ /\ _ |- _ => destruct H
  | H : _ \/ _ |- _ => destruct H
  end;
  lia.
