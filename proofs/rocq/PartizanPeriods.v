(** * Takes of Left and Right

    Counters lie in one heap.  Left takes one of her amounts and Right one of
    his, in turn.  If who wins repeats long enough, it does so for ever: what
    the player to move can leave lies within the greatest amount, so that two
    windows of that length that are alike are followed by the same.

    A. S. Fraenkel and A. Kotzig, Partizan octal games: partizan subtraction
    games, International Journal of Game Theory 16 (1987), 145-154. *)

From Coq Require Import NArith List Lia Bool.
From Grundy Require Export Play Periods.
Local Open Scope N_scope.

Inductive player := Left | Right.

Definition other (p : player) : player := match p with Left => Right | Right => Left end.

(** A position is who is to move, and the number of counters. *)

Inductive partizan_take (left right : list N) : player * N -> player * N -> Prop :=
| left_takes n amount : In amount left -> amount <= n ->
    partizan_take left right (Left, n) (Right, n - amount)
| right_takes n amount : In amount right -> amount <= n ->
    partizan_take left right (Right, n) (Left, n - amount).

(** Who wins is a number: 0 if whoever moves loses, 1 if Left wins, 2 if Right
    wins, 3 if whoever moves wins. *)

Definition mover_wins (outcome : N) (p : player) : bool :=
  N.testbit outcome match p with Left => 0 | Right => 1 end.

