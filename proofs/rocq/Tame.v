(** * Tame games in misère play

    Sums of heaps of a tame game are played in misère play as in Nim.  Each
    heap is _fickle_, and its value is 0 or 1 in normal play and the other of
    the two in misère play, or it is _firm_, and its value is the same in both
    plays.  If all heaps of a sum are fickle, the player to move loses where
    the nim-sum of the normal values is 1, else where it is 0.

    J. H. Conway, On Numbers and Games (1976), chapter 12; E. R. Berlekamp,
    J. H. Conway and R. K. Guy, Winning Ways (1982), chapter 13. *)

From Coq Require Import NArith List Bool Lia.
From Grundy Require Import Play Values.
Import ListNotations.
Local Open Scope N_scope.

(** ** What is to be checked of single heaps

    [g] is the value in normal play, and [firm] tells the heaps apart.  The
    misère value of some heaps follows: the nim-sum, with 0 and 1 exchanged
    where all are fickle.  Both must have at each heap the least number that
    what it may become does not have; a heap without moves is fickle. *)

Section Tame.
  Variable leaves : N -> list N -> Prop.
  Variable g : N -> N.
  Variable firm : N -> bool.

  Definition normal_value (heaps : list N) : N := nim_sum (map g heaps).

  Definition misere_value (heaps : list N) : N :=
    if existsb firm heaps then normal_value heaps else N.lxor 1 (normal_value heaps).

  Hypothesis ends : play_ends (heap_move leaves).

  Hypothesis fickle_value : forall n, firm n = false -> g n = 0 \/ g n = 1.
  Hypothesis firm_moves : forall n, firm n = true -> exists parts, leaves n parts.

  Hypothesis below : forall n k, k < g n ->
    exists parts, leaves n parts /\ normal_value parts = k.
  Hypothesis others : forall n parts, leaves n parts -> normal_value parts <> g n.

  Hypothesis misere_below : forall n k, k < misere_value [n] ->
    (forall parts, ~ leaves n parts) \/ exists parts, leaves n parts /\ misere_value parts = k.
  Hypothesis misere_others : forall n parts, leaves n parts -> misere_value parts <> misere_value [n].

  (** ** One heap, or what is left of it, and the others *)

  Lemma normal_beside first parts last :
    normal_value (first ++ parts ++ last) = N.lxor (normal_value parts) (normal_value (first ++ last)).
  Proof.
    unfold normal_value. rewrite !map_app, !nim_sum_app. apply N.bits_inj. intros i.
    rewrite !N.lxor_spec.
    destruct (N.testbit (nim_sum (map g first)) i), (N.testbit (nim_sum (map g parts)) i),
      (N.testbit (nim_sum (map g last)) i); reflexivity.
  Qed.

  Lemma firm_beside first parts last :
    existsb firm (first ++ parts ++ last) = existsb firm parts || existsb firm (first ++ last).
  Proof.
    rewrite !existsb_app. destruct (existsb firm first), (existsb firm parts), (existsb firm last); reflexivity.
  Qed.

  (** A firm heap among the others makes normal values count, and fickle ones
      add theirs to the misère value. *)

  Lemma beside_firm first parts last :
    existsb firm (first ++ last) = true ->
    misere_value (first ++ parts ++ last) = N.lxor (normal_value parts) (normal_value (first ++ last)).
  Proof.
    intros F. unfold misere_value. rewrite firm_beside, F, orb_true_r. apply normal_beside.
  Qed.

  Lemma beside_fickle first parts last :
    existsb firm (first ++ last) = false ->
    misere_value (first ++ parts ++ last) = N.lxor (misere_value parts) (normal_value (first ++ last)).
  Proof.
    intros F. unfold misere_value. rewrite firm_beside, F, orb_false_r, normal_beside.
    destruct (existsb firm parts); [reflexivity | symmetry; apply N.lxor_assoc].
  Qed.

  Lemma one_heap n : normal_value [n] = g n.
  Proof. apply N.lxor_0_r. Qed.

  Lemma one_firm_heap n : firm n = true -> misere_value [n] = g n.
  Proof. intros F. unfold misere_value. simpl. rewrite F. apply one_heap. Qed.

  Lemma one_fickle_heap n : firm n = false -> misere_value [n] = N.lxor 1 (g n).
  Proof. intros F. unfold misere_value. simpl. rewrite F, one_heap. reflexivity. Qed.

  Lemma fickle_sum heaps : existsb firm heaps = false -> normal_value heaps = 0 \/ normal_value heaps = 1.
  Proof.
    induction heaps as [ | n heaps IH]; simpl; [left; reflexivity | ].
    intros F. apply orb_false_iff in F. destruct F as [F Fs].
    change (normal_value (n :: heaps)) with (N.lxor (g n) (normal_value heaps)).
    destruct (fickle_value n F) as [-> | ->]; destruct (IH Fs) as [-> | ->]; auto.
  Qed.

  Lemma lxor_cancel a b c : N.lxor a c = N.lxor b c -> a = b.
  Proof.
    intros E. apply (f_equal (fun x => N.lxor x c)) in E.
    rewrite !N.lxor_assoc, N.lxor_nilpotent, !N.lxor_0_r in E. exact E.
  Qed.

  (** ** Sums of misère value 0 are the lost ones *)

  Lemma no_move_inside p q :
    misere_value p = 0 -> heap_move leaves p q -> misere_value q = 0 -> False.
  Proof.
    intros P m Q. inversion m as [first n last parts leave]; subst.
    change (first ++ n :: last) with (first ++ [n] ++ last) in P.
    destruct (existsb firm (first ++ last)) eqn:F.
    - rewrite beside_firm in P, Q by exact F. rewrite <- Q, one_heap in P.
      exact (others n parts leave (eq_sym (lxor_cancel _ _ _ P))).
    - rewrite beside_fickle in P, Q by exact F. rewrite <- Q in P.
      exact (misere_others n parts leave (eq_sym (lxor_cancel _ _ _ P))).
  Qed.

  Lemma cold_moves p : misere_value p = 0 -> exists q, heap_move leaves p q.
  Proof.
    intros P.
    assert (exists first n last, p = first ++ n :: last /\ exists parts, leaves n parts)
      as (first & n & last & -> & parts & leave).
    { unfold misere_value in P. destruct (existsb firm p) eqn:F.
      - apply existsb_exists in F. destruct F as (n & I & F). apply in_split in I.
        destruct I as (first & last & ->). exists first, n, last. auto.
      - assert (N.testbit (normal_value p) 0 = true) as B.
        { destruct (fickle_sum p F) as [E | E]; rewrite E in *; [discriminate | reflexivity]. }
        destruct (a_bit_of_one (map g p) 0 B) as (before & x & after & E & X).
        apply map_eq_app in E. destruct E as (first & rest & -> & <- & E).
        apply map_eq_cons in E. destruct E as (n & last & -> & <- & <-).
        exists first, n, last. split; [reflexivity | ].
        destruct (below n 0) as (parts & leave & _); [ | exists parts; exact leave].
        destruct (g n); [discriminate | lia]. }
    exists (first ++ parts ++ last). constructor. exact leave.
  Qed.

  (** A move to a sum of misère value 0, where all heaps are fickle. *)

  Lemma from_fickle p :
    existsb firm p = false -> normal_value p = 0 ->
    (forall q, ~ heap_move leaves p q) \/ exists q, heap_move leaves p q /\ misere_value q = 0.
  Proof.
    intros F V.
    assert (each : forall n, In n p -> firm n = false).
    { intros n I. destruct (firm n) eqn:E; [exfalso | reflexivity].
      assert (existsb firm p = true) by (apply existsb_exists; eauto). congruence. }
    assert (found : forall n parts,
      In n p -> leaves n parts -> existsb firm parts = false ->
      normal_value parts = N.lxor 1 (g n) ->
      exists q, heap_move leaves p q /\ misere_value q = 0).
    { intros n parts I leave Fp E. apply in_split in I. destruct I as (first & last & ->).
      exists (first ++ parts ++ last). split; [constructor; exact leave | ].
      change (first ++ n :: last) with (first ++ [n] ++ last) in F, V.
      rewrite firm_beside in F. apply orb_false_iff in F. destruct F as [_ F].
      rewrite normal_beside, one_heap in V. apply N.lxor_eq in V.
      rewrite beside_fickle by exact F. unfold misere_value.
      rewrite Fp, E, <- V, <- N.lxor_assoc. apply N.lxor_nilpotent. }
    (* A heap of value 1, if there is one, becomes fickle ones of value 0. *)
    destruct (existsb (fun n => g n =? 1) p) eqn:O.
    { right. apply existsb_exists in O. destruct O as (n & I & E). apply N.eqb_eq in E.
      destruct (below n 0 ltac:(lia)) as (parts & leave & Z).
      apply (found n parts I leave); [ | rewrite E; exact Z].
      pose proof (misere_others n parts leave) as D.
      rewrite one_fickle_heap, E in D by exact (each n I).
      unfold misere_value in D. rewrite Z in D. destruct (existsb firm parts); [ | reflexivity].
      exfalso. apply D. reflexivity. }
    (* Else a heap of value 0 that has moves becomes fickle ones of value 1. *)
    assert (zero : forall n, In n p -> g n = 0).
    { intros n I. destruct (fickle_value n (each n I)) as [E | E]; [exact E | exfalso].
      assert (existsb (fun n => g n =? 1) p = true); [ | congruence].
      apply existsb_exists. exists n. split; [exact I | apply N.eqb_eq; exact E]. }
    assert ((forall n, In n p -> forall parts, ~ leaves n parts) \/
      exists n parts, In n p /\ leaves n parts /\ misere_value parts = 0) as [none | (n & parts & I & leave & Z)].
    { clear found O V F. induction p as [ | n p IH]; [left; intros n [] | ].
      destruct IH as [none | (m & parts & I & H)].
      - intros m I. apply each. right. exact I.
      - intros m I. apply zero. right. exact I.
      - destruct (misere_below n 0) as [end_ | (parts & H)].
        + rewrite one_fickle_heap, (zero n (or_introl eq_refl)) by exact (each n (or_introl eq_refl)).
          reflexivity.
        + left. intros m [<- | I]; [exact end_ | exact (none m I)].
        + right. exists n, parts. split; [left; reflexivity | exact H].
      - right. exists m, parts. split; [right; exact I | exact H]. }
    - left. intros q m. inversion m as [first n last parts leave]; subst.
      exact (none n (in_elt n first last) parts leave).
    - right. pose proof (others n parts leave) as D. rewrite (zero n I) in D.
      unfold misere_value in Z. destruct (existsb firm parts) eqn:Fp; [contradiction | ].
      apply (found n parts I leave Fp). rewrite (zero n I). apply N.lxor_eq in Z. symmetry. exact Z.
  Qed.

  (** The same where some heap is firm, as in Nim. *)

  Lemma from_firm p :
    existsb firm p = true -> normal_value p <> 0 ->
    exists q, heap_move leaves p q /\ misere_value q = 0.
  Proof.
    intros F V.
    destruct (nim_sum_lowered (map g p) 0) as (before & x & after & E & X); [fold (normal_value p); lia | ].
    apply map_eq_app in E. destruct E as (first & rest & -> & <- & E).
    apply map_eq_cons in E. destruct E as (n & last & -> & <- & <-).
    fold (normal_value (first ++ n :: last)) in X.
    change (first ++ n :: last) with (first ++ [n] ++ last) in F, X.
    rewrite N.lxor_0_r, normal_beside, one_heap, <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l in X.
    destruct (existsb firm (first ++ last)) eqn:Fo.
    - destruct (below n _ X) as (parts & leave & P).
      exists (first ++ parts ++ last). split; [constructor; exact leave | ].
      rewrite beside_firm, P by exact Fo. apply N.lxor_nilpotent.
    - rewrite firm_beside, Fo in F. simpl in F. rewrite !orb_false_r in F.
      destruct (misere_below n (normal_value (first ++ last))) as [none | (parts & leave & P)].
      + rewrite one_firm_heap by exact F. exact X.
      + exfalso. destruct (firm_moves n F) as (parts & leave). exact (none parts leave).
      + exists (first ++ parts ++ last). split; [constructor; exact leave | ].
        rewrite beside_fickle, P by exact Fo. apply N.lxor_nilpotent.
  Qed.

  Theorem tame_sums heaps :
    misere_lost (heap_move leaves) heaps <->
    nim_sum (map g heaps) = if existsb firm heaps then 0 else 1.
  Proof.
    assert (misere_value heaps = 0 <-> nim_sum (map g heaps) = if existsb firm heaps then 0 else 1) as <-.
    { unfold misere_value. fold (normal_value heaps). destruct (existsb firm heaps); [reflexivity | ].
      split; [intros E; symmetry; exact (N.lxor_eq _ _ E) | intros ->; reflexivity]. }
    apply (misere_kernel _ ends (fun p => misere_value p = 0)).
    - exact no_move_inside.
    - exact cold_moves.
    - intros p. unfold misere_value at 1. destruct (existsb firm p) eqn:F.
      + destruct (N.eq_dec (normal_value p) 0) as [Z | D]; [left; exact Z | right; right].
        exact (from_firm p F D).
      + destruct (fickle_sum p F) as [E | E].
        * right. exact (from_fickle p F E).
        * left. rewrite E. reflexivity.
  Qed.
