(** * Generalized Wythoff's game, for every t

    Two heaps.  A move takes any number from one of them, or [k] from one and
    [l] from the other where [k] and [l] differ by less than [t]; for [t = 1]
    this is the game of Wythoff (1907).  Who wins is a theorem of A. S.
    Fraenkel, How to beat your Wythoff games' opponent on three fronts,
    American Mathematical Monthly 89 (1982) 353-361.

    The lost positions are the pairs [(A n, A n + t n)] and their mirror
    images, where [A n] is the least number that is neither [A i] nor
    [A i + t i] for any [i < n] (theorem [lost_by_mex]), and also the whole
    part of [n (2 - t + sqrt (t^2 + 4)) / 2] (theorem [generalized_wythoff]). *)

From Coq Require Import ZArith NArith Lia.
From Grundy Require Export Play.
Local Open Scope N_scope.

(** ** The game *)

(** How far two numbers are apart: one of the differences is cut off at 0. *)

Definition distance (a b : N) : N := (a - b) + (b - a).

Definition wythoff_move (t : N) (p p' : N * N) : Prop :=
  let '(a, b) := p in
  let '(a', b') := p' in
  (exists k, 1 <= k /\ a' + k = a /\ b' = b) \/
  (exists k, 1 <= k /\ a' = a /\ b' + k = b) \/
  (exists k l, 1 <= k /\ 1 <= l /\ distance k l < t /\ a' + k = a /\ b' + l = b).

Lemma wythoff_ends t : play_ends (wythoff_move t).
Proof.
  apply (ends_by_measure _ (fun p => fst p + snd p)).
  intros [a b] [a' b'] m. cbn in *.
  destruct m as [(k & m) | [(k & m) | (k & l & m)]]; lia.
Qed.

(** Games with the same moves have the same lost positions. *)

Lemma lost_same {position} (move move' : position -> position -> Prop) :
  (forall p q, move p q <-> move' p q) -> forall p, lost move p <-> lost move' p.
Proof.
  assert (forall move move' : position -> position -> Prop,
            (forall p q, move p q <-> move' p q) -> forall p, lost move p -> lost move' p) as one_way.
  { clear. intros move move' E. fix lost_to 2.
    intros p [? all]. constructor. intros q m. apply E in m.
    destruct (all q m) as [? r n L].
    exact (won_if move' _ r (proj1 (E _ r) n) (lost_to r L)). }
  intros E p. split; apply one_way; [ | symmetry]; auto.
Qed.

(** ** Two rows of numbers that share the numbers out

    If [A] rises from [A 0 = 0], and each positive number is in one and only
    one of the rows [A n] and [A n + t n], the pairs of the rows are lost and
    all other positions are won. *)

Definition pair_of_rows (t : N) (A : N -> N) (p : N * N) : Prop :=
  exists n, p = (A n, A n + t * n) \/ p = (A n + t * n, A n).

Record shares_out (t : N) (A : N -> N) : Prop := {
  rises : forall n m, n < m -> A n < A m;
  apart : forall n m, A n = A m + t * m -> n = m;
  covers : forall x, exists n, x = A n \/ x = A n + t * n
}.

Section Rows.
  Variable t : N.
  Variable A : N -> N.
  Hypothesis shared : shares_out t A.

  Lemma rises_iff n m : A n < A m <-> n < m.
  Proof.
    split; [ | apply (rises _ _ shared)]. intros L.
    destruct (N.lt_total n m) as [? | [-> | M]]; [assumption | lia | ].
    pose proof (rises _ _ shared m n M). lia.
  Qed.

  Hypothesis t_positive : 1 <= t.

  (** Where the rows meet both numbers are [A 0], so that the distance is 0. *)

  Lemma meet_at_0 n m : A n = A m + t * m -> n = 0 /\ m = 0.
  Proof. intros E. pose proof (apart _ _ shared n m E) as ->. nia. Qed.

  Lemma same_in_first n m : A n = A m -> n = m.
  Proof.
    intros E. destruct (N.lt_total n m) as [L | [? | L]]; [ | assumption | ];
      apply (rises _ _ shared) in L; lia.
  Qed.

  Lemma same_in_second n m : A n + t * n = A m + t * m -> n = m.
  Proof.
    intros E. destruct (N.lt_total n m) as [L | [? | L]]; [ | assumption | ];
      pose proof (rises _ _ shared _ _ L); nia.
  Qed.

  (** The game is the same with the heaps exchanged. *)

  Definition mirror (p : N * N) : N * N := (snd p, fst p).

  Lemma mirror_move p p' : wythoff_move t p p' -> wythoff_move t (mirror p) (mirror p').
  Proof.
    destruct p as [a b], p' as [a' b']. cbn.
    intros [(k & m) | [(k & m) | (k & l & m)]].
    - right; left. exists k. tauto.
    - left. exists k. tauto.
    - right; right. exists l, k. unfold distance in *. intuition lia.
  Qed.

  Lemma mirror_pair p : pair_of_rows t A p -> pair_of_rows t A (mirror p).
  Proof. intros (n & [-> | ->]); exists n; cbn; auto. Qed.

  (** No move leads from one pair to another. *)

  Lemma inside_first n p' :
    wythoff_move t (A n, A n + t * n) p' -> pair_of_rows t A p' -> False.
  Proof.
    intros m (i & [-> | ->]);
      destruct m as [(k & K & E & F) | [(k & K & E & F) | (k & l & K & L & D & E & F)]].
    - pose proof (same_in_second i n F) as ->. lia.
    - pose proof (same_in_first i n E) as ->. lia.
    - assert (i < n) by (apply rises_iff; lia).
      assert (t * i + t <= t * n) by nia. unfold distance in D. lia.
    - pose proof (meet_at_0 i n F) as [-> ->]. lia.
    - pose proof (meet_at_0 n i (eq_sym E)) as [-> ->]. lia.
    - assert (i <> 0 \/ n <> 0) by (destruct (N.eq_dec i 0) as [-> | ?], (N.eq_dec n 0) as [-> | ?]; lia).
      assert (t <= t * i + t * n) by nia. unfold distance in D. lia.
  Qed.

  Lemma inside p p' : pair_of_rows t A p -> wythoff_move t p p' -> pair_of_rows t A p' -> False.
  Proof.
    intros (n & [-> | ->]) m P'.
    - exact (inside_first n p' m P').
    - exact (inside_first n (mirror p') (mirror_move _ _ m) (mirror_pair _ P')).
  Qed.

  (** From every other position a move leads to one.  Say [a <= b].  If [a]
      is in the second row, or [b] is too large, the larger heap becomes the
      fellow of [a].  Otherwise a move in both heaps leaves the pair whose
      distance is the largest multiple of [t] within [b - a]. *)

  Definition has_answer (p : N * N) : Prop :=
    pair_of_rows t A p \/ exists p', wythoff_move t p p' /\ pair_of_rows t A p'.

  Lemma answer_both n d : d < t * n -> has_answer (A n, A n + d).
  Proof.
    intros D. set (i := d / t).
    assert (t * i <= d) by (apply N.mul_div_le; lia).
    assert (d < t * N.succ i) by (apply N.mul_succ_div_gt; lia).
    assert (i < n) as L by nia. pose proof (rises _ _ shared i n L).
    right. exists (A i, A i + t * i). split; [ | exists i; auto].
    right; right. exists (A n - A i), (A n + d - (A i + t * i)). unfold distance. lia.
  Qed.

  Lemma outside_first a b : a <= b -> has_answer (a, b).
  Proof.
    intros L. destruct (covers _ _ shared a) as (n & [-> | ->]).
    - destruct (N.lt_total b (A n + t * n)) as [M | [-> | M]].
      + replace b with (A n + (b - A n)) by lia. apply answer_both. lia.
      + left. exists n. auto.
      + right. exists (A n, A n + t * n). split; [ | exists n; auto].
        right; left. exists (b - (A n + t * n)). lia.
    - destruct (N.eq_dec b (A n)) as [-> | ?].
      + left. exists n. auto.
      + right. exists (A n + t * n, A n). split; [ | exists n; auto].
        right; left. exists (b - A n). lia.
  Qed.

  Lemma outside p : has_answer p.
  Proof.
    destruct p as [a b]. destruct (N.le_ge_cases a b) as [L | L].
    - exact (outside_first a b L).
    - destruct (outside_first b a L) as [P | (p' & m & P)].
      + left. exact (mirror_pair _ P).
      + right. exists (mirror p'). split; [exact (mirror_move _ _ m) | exact (mirror_pair _ P)].
  Qed.

  Theorem lost_pairs p : lost (wythoff_move t) p <-> pair_of_rows t A p.
  Proof. exact (kernel _ (wythoff_ends t) _ inside outside p). Qed.

  Theorem won_pairs p : won (wythoff_move t) p <-> ~ pair_of_rows t A p.
  Proof. exact (kernel_won _ (wythoff_ends t) _ inside outside p). Qed.
End Rows.

(** ** The recursive form *)

(** [x] is the least number without the property. *)

Definition is_mex (used : N -> Prop) (x : N) : Prop :=
  ~ used x /\ forall y, y < x -> used y.

Definition used_before (t : N) (A : N -> N) (n x : N) : Prop :=
  exists i, i < n /\ (x = A i \/ x = A i + t * i).

Definition by_mex (t : N) (A : N -> N) : Prop :=
  forall n, is_mex (used_before t A n) (A n).

Lemma by_mex_rises t A : by_mex t A -> forall n m, n < m -> A n < A m.
Proof.
  intros M n m L. destruct (M n) as [_ below]. destruct (M m) as [new _].
  destruct (N.lt_total (A n) (A m)) as [? | [E | G]]; [assumption | exfalso | exfalso]; apply new.
  - exists n. auto.
  - destruct (below _ G) as (i & I & U). exists i. split; [lia | exact U].
Qed.

Lemma by_mex_shares_out t A : by_mex t A -> shares_out t A.
Proof.
  intros M. pose proof (by_mex_rises t A M) as R. constructor.
  - exact R.
  - intros n m E. destruct (N.lt_total n m) as [L | [? | L]]; [exfalso | assumption | exfalso].
    + specialize (R n m L). lia.
    + apply (M n). exists m. auto.
  - intros x. assert (x < A (N.succ x)) as L.
    { induction x using N.peano_ind.
      - specialize (R 0 (N.succ 0)). lia.
      - specialize (R (N.succ x) (N.succ (N.succ x))). lia. }
    destruct (proj2 (M _) x L) as (i & _ & U). exists i. exact U.
Qed.

Lemma shares_out_by_mex t A : shares_out t A -> by_mex t A.
Proof.
  intros S n. split.
  - intros (i & L & [E | E]).
    + apply (rises _ _ S) in L. lia.
    + apply (apart _ _ S) in E. lia.
  - intros y L. destruct (covers _ _ S y) as (i & U). exists i. split; [ | exact U].
    apply (rises_iff t A S). lia.
Qed.

Theorem lost_by_mex t A : 1 <= t -> by_mex t A -> forall a b,
  lost (wythoff_move t) (a, b) <->
  exists n, (a, b) = (A n, A n + t * n) \/ (a, b) = (A n + t * n, A n).
Proof. intros T M a b. exact (lost_pairs t A (by_mex_shares_out t A M) T (a, b)). Qed.

(** There is only one such row. *)

Theorem by_mex_unique t A B : by_mex t A -> by_mex t B -> forall n, A n = B n.
Proof.
  intros MA MB n. induction n as [n IH] using (well_founded_induction N.lt_wf_0).
  assert (forall x, used_before t A n x <-> used_before t B n x) as E.
  { intros x. split; intros (i & L & U); exists i; rewrite IH in * by exact L; auto. }
  destruct (MA n) as [newA belowA], (MB n) as [newB belowB]. rewrite E in newA.
  destruct (N.lt_total (A n) (B n)) as [L | [? | L]]; [exfalso | assumption | exfalso].
  - exact (newA (belowB _ L)).
  - apply newB, E. exact (belowA _ L).
Qed.

(** ** The closed form

    Let [c] be the positive root of [c (c + t) = 1].  Since [1 + c] is half of
    [2 - t + sqrt (t^2 + 4)], the formula says that [A n] is [n] and the whole
    part of [c n].  No real number is needed to say so: a number [v] is at most
    [c n] exactly if [v (v + t n) <= n^2]. *)

Definition within (t n v : N) : Prop := v * (v + t * n) <= n * n.

Definition row (t n : N) : N := n + (N.sqrt (n * n * (t * t + 4)) - t * n) / 2.

(** Both sides times 4: [(2 v + t n)^2 <= n^2 (t^2 + 4)]. *)

Lemma within_root t n v : within t n v <-> 2 * v + t * n <= N.sqrt (n * n * (t * t + 4)).
Proof. rewrite <- N.sqrt_le_square. unfold within. split; nia. Qed.

Lemma half_of_rest r s : s <= r -> 2 * ((r - s) / 2) + s <= r < 2 * ((r - s) / 2 + 1) + s.
Proof.
  intros L. pose proof (N.div_mod (r - s) 2 ltac:(lia)) as D.
  pose proof (N.mod_lt (r - s) 2 ltac:(lia)) as M.
  revert D M. generalize ((r - s) / 2), ((r - s) mod 2). lia.
Qed.

Lemma row_whole_part t n : exists v,
  row t n = n + v /\ within t n v /\ ~ within t n (v + 1).
Proof.
  assert (t * n <= N.sqrt (n * n * (t * t + 4))) as L by (apply N.sqrt_le_square; nia).
  apply half_of_rest in L. rewrite <- N.nle_gt in L.
  eexists. rewrite !within_root. split; [reflexivity | exact L].
Qed.

Lemma within_less t n v w : within t n v -> w <= v -> within t n w.
Proof.
  unfold within. intros W L.
  assert (w * (w + t * n) <= v * (v + t * n)) by (apply N.mul_le_mono; lia). lia.
Qed.

Lemma within_more t n m v : within t n v -> n <= m -> within t m v.
Proof.
  unfold within. intros W L. destruct (N.eq_dec n 0) as [-> | P].
  { assert (v = 0) as -> by nia. lia. }
  replace m with (n + (m - n)) by lia. set (d := m - n). clearbody d. clear L m.
  assert (v * t <= n) by nia.
  assert (v * t * d <= n * d) by nia. nia.
Qed.

(** The root [c] is not rational: [v (v + t n) = n^2] makes [n = t v + w] with
    [w (w + t v) = v^2], in smaller numbers, and so on for ever. *)

Lemma irrational t n v : 1 <= t -> v * (v + t * n) = n * n -> n = 0.
Proof.
  intros T. revert v.
  induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros v E.
  destruct (N.eq_dec n 0) as [? | P]; [assumption | exfalso].
  assert (v < n) as L.
  { apply N.nle_gt. intros G. assert (n * (n + n) <= v * (v + t * n)) by (apply N.mul_le_mono; nia). nia. }
  assert (t * v <= n) as M by nia.
  assert ((n - t * v) * (n - t * v + t * v) = v * v) as F.
  { set (w := n - t * v). replace n with (w + t * v) in E by lia. nia. }
  pose proof (IH v L _ F) as ->. nia.
Qed.

(** The two rows rise, never meet beyond 0, and reach every number: Beatty's
    theorem. *)

Lemma row_rises t n m : n < m -> row t n < row t m.
Proof.
  intros L. destruct (row_whole_part t n) as (v & -> & V & _), (row_whole_part t m) as (w & -> & _ & W).
  enough (v <= w) by lia. apply N.nlt_ge. intros G. apply W.
  apply (within_less t m v); [ | lia]. apply (within_more t n); [exact V | lia].
Qed.

(** Let [n + v = m + w + t m] with the whole parts [v] of [c n] and [w] of
    [c m], and note that [m / c = c m + t m].  If [m <= v], then [m / c <= n],
    and [n <= w + t m <= m / c], so that [c] is rational or all is 0.  If
    [v < m], then [n < m / c], but [n >= w + 1 + t m > m / c]. *)

Lemma row_apart t n m : 1 <= t -> row t n = row t m + t * m -> n = m.
Proof.
  intros T. destruct (row_whole_part t n) as (v & -> & V & V'), (row_whole_part t m) as (w & -> & W & W').
  intros E. destruct (N.le_gt_cases m v) as [L | L].
  - assert (within t n m) as F by (apply (within_less t n v); assumption).
    destruct (N.eq_dec n 0) as [-> | P]; [unfold within in F; nia | ].
    assert (t * m <= n) as M by (unfold within in F; nia).
    assert (within t m (n - t * m)) as G by (apply (within_less t m w); [exact W | lia]).
    assert (m * (m + t * n) = n * n) as I.
    { unfold within in F, G. replace (n - t * m + t * m) with n in G by lia. nia. }
    pose proof (irrational t n m T I). lia.
  - assert (~ within t n m) as F by (intros F; apply V'; apply (within_less t n m); [exact F | lia]).
    assert (~ within t m (n - t * m)) as G.
    { intros G. apply W'. apply (within_less t m _ (w + 1) G). lia. }
    exfalso. unfold within in F, G. replace (n - t * m + t * m) with n in G by lia. nia.
Qed.

(** The rows reach every number [x]: let [n] be the last place where the first
    row is at most [x].  If it is not [x] there, [x] is [n + m] with [m] between
    [c n] and [c (n + 1)], so that [m / c = c m + t m] is between [n] and
    [n + 1], and [x] is in the second row, at [m]. *)

Lemma last_at_most t x : exists n, row t n <= x < row t (n + 1).
Proof.
  induction x as [ | x (n & L & G)] using N.peano_ind.
  - exists 0. pose proof (row_rises t 0 (0 + 1) ltac:(lia)).
    change (row t 0) with 0 in *. lia.
  - destruct (N.lt_ge_cases (N.succ x) (row t (n + 1))) as [M | M].
    + exists n. lia.
    + exists (n + 1). pose proof (row_rises t (n + 1) (n + 1 + 1) ltac:(lia)). lia.
Qed.

Lemma row_covers t x : 1 <= t -> exists n, x = row t n \/ x = row t n + t * n.
Proof.
  intros T. destruct (last_at_most t x) as (n & L & G).
  destruct (N.eq_dec x (row t n)) as [E | D]; [exists n; auto | ].
  destruct (row_whole_part t n) as (v & E & _ & V'), (row_whole_part t (n + 1)) as (u & F & U & _).
  rewrite E in *. rewrite F in G. clear E F.
  assert (exists m, x = n + m) as (m & ->) by (exists (x - n); lia).
  assert (~ within t n m) as low by (intros W; apply V'; apply (within_less t n m); [exact W | lia]).
  assert (within t (n + 1) m) as high by (apply (within_less t (n + 1) u); [exact U | lia]).
  clear V' U. unfold within in low, high.
  assert (t * m <= n) as M.
  { apply N.nlt_ge. intros H. assert ((n + 1) * (n + 1) <= t * m * (n + 1)) by nia. nia. }
  exists m. right.
  destruct (row_whole_part t m) as (w & -> & W & W').
  enough (w = n - t * m) by lia.
  apply N.le_antisymm; apply N.nlt_ge; intros H.
  - assert (within t m (n - t * m + 1)) as A by (apply (within_less t m w); [exact W | lia]).
    unfold within in A. replace (n - t * m + 1 + t * m) with (n + 1) in A by lia.
    assert (m * (m + t * (n + 1)) = (n + 1) * (n + 1)) as I by nia.
    pose proof (irrational t (n + 1) m T I). lia.
  - apply W'. apply (within_less t m (n - t * m)); [ | lia].
    unfold within. replace (n - t * m + t * m) with n by lia. nia.
Qed.

Lemma row_shares_out t : 1 <= t -> shares_out t (row t).
Proof.
  intros T. constructor.
  - apply row_rises.
  - intros n m. exact (row_apart t n m T).
  - intros x. exact (row_covers t x T).
Qed.

Theorem row_by_mex t : 1 <= t -> by_mex t (row t).
Proof. intros T. exact (shares_out_by_mex t (row t) (row_shares_out t T)). Qed.

(** The pairs are told by their distance, [t n]. *)

Lemma pair_by_distance t A a b : 1 <= t ->
  pair_of_rows t A (a, b) <->
  distance a b mod t = 0 /\ N.min a b = A (distance a b / t).
Proof.
  intros T. unfold distance. split.
  - intros (n & [E | E]); injection E as -> ->.
    + replace (A n - (A n + t * n) + (A n + t * n - A n)) with (n * t) by lia.
      rewrite N.mod_mul, N.div_mul by lia. lia.
    + replace (A n + t * n - A n + (A n - (A n + t * n))) with (n * t) by lia.
      rewrite N.mod_mul, N.div_mul by lia. lia.
  - intros (M & E). pose proof (N.div_mod (a - b + (b - a)) t ltac:(lia)) as D.
    rewrite M in D. exists ((a - b + (b - a)) / t).
    destruct (N.le_ge_cases a b) as [L | L]; [left | right]; f_equal; lia.
Qed.

(** The same formula as it is printed, where [2 - t] may be negative; [/] is
    the whole part of the quotient. *)

Definition closed_form (t n : Z) : Z := ((n * (2 - t) + Z.sqrt (n ^ 2 * (t * t + 4))) / 2)%Z.

Lemma sqrt_of_N x : Z.of_N (N.sqrt x) = Z.sqrt (Z.of_N x).
Proof. destruct x; reflexivity. Qed.

Lemma row_closed_form t n : Z.of_N (row t n) = closed_form (Z.of_N t) (Z.of_N n).
Proof.
  unfold row, closed_form.
  assert (t * n <= N.sqrt (n * n * (t * t + 4))) as L by (apply N.sqrt_le_square; nia).
  replace (Z.sqrt _) with (Z.of_N (N.sqrt (n * n * (t * t + 4)))).
  - revert L. generalize (N.sqrt (n * n * (t * t + 4))). intros r L.
    rewrite N2Z.inj_add, N2Z.inj_div, N2Z.inj_sub, N2Z.inj_mul by exact L.
    rewrite <- Z.div_add_l by discriminate. f_equal. change (Z.of_N 2) with 2%Z. ring.
  - rewrite sqrt_of_N. f_equal. rewrite !N2Z.inj_mul, N2Z.inj_add, N2Z.inj_mul.
    change (Z.of_N 4) with 4%Z. ring.
Qed.

Theorem generalized_wythoff t : 1 <= t -> forall a b,
  lost (wythoff_move t) (a, b) <->
  distance a b mod t = 0 /\
  Z.of_N (N.min a b) = closed_form (Z.of_N t) (Z.of_N (distance a b / t)).
Proof.
  intros T a b. rewrite (lost_pairs t (row t) (row_shares_out t T) T).
  rewrite pair_by_distance by exact T. rewrite <- row_closed_form, N2Z.inj_iff. reflexivity.
Qed.

Theorem generalized_wythoff_won t : 1 <= t -> forall a b,
  won (wythoff_move t) (a, b) <->
  ~ (distance a b mod t = 0 /\
     Z.of_N (N.min a b) = closed_form (Z.of_N t) (Z.of_N (distance a b / t))).
Proof.
  intros T a b. rewrite <- generalized_wythoff by exact T.
  rewrite (won_pairs t (row t) (row_shares_out t T) T).
  rewrite (lost_pairs t (row t) (row_shares_out t T) T). reflexivity.
Qed.

(** ** Wythoff's own game: the same number from both heaps *)

Definition wythoff (p p' : N * N) : Prop :=
  let '(a, b) := p in
  let '(a', b') := p' in
  (exists k, 1 <= k /\ a' + k = a /\ b' = b) \/
  (exists k, 1 <= k /\ a' = a /\ b' + k = b) \/
  (exists k, 1 <= k /\ a' + k = a /\ b' + k = b).

Lemma wythoff_is_1 p p' : wythoff p p' <-> wythoff_move 1 p p'.
Proof.
  destruct p as [a b], p' as [a' b']. cbn. unfold distance.
  split; (intros [? | [? | M]]; [auto | auto | right; right]).
  - destruct M as (k & M). exists k, k. lia.
  - destruct M as (k & l & M). exists k. lia.
Qed.

Lemma row_1 n : row 1 n = (n + N.sqrt (5 * n ^ 2)) / 2.
Proof.
  unfold row. rewrite <- N.div_add_l by discriminate. f_equal.
  replace (n * n * (1 * 1 + 4)) with (5 * n ^ 2) by (rewrite N.pow_2_r; lia).
  assert (n <= N.sqrt (5 * n ^ 2)) by (apply N.sqrt_le_square; rewrite N.pow_2_r; nia). lia.
Qed.

Theorem wythoff_lost a b :
  lost wythoff (a, b) <->
  N.min a b = (distance a b + N.sqrt (5 * distance a b ^ 2)) / 2.
Proof.
  rewrite (lost_same _ _ wythoff_is_1), (lost_pairs 1 (row 1)) by (try apply row_shares_out; lia).
  rewrite pair_by_distance, N.mod_1_r, N.div_1_r, row_1 by lia. tauto.
Qed.
