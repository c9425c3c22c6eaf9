(** * Games in which options may be blocked

    Before each move the opponent of the player to move may block up to [most]
    options, for that move only.  Whoever cannot move, because there is no
    option or all are blocked, loses, in misère play wins.  (P. Hegarty and U. Larsson, Permutations
    of the natural numbers with prescribed difference multisets, Integers 6
    (2006), A3; U. Larsson, Blocking Wythoff Nim, Electronic Journal of
    Combinatorics 18 (2011), P120.) *)

From Coq Require Import NArith List Lia.
From Grundy Require Import Play.
Import ListNotations.
Local Open Scope N_scope.

Section Blocking.
  Context {position : Type}.
  Variable move : position -> position -> Prop.
  Variable most : N.

  Definition may_block (blocked : list position) : Prop := N.of_nat (length blocked) <= most.

  (** The player to move loses if some options may be blocked such that every
      other leaves a position that the opponent wins, and wins if, whatever
      options are blocked, another leaves one that the opponent loses. *)

  Inductive blocking_lost : position -> Prop :=
  | blocking_lost_if p blocked :
      may_block blocked -> (forall q, move p q -> ~ In q blocked -> blocking_won q) -> blocking_lost p
  with blocking_won : position -> Prop :=
  | blocking_won_if p :
      (forall blocked, may_block blocked -> exists q, move p q /\ ~ In q blocked /\ blocking_lost q) ->
      blocking_won p.

  (** In misère play the opponent must leave an option to make the player lose. *)

  Inductive misere_blocking_lost : position -> Prop :=
  | misere_blocking_lost_if p q blocked :
      may_block blocked -> move p q -> ~ In q blocked ->
      (forall r, move p r -> ~ In r blocked -> misere_blocking_won r) -> misere_blocking_lost p
  with misere_blocking_won : position -> Prop :=
  | misere_blocking_won_if p :
      (forall blocked, may_block blocked ->
         (forall q, move p q -> In q blocked) \/
         exists q, move p q /\ ~ In q blocked /\ misere_blocking_lost q) ->
      misere_blocking_won p.

  Hypothesis ends : play_ends move.

  Lemma blocking_not_both p : blocking_lost p -> blocking_won p -> False.
  Proof.
    induction p as [p IH] using (well_founded_induction ends).
    intros L W. inversion L as [? blocked few all]; subst. inversion W as [? some]; subst.
    destruct (some blocked few) as (q & m & free & Lq).
    exact (IH q m Lq (all q m free)).
  Qed.

  Lemma misere_blocking_not_both p : misere_blocking_lost p -> misere_blocking_won p -> False.
  Proof.
    induction p as [p IH] using (well_founded_induction ends).
    intros L W. inversion L as [? r blocked few mr free_r all]; subst. inversion W as [? some]; subst.
    destruct (some blocked few) as [none | (q & m & free & Lq)].
    - exact (free_r (none r mr)).
    - exact (IH q m Lq (all q m free)).
  Qed.

  (** ** The kernel of such a game

      From a position of the set at most [most] different options are in it, so
      that all of these can be blocked; from any other position more are.  To
      count them, the options in the set have ranks, 0, 1, 2, ... *)

  Hypothesis same : forall p q : position, {p = q} + {p <> q}.

  Variable set : position -> Prop.
  Variable ranked : N -> position -> position -> Prop.
  Hypothesis ranked_in_set : forall k p q, ranked k p q -> set q.
  Hypothesis one : forall k p q r, ranked k p q -> ranked k p r -> q = r.
  Hypothesis apart : forall j k p q, ranked j p q -> ranked k p q -> j = k.
  Hypothesis decided : forall k p, (exists q, move p q /\ ranked k p q) \/ ~ exists q, ranked k p q.
  Hypothesis inside : forall p q, set p -> move p q -> set q -> exists k, k < most /\ ranked k p q.
  Lemma listed p (n : nat) :
    exists l, (length l <= n)%nat /\ (forall q, In q l -> move p q /\ set q) /\
      forall k q, k < N.of_nat n -> ranked k p q -> In q l.
  Proof.
    induction n as [ | n (l & L & among & all)].
    - exists []. split; [apply le_n | split; [contradiction | lia]].
    - destruct (decided (N.of_nat n) p) as [(r & m & R) | none].
      + exists (r :: l). split; [simpl; lia | split].
        { intros q [<- | I]; [exact (conj m (ranked_in_set _ _ _ R)) | exact (among q I)]. }
        intros k q K Q.
        destruct (N.eq_dec k (N.of_nat n)) as [-> | D]; [left; exact (one _ _ _ _ R Q) | right].
        apply (all k); [lia | exact Q].
      + exists l. split; [lia | split; [exact among | ]]. intros k q K Q.
        destruct (N.eq_dec k (N.of_nat n)) as [-> | D]; [exfalso; apply none; exists q; exact Q | ].
        apply (all k); [lia | exact Q].
  Qed.

  (** So many different options in the set. *)

  Definition several (n : nat) (p : position) : Prop :=
    exists l, length l = n /\ NoDup l /\ forall q, In q l -> move p q /\ exists k, k < N.of_nat n /\ ranked k p q.

  Lemma more_several p (n : nat) : several n p -> (exists q, ranked (N.of_nat n) p q) -> several (S n) p.
  Proof.
    intros (l & E & D & all) (q' & Q').
    destruct (decided (N.of_nat n) p) as [(r & m & R) | none]; [ | exfalso; apply none; exists q'; exact Q'].
    exists (r :: l). split; [simpl; lia | split].
    - constructor; [ | exact D]. intros I. destruct (all r I) as (_ & k & K & Q).
      rewrite (apart _ _ _ _ Q R) in K. lia.
    - intros q [<- | I].
      + split; [exact m | exists (N.of_nat n); split; [lia | exact R]].
      + destruct (all q I) as (mq & k & K & Q). split; [exact mq | exists k; split; [lia | exact Q]].
  Qed.

  Lemma or_several p (other : Prop) :
    (forall k, other \/ most < k \/ exists q, ranked k p q) -> other \/ several (S (N.to_nat most)) p.
  Proof.
    intros all.
    assert (forall n, N.of_nat n <= most + 1 -> other \/ several n p) as each; [ | apply each; lia].
    induction n as [ | n IH]; intros L.
    - right. exists []. repeat split; [constructor | contradiction | contradiction].
    - destruct IH as [O | M]; [lia | left; exact O | ].
      destruct (all (N.of_nat n)) as [O | [G | R]]; [left; exact O | lia | right].
      exact (more_several p n M R).
  Qed.

  Lemma one_is_free (l blocked : list position) :
    NoDup l -> (length blocked < length l)%nat -> exists q, In q l /\ ~ In q blocked.
  Proof.
    intros D L.
    destruct (Exists_dec (fun q => ~ In q blocked) l) as [E | E].
    - intros q. destruct (in_dec same q blocked) as [I | I]; [right; intros F; exact (F I) | left; exact I].
    - apply Exists_exists in E. exact E.
    - exfalso. assert (incl l blocked) as I.
      + intros q I. destruct (in_dec same q blocked) as [J | J]; [exact J | ].
        exfalso. apply E. apply Exists_exists. exists q. split; assumption.
      + apply (NoDup_incl_length D) in I. lia.
  Qed.

  Lemma several_free p blocked :
    several (S (N.to_nat most)) p -> may_block blocked -> exists q, move p q /\ ~ In q blocked /\ set q.
  Proof.
    intros (l & E & D & all) few. unfold may_block in few.
    destruct (one_is_free l blocked D) as (q & I & free); [lia | ].
    destruct (all q I) as (m & k & _ & Q).
    exists q. split; [exact m | split; [exact free | exact (ranked_in_set _ _ _ Q)]].
  Qed.

  Section Normal.
    Hypothesis outside : forall k p, set p \/ most < k \/ exists q, ranked k p q.

    Lemma blocking_kernel_both p :
      (set p -> blocking_lost p) /\ (several (S (N.to_nat most)) p -> blocking_won p).
    Proof.
      induction p as [p IH] using (well_founded_induction ends). split.
      - intros S. destruct (listed p (N.to_nat most)) as (l & L & _ & all).
        apply (blocking_lost_if p l); [unfold may_block; lia | ].
        intros q m free. apply (IH q m).
        destruct (or_several q (set q)) as [Sq | M]; [intros k; apply outside | | exact M].
        exfalso. apply free. destruct (inside p q S m Sq) as (k & K & Q). apply (all k); [lia | exact Q].
      - intros M. constructor. intros blocked few.
        destruct (several_free p blocked M few) as (q & m & free & Sq).
        exists q. split; [exact m | split; [exact free | ]]. apply (IH q m). exact Sq.
    Qed.

    Theorem blocking_kernel p : blocking_lost p <-> set p.
    Proof.
      split.
      - intros L. destruct (or_several p (set p)) as [S | M]; [intros k; apply outside | exact S | ].
        exfalso. exact (blocking_not_both p L (proj2 (blocking_kernel_both p) M)).
      - apply blocking_kernel_both.
    Qed.
  End Normal.

  (** In misère play a position of the set has an option outside of it, so that
      one is left; and the player wins, too, if all options are in the set. *)

  Section Misere.
    Hypothesis goes_on : forall p, set p -> exists q, move p q /\ ~ set q.

    Definition all_ranked (p : position) : Prop := forall q, move p q -> exists k, k < most /\ ranked k p q.

    Hypothesis outside : forall k p, (set p \/ all_ranked p) \/ most < k \/ exists q, ranked k p q.

    Lemma misere_blocking_kernel_both p :
      (set p -> misere_blocking_lost p) /\
      (all_ranked p \/ several (S (N.to_nat most)) p -> misere_blocking_won p).
    Proof.
      induction p as [p IH] using (well_founded_induction ends). split.
      - intros S. destruct (listed p (N.to_nat most)) as (l & L & among & all).
        destruct (goes_on p S) as (r & mr & out).
        apply (misere_blocking_lost_if p r l); [unfold may_block; lia | exact mr | | ].
        + intros I. exact (out (proj2 (among r I))).
        + intros q m free. apply (IH q m).
          destruct (or_several q (set q \/ all_ranked q)) as [[Sq | A] | M];
            [intros k; apply outside | | left; exact A | right; exact M].
          exfalso. apply free. destruct (inside p q S m Sq) as (k & K & Q). apply (all k); [lia | exact Q].
      - intros [A | M]; constructor; intros blocked few.
        + destruct (listed p (N.to_nat most)) as (l & _ & among & all).
          destruct (Exists_dec (fun q => ~ In q blocked) l) as [E | E].
          * intros q. destruct (in_dec same q blocked) as [I | I]; [right; intros F; exact (F I) | left; exact I].
          * right. apply Exists_exists in E. destruct E as (q & I & free). destruct (among q I) as (m & Sq).
            exists q. split; [exact m | split; [exact free | ]]. apply (IH q m). exact Sq.
          * left. intros q m. destruct (in_dec same q blocked) as [J | J]; [exact J | ].
            exfalso. apply E. apply Exists_exists. exists q. split; [ | exact J].
            destruct (A q m) as (k & K & Q). apply (all k); [lia | exact Q].
        + right. destruct (several_free p blocked M few) as (q & m & free & Sq).
          exists q. split; [exact m | split; [exact free | ]]. apply (IH q m). exact Sq.
    Qed.

    Theorem misere_blocking_kernel p : misere_blocking_lost p <-> set p.
    Proof.
      split.
      - intros L. destruct (or_several p (set p \/ all_ranked p)) as [[S | A] | M];
          [intros k; apply outside | exact S | | ];
          exfalso; apply (misere_blocking_not_both p L); apply misere_blocking_kernel_both; tauto.
      - apply misere_blocking_kernel_both.
    Qed.
  End Misere.
End Blocking.
