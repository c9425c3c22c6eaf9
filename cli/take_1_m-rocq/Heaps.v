(** * Games of heaps, by automata

    What the files that Grundy writes have in common. *)

From Coq Require Import ZArith NArith List Lia PArith FMapPositive.
From Grundy Require Export Play Numeration Decide Sound.
Export ListNotations.

(** An automaton as a list of its states, each with its arrows, and the
    states that accept; they are counted from 0, and one begins in 0. *)

Definition automaton (base : Z) (states : list (list (list Z * Z))) (accept : list Z) : table :=
  let name (q : Z) := Z.to_pos (q + 1) in
  Table 1
    (snd (fold_left
       (fun m row => (Pos.succ (fst m), PositiveMap.add (fst m)
          (fold_left (fun r a => PositiveMap.add (code base (fst a)) (name (snd a)) r) row (PositiveMap.empty _))
          (snd m)))
       states (1%positive, PositiveMap.empty _)))
    (fold_left (fun m q => PositiveMap.add (name q) tt m) accept (PositiveMap.empty _)).

(** Linear terms with the bounds that [good] asks for. *)

Open Scope Z_scope.

Fixpoint partial_sums (s : Z) (l : list Z) : list Z :=
  match l with [] => [] | x :: l' => s :: partial_sums (s + x) l' end.

Definition last_weight (coefs : list Z) : Z := U coefs (pred (degree coefs)).

Definition low (coefs c : list Z) (k : Z) : list Z :=
  let d := - least_term coefs c in
  map (fun s => Z.max (d * last_weight coefs) (1 - k) + d * s) (partial_sums 0 (weights coefs)).

Definition high (coefs c : list Z) (k : Z) : list Z :=
  let d := greatest_term coefs c in
  map (fun s => - (Z.max (d * last_weight coefs) (1 + k) + d * s)) (partial_sums 0 (weights coefs)).

(** [c . x + k <= 0], and [c . x + k = 0]. *)

Definition at_most_zero (coefs c : list Z) (k : Z) : formula := Linear AtMostZero c k (low coefs c k) (high coefs c k).
Definition is_zero (coefs c : list Z) (k : Z) : formula := Linear IsZero c k (low coefs c k) (high coefs c k).

(** Bound variables, one after the other, as numbers of type [N]. *)

Lemma exists_more (n : nat) (P : list Z -> Prop) :
  (exists xs, length xs = S n /\ Forall (fun x => 0 <= x) xs /\ P xs) ->
  exists a : N, exists xs, length xs = n /\ Forall (fun x => 0 <= x) xs /\ P (Z.of_N a :: xs).
Proof.
  intros ([ | a xs] & L & F & H); try discriminate. inversion F; subst.
  exists (Z.to_N a), xs. rewrite Z2N.id by assumption. repeat split; [injection L; auto | assumption | exact H].
Qed.

Lemma exists_none (P : list Z -> Prop) :
  (exists xs, length xs = 0%nat /\ Forall (fun x => 0 <= x) xs /\ P xs) -> P [].
Proof. intros ([ | ] & L & F & H); [exact H | discriminate]. Qed.

Lemma all_nonnegative (l : list N) : Forall (fun x => 0 <= x) (map Z.of_N l).
Proof. apply Forall_forall. intros x I. apply in_map_iff in I. destruct I as (n & <- & _). lia. Qed.

Lemma divides_mod (m r x : N) (z : Z) : (r < m)%N -> z = Z.of_N x - Z.of_N r ->
  ((x mod m = r)%N <-> (Z.of_N m | z)).
Proof.
  intros R ->. assert (Z.of_N m <> 0) as M by lia. rewrite <- Z.mod_divide by exact M.
  rewrite Zminus_mod. rewrite <- N2Z.inj_mod by lia.
  rewrite (Z.mod_small (Z.of_N r)) by lia.
  assert (x mod m < m)%N as L by (apply N.mod_lt; lia).
  assert (0 <= Z.of_N (x mod m) < Z.of_N m) as B by (split; [apply N2Z.is_nonneg | apply N2Z.inj_lt; exact L]).
  apply N2Z.inj_lt in R.
  revert B. assert (Z.of_N (x mod m) = Z.of_N r <-> (x mod m = r)%N) as I
    by (split; [apply N2Z.inj | congruence]).
  rewrite <- I. generalize (Z.of_N (x mod m)). clear I L. intros v B. split.
  - intros ->. rewrite Z.sub_diag. apply Z.mod_0_l. exact M.
  - intros H. apply Z.mod_divide in H; [ | exact M]. destruct H as (q & H).
    pose proof (N2Z.is_nonneg r). assert (q < 1) by nia. assert (-1 < q) by nia. assert (q = 0) as -> by lia. lia.
Qed.
