(** * Games, and who wins them

    A game is a relation: [move p q] says that the player to move at [p] may
    leave [q].  Two players move in turn.  In normal play whoever cannot move
    loses, in misère play whoever cannot move wins.  Nothing else is assumed:
    that play ends is a hypothesis of the theorems that need it. *)

From Coq Require Import NArith Lia.

Section Play.
  Context {position : Type}.
  Variable move : position -> position -> Prop.

  (** The player to move loses if every move leaves a position that the
      other wins, and wins if some move leaves one that the other loses. *)

  Inductive lost : position -> Prop :=
  | lost_if p : (forall q, move p q -> won q) -> lost p
  with won : position -> Prop :=
  | won_if p q : move p q -> lost q -> won p.

  Inductive misere_lost : position -> Prop :=
  | misere_lost_if p q :
      move p q -> (forall q, move p q -> misere_won q) -> misere_lost p
  with misere_won : position -> Prop :=
  | misere_won_at_end p : (forall q, ~ move p q) -> misere_won p
  | misere_won_if p q : move p q -> misere_lost q -> misere_won p.

  (** Play ends: there is no endless line of moves. *)

  Definition play_ends := well_founded (fun q p => move p q).

  Lemma ends_by_measure (measure : position -> N) :
    (forall p q, move p q -> (measure q < measure p)%N) -> play_ends.
  Proof.
    intros falls p.
    remember (measure p) as n eqn:E. revert p E.
    induction n as [n IH] using (well_founded_induction N.lt_wf_0).
    intros p ->. constructor. intros q m.
    exact (IH _ (falls p q m) q eq_refl).
  Qed.

  (** Of two measures the second may rise where the first falls. *)

  Lemma ends_by_two (first second : position -> N) :
    (forall p q, move p q ->
       (first q < first p)%N \/ first q = first p /\ (second q < second p)%N) ->
    play_ends.
  Proof.
    intros falls p.
    remember (first p) as n eqn:E. revert p E.
    induction n as [n IHn] using (well_founded_induction N.lt_wf_0).
    intros p E. remember (second p) as k eqn:F. revert p E F.
    induction k as [k IHk] using (well_founded_induction N.lt_wf_0).
    intros p -> ->. constructor. intros q m.
    destruct (falls p q m) as [L | [E L]].
    - exact (IHn _ L q eq_refl).
    - exact (IHk _ L q (eq_sym E) eq_refl).
  Qed.

  Hypothesis ends : play_ends.

  Lemma not_both p : lost p -> won p -> False.
  Proof.
    induction p as [p IH] using (well_founded_induction ends).
    intros L W. inversion L as [? all]; subst. inversion W as [? q m Lq]; subst.
    exact (IH q m Lq (all q m)).
  Qed.

  Lemma misere_not_both p : misere_lost p -> misere_won p -> False.
  Proof.
    induction p as [p IH] using (well_founded_induction ends).
    intros L W. inversion L as [? r mr all]; subst.
    inversion W as [? none | ? q m Lq]; subst.
    - exact (none r mr).
    - exact (IH q m Lq (all q m)).
  Qed.

  (** ** The kernel of a game

      A set without moves inside and with a move into it from everywhere
      outside is the set of the lost positions. *)

  Section Kernel.
    Variable set : position -> Prop.
    Hypothesis inside : forall p q, set p -> move p q -> set q -> False.
    Hypothesis outside : forall p, set p \/ exists q, move p q /\ set q.

    Lemma kernel_both p :
      (set p -> lost p) /\ ((exists q, move p q /\ set q) -> won p).
    Proof.
      induction p as [p IH] using (well_founded_induction ends). split.
      - intros S. constructor. intros q m. apply (IH q m).
        destruct (outside q) as [Sq | ?]; [ | assumption].
        exfalso. exact (inside p q S m Sq).
      - intros (q & m & Sq). exact (won_if p q m (proj1 (IH q m) Sq)).
    Qed.

    Theorem kernel p : lost p <-> set p.
    Proof.
      split.
      - intros L. destruct (outside p) as [S | E]; [assumption | ].
        exfalso. exact (not_both p L (proj2 (kernel_both p) E)).
      - apply kernel_both.
    Qed.

    Theorem kernel_won p : won p <-> ~ set p.
    Proof.
      split.
      - intros W S. exact (not_both p (proj1 (kernel_both p) S) W).
      - intros N. apply kernel_both.
        destruct (outside p) as [S | E]; [contradiction | assumption].
    Qed.
  End Kernel.

  Section MisereKernel.
    Variable set : position -> Prop.
    Hypothesis inside : forall p q, set p -> move p q -> set q -> False.
    Hypothesis goes_on : forall p, set p -> exists q, move p q.
    Hypothesis outside :
      forall p, set p \/ (forall q, ~ move p q) \/ exists q, move p q /\ set q.

    Lemma misere_kernel_both p :
      (set p -> misere_lost p) /\
      ((forall q, ~ move p q) \/ (exists q, move p q /\ set q) -> misere_won p).
    Proof.
      induction p as [p IH] using (well_founded_induction ends). split.
      - intros S. destruct (goes_on p S) as [r mr]. apply (misere_lost_if p r mr).
        intros q m. apply (IH q m).
        destruct (outside q) as [Sq | ?]; [ | assumption].
        exfalso. exact (inside p q S m Sq).
      - intros [none | (q & m & Sq)].
        + exact (misere_won_at_end p none).
        + exact (misere_won_if p q m (proj1 (IH q m) Sq)).
    Qed.

    Theorem misere_kernel p : misere_lost p <-> set p.
    Proof.
      split.
      - intros L. destruct (outside p) as [S | E]; [assumption | ].
        exfalso. exact (misere_not_both p L (proj2 (misere_kernel_both p) E)).
      - apply misere_kernel_both.
    Qed.

    Theorem misere_kernel_won p : misere_won p <-> ~ set p.
    Proof.
      split.
      - intros W S. exact (misere_not_both p (proj1 (misere_kernel_both p) S) W).
      - intros N. apply misere_kernel_both.
        destruct (outside p) as [S | E]; [contradiction | assumption].
    Qed.
  End MisereKernel.
End Play.
