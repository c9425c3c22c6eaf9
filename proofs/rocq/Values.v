(** * Nim-values

    A position has the nim-value [v] if [v] is the least number that none of
    its options has: the options have every smaller value, and none has [v]
    itself (Sprague 1935, Grundy 1939). *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play.
Import ListNotations.
Local Open Scope N_scope.

Section Values.
  Context {position : Type}.
  Variable move : position -> position -> Prop.

  Inductive value : position -> N -> Prop :=
  | value_if p v :
      (forall k, k < v -> exists q, move p q /\ value q k) ->
      (forall q, move p q -> exists k, value q k /\ k <> v) ->
      value p v.

  Hypothesis ends : play_ends move.

  (** No position has two values. *)

  Theorem value_unique p v w : value p v -> value p w -> v = w.
  Proof.
    revert v w.
    induction p as [p IH] using (well_founded_induction ends).
    assert (no_less : forall v w, value p v -> value p w -> ~ v < w).
    { intros v w V W L.
      inversion V as [? ? _ others]; subst. inversion W as [? ? below _]; subst.
      destruct (below v L) as (q & m & Vq). destruct (others q m) as (k & Kq & D).
      exact (D (IH q m _ _ Kq Vq)). }
    intros v w V W.
    destruct (N.lt_total v w) as [L | [E | L]]; [ | exact E | ]; exfalso.
    - exact (no_less v w V W L).
    - exact (no_less w v W V L).
  Qed.

  (** The lost positions of normal play are those of value 0. *)

  Lemma value_decides p :
    (value p 0 -> lost move p) /\ (forall v, 0 < v -> value p v -> won move p).
  Proof.
    induction p as [p IH] using (well_founded_induction ends). split.
    - intros V. inversion V as [? ? _ others]; subst. constructor. intros q m.
      destruct (others q m) as (k & Vq & D).
      exact (proj2 (IH q m) k ltac:(lia) Vq).
    - intros v G V. inversion V as [? ? below _]; subst.
      destruct (below 0 G) as (q & m & Vq).
      exact (won_if move p q m (proj1 (IH q m) Vq)).
  Qed.

  Theorem lost_iff_zero p v : value p v -> (lost move p <-> v = 0).
  Proof.
    intros V. split.
    - intros L. destruct (N.eq_0_gt_0_cases v) as [E | G]; [exact E | exfalso].
      exact (not_both move ends p L (proj2 (value_decides p) v G V)).
    - intros ->. exact (proj1 (value_decides p) V).
  Qed.

  Theorem won_iff_not_zero p v : value p v -> (won move p <-> v <> 0).
  Proof.
    intros V. split.
    - intros W ->. exact (not_both move ends p (proj1 (value_decides p) V) W).
    - intros D. exact (proj2 (value_decides p) v ltac:(lia) V).
  Qed.

  (** Where the options of every position can be listed, each has a value. *)

  Section Existence.
    Variable options : position -> list position.
    Hypothesis listed : forall p q, move p q <-> In q (options p).

    (** The least number that is missing: [mex]. *)

    Lemma least_missing_so_far (values : list N) n :
      (forall k, k < n -> In k values) \/
      exists v, ~ In v values /\ forall k, k < v -> In k values.
    Proof.
      induction n as [ | n [all | found]] using N.peano_ind.
      - left. intros k L. lia.
      - destruct (in_dec N.eq_dec n values) as [I | O].
        + left. intros k L. destruct (N.eq_dec k n) as [-> | D]; [exact I | apply all; lia].
        + right. exists n. auto.
      - right. exact found.
    Qed.

    Lemma mex (values : list N) : exists v, ~ In v values /\ forall k, k < v -> In k values.
    Proof.
      destruct (least_missing_so_far values (fold_right N.max 0 values + 2)) as [all | found]; [ | exact found].
      exfalso. specialize (all (fold_right N.max 0 values + 1) ltac:(lia)).
      assert (forall k, In k values -> k <= fold_right N.max 0 values) as most.
      { clear. intros k. induction values; simpl; [intros [] | intros [-> | I]]; [lia | specialize (IHvalues I); lia]. }
      specialize (most _ all). lia.
    Qed.

    Theorem value_exists p : exists v, value p v.
    Proof.
      induction p as [p IH] using (well_founded_induction ends).
      assert (exists values, forall v, In v values <-> exists q, In q (options p) /\ value q v) as (values & V).
      { assert (forall q, In q (options p) -> exists v, value q v) as each
          by (intros q I; apply IH, listed; exact I).
        induction (options p) as [ | q l rest].
        - exists []. intros v. split; [intros [] | intros (q & [] & _)].
        - destruct rest as (values & V); [intros; apply each; right; assumption | ].
          destruct (each q (or_introl eq_refl)) as (w & W).
          exists (w :: values). intros v. split.
          + intros [<- | I]; [exists q; simpl; auto | ].
            apply V in I. destruct I as (r & I & R). exists r. simpl. auto.
          + intros (r & [<- | I] & R).
            * left. exact (value_unique q w v W R).
            * right. apply V. exists r. auto. }
      destruct (mex values) as (v & missing & below). exists v. constructor.
      - intros k L. destruct (proj1 (V k) (below k L)) as (q & I & Q).
        exists q. split; [apply listed; exact I | exact Q].
      - intros q m. destruct (IH q m) as (k & Q). exists k. split; [exact Q | ].
        intros ->. apply missing, V. exists q. split; [apply listed; exact m | exact Q].
    Qed.
  End Existence.
End Values.

(** * Sums of heaps

    What one heap may become is a relation between its number and the heaps
    that are left of it: one, several, or none.  A move changes one heap. *)

Definition nim_sum (l : list N) : N := fold_right N.lxor 0 l.

Lemma nim_sum_app l m : nim_sum (l ++ m) = N.lxor (nim_sum l) (nim_sum m).
Proof.
  induction l as [ | x l IH]; simpl; [reflexivity | ].
  rewrite IH. symmetry. apply N.lxor_assoc.
Qed.

Lemma less_by_a_bit a c b :
  N.testbit a b = false -> N.testbit c b = true ->
  (forall i, b < i -> N.testbit a i = N.testbit c i) -> a < c.
Proof.
  intros A C above.
  pose proof (N.testbit_spec' a b) as SA. rewrite A in SA.
  pose proof (N.testbit_spec' c b) as SC. rewrite C in SC. simpl N.b2n in SA, SC.
  assert (2 ^ b <> 0) as D by (apply N.pow_nonzero; lia).
  assert (a / 2 ^ b / 2 = c / 2 ^ b / 2) as E.
  { apply N.bits_inj. intros i.
    change 2 with (2 ^ 1) at 2 4. rewrite !N.div_pow2_bits. apply above. lia. }
  assert (a / 2 ^ b < c / 2 ^ b) as L.
  { pose proof (N.div_mod (a / 2 ^ b) 2 ltac:(lia)) as DA.
    pose proof (N.div_mod (c / 2 ^ b) 2 ltac:(lia)) as DC.
    rewrite <- SA, E in DA. rewrite <- SC in DC.
    revert DA DC. generalize (c / 2 ^ b / 2). intros h -> ->. lia. }
  pose proof (N.div_mod a (2 ^ b) D) as DA. pose proof (N.div_mod c (2 ^ b) D) as DC.
  pose proof (N.mod_lt a (2 ^ b) D) as R.
  revert L D DA DC R. clear.
  generalize (a / 2 ^ b) as x. generalize (c / 2 ^ b) as y.
  generalize (a mod 2 ^ b) as r. generalize (c mod 2 ^ b) as t. generalize (2 ^ b) as u.
  intros; nia.
Qed.

Lemma a_bit_of_one l b :
  N.testbit (nim_sum l) b = true ->
  exists before x after, l = before ++ x :: after /\ N.testbit x b = true.
Proof.
  induction l as [ | x l IH]; simpl.
  - discriminate.
  - rewrite N.lxor_spec. destruct (N.testbit x b) eqn:X.
    + intros _. exists [], x, l. auto.
    + rewrite Bool.xorb_false_l. intros H. destruct (IH H) as (before & y & after & -> & Y).
      exists (x :: before), y, after. auto.
Qed.

(** From a nim-sum to every smaller one by making one number smaller. *)

Lemma nim_sum_lowered l k :
  k < nim_sum l ->
  exists before x after,
    l = before ++ x :: after /\ N.lxor x (N.lxor (nim_sum l) k) < x.
Proof.
  intros L. set (s := nim_sum l) in *. set (d := N.lxor s k).
  assert (d <> 0) as D by (intros E; apply N.lxor_eq in E; lia).
  set (b := N.log2 d).
  assert (N.testbit d b = true) as B by (apply N.bit_log2; exact D).
  assert (forall i, b < i -> N.testbit s i = N.testbit k i) as same.
  { intros i I. assert (N.testbit d i = false) as H by (apply N.bits_above_log2; exact I).
    unfold d in H. rewrite N.lxor_spec in H.
    destruct (N.testbit s i), (N.testbit k i); simpl in H; congruence. }
  assert (N.testbit s b = true) as S.
  { destruct (N.testbit s b) eqn:S; [reflexivity | exfalso].
    unfold d in B. rewrite N.lxor_spec, S, Bool.xorb_false_l in B.
    pose proof (less_by_a_bit s k b S B same). lia. }
  destruct (a_bit_of_one l b S) as (before & x & after & E & X).
  exists before, x, after. split; [exact E | ].
  apply (less_by_a_bit _ _ b).
  - rewrite N.lxor_spec, X, B. reflexivity.
  - exact X.
  - intros i I. rewrite N.lxor_spec, (N.bits_above_log2 d i I).
    apply Bool.xorb_false_r.
Qed.

Section Heaps.
  Variable leaves : N -> list N -> Prop.

  Inductive heap_move : list N -> list N -> Prop :=
  | in_one_heap before n after parts :
      leaves n parts ->
      heap_move (before ++ n :: after) (before ++ parts ++ after).

  Hypothesis ends : play_ends heap_move.

  (** If [g] has for each heap the least number that what it may become does
      not have, then the nim-sum is the value of any number of heaps. *)

  Variable g : N -> N.
  Hypothesis below : forall n k, k < g n ->
    exists parts, leaves n parts /\ nim_sum (map g parts) = k.
  Hypothesis others : forall n parts, leaves n parts -> nim_sum (map g parts) <> g n.

  Let sum_of heaps := nim_sum (map g heaps).

  Lemma sum_of_app l m : sum_of (l ++ m) = N.lxor (sum_of l) (sum_of m).
  Proof. unfold sum_of. rewrite map_app. apply nim_sum_app. Qed.

  Lemma exchanged a x c y :
    N.lxor a (N.lxor y c) = N.lxor (N.lxor a (N.lxor x c)) (N.lxor x y).
  Proof.
    apply N.bits_inj. intros i. rewrite !N.lxor_spec.
    destruct (N.testbit a i), (N.testbit x i), (N.testbit c i), (N.testbit y i); reflexivity.
  Qed.

  Theorem value_of_heaps heaps : value heap_move heaps (nim_sum (map g heaps)).
  Proof.
    fold (sum_of heaps).
    induction heaps as [heaps IH] using (well_founded_induction ends).
    constructor.
    - intros k L.
      destruct (nim_sum_lowered (map g heaps) k L) as (before & x & after & E & X).
      fold (sum_of heaps) in X.
      apply map_eq_app in E. destruct E as (first & rest & -> & <- & E).
      apply map_eq_cons in E. destruct E as (n & last & -> & <- & <-).
      destruct (below n _ X) as (parts & leave & P).
      exists (first ++ parts ++ last). split; [constructor; exact leave | ].
      assert (sum_of (first ++ parts ++ last) = k) as <-.
      { rewrite !sum_of_app. fold (sum_of parts) in P. rewrite P.
        rewrite (sum_of_app first (n :: last)).
        change (sum_of (n :: last)) with (N.lxor (g n) (sum_of last)).
        rewrite (exchanged _ (g n)), N.lxor_assoc.
        apply N.bits_inj. intros i. rewrite !N.lxor_spec.
        destruct (N.testbit (sum_of first) i), (N.testbit (g n) i),
          (N.testbit (sum_of last) i), (N.testbit k i); reflexivity. }
      apply IH. constructor. exact leave.
    - intros q m. exists (sum_of q). split; [exact (IH q m) | ].
      inversion m as [first n last parts leave]; subst.
      intros E. apply (others n parts leave). fold (sum_of parts).
      rewrite !sum_of_app in E.
      change (sum_of (n :: last)) with (N.lxor (g n) (sum_of last)) in E.
      rewrite (exchanged _ (g n)) in E. apply N.lxor_eq.
      rewrite N.lxor_comm.
      assert (forall u v, N.lxor u v = u -> v = 0) as cancel.
      { intros u v H. apply N.bits_inj. intros i. rewrite N.bits_0.
        assert (N.testbit (N.lxor u v) i = N.testbit u i) as T by (rewrite H; reflexivity).
        rewrite N.lxor_spec in T. destruct (N.testbit u i), (N.testbit v i); simpl in T; congruence. }
      exact (cancel _ _ E).
  Qed.

  Theorem heaps_lost heaps : lost heap_move heaps <-> nim_sum (map g heaps) = 0.
  Proof. apply (lost_iff_zero heap_move ends). apply value_of_heaps. Qed.
End Heaps.

(** Play of heaps ends where what is left of a heap is less than the heap: less
    counters in all, or two heaps or more of as many. *)

Definition total (l : list N) : N := fold_right N.add 0 l.
Definition squares (l : list N) : N := fold_right (fun n s => n * n + s) 0 l.

Lemma squares_app l m : squares (l ++ m) = squares l + squares m.
Proof. induction l; simpl; lia. Qed.

Lemma squares_at_most l : squares l <= total l * total l.
Proof. induction l; simpl; nia. Qed.

Lemma heaps_end (leaves : N -> list N -> Prop) :
  (forall n parts, leaves n parts -> squares parts < n * n) -> play_ends (heap_move leaves).
Proof.
  intros less. apply (ends_by_measure _ squares). intros p q m.
  inversion m as [before n after parts leave]; subst.
  rewrite !squares_app. simpl. specialize (less n parts leave). lia.
Qed.

(** ** Bouton's theorem

    In Nim a heap may become any smaller one, and a position is lost in
    normal play exactly if its nim-sum is 0 (Bouton 1901). *)

Definition nim_leaves (n : N) (parts : list N) : Prop := exists k, k < n /\ parts = [k].

Theorem bouton heaps : lost (heap_move nim_leaves) heaps <-> nim_sum heaps = 0.
Proof.
  rewrite <- (map_id heaps) at 2.
  apply (heaps_lost nim_leaves).
  - apply heaps_end. intros n parts (k & L & ->). simpl. nia.
  - intros n k L. exists [k]. split; [exists k; auto | ]. simpl. apply N.lxor_0_r.
  - intros n parts (k & L & ->). simpl. rewrite N.lxor_0_r. lia.
Qed.

(** In misère play it is the same while some heap has two counters or more,
    and the other way round when none has. *)

Definition large (heaps : list N) : bool := existsb (N.ltb 1) heaps.

Definition misere_cold (heaps : list N) : Prop := nim_sum heaps = if large heaps then 0 else 1.

Lemma large_app l m : large (l ++ m) = (large l || large m)%bool.
Proof. apply existsb_app. Qed.

Lemma small_sum l : large l = false -> nim_sum l = 0 \/ nim_sum l = 1.
Proof.
  induction l as [ | n l IH]; simpl; [auto | ]. intros S.
  apply Bool.orb_false_iff in S. destruct S as [A B]. apply N.ltb_ge in A.
  assert (n = 0 \/ n = 1) as [-> | ->] by lia; destruct (IH B) as [-> | ->]; auto.
Qed.

(** What other heaps come to, and one heap with them. *)

Lemma sum_with first n last :
  nim_sum (first ++ n :: last) = N.lxor n (nim_sum (first ++ last)).
Proof.
  rewrite !nim_sum_app. simpl. apply N.bits_inj. intros i. rewrite !N.lxor_spec.
  destruct (N.testbit (nim_sum first) i), (N.testbit n i), (N.testbit (nim_sum last) i); reflexivity.
Qed.

Lemma large_with first n last :
  large (first ++ n :: last) = ((1 <? n) || large (first ++ last))%bool.
Proof.
  rewrite !large_app. simpl. destruct (large first), (1 <? n), (large last); reflexivity.
Qed.

Lemma nim_moves heaps q :
  heap_move nim_leaves heaps q <->
  exists first n last k, heaps = first ++ n :: last /\ q = first ++ k :: last /\ k < n.
Proof.
  split.
  - intros m. inversion m as [first n last parts (k & L & ->)]; subst.
    exists first, n, last, k. auto.
  - intros (first & n & last & k & -> & -> & L).
    apply (in_one_heap nim_leaves first n last [k]). exists k. auto.
Qed.

Lemma lxor_small n r : 1 < n -> (r = 0 \/ r = 1) -> 1 < N.lxor n r.
Proof.
  intros L [-> | ->]; [rewrite N.lxor_0_r; exact L | ].
  destruct n as [ | [p | p | ]]; simpl; lia.
Qed.

Theorem bouton_misere heaps :
  misere_lost (heap_move nim_leaves) heaps <-> misere_cold heaps.
Proof.
  apply misere_kernel.
  - apply heaps_end. intros n parts (k & L & ->). simpl. nia.
  - intros p q P m Q. apply nim_moves in m. destruct m as (first & n & last & k & -> & -> & L).
    unfold misere_cold in P, Q. rewrite sum_with, large_with in P, Q.
    set (r := nim_sum (first ++ last)) in *.
    destruct (large (first ++ last)) eqn:B.
    + rewrite Bool.orb_true_r in P, Q.
      apply N.lxor_eq in P. apply N.lxor_eq in Q. lia.
    + rewrite Bool.orb_false_r in P, Q.
      destruct (small_sum _ B) as [R | R]; fold r in R;
        destruct (N.ltb_spec 1 n) as [n1 | n1]; destruct (N.ltb_spec 1 k) as [k1 | k1];
        rewrite R in P, Q; try lia;
        try (pose proof (lxor_small n _ n1 (or_introl eq_refl)); pose proof (lxor_small n _ n1 (or_intror eq_refl)); lia);
        assert (n = 0 \/ n = 1) as [-> | ->] by lia; assert (k = 0) as -> by lia; discriminate.
  - intros p P.
    assert (exists first n last, p = first ++ n :: last /\ 0 < n) as (first & n & last & -> & G).
    { unfold misere_cold in P. destruct (large p) eqn:B.
      - apply existsb_exists in B. destruct B as (n & I & G). apply N.ltb_lt in G.
        apply in_split in I. destruct I as (first & last & ->). exists first, n, last. split; [reflexivity | lia].
      - destruct (a_bit_of_one p 0) as (first & n & last & -> & T).
        + rewrite P. reflexivity.
        + exists first, n, last. split; [reflexivity | ]. destruct n; [discriminate | lia]. }
    exists (first ++ 0 :: last). apply nim_moves. exists first, n, last, 0. auto.
  - intros p. unfold misere_cold at 1. destruct (large p) eqn:B.
    + destruct (N.eq_dec (nim_sum p) 0) as [E | D]; [auto | right; right].
      destruct (nim_sum_lowered p 0 ltac:(lia)) as (first & n & last & -> & L).
      rewrite N.lxor_0_r, sum_with, <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l in L.
      set (r := nim_sum (first ++ last)) in *.
      destruct (large (first ++ last)) eqn:O.
      * exists (first ++ r :: last). split.
        -- apply nim_moves. exists first, n, last, r. auto.
        -- unfold misere_cold. rewrite sum_with, large_with, O, Bool.orb_true_r. apply N.lxor_nilpotent.
      * rewrite large_with, O, Bool.orb_false_r in B. apply N.ltb_lt in B.
        destruct (small_sum _ O) as [R | R].
        -- exists (first ++ 1 :: last). split.
           ++ apply nim_moves. exists first, n, last, 1. auto.
           ++ unfold misere_cold. rewrite sum_with, large_with, O, R. reflexivity.
        -- exists (first ++ 0 :: last). split.
           ++ apply nim_moves. exists first, n, last, 0. repeat split; lia.
           ++ unfold misere_cold. rewrite sum_with, large_with, O, R. reflexivity.
    + destruct (small_sum p B) as [E | E]; [right | left; exact E].
      destruct (existsb (N.eqb 1) p) eqn:O.
      * right. apply existsb_exists in O. destruct O as (n & I & F). apply N.eqb_eq in F. subst n.
        apply in_split in I. destruct I as (first & last & ->).
        exists (first ++ 0 :: last). split.
        -- apply nim_moves. exists first, 1, last, 0. repeat split; lia.
        -- unfold misere_cold. rewrite sum_with in *. rewrite large_with in *. simpl in B |- *. rewrite B.
           destruct (small_sum _ B) as [R | R]; rewrite R in *; [discriminate | reflexivity].
      * left. intros q m. apply nim_moves in m. destruct m as (first & n & last & k & -> & _ & L).
        rewrite large_with in B. apply Bool.orb_false_iff in B. destruct B as [A _]. apply N.ltb_ge in A.
        assert (n = 1) as -> by lia. rewrite existsb_app in O. simpl in O. rewrite Bool.orb_true_r in O. discriminate.
Qed.
