(** * Numbers as words of digits

    A numeration system is a list of coefficients [c1, ..., cd], all at least
    1.  A word is valid if its digits, read from the front, go through this
    automaton: in the state [c :: s] a digit less than [c] leads back to the
    beginning, and [c] itself to [s], if [s] is not empty.  [[b]] is base [b],
    [[1; 1]] the system of Zeckendorf, [[1; 1; 1]] that of the Tribonacci
    numbers, [[a; 1]] an Ostrowski system.

    The weight [U n] of the digit with [n] digits behind it is the number of
    valid words of length [n].  Every number less than [U n] has exactly one
    valid word of length [n]. *)

From Coq Require Import ZArith List Lia Bool.
Import ListNotations.
Open Scope Z_scope.

Section System.
  Variable coefs : list Z.

  Definition next (s : list Z) (e : Z) : option (list Z) :=
    match s with
    | [] => None
    | c :: s' =>
        if (0 <=? e) && (e <? c) then Some coefs
        else if e =? c then match s' with [] => None | _ => Some s' end
        else None
    end.

  Fixpoint valid_from (s w : list Z) : bool :=
    match w with
    | [] => true
    | e :: w' => match next s e with None => false | Some s' => valid_from s' w' end
    end.

  Definition valid (w : list Z) : bool := valid_from coefs w.

  (** How many valid words of length [n] begin in the state [s]. *)

  Fixpoint count (n : nat) (s : list Z) : Z :=
    match n, s with
    | _, [] => 0
    | O, _ => 1
    | S m, c :: s' => c * count m coefs + count m s'
    end.

  Definition U (n : nat) : Z := count n coefs.

  Fixpoint value (w : list Z) : Z :=
    match w with [] => 0 | e :: w' => e * U (length w') + value w' end.

  (** What a system must be. *)

  Definition is_system : bool :=
    forallb (fun c => 1 <=? c) coefs && (2 <=? U 1).

  Hypothesis system : is_system = true.

  Lemma coefs_positive : Forall (fun c => 1 <= c) coefs.
  Proof.
    unfold is_system in system. apply andb_true_iff in system. destruct system as [F _].
    rewrite forallb_forall in F. apply Forall_forall. intros c I.
    apply Z.leb_le. exact (F c I).
  Qed.

  Lemma coefs_not_empty : coefs <> [].
  Proof.
    intros E. unfold is_system, U in system. rewrite E in system. discriminate.
  Qed.

  (** A state of the automaton is what is left of the coefficients. *)

  Definition state (s : list Z) := s <> [] /\ Forall (fun c => 1 <= c) s.

  Lemma coefs_state : state coefs.
  Proof. split; [exact coefs_not_empty | exact coefs_positive]. Qed.

  Lemma next_state s e s' : state s -> next s e = Some s' -> state s'.
  Proof.
    intros [N F] E. destruct s as [ | c s0]; [contradiction | ]. simpl in E.
    destruct ((0 <=? e) && (e <? c)).
    - injection E as <-. exact coefs_state.
    - destruct (e =? c); [ | discriminate].
      destruct s0 as [ | c' s1]; [discriminate | ]. injection E as <-.
      inversion F; subst. split; [discriminate | assumption].
  Qed.

  Lemma count_positive n s : state s -> 1 <= count n s.
  Proof.
    revert s. induction n as [ | n IH]; intros s [N F].
    - destruct s; [contradiction | simpl; lia].
    - destruct s as [ | c s']; [contradiction | ]. inversion F; subst. simpl.
      pose proof (IH coefs coefs_state).
      assert (0 <= count n s').
      { destruct s'.
        - destruct n; simpl; lia.
        - assert (1 <= count n (z :: s')) by (apply IH; split; [discriminate | assumption]). lia. }
      nia.
  Qed.

  Lemma count_nonnegative n s : Forall (fun c => 1 <= c) s -> 0 <= count n s.
  Proof.
    intros F. destruct s as [ | c s'].
    - destruct n; simpl; lia.
    - assert (1 <= count n (c :: s')) by (apply count_positive; split; [discriminate | assumption]). lia.
  Qed.

  Lemma U_positive n : 1 <= U n.
  Proof. apply count_positive. exact coefs_state. Qed.

  (** The values of valid words of one length. *)

  Lemma value_range w : forall s,
    state s -> valid_from s w = true -> 0 <= value w < count (length w) s.
  Proof.
    induction w as [ | e w IH]; intros s St V.
    - simpl. destruct s; [destruct St; contradiction | lia].
    - simpl in V. destruct (next s e) as [s' | ] eqn:E; [ | discriminate].
      pose proof (IH s' (next_state s e s' St E) V) as R.
      destruct s as [ | c s0]; [discriminate | ].
      destruct St as [_ F]. inversion F as [ | ? ? C F0]; subst.
      simpl in E. cbn [length count value]. fold (U (length w)).
      pose proof (U_positive (length w)) as P.
      pose proof (count_nonnegative (length w) s0 F0) as Q.
      destruct ((0 <=? e) && (e <? c)) eqn:B.
      + apply andb_true_iff in B. destruct B as [B1 B2].
        apply Z.leb_le in B1. apply Z.ltb_lt in B2.
        injection E as <-. fold (U (length w)) in R. nia.
      + destruct (e =? c) eqn:B'; [ | discriminate]. apply Z.eqb_eq in B'. subst e.
        destruct s0 as [ | c' s1]; [discriminate | ]. injection E as <-. nia.
  Qed.

  Lemma valid_unique w : forall w' s,
    state s -> length w = length w' ->
    valid_from s w = true -> valid_from s w' = true ->
    value w = value w' -> w = w'.
  Proof.
    induction w as [ | e w IH]; intros w' s St L V V' E.
    - destruct w'; [reflexivity | discriminate].
    - destruct w' as [ | e' w']; [discriminate | ]. injection L as L.
      simpl in V, V'.
      destruct (next s e) as [t | ] eqn:T; [ | discriminate].
      destruct (next s e') as [t' | ] eqn:T'; [ | discriminate].
      pose proof (value_range w t (next_state _ _ _ St T) V) as R.
      pose proof (value_range w' t' (next_state _ _ _ St T') V') as R'.
      cbn [value] in E. rewrite <- L in E, R'.
      pose proof (U_positive (length w)) as P.
      assert (forall s e t, state s -> next s e = Some t ->
                0 <= e /\ (match s with [] => False | c :: _ => e < c /\ t = coefs \/ e = c end)) as D.
      { intros s0 d u [N F] H. destruct s0 as [ | c s0]; [discriminate | ]. simpl in H.
        inversion F; subst. destruct ((0 <=? d) && (d <? c)) eqn:B.
        - apply andb_true_iff in B. destruct B as [B1 B2].
          apply Z.leb_le in B1. apply Z.ltb_lt in B2. injection H as <-. auto.
        - destruct (d =? c) eqn:B'; [ | discriminate]. apply Z.eqb_eq in B'. subst. split; [lia | auto]. }
      destruct (D s e t St T) as [N1 D1]. destruct (D s e' t' St T') as [N2 D2].
      destruct s as [ | c s0]; [contradiction | ].
      fold (U (length w)) in *.
      assert (e = e') as <-.
      { destruct D1 as [[D1 ->] | ->], D2 as [[D2 ->] | ->]; fold (U (length w)) in *; try nia; reflexivity. }
      f_equal. rewrite T in T'. injection T' as <-.
      apply (IH w' t (next_state _ _ _ St T) L V V'). lia.
  Qed.

  Lemma word_exists n : forall s v,
    0 <= v < count n s ->
    exists w, length w = n /\ valid_from s w = true /\ value w = v.
  Proof.
    induction n as [ | n IH]; intros s v R.
    - destruct s; simpl in R; [lia | ]. exists []. simpl. repeat split. lia.
    - destruct s as [ | c s']; simpl in R; [lia | ]. fold (U n) in R.
      pose proof (U_positive n) as P.
      destruct (Z_lt_dec v (c * U n)) as [L | G].
      + assert (0 <= v / U n < c) as Q by
          (split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; lia]).
        pose proof (Z.mod_pos_bound v (U n) ltac:(lia)) as M.
        destruct (IH coefs (v mod U n) M) as (w & Lw & Vw & Ew).
        exists (v / U n :: w). simpl. rewrite Lw, Ew.
        replace ((0 <=? v / U n) && (v / U n <? c)) with true
          by (symmetry; apply andb_true_iff; split; [apply Z.leb_le | apply Z.ltb_lt]; lia).
        repeat split; [assumption | ]. pose proof (Z.div_mod v (U n) ltac:(lia)). lia.
      + destruct (IH s' (v - c * U n) ltac:(lia)) as (w & Lw & Vw & Ew).
        exists (c :: w). simpl. rewrite Lw, Ew.
        replace (c <? c) with false by (symmetry; apply Z.ltb_ge; lia).
        rewrite andb_false_r, Z.eqb_refl.
        destruct s' as [ | c' s'']; [destruct n; simpl in R; lia | ].
        repeat split; [assumption | lia].
  Qed.

  (** Zeros in front change nothing, and every number has a word if there are enough. *)

  Lemma next_zero_from s : state s -> next s 0 = Some coefs.
  Proof.
    intros [N F]. destruct s as [ | c s]; [contradiction | ]. inversion F; subst. simpl.
    replace (0 <? c) with true; [reflexivity | ]. symmetry. apply Z.ltb_lt. lia.
  Qed.

  Lemma next_zero : next coefs 0 = Some coefs.
  Proof. exact (next_zero_from coefs coefs_state). Qed.

  Lemma valid_padded n w : valid (repeat 0 n ++ w) = valid w.
  Proof.
    induction n as [ | n IH]; [reflexivity | ].
    unfold valid in *. simpl. rewrite next_zero. exact IH.
  Qed.

  Lemma value_padded n w : value (repeat 0 n ++ w) = value w.
  Proof. induction n as [ | n IH]; [reflexivity | ]. simpl. lia. Qed.

  Lemma count_grows n s : state s -> 2 <= count 1 s -> U n + 1 <= count (S n) s.
  Proof.
    intros [N F] two. destruct s as [ | c s]; [contradiction | ].
    inversion F as [ | ? ? C Fs]; subst.
    change (2 <= c * count 0 coefs + count 0 s) in two.
    change (U n + 1 <= c * U n + count n s).
    pose proof (U_positive n) as P.
    destruct s as [ | c' s'].
    - assert (count 0 coefs = 1) as one.
      { pose proof coefs_not_empty. destruct coefs; [contradiction | reflexivity]. }
      assert (count n [] = 0) as z by (destruct n; reflexivity).
      change (count 0 []) with 0 in two. rewrite one in two. nia.
    - assert (1 <= count n (c' :: s')) by (apply count_positive; split; [discriminate | assumption]). nia.
  Qed.

  Lemma U_grows n : U n + 1 <= U (S n).
  Proof.
    apply count_grows; [exact coefs_state | ].
    unfold is_system in system. apply andb_true_iff in system. apply Z.leb_le. apply system.
  Qed.

  Lemma U_large n : Z.of_nat n < U n.
  Proof.
    induction n as [ | n IH].
    - pose proof (U_positive 0). simpl. lia.
    - pose proof (U_grows n). lia.
  Qed.

  Theorem enough_digits v n :
    0 <= v -> (Z.to_nat v <= n)%nat ->
    exists w, length w = n /\ valid w = true /\ value w = v.
  Proof.
    intros N L. apply word_exists. pose proof (U_large n). fold (U n). lia.
  Qed.

  (** ** Values, digit by digit

      Of the digits read so far a vector is kept: what they are worth with
      0, ..., d-1 zeros behind them. *)

  Fixpoint dot (a b : list Z) : Z :=
    match a, b with x :: a', y :: b' => x * y + dot a' b' | _, _ => 0 end.

  Fixpoint plus_times (e : Z) (a b : list Z) : list Z :=
    match a, b with x :: a', y :: b' => (x + e * y) :: plus_times e a' b' | _, _ => [] end.

  Definition degree := length coefs.
  Definition weights := map U (seq 0 degree).

  Definition read (x : list Z) (e : Z) : list Z :=
    plus_times e (tl x ++ [dot coefs (rev x)]) weights.

  Fixpoint shifted (w : list Z) (j : nat) : Z :=
    match w with [] => 0 | e :: w' => e * U (length w' + j) + shifted w' j end.

  Definition vector (w : list Z) : list Z := map (shifted w) (seq 0 degree).

  Lemma shifted_0 w : shifted w 0 = value w.
  Proof. induction w as [ | e w IH]; [reflexivity | ]. simpl. rewrite IH, Nat.add_0_r. reflexivity. Qed.

  Lemma shifted_app w e j : shifted (w ++ [e]) j = shifted w (S j) + e * U j.
  Proof.
    induction w as [ | d w IH]; simpl.
    - lia.
    - rewrite IH, app_length. simpl. replace (length w + 1 + j)%nat with (length w + S j)%nat by lia. lia.
  Qed.

  (** The weights obey the recurrence of the coefficients. *)

  Lemma count_unrolled s : forall n,
    count (n + length s) s = dot s (rev (map U (seq n (length s)))).
  Proof.
    induction s as [ | c s IH]; intros n.
    - simpl. rewrite Nat.add_0_r. destruct n; reflexivity.
    - cbn [length]. rewrite Nat.add_succ_r. cbn [count]. fold (U (n + length s)).
      rewrite seq_S, map_app, rev_app_distr. cbn [map rev app dot].
      rewrite IH. reflexivity.
  Qed.

  Lemma U_recurrence n : U (n + degree) = dot coefs (rev (map U (seq n degree))).
  Proof. apply count_unrolled. Qed.

  Lemma dot_linear a : forall b c e, length b = length c ->
    dot a (map (fun p => e * fst p + snd p) (combine b c)) = e * dot a b + dot a c.
  Proof.
    induction a as [ | x a IH]; intros b c e L; [simpl; lia | ].
    destruct b, c; simpl in *; try discriminate; [lia | ]. rewrite IH by lia. lia.
  Qed.

  Lemma combine_seq (f g : nat -> Z) e : forall n k,
    map (fun p => e * fst p + snd p) (combine (map f (seq k n)) (map g (seq k n)))
    = map (fun j => e * f j + g j) (seq k n).
  Proof.
    induction n as [ | n IH]; intros k; [reflexivity | ]. simpl. rewrite IH. reflexivity.
  Qed.

  Lemma shifted_recurrence w :
    shifted w degree = dot coefs (rev (map (shifted w) (seq 0 degree))).
  Proof.
    induction w as [ | e w IH].
    - cbn [shifted]. replace (map (shifted []) (seq 0 degree)) with (map (fun _ : nat => 0) (seq 0 degree)) by reflexivity.
      assert (forall a n k, dot a (rev (map (fun _ : nat => 0) (seq k n))) = 0) as Zr.
      { intros a n k. rewrite <- map_rev. generalize (rev (seq k n)). revert a.
        induction a as [ | x a IHa]; intros [ | y l]; simpl; try reflexivity. rewrite IHa. lia. }
      symmetry. apply Zr.
    - cbn [shifted].
      replace (map (fun j => e * U (length w + j) + shifted w j) (seq 0 degree))
        with (map (fun p => e * fst p + snd p)
                (combine (map (fun j => U (length w + j)) (seq 0 degree)) (map (shifted w) (seq 0 degree))))
        by apply (combine_seq (fun j => U (length w + j)) (shifted w) e degree 0).
      rewrite <- map_rev.
      assert (forall (l m : list Z), length l = length m -> rev (combine l m) = combine (rev l) (rev m)) as RC.
      { induction l as [ | x l IHl]; intros [ | y m] H; simpl in *; try discriminate; [reflexivity | ].
        rewrite IHl by lia. clear IHl.
        assert (forall (a b c d : list Z), length a = length b ->
                  combine a b ++ combine c d = combine (a ++ c) (b ++ d)) as CA.
        { induction a as [ | u a IHa]; intros [ | v b] c d H'; simpl in *; try discriminate; [reflexivity | ].
          rewrite IHa by lia. reflexivity. }
        rewrite <- (CA (rev l) (rev m) [x] [y]) by (rewrite !rev_length; lia). reflexivity. }
      rewrite RC by (rewrite !map_length; reflexivity).
      rewrite dot_linear by (rewrite !rev_length, !map_length; reflexivity).
      rewrite <- IH. f_equal. f_equal. rewrite U_recurrence. f_equal. f_equal.
      rewrite <- (map_map (fun j => (length w + j)%nat) U). f_equal.
      clear. generalize (length w) as k. intros k.
      assert (forall n i, seq (k + i) n = map (fun j => (k + j)%nat) (seq i n)) as SQ.
      { induction n as [ | n IHn]; intros i; [reflexivity | ]. simpl.
        rewrite <- IHn. rewrite Nat.add_succ_r. reflexivity. }
      rewrite <- SQ, Nat.add_0_r. reflexivity.
  Qed.

  Lemma degree_positive : (1 <= degree)%nat.
  Proof.
    unfold degree. pose proof coefs_not_empty. destruct coefs; [contradiction | simpl; lia].
  Qed.

  Theorem vector_read w e : vector (w ++ [e]) = read (vector w) e.
  Proof.
    unfold read. pose proof degree_positive as D.
    assert (tl (vector w) ++ [dot coefs (rev (vector w))] = map (fun j => shifted w (S j)) (seq 0 degree)) as ->.
    { unfold vector. rewrite <- shifted_recurrence. destruct degree as [ | d]; [lia | ].
      change (tl (map (shifted w) (seq 0 (S d)))) with (map (shifted w) (seq 1 d)).
      transitivity (map (fun j => shifted w (S j)) (seq 0 d) ++ [shifted w (S d)]).
      - f_equal. rewrite <- seq_shift, map_map. reflexivity.
      - rewrite (seq_S d 0), map_app. reflexivity. }
    unfold vector, weights.
    assert (forall n k, map (shifted (w ++ [e])) (seq k n)
              = plus_times e (map (fun j => shifted w (S j)) (seq k n)) (map U (seq k n))) as G.
    { induction n as [ | n IH]; intros k; [reflexivity | ]. simpl. rewrite <- IH, shifted_app. reflexivity. }
    apply G.
  Qed.

  Definition zeros : list Z := repeat 0 degree.

  Lemma vector_nil : vector [] = zeros.
  Proof.
    unfold vector, zeros. generalize degree, 0%nat. induction n as [ | n IH]; intros k; [reflexivity | ].
    simpl. rewrite IH. reflexivity.
  Qed.

  Theorem vector_fold w : fold_left read w zeros = vector w.
  Proof.
    induction w as [ | e w IH] using rev_ind.
    - symmetry. exact vector_nil.
    - rewrite fold_left_app. simpl. rewrite IH. symmetry. apply vector_read.
  Qed.

  Theorem value_fold w : hd 0 (fold_left read w zeros) = value w.
  Proof.
    rewrite vector_fold. unfold vector. pose proof degree_positive.
    destruct degree; [lia | ]. simpl. apply shifted_0.
  Qed.
End System.