Section Partizan.
  Variables left right : list N.

  Definition amounts (p : player) : list N := match p with Left => left | Right => right end.

  Lemma take_iff p n q :
    partizan_take left right (p, n) q <->
    exists amount, In amount (amounts p) /\ amount <= n /\ q = (other p, n - amount).
  Proof.
    split.
    - intros m. inversion m as [? a I L | ? a I L]; subst; exists a; auto.
    - intros (a & I & L & ->). destruct p; constructor; assumption.
  Qed.

  (** What the definition of play says of a heap if [outcome] tells those below it. *)

  Variable outcome : N -> N.
  Definition wins (p : player) (n : N) : bool := mover_wins (outcome n) p.

  Definition can_move (p : player) (n : N) : bool :=
    existsb (fun amount => amount <=? n) (amounts p).

  Definition wins_by_move (p : player) (n : N) : bool :=
    existsb (fun amount => (amount <=? n) && negb (wins (other p) (n - amount))) (amounts p).

  Definition wins_by_rules (misere : bool) (p : player) (n : N) : bool :=
    wins_by_move p n || (misere && negb (can_move p n)).

  Definition right_at (misere : bool) (n : N) : bool :=
    eqb (wins Left n) (wins_by_rules misere Left n) && eqb (wins Right n) (wins_by_rules misere Right n).

  Lemma right_at_spec misere n p :
    right_at misere n = true -> wins p n = wins_by_rules misere p n.
  Proof.
    unfold right_at. intros H. apply andb_prop in H. destruct H as [L R].
    destruct p; apply eqb_prop; assumption.
  Qed.

  Lemma wins_by_move_spec p n :
    wins_by_move p n = true <->
    exists q, partizan_take left right (p, n) q /\ wins (fst q) (snd q) = false.
  Proof.
    unfold wins_by_move. rewrite existsb_exists. split.
    - intros (a & I & H). apply andb_prop in H. destruct H as [L W].
      exists (other p, n - a). split; [ | apply negb_true_iff; exact W].
      apply take_iff. exists a. apply N.leb_le in L. auto.
    - intros (q & m & W). apply take_iff in m. destruct m as (a & I & L & ->).
      exists a. split; [exact I | ]. simpl in W. rewrite W.
      apply N.leb_le in L. rewrite L. reflexivity.
  Qed.

  Lemma can_move_spec p n :
    can_move p n = true <-> exists q, partizan_take left right (p, n) q.
  Proof.
    unfold can_move. rewrite existsb_exists. split.
    - intros (a & I & L). exists (other p, n - a). apply take_iff.
      exists a. apply N.leb_le in L. auto.
    - intros (q & m). apply take_iff in m. destruct m as (a & I & L & _).
      exists a. apply N.leb_le in L. auto.
  Qed.

  (** ** Outcomes that agree with the rules everywhere are those of play *)

  Section Play.
    Hypothesis positive : forall p amount, In amount (amounts p) -> 0 < amount.

    Lemma partizan_ends : play_ends (partizan_take left right).
    Proof.
      apply (ends_by_measure _ snd). intros [p n] q m. apply take_iff in m.
      destruct m as (a & I & L & ->). simpl. pose proof (positive p a I). lia.
    Qed.

    Theorem lost_by_outcomes p n :
      (forall p n, wins p n = wins_by_rules false p n) ->
      lost (partizan_take left right) (p, n) <-> wins p n = false.
    Proof.
      intros agree.
      assert (forall p n, wins p n = wins_by_move p n) as A.
      { intros p' n'. rewrite agree. unfold wins_by_rules. apply orb_false_r. }
      apply (kernel _ partizan_ends (fun q => wins (fst q) (snd q) = false)).
      - intros [p' n'] q S m Sq. simpl in S. rewrite A in S.
        enough (wins_by_move p' n' = true) by congruence.
        apply wins_by_move_spec. exists q. auto.
      - intros [p' n']. simpl. destruct (wins p' n') eqn:W; [right | auto].
        rewrite A in W. apply wins_by_move_spec. exact W.
    Qed.

    Theorem misere_lost_by_outcomes p n :
      (forall p n, wins p n = wins_by_rules true p n) ->
      misere_lost (partizan_take left right) (p, n) <-> wins p n = false.
    Proof.
      intros agree.
      assert (forall p n, wins p n = false -> wins_by_move p n = false /\ can_move p n = true) as A.
      { intros p' n' W. rewrite agree in W. unfold wins_by_rules in W.
        apply orb_false_elim in W. destruct W as [W C]. split; [exact W | ].
        apply negb_false_iff. exact C. }
      apply (misere_kernel _ partizan_ends (fun q => wins (fst q) (snd q) = false)).
      - intros [p' n'] q S m Sq. simpl in S. destruct (A _ _ S) as [W _].
        enough (wins_by_move p' n' = true) by congruence.
        apply wins_by_move_spec. exists q. auto.
      - intros [p' n'] S. simpl in S. destruct (A _ _ S) as [_ C]. apply can_move_spec. exact C.
      - intros [p' n']. simpl. destruct (wins p' n') eqn:W; [right | auto].
        rewrite agree in W. unfold wins_by_rules in W. apply orb_prop in W.
        destruct W as [W | W].
        + right. apply wins_by_move_spec. exact W.
        + left. intros q m. rewrite andb_true_l in W. apply negb_true_iff in W.
          enough (can_move p' n' = true) by congruence.
          apply can_move_spec. exists q. exact m.
    Qed.
  End Play.
End Partizan.

(** ** Outcomes that repeat *)

Definition greatest (left right : list N) : N := fold_right N.max 0 (left ++ right).

Definition outcomes_checked (left right : list N) (misere : bool) (from period : N) (t : table) : bool :=
  (0 <? period) && forallb (fun amount => 0 <? amount) (left ++ right) &&
  all_below (from + period + greatest left right)
    (right_at left right (repeating from period t) misere).

