(** * At most so many counters, which depends on the heap

    From a heap of [n] at most [most n] counters are taken, and [most] rises by
    one or not at all from each heap to the next.  Where it rises the value is
    [most n]; where it stays the value comes again, that of the first heap
    beyond reach, [n - most n - 1].

    The heap and those within its reach have all values from 0 to [most n],
    each once.  When [most] stays, the last of them leaves the reach, and its
    value alone is missing.

    L. Levine, Fractal sequences and restricted Nim, Ars Combinatoria 80
    (2006) 113-127. *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play Values.
Import ListNotations.
Local Open Scope N_scope.

Section Restricted.
  Variable move : N -> N -> Prop.
  Variable most : N -> N.
  Hypothesis moves : forall n n', move n n' <-> n' < n /\ n <= n' + most n.
  Hypothesis begins : most 0 = 0.
  Hypothesis steps : forall n, most (n + 1) = most n \/ most (n + 1) = most n + 1.

  Lemma falls n n' : move n n' -> n' < n.
  Proof. intros M. apply moves in M. lia. Qed.

  Lemma restricted_ends : play_ends move.
  Proof. exact (ends_by_measure move (fun n => n) falls). Qed.

  Lemma most_at_most n : most n <= n.
  Proof.
    induction n as [ | n IH] using N.peano_ind; [lia | ].
    rewrite <- N.add_1_r. pose proof (steps n). lia.
  Qed.

  (** A heap and those within its reach have the values from 0 to [most n], each once. *)

  Definition within (n m : N) : Prop := m <= n /\ n <= m + most n.

  Definition complete (n : N) : Prop :=
    (forall v, v <= most n -> exists m, within n m /\ value move m v) /\
    (forall m, within n m -> exists v, v <= most n /\ value move m v) /\
    (forall m m' v, within n m -> within n m' -> value move m v -> value move m' v -> m = m').

  Let unique := value_unique move restricted_ends.

  Lemma none : value move 0 0.
  Proof.
    constructor.
    - intros k L. lia.
    - intros q M. apply falls in M. lia.
  Qed.

  Lemma value_rises n : complete n -> most (n + 1) = most n + 1 -> value move (n + 1) (most n + 1).
  Proof.
    intros (all & each & _) R. constructor.
    - intros k L. destruct (all k ltac:(lia)) as (m & [A B] & V).
      exists m. split; [apply moves; lia | exact V].
    - intros q M. apply moves in M. destruct (each q ltac:(unfold within; lia)) as (v & L & V).
      exists v. split; [exact V | lia].
  Qed.

  Lemma value_stays n w :
    complete n -> most (n + 1) = most n -> value move (n - most n) w -> value move (n + 1) w.
  Proof.
    intros (all & each & once) R W. pose proof (most_at_most n) as T.
    assert (within n (n - most n)) as I by (unfold within; lia).
    destruct (each _ I) as (w' & L & W'). rewrite (unique _ _ _ W' W) in L. clear w' W'.
    constructor.
    - intros k K. destruct (all k ltac:(lia)) as (m & [A B] & V).
      exists m. split; [ | exact V]. apply moves.
      destruct (N.eq_dec m (n - most n)) as [-> | D]; [ | lia].
      pose proof (unique _ _ _ V W). lia.
    - intros q M. apply moves in M. assert (within n q) as Q by (unfold within; lia).
      destruct (each q Q) as (v & _ & V). exists v. split; [exact V | ]. intros ->.
      pose proof (once _ _ _ Q I V W). lia.
  Qed.

  Lemma all_complete n : complete n.
  Proof.
    induction n as [ | n IH] using N.peano_ind.
    - split; [ | split].
      + intros v L. exists 0. rewrite begins in L. replace v with 0 by lia.
        split; [unfold within; lia | exact none].
      + intros m [A _]. replace m with 0 by lia. exists 0. split; [lia | exact none].
      + intros m m' v [A _] [B _] _ _. lia.
    - rewrite <- N.add_1_r. pose proof (most_at_most n) as T.
      pose proof (IH) as (all & each & once).
      destruct (steps n) as [R | R].
      + (* The last heap within reach of [n] gives its value to [n + 1]. *)
        assert (within n (n - most n)) as I by (unfold within; lia).
        destruct (each _ I) as (w & L & W). pose proof (value_stays n w IH R W) as V1.
        assert (forall m, within (n + 1) m -> m = n + 1 \/ within n m /\ m <> n - most n) as cases.
        { unfold within. rewrite R. intros m [A B]. lia. }
        split; [ | split].
        * intros v Lv. rewrite R in Lv. destruct (all v Lv) as (m & Im & V).
          destruct (N.eq_dec m (n - most n)) as [-> | D].
          -- rewrite (unique _ _ _ V W). exists (n + 1). split; [unfold within; lia | exact V1].
          -- exists m. split; [ | exact V]. unfold within in Im |- *. lia.
        * intros m Im. rewrite R. destruct (cases m Im) as [-> | [J _]]; [exists w; auto | exact (each m J)].
        * intros m m' v Im Im' V V'.
          destruct (cases m Im) as [-> | [J D]]; destruct (cases m' Im') as [-> | [J' D']].
          -- reflexivity.
          -- rewrite (unique _ _ _ V V1) in V'. elim D'. exact (once _ _ _ J' I V' W).
          -- rewrite (unique _ _ _ V' V1) in V. elim D. exact (once _ _ _ J I V W).
          -- exact (once _ _ _ J J' V V').
      + pose proof (value_rises n IH R) as V1.
        assert (forall m, within (n + 1) m -> m = n + 1 \/ within n m) as cases.
        { unfold within. rewrite R. intros m [A B]. lia. }
        assert (forall m v, within n m -> value move m v -> v <> most n + 1) as others.
        { intros m v J V ->. destruct (each m J) as (u & L & U). pose proof (unique _ _ _ U V). lia. }
        split; [ | split].
        * intros v Lv. rewrite R in Lv. destruct (N.eq_dec v (most n + 1)) as [-> | D].
          -- exists (n + 1). split; [unfold within; lia | exact V1].
          -- destruct (all v ltac:(lia)) as (m & Im & V). exists m. split; [ | exact V].
             unfold within in Im |- *. lia.
        * intros m Im. rewrite R. destruct (cases m Im) as [-> | J].
          -- exists (most n + 1). split; [lia | exact V1].
          -- destruct (each m J) as (v & L & V). exists v. split; [lia | exact V].
        * intros m m' v Im Im' V V'.
          destruct (cases m Im) as [-> | J]; destruct (cases m' Im') as [-> | J'].
          -- reflexivity.
          -- elim (others _ _ J' V'). exact (unique _ _ _ V V1).
          -- elim (others _ _ J V). exact (unique _ _ _ V' V1).
          -- exact (once _ _ _ J J' V V').
  Qed.

  (** ** The theorem *)

  Theorem value_exists n : exists v, value move n v.
  Proof.
    destruct (all_complete n) as (_ & each & _).
    destruct (each n ltac:(unfold within; lia)) as (v & _ & V). exists v. exact V.
  Qed.

  Theorem where_nothing_is_taken n v : most n = 0 -> (value move n v <-> v = 0).
  Proof.
    intros Z. assert (value move n 0) as V.
    { constructor; [intros k L; lia | intros q M; apply moves in M; lia]. }
    split; [intros W; exact (unique _ _ _ W V) | intros ->; exact V].
  Qed.

  Theorem where_it_rises n v :
    1 <= n -> most n = most (n - 1) + 1 -> (value move n v <-> v = most n).
  Proof.
    intros P R. replace n with (n - 1 + 1) in * by lia. set (m := n - 1) in *. clearbody m.
    replace (m + 1 - 1) with m in R by lia.
    pose proof (value_rises m (all_complete m) R) as V. rewrite <- R in V. split.
    - intros W. exact (unique _ _ _ W V).
    - intros ->. exact V.
  Qed.

  Theorem where_it_stays n v :
    1 <= n -> most n = most (n - 1) -> (value move n v <-> value move (n - most n - 1) v).
  Proof.
    intros P R. replace n with (n - 1 + 1) in * by lia. set (m := n - 1) in *. clearbody m.
    replace (m + 1 - 1) with m in R by lia.
    replace (m + 1 - most (m + 1) - 1) with (m - most m) by lia.
    destruct (value_exists (m - most m)) as (w & W).
    pose proof (value_stays m w (all_complete m) R W) as V. split.
    - intros U. rewrite (unique _ _ _ U V). exact W.
    - intros U. rewrite (unique _ _ _ U W). exact V.
  Qed.
End Restricted.
