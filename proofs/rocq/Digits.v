(** * What the digits of numbers tell

    Sets and relations that sums do not tell, and automata do: nim-sums, and the
    powers of a number.  An automaton tells the right ones if what it does with one
    digit more is right, and that is decided by automata. *)

From Coq Require Import ZArith NArith List Lia.
From Grundy Require Export Heaps.

(** ** Nim-sums

    In base 2 the automaton of [x], [y] and their nim-sum reads three digits at a
    time. *)

Definition nim_sums : table := automaton 2 [[([0; 0; 0], 0); ([0; 1; 1], 0); ([1; 0; 1], 0); ([1; 1; 0], 0)]] [0].

Definition one_more_digit (i j k : Z) : formula :=
  Or (Not (And (is_zero [2] [1; 0; 0; -2; 0; 0] (-i))
       (And (is_zero [2] [0; 1; 0; 0; -2; 0] (-j)) (is_zero [2] [0; 0; 1; 0; 0; -2] (-k)))))
     (Or (Not (Accepts nim_sums 2 [3%nat; 4%nat; 5%nat])) (Accepts nim_sums 2 [0%nat; 1%nat; 2%nat])).

Lemma one_more_digit_checked :
  check [2] 6 (And (And (one_more_digit 0 0 0) (one_more_digit 0 1 1)) (And (one_more_digit 1 0 1) (one_more_digit 1 1 0))) = true.
Proof. vm_compute. reflexivity. Qed.

Definition one_sum : formula :=
  Or (Not (And (Accepts nim_sums 2 [0%nat; 1%nat; 2%nat]) (Accepts nim_sums 2 [0%nat; 1%nat; 3%nat])))
     (is_zero [2] [0; 0; 1; -1] 0).

Lemma one_sum_checked : check [2] 4 one_sum = true.
Proof. vm_compute. reflexivity. Qed.

Definition zero_sum : formula :=
  Or (Not (And (is_zero [2] [1; 0; 0] 0) (And (is_zero [2] [0; 1; 0] 0) (is_zero [2] [0; 0; 1] 0))))
     (Accepts nim_sums 2 [0%nat; 1%nat; 2%nat]).

Lemma zero_sum_checked : check [2] 3 zero_sum = true.
Proof. vm_compute. reflexivity. Qed.

Lemma lxor_one_more (a b : N) (i j : bool) :
  N.lxor (2 * a + N.b2n i) (2 * b + N.b2n j) = (2 * N.lxor a b + N.b2n (xorb i j))%N.
Proof. destruct a as [ | x], b as [ | y], i, j; simpl; try reflexivity; destruct (Pos.lxor x y); reflexivity. Qed.

Lemma half (a : N) : exists h i, (a = 2 * h + N.b2n i)%N.
Proof. exists (N.div2 a), (N.odd a). apply N.div2_odd. Qed.

Lemma nim_sum_accepted (a b : N) : accepted [2] nim_sums 2 (map Z.of_N [a; b; N.lxor a b]).
Proof.
  assert (forall m a b, (a + b <= m)%N -> accepted [2] nim_sums 2 (map Z.of_N [a; b; N.lxor a b])) as all;
    [ | exact (all _ a b (N.le_refl _))].
  clear. intros m. induction m as [ | m IH] using N.peano_ind; intros a b L.
  - replace a with 0%N by lia. replace b with 0%N by lia.
    pose proof (check_sound _ _ _ zero_sum_checked (map Z.of_N [0; 0; 0]%N) eq_refl (all_nonnegative _)) as K.
    cbn in K. destruct K as [K | K]; [ | exact K]. exfalso. apply K. auto.
  - destruct (N.eq_dec (a + b) 0) as [E | D]; [apply IH; lia | ].
    destruct (half a) as (c & i & ->). destruct (half b) as (d & j & ->). rewrite lxor_one_more.
    assert (accepted [2] nim_sums 2 (map Z.of_N [c; d; N.lxor c d])) as H
      by (apply IH; destruct i, j; simpl N.b2n in *; lia).
    pose proof (check_sound _ _ _ one_more_digit_checked
      (map Z.of_N [2 * c + N.b2n i; 2 * d + N.b2n j; 2 * N.lxor c d + N.b2n (xorb i j); c; d; N.lxor c d]%N)
      eq_refl (all_nonnegative _)) as K.
    cbn [sat one_more_digit is_zero dot map nth] in K, H.
    destruct K as [[K0 K1] [K2 K3]].
    destruct i, j; cbn [N.b2n xorb] in *;
      [destruct K3 as [K | [K | K]] | destruct K2 as [K | [K | K]] | destruct K1 as [K | [K | K]] | destruct K0 as [K | [K | K]]];
      try contradiction; try exact K; exfalso; apply K; lia.