Section Repeating.
  Variables left right : list N.
  Variable misere : bool.
  Variables from period : N.
  Variable t : table.
  Hypothesis check : outcomes_checked left right misere from period t = true.

  Let outcome := repeating from period t.
  Let max := greatest left right.

  Lemma within p amount : In amount (amounts left right p) -> amount <= max.
  Proof.
    intros I. assert (In amount (left ++ right)) as J
      by (apply in_or_app; destruct p; [left | right]; exact I).
    unfold max, greatest. clear I. induction (left ++ right) as [ | a l IH]; simpl in *; [contradiction | ].
    destruct J as [-> | J]; [ | specialize (IH J)]; lia.
  Qed.

  Lemma is_checked :
    0 < period /\ (forall p amount, In amount (amounts left right p) -> 0 < amount) /\
    (forall n, n < from + period + max -> right_at left right outcome misere n = true).
  Proof.
    unfold outcomes_checked in check. apply andb_prop in check. destruct check as [A B].
    apply andb_prop in A. destruct A as [P A]. apply N.ltb_lt in P.
    split; [exact P | split].
    - intros p a I. rewrite forallb_forall in A. apply N.ltb_lt. apply A.
      apply in_or_app. destruct p; [left | right]; exact I.
    - exact (all_below_spec _ _ B).
  Qed.

  Lemma existsb_alike {A} (f g : A -> bool) l :
    (forall a, In a l -> f a = g a) -> existsb f l = existsb g l.
  Proof.
    induction l as [ | a l IH]; intros same; simpl; [reflexivity | ].
    rewrite (same a) by (left; reflexivity). rewrite IH; [reflexivity | ].
    intros b I. apply same. right. exact I.
  Qed.

  Lemma rules_repeat p n :
    from + max <= n ->
    wins_by_rules left right outcome misere p (n + period) = wins_by_rules left right outcome misere p n.
  Proof.
    intros L. destruct is_checked as (P & _ & _).
    unfold wins_by_rules, wins_by_move, can_move, wins. f_equal.
    - apply existsb_alike. intros a I. pose proof (within p a I) as W.
      rewrite (proj2 (N.leb_le a n)) by lia. rewrite (proj2 (N.leb_le a (n + period))) by lia.
      replace (n + period - a) with (n - a + period) by lia.
      unfold outcome. rewrite repeats by lia. reflexivity.
    - f_equal. f_equal. apply existsb_alike. intros a I. pose proof (within p a I) as W.
      rewrite (proj2 (N.leb_le a n)) by lia. rewrite (proj2 (N.leb_le a (n + period))) by lia.
      reflexivity.
  Qed.

  Lemma agree p n : wins outcome p n = wins_by_rules left right outcome misere p n.
  Proof.
    destruct is_checked as (P & _ & below).
    induction n as [n IH] using (well_founded_induction N.lt_wf_0).
    destruct (N.lt_ge_cases n (from + period + max)) as [L | L].
    - apply right_at_spec. exact (below n L).
    - replace n with (n - period + period) by lia.
      rewrite rules_repeat by lia. rewrite <- IH by lia.
      unfold wins, outcome. rewrite repeats by lia. reflexivity.
  Qed.

  Lemma amounts_positive p amount : In amount (amounts left right p) -> 0 < amount.
  Proof. apply is_checked. Qed.

  Theorem outcomes_from n : from <= n -> outcome (n + period) = outcome n.
  Proof. destruct is_checked as (P & _). apply repeats. lia. Qed.
End Repeating.

Theorem outcomes_repeat left right from period t :
  outcomes_checked left right false from period t = true ->
  forall p n, lost (partizan_take left right) (p, n) <->
    mover_wins (repeating from period t n) p = false.
Proof.
  intros C p n. apply lost_by_outcomes.
  - exact (amounts_positive _ _ _ _ _ _ C).
  - exact (agree _ _ _ _ _ _ C).
Qed.

Theorem misere_outcomes_repeat left right from period t :
  outcomes_checked left right true from period t = true ->
  forall p n, misere_lost (partizan_take left right) (p, n) <->
    mover_wins (repeating from period t n) p = false.
Proof.
  intros C p n. apply misere_lost_by_outcomes.
  - exact (amounts_positive _ _ _ _ _ _ C).
  - exact (agree _ _ _ _ _ _ C).
Qed.
