(** * Moore's Nim

    A move takes counters from at least one and at most [k] heaps, from each
    of them as many as the player likes.  Nim is [k = 1].

    E. H. Moore, A generalization of the game called Nim, Annals of
    Mathematics 11 (1910), 93-94. *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play Values.
Import ListNotations.
Local Open Scope N_scope.

(** ** The game *)

(** In how many places two lists differ. *)

Fixpoint changed (heaps heaps' : list N) : N :=
  match heaps, heaps' with
  | n :: heaps, n' :: heaps' => (if n =? n' then 0 else 1) + changed heaps heaps'
  | _, _ => 0
  end.

Definition lowered (heaps heaps' : list N) : Prop := Forall2 (fun n n' => n' <= n) heaps heaps'.

Definition moore_move (k : N) (heaps heaps' : list N) : Prop :=
  lowered heaps heaps' /\ 1 <= changed heaps heaps' <= k.

(** How many heaps have the bit [i], and that at each binary place the number
    of ones is divisible by [k + 1]. *)

Fixpoint with_bit (i : N) (heaps : list N) : N :=
  match heaps with
  | n :: heaps => (if N.testbit n i then 1 else 0) + with_bit i heaps
  | [] => 0
  end.

Definition balanced (k : N) (heaps : list N) : Prop :=
  forall i, with_bit i heaps mod (k + 1) = 0.

(** ** Lists beside each other *)

Lemma lowered_same heaps : lowered heaps heaps.
Proof. induction heaps; constructor; [lia | assumption]. Qed.

Lemma changed_same heaps : changed heaps heaps = 0.
Proof. induction heaps as [ | n heaps IH]; simpl; [ | rewrite N.eqb_refl, IH]; reflexivity. Qed.

Lemma unchanged p q : lowered p q -> changed p q = 0 -> p = q.
Proof.
  induction 1 as [ | n n' p q _ _ IH]; simpl; [reflexivity | ].
  destruct (N.eqb_spec n n') as [-> | D]; [ | lia]. intros C. f_equal. apply IH. exact C.
Qed.

Lemma lowered_zero p q : lowered p q -> total p = 0 -> q = p.
Proof.
  induction 1 as [ | n n' p q le _ IH]; simpl; [reflexivity | ].
  intros Z. rewrite IH by lia. f_equal. lia.
Qed.

Lemma moore_ends k : play_ends (moore_move k).
Proof.
  apply (ends_by_measure _ total). intros p q [L [C _]]. revert C.
  assert (total q <= total p /\ (1 <= changed p q -> total q < total p)) as [_ H]; [ | exact H].
  induction L as [ | n n' p q le _ IH]; simpl; [lia | ].
  destruct (N.eqb_spec n n'); lia.
Qed.

(** ** Halves

    The last bit of each heap, and the halves, which have the other bits. *)

Fixpoint halves (heaps : list N) : list N :=
  match heaps with
  | n :: heaps => N.div2 n :: halves heaps
  | [] => []
  end.

Definition last_bit (n : N) : N := N.b2n (N.odd n).

Lemma half_and_bit n : n = 2 * N.div2 n + last_bit n.
Proof. apply N.div2_odd. Qed.

Lemma last_bit_at_most n : last_bit n <= 1.
Proof. unfold last_bit. destruct (N.odd n); simpl; lia. Qed.

Lemma half_of h b : b <= 1 -> N.div2 (2 * h + b) = h /\ last_bit (2 * h + b) = b.
Proof.
  intros L. pose proof (half_and_bit (2 * h + b)). pose proof (last_bit_at_most (2 * h + b)). lia.
Qed.

Lemma with_last_bit n heaps : with_bit 0 (n :: heaps) = last_bit n + with_bit 0 heaps.
Proof. cbn [with_bit]. rewrite N.bit0_odd. reflexivity. Qed.

Lemma with_bit_of_halves i heaps : with_bit i (halves heaps) = with_bit (i + 1) heaps.
Proof.
  induction heaps as [ | n heaps IH]; simpl; [reflexivity | ].
  rewrite IH, N.div2_spec, N.shiftr_spec'. reflexivity.
Qed.

Lemma total_of_halves heaps : 2 * total (halves heaps) <= total heaps.
Proof.
  induction heaps as [ | n heaps IH]; [simpl; lia | ].
  pose proof (half_and_bit n). cbn [halves total fold_right] in *. fold (total heaps) (total (halves heaps)). lia.
Qed.

(** What holds of heaps of 0, and of heaps if it does of their halves, holds. *)

Lemma by_halves (P : list N -> Prop) :
  (forall heaps, total heaps = 0 -> P heaps) ->
  (forall heaps, P (halves heaps) -> P heaps) ->
  forall heaps, P heaps.
Proof.
  intros zero half heaps.
  remember (total heaps) as n eqn:E. revert heaps E.
  induction n as [n IH] using (well_founded_induction N.lt_wf_0). intros heaps ->.
  destruct (N.eq_dec (total heaps) 0) as [Z | Z]; [exact (zero heaps Z) | ].
  apply half, (IH (total (halves heaps))); [ | reflexivity].
  pose proof (total_of_halves heaps). lia.
Qed.

(** Balanced are the heaps whose halves are and whose last bits are. *)

Lemma balanced_halves k heaps :
  balanced k heaps <-> balanced k (halves heaps) /\ with_bit 0 heaps mod (k + 1) = 0.
Proof.
  split.
  - intros B. split; [ | apply B]. intros i. rewrite with_bit_of_halves. apply B.
  - intros [B Z] i. destruct i as [ | i] using N.peano_ind; [exact Z | ].
    rewrite <- N.add_1_r, <- with_bit_of_halves. apply B.
Qed.

Lemma balanced_zero k heaps : total heaps = 0 -> balanced k heaps.
Proof.
  intros Z i. assert (with_bit i heaps = 0) as ->; [ | apply N.mod_0_l; lia].
  induction heaps as [ | n heaps IH]; simpl in *; [reflexivity | ].
  assert (n = 0) as -> by lia. rewrite N.bits_0, IH by lia. reflexivity.
Qed.

(** ** No move leads from balanced heaps to balanced heaps *)

Lemma lowered_halves p q :
  lowered p q -> lowered (halves p) (halves q) /\ changed (halves p) (halves q) <= changed p q.
Proof.
  induction 1 as [ | n n' p q le _ [IHl IHc]]; simpl; [split; [constructor | lia] | ].
  pose proof (half_and_bit n). pose proof (half_and_bit n').
  pose proof (last_bit_at_most n). pose proof (last_bit_at_most n'). split.
  - constructor; [lia | exact IHl].
  - destruct (N.eqb_spec n n') as [-> | D]; [rewrite N.eqb_refl; lia | ].
    destruct (N.div2 n =? N.div2 n'); lia.
Qed.

(** Where the halves are the same, each heap that is changed loses its last bit. *)

Lemma last_bits_lost p q :
  lowered p q -> halves p = halves q -> with_bit 0 p = with_bit 0 q + changed p q.
Proof.
  induction 1 as [ | n n' p q le _ IH]; [reflexivity | ].
  intros E. injection E as E E'. rewrite !with_last_bit, (IH E'). cbn [changed].
  pose proof (half_and_bit n). pose proof (half_and_bit n').
  pose proof (last_bit_at_most n). pose proof (last_bit_at_most n').
  destruct (N.eqb_spec n n'); lia.
Qed.

Lemma same_remainder m a d : d < m -> (a + d) mod m = a mod m -> d = 0.
Proof.
  intros L E. assert (m <> 0) as M by lia.
  pose proof (N.div_mod (a + d) m M) as A. pose proof (N.div_mod a m M) as B.
  rewrite E in A. revert A B. generalize ((a + d) / m) as x, (a / m) as y, (a mod m) as r.
  intros. assert (x = y) by nia. subst. nia.
Qed.

Lemma balanced_apart k p q :
  lowered p q -> changed p q <= k -> balanced k p -> balanced k q -> p = q.
Proof.
  revert q. induction p as [p Z | p IH] using by_halves; intros q L C P Q.
  - symmetry. exact (lowered_zero p q L Z).
  - destruct (lowered_halves p q L) as [HL HC].
    apply balanced_halves in P. apply balanced_halves in Q.
    destruct P as [P Pz]. destruct Q as [Q Qz].
    assert (halves p = halves q) as E by (apply IH; [exact HL | lia | exact P | exact Q]).
    apply unchanged; [exact L | ].
    apply (same_remainder (k + 1) (with_bit 0 q)); [lia | ].
    rewrite <- (last_bits_lost p q L E), Pz, Qz. reflexivity.
Qed.

(** ** From everywhere at most [k] heaps are lowered to balanced heaps

    The places are settled from the highest down.  Of the heaps that are
    already lowered the last bits are free, and of the others some that are
    odd may be lowered by one. *)

Lemma last_bits_chosen p h :
  Forall2 (fun n h => h <= N.div2 n) p h ->
  exists odd_others,
    with_bit 0 p <= changed (halves p) h + odd_others /\
    forall free taken, free <= changed (halves p) h -> taken <= odd_others ->
      exists q, lowered p q /\ halves q = h /\
        changed p q = changed (halves p) h + taken /\
        with_bit 0 q + taken = odd_others + free.
Proof.
  induction 1 as [ | n h p hs le _ (others & most & IH)].
  { exists 0. split; [simpl; lia | ]. intros free taken F T. exists [].
    simpl in *. repeat split; [constructor | lia | lia]. }
  pose proof (half_and_bit n) as N. pose proof (last_bit_at_most n) as B.
  rewrite with_last_bit. cbn [halves changed].
  destruct (N.eqb_spec (N.div2 n) h) as [<- | D].
  - exists (last_bit n + others). split; [lia | ]. intros free taken F T.
    destruct (N.le_gt_cases taken others) as [L | L].
    + destruct (IH free taken F L) as (q & Q & <- & C & W). exists (n :: q). cbn [halves changed].
      rewrite N.eqb_refl, with_last_bit. repeat split; [constructor; [lia | exact Q] | lia | lia].
    + destruct (IH free others F ltac:(lia)) as (q & Q & <- & C & W).
      assert (last_bit n = 1) as O by lia.
      destruct (half_of (N.div2 n) 0 ltac:(lia)) as [H0 B0]. rewrite N.add_0_r in H0, B0.
      exists (2 * N.div2 n :: q). cbn [halves changed]. rewrite with_last_bit, H0, B0.
      destruct (N.eqb_spec n (2 * N.div2 n)); [lia | ].
      repeat split; [constructor; [lia | exact Q] | lia | lia].
  - exists others. split; [lia | ]. intros free taken F T.
    assert (exists b rest, b <= 1 /\ free = b + rest /\ rest <= changed (halves p) hs) as (b & rest & Bb & -> & R).
    { destruct (N.eq_dec free 0) as [-> | Z]; [exists 0, 0; lia | exists 1, (free - 1); lia]. }
    destruct (IH rest taken R T) as (q & Q & <- & C & W).
    destruct (half_of h b Bb) as [Hb B1].
    exists (2 * h + b :: q). cbn [halves changed]. rewrite with_last_bit, Hb, B1.
    destruct (N.eqb_spec n (2 * h + b)); [lia | ].
    repeat split; [constructor; [lia | exact Q] | lia | lia].
Qed.

(** So the number of odd heaps can be given any remainder that their number,
    or that of the heaps already lowered, allows. *)

Lemma odd_heaps k wanted p h :
  Forall2 (fun n h => h <= N.div2 n) p h ->
  changed (halves p) h <= k ->
  wanted <= k -> (wanted <= with_bit 0 p \/ wanted <= changed (halves p) h) ->
  exists q, lowered p q /\ halves q = h /\ changed p q <= k /\ with_bit 0 q mod (k + 1) = wanted.
Proof.
  intros L C K W.
  destruct (last_bits_chosen p h L) as (others & most & choose).
  set (c := changed (halves p) h) in *.
  destruct (N.lt_ge_cases others wanted) as [S | S].
  - destruct (choose (wanted - others) 0) as (q & Q & H & D & B); [lia | lia | ].
    exists q. repeat split; [exact Q | exact H | lia | ].
    replace (with_bit 0 q) with wanted by lia. apply N.mod_small. lia.
  - pose proof (N.div_mod (others - wanted) (k + 1) ltac:(lia)) as E.
    pose proof (N.mod_lt (others - wanted) (k + 1) ltac:(lia)) as R.
    revert E R. generalize ((others - wanted) / (k + 1)) as x, ((others - wanted) mod (k + 1)) as r.
    intros x r E R.
    assert (exists q, lowered p q /\ halves q = h /\ changed p q <= k /\
      exists y, with_bit 0 q = wanted + y * (k + 1)) as (q & Q & H & D & y & B).
    { destruct (N.le_gt_cases (c + r) k) as [G | G].
      - destruct (choose 0 r) as (q & Q & H & D & B); [lia | lia | ].
        exists q. repeat split; [exact Q | exact H | lia | ]. exists x. lia.
      - destruct (choose (k + 1 - r) 0) as (q & Q & H & D & B); [lia | lia | ].
        exists q. repeat split; [exact Q | exact H | lia | ]. exists (x + 1). lia. }
    exists q. repeat split; [exact Q | exact H | exact D | ].
    rewrite B, N.mod_add by lia. apply N.mod_small. lia.
Qed.

Lemma under_halves p h : lowered (halves p) h -> Forall2 (fun n h => h <= N.div2 n) p h.
Proof.
  revert h. induction p as [ | n p IH]; simpl; intros h L; inversion L; subst; constructor; auto.
Qed.

Lemma balanced_below k p : exists q, lowered p q /\ changed p q <= k /\ balanced k q.
Proof.
  induction p as [p Z | p (h & L & C & B)] using by_halves.
  - exists p. rewrite changed_same.
    repeat split; [apply lowered_same | lia | exact (balanced_zero k p Z)].
  - destruct (odd_heaps k 0 p h (under_halves p h L) C) as (q & Q & <- & D & M); [lia | lia | ].
    exists q. repeat split; [exact Q | exact D | apply balanced_halves; auto].
Qed.

(** ** Moore's theorem *)

Theorem moore k :
  forall heaps,
    lost (moore_move k) heaps <-> forall i, with_bit i heaps mod (k + 1) = 0.
Proof.
  apply (kernel _ (moore_ends k) (balanced k)).
  - intros p q P [L [C K]] Q.
    rewrite <- (balanced_apart k p q L K P Q), changed_same in C. lia.
  - intros p. destruct (balanced_below k p) as (q & L & C & Q).
    destruct (N.eq_dec (changed p q) 0) as [E | D].
    + left. rewrite (unchanged p q L E). exact Q.
    + right. exists q. repeat split; [exact L | lia | exact C | exact Q].
Qed.

(** ** Misère play

    It is the same while some heap has two counters or more; when none has,
    the number of heaps of one counter must leave the remainder 1.  Heaps are
    this small if their halves are heaps of 0. *)

Definition none : list N -> list N := map (fun _ => 0).

Lemma small_halves heaps : large heaps = false <-> halves heaps = none heaps.
Proof.
  induction heaps as [ | n heaps IH]; [split; reflexivity | ].
  cbn [large existsb halves none map]. rewrite Bool.orb_false_iff, N.ltb_ge.
  fold (large heaps) (none heaps). rewrite IH.
  pose proof (half_and_bit n). pose proof (last_bit_at_most n). split.
  - intros [L ->]. f_equal. lia.
  - intros E. injection E as E ->. split; [lia | reflexivity].
Qed.

Lemma small_total heaps : halves heaps = none heaps -> total heaps = with_bit 0 heaps.
Proof.
  induction heaps as [ | n heaps IH]; [reflexivity | ]. intros E. injection E as E E'.
  rewrite with_last_bit, <- (IH E'), (half_and_bit n) at 1. rewrite E. reflexivity.
Qed.

Lemma none_total heaps : total (none heaps) = 0.
Proof. induction heaps; [reflexivity | assumption]. Qed.

Lemma none_lowered p q : lowered p q -> none p = none q.
Proof. induction 1 as [ | n n' p q _ _ IH]; simpl; [ | rewrite IH]; reflexivity. Qed.

Lemma lowered_small p q : lowered p q -> large p = false -> large q = false.
Proof.
  induction 1 as [ | n n' p q le _ IH]; simpl; [reflexivity | ].
  rewrite !Bool.orb_false_iff, !N.ltb_ge. intros [L S]. split; [lia | exact (IH S)].
Qed.

Lemma some_move k p : 1 <= k -> total p <> 0 -> exists q, moore_move k p q.
Proof.
  intros K Z. assert (exists q, lowered p q /\ changed p q = 1) as (q & L & C).
  { induction p as [ | n p IH]; simpl in Z; [lia | ].
    destruct (N.eq_dec n 0) as [-> | D].
    - destruct (IH Z) as (q & L & C). exists (0 :: q). split; [constructor; [lia | exact L] | exact C].
    - exists (0 :: p). split; [constructor; [lia | apply lowered_same] | ].
      simpl. rewrite changed_same. destruct (N.eqb_spec n 0); lia. }
  exists q. split; [exact L | lia].
Qed.

Definition misere_balanced (k : N) (heaps : list N) : Prop :=
  if large heaps then balanced k heaps else with_bit 0 heaps mod (k + 1) = 1.

Lemma misere_inside k p q : misere_balanced k p -> moore_move k p q -> misere_balanced k q -> False.
Proof.
  unfold misere_balanced. intros P [L [C K]] Q.
  destruct (lowered_halves p q L) as [HL HC].
  destruct (large p) eqn:LP; destruct (large q) eqn:LQ.
  - rewrite <- (balanced_apart k p q L K P Q), changed_same in C. lia.
  - apply small_halves in LQ.
    assert (halves p = none p) as E.
    { rewrite (none_lowered p q L), <- LQ.
      apply (balanced_apart k); [exact HL | lia | exact (proj1 (proj1 (balanced_halves k p) P)) | ].
      rewrite LQ. apply balanced_zero, none_total. }
    apply small_halves in E. congruence.
  - rewrite (lowered_small p q L LP) in LQ. discriminate.
  - apply small_halves in LP. apply small_halves in LQ.
    rewrite (last_bits_lost p q L) in P
      by (rewrite LP, LQ; exact (none_lowered p q L)).
    assert (changed p q = 0); [ | lia].
    apply (same_remainder (k + 1) (with_bit 0 q)); [lia | congruence].
Qed.

(** What is reached by lowering at most [k] heaps, or by none. *)

Lemma misere_below k p :
  1 <= k -> total p <> 0 ->
  exists q, lowered p q /\ changed p q <= k /\ misere_balanced k q.
Proof.
  intros K Z. destruct (balanced_below k p) as (q & L & C & B).
  destruct (large q) eqn:LQ.
  { exists q. unfold misere_balanced. rewrite LQ. auto. }
  apply small_halves in LQ. rewrite <- (none_lowered p q L) in LQ.
  destruct (lowered_halves p q L) as [HL HC]. rewrite LQ in HL, HC.
  destruct (odd_heaps k 1 p (none p) (under_halves p _ HL)) as (r & R & H & D & W);
    [lia | exact K | | ].
  - destruct (N.eq_dec (changed (halves p) (none p)) 0) as [E | E]; [left | right; lia].
    rewrite <- small_total by exact (unchanged _ _ HL E). lia.
  - exists r. repeat split; [exact R | exact D | ].
    rewrite (none_lowered p r R) in H. apply small_halves in H.
    unfold misere_balanced. rewrite H. exact W.
Qed.

Theorem misere_moore k :
  1 <= k -> forall heaps,
    misere_lost (moore_move k) heaps <->
    if large heaps then forall i, with_bit i heaps mod (k + 1) = 0
    else with_bit 0 heaps mod (k + 1) = 1.
Proof.
  intros K. apply (misere_kernel _ (moore_ends k) (misere_balanced k)).
  - apply misere_inside.
  - intros p P. apply (some_move k p K). intros Z.
    assert (halves p = none p) as E.
    { clear - Z. induction p as [ | n p IH]; simpl in *; [reflexivity | ].
      assert (n = 0) as -> by lia. rewrite IH by lia. reflexivity. }
    pose proof (small_total p E) as T. apply small_halves in E.
    unfold misere_balanced in P. rewrite E, <- T, Z, N.mod_0_l in P by lia. discriminate.
  - intros p. destruct (N.eq_dec (total p) 0) as [Z | Z].
    + right. left. intros q [L [C _]].
      rewrite (lowered_zero p q L Z), changed_same in C. lia.
    + destruct (misere_below k p K Z) as (q & L & C & Q).
      destruct (N.eq_dec (changed p q) 0) as [E | D].
      * left. rewrite (unchanged p q L E). exact Q.
      * right. right. exists q. repeat split; [exact L | lia | exact C | exact Q].
Qed.