End Tame.

(** ** Games that do not split heaps

    If no move leaves more than one heap of one, and each heap of value 0 that
    has moves has one to value 1, then the heaps of value 0 and 1 are fickle
    and the others firm: heaps are played as those of Nim of their values. *)

Theorem misere_as_nim (leaves : N -> list N -> Prop) (g : N -> N) :
  play_ends (heap_move leaves) ->
  (forall n v, v < g n -> exists parts, leaves n parts /\ nim_sum (map g parts) = v) ->
  (forall n parts, leaves n parts -> nim_sum (map g parts) <> g n) ->
  (forall n parts, leaves n parts -> (length parts <= 1)%nat) ->
  (forall n, g n = 0 ->
    (forall parts, ~ leaves n parts) \/
    exists parts, leaves n parts /\ nim_sum (map g parts) = 1) ->
  forall heaps, misere_lost (heap_move leaves) heaps <-> misere_cold (map g heaps).
Proof.
  intros ends below others stays to_one heaps.
  set (firm n := 1 <? g n).
  assert (misere_cold (map g heaps) <-> nim_sum (map g heaps) = if existsb firm heaps then 0 else 1) as ->.
  { unfold misere_cold. replace (large (map g heaps)) with (existsb firm heaps); [reflexivity | ].
    induction heaps as [ | n heaps IH]; simpl; [ | rewrite IH]; reflexivity. }
  (* The misere value of one heap is the value, but for 0 and 1, which are exchanged. *)
  set (other v := if 1 <? v then v else 1 - v).
  assert (other_of : forall parts, (length parts <= 1)%nat ->
    misere_value g firm parts = other (normal_value g parts)).
  { intros [ | k [ | ? ?]] L; simpl in L; [reflexivity | | lia].
    unfold misere_value, normal_value, other, firm. simpl. rewrite orb_false_r, N.lxor_0_r.
    destruct (N.ltb_spec 1 (g k)) as [G | G]; [reflexivity | ].
    assert (g k = 0 \/ g k = 1) as [-> | ->] by lia; reflexivity. }
  assert (other_of_one : forall n, misere_value g firm [n] = other (g n)).
  { intros n. rewrite other_of by (simpl; lia). unfold normal_value. simpl. rewrite N.lxor_0_r. reflexivity. }
  apply tame_sums; [exact ends | | | exact below | exact others | | ].
  - intros n F. apply N.ltb_ge in F. lia.
  - intros n F. apply N.ltb_lt in F. destruct (below n 0 ltac:(lia)) as (parts & leave & _). eauto.
  - intros n v L. rewrite other_of_one in L.
    assert (forall w, w < g n -> other w = v ->
      exists parts, leaves n parts /\ misere_value g firm parts = v) as found.
    { intros w W <-. destruct (below n w W) as (parts & leave & <-).
      exists parts. split; [exact leave | exact (other_of parts (stays n parts leave))]. }
    unfold other in L, found. destruct (N.ltb_spec 1 (g n)) as [G | G]; [right | ].
    + destruct (N.lt_ge_cases 1 v) as [V | V].
      * apply (found v L). destruct (N.ltb_spec 1 v); lia.
      * apply (found (1 - v)); [lia | ]. destruct (N.ltb_spec 1 (1 - v)); lia.
    + destruct (to_one n ltac:(lia)) as [none | (parts & leave & One)]; [left; exact none | right].
      exists parts. split; [exact leave | ].
      rewrite (other_of parts (stays n parts leave)). unfold normal_value. rewrite One.
      unfold other. simpl. lia.
  - intros n parts leave. rewrite other_of_one, (other_of parts (stays n parts leave)).
    pose proof (others n parts leave) as D. fold (normal_value g parts) in D. unfold other.
    destruct (N.ltb_spec 1 (g n)), (N.ltb_spec 1 (normal_value g parts)); lia.
Qed.

(** Bouton's theorem for misère play is the case of Nim: only the heap of 0
    has value 0, and it has no moves. *)

Corollary bouton_misere_again heaps :
  misere_lost (heap_move nim_leaves) heaps <-> misere_cold heaps.
Proof.
  rewrite <- (map_id heaps) at 2. apply misere_as_nim.
  - apply heaps_end. intros n parts (k & L & ->). simpl. nia.
  - intros n v L. exists [v]. split; [exists v; auto | apply N.lxor_0_r].
  - intros n parts (k & L & ->). simpl. rewrite N.lxor_0_r. lia.
  - intros n parts (k & _ & ->). simpl. lia.
  - intros n ->. left. intros parts (k & L & _). lia.
Qed.