Qed.

(** What the automaton accepts is the nim-sum. *)

Theorem nim_sums_are (a b c : N) : accepted [2] nim_sums 2 (map Z.of_N [a; b; c]) <-> c = N.lxor a b.
Proof.
  split; [ | intros ->; apply nim_sum_accepted]. intros H. pose proof (nim_sum_accepted a b) as S.
  pose proof (check_sound _ _ _ one_sum_checked (map Z.of_N [a; b; N.lxor a b; c]) eq_refl (all_nonnegative _)) as K.
  cbn [sat one_sum is_zero dot map nth] in K, H, S.
  destruct K as [K | K]; [exfalso; apply K; auto | lia].
Qed.

(** The same of integers. *)

Theorem nim_sum_is (x y z : N) : Z.of_N z = Z.lxor (Z.of_N x) (Z.of_N y) ->
  accepted [2] nim_sums 2 [Z.of_N x; Z.of_N y; Z.of_N z].
Proof.
  intros E. assert (z = N.lxor x y) as -> by (destruct x, y; apply N2Z.inj; exact E).
  exact (nim_sum_accepted x y).
Qed.

(** ** Powers

    A set is that of the powers of a number if of its members only 1 is no multiple
    of it, and of the multiples those belong to it whose quotients do. *)

Definition has_powers (coefs : list Z) (powers : table) (base b : Z) : formula :=
  And (Or (Not (is_zero coefs [1; -b] 0))
          (Or (is_zero coefs [0; 1] 0)
             (And (Or (Not (Accepts powers base [0%nat])) (Accepts powers base [1%nat]))
                  (Or (Not (Accepts powers base [1%nat])) (Accepts powers base [0%nat])))))
 (And (Or (Not (is_zero coefs [1; 0] (-1))) (Accepts powers base [0%nat]))
 (And (Or (Not (Accepts powers base [0%nat])) (Or (is_zero coefs [1; 0] (-1)) (Divides b [1; 0] 0)))
      (Or (Not (Accepts powers base [0%nat])) (at_most_zero coefs [-1; 0] 1)))).

Section Powers.
  Variable coefs : list Z.
  Variable powers : table.
  Variable base : Z.
  Variable b : N.
  Hypothesis large : (2 <= b)%N.
  Hypothesis checked : check coefs 2 (has_powers coefs powers base (Z.of_N b)) = true.

  Theorem powers_are (n : N) : accepted coefs powers base [Z.of_N n] <-> exists j : N, (n = b ^ j)%N.
  Proof.
    assert (forall n m : N, sat coefs (has_powers coefs powers base (Z.of_N b)) [Z.of_N n; Z.of_N m]) as all
      by (intros x y; exact (check_sound _ _ _ checked (map Z.of_N [x; y]) eq_refl (all_nonnegative _))).
    unfold has_powers in all. cbn [sat is_zero at_most_zero dot map nth] in all.
    split.
    - induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros A.
      destruct (all n 0%N) as (_ & _ & [K | [K | K]] & [P | P]); try contradiction.
      + exists 0%N. simpl. lia.
      + destruct K as (k & K). assert (0 < k) as G by nia.
        destruct (all n (Z.to_N k)) as (S & _). rewrite Z2N.id in S by lia.
        assert (accepted coefs powers base [Z.of_N (Z.to_N k)]) as Q
          by (rewrite Z2N.id by lia; destruct S as [S | [S | [S _]]]; [exfalso; lia | exfalso; lia | tauto]).
        destruct (IH (Z.to_N k)) as (j & E); [nia | exact Q | ].
        exists (N.succ j). rewrite N.pow_succ_r', <- E. nia.
    - intros (j & ->). induction j as [ | j IH] using N.peano_ind.
      + destruct (all 1%N 0%N) as (_ & [K | K] & _); [exfalso; apply K; reflexivity | exact K].
      + destruct (all (b ^ N.succ j)%N (b ^ j)%N) as ([K | [K | [_ K]]] & _).
        * exfalso. apply K. rewrite N.pow_succ_r'. lia.
        * exfalso. assert (b ^ j <> 0)%N by (apply N.pow_nonzero; lia). lia.
        * tauto.
  Qed.
End Powers.
