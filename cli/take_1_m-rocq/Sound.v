(** * What the automata compute is what the formulas mean *)

From Coq Require Import ZArith List Lia Bool PArith FMapPositive.
From Grundy Require Import Numeration Decide.
Import ListNotations.
Open Scope Z_scope.

Section Sound.
  Variable coefs : list Z.
  Hypothesis system : is_system coefs = true.

  Notation step := (step coefs).
  Notation acc := (acc coefs).
  Notation start := (start coefs).
  Notation good := (good coefs).
  Notation encodes := (encodes coefs).
  Notation choices := (choices coefs).
  Notation successors := (successors coefs).

  Lemma step_dead f l : step f Dead l = Dead.
  Proof. destruct f; reflexivity. Qed.

  Lemma step_full f l : step f Full l = Full.
  Proof. destruct f; reflexivity. Qed.

  Lemma acc_dead f ws : acc f Dead ws = false.
  Proof.
    unfold Decide.acc. induction ws as [ | l ws IH]; simpl; [destruct f; reflexivity | ].
    rewrite step_dead. exact IH.
  Qed.

  Lemma acc_full f ws : acc f Full ws = true.
  Proof.
    unfold Decide.acc. induction ws as [ | l ws IH]; simpl; [destruct f; reflexivity | ].
    rewrite step_full. exact IH.
  Qed.

  Lemma acc_cons f s l ws : acc f s (l :: ws) = acc f (step f s l) ws.
  Proof. reflexivity. Qed.

  Lemma acc_app f s vs ws : acc f s (vs ++ ws) = acc f (fold_left (step f) vs s) ws.
  Proof. unfold Decide.acc. rewrite fold_left_app. reflexivity. Qed.

  Lemma final_dead f : final f Dead = false.
  Proof. destruct f; reflexivity. Qed.

  Lemma final_full f : final f Full = true.
  Proof. destruct f; reflexivity. Qed.

  Lemma acc_both f g ws : forall a b,
    acc (And f g) (both a b) ws = acc f a ws && acc g b ws.
  Proof.
    induction ws as [ | l ws IH]; intros a b.
    - unfold Decide.acc. simpl. destruct a, b; cbn [both]; rewrite ?final_dead, ?final_full, ?andb_false_r; try reflexivity;
        simpl; rewrite ?final_dead, ?final_full; reflexivity.
    - rewrite !acc_cons, <- IH. f_equal.
      destruct a, b; cbn [both]; rewrite ?step_dead, ?step_full; try reflexivity;
        cbn [Decide.step]; rewrite ?step_dead, ?step_full; try reflexivity;
        match goal with |- context [both ?x Dead] => destruct x; reflexivity | _ => reflexivity end.
  Qed.

  Lemma acc_either f g ws : forall a b,
    acc (Or f g) (either a b) ws = acc f a ws || acc g b ws.
  Proof.
    induction ws as [ | l ws IH]; intros a b.
    - unfold Decide.acc. simpl. destruct a, b; cbn [either]; rewrite ?final_dead, ?final_full, ?orb_true_r; try reflexivity;
        simpl; rewrite ?final_dead, ?final_full; reflexivity.
    - rewrite !acc_cons, <- IH. f_equal.
      destruct a, b; cbn [either]; rewrite ?step_dead, ?step_full; try reflexivity;
        cbn [Decide.step]; rewrite ?step_dead, ?step_full; try reflexivity;
        match goal with |- context [either ?x Full] => destruct x; reflexivity | _ => reflexivity end.
  Qed.

  Lemma acc_flip f ws : forall s, acc (Not f) (flip s) ws = negb (acc f s ws).
  Proof.
    induction ws as [ | l ws IH]; intros s.
    - unfold Decide.acc. simpl. destruct s; try reflexivity; destruct f; reflexivity.
    - rewrite !acc_cons, <- IH. f_equal.
      destruct s; cbn [flip]; rewrite ?step_dead, ?step_full; reflexivity.
  Qed.

  (** ** Bound variables *)

  Definition places (vs : list (list Z)) := Forall Numeration.state vs.

  Inductive follows : list (list Z) -> list letter -> Prop :=
  | follows_nil vs : follows vs []
  | follows_cons vs x vs' xs : In (x, vs') (choices vs) -> follows vs' xs -> follows vs (x :: xs).

  Definition side (xs ws : list letter) : list letter := map (fun p => fst p ++ snd p) (combine xs ws).

  Lemma digits_in v e v' : Numeration.state v -> In (e, v') (digits coefs v) <-> next coefs v e = Some v'.
  Proof.
    intros [N F]. destruct v as [ | c v]; [contradiction | ]. unfold digits. rewrite in_flat_map.
    inversion F as [ | ? ? C _]; subst. split.
    - intros (i & _ & I). destruct (next coefs (c :: v) (Z.of_nat i)) eqn:E; [ | contradiction].
      destruct I as [I | []]. injection I as <- <-. exact E.
    - intros E. assert (0 <= e <= c) as R.
      { simpl in E. destruct ((0 <=? e) && (e <? c)) eqn:B.
        - apply andb_true_iff in B. destruct B as [B1 B2]. apply Z.leb_le in B1. apply Z.ltb_lt in B2. lia.
        - destruct (e =? c) eqn:B'; [ | discriminate]. apply Z.eqb_eq in B'. lia. }
      exists (Z.to_nat e). rewrite in_seq. split; [lia | ].
      rewrite Z2Nat.id by lia. rewrite E. left. reflexivity.
  Qed.

  Lemma choices_places vs x vs' : places vs -> In (x, vs') (choices vs) -> places vs' /\ length x = length vs /\ length vs' = length vs.
  Proof.
    revert x vs'. induction vs as [ | v vs IH]; intros x vs' P I; simpl in I.
    - destruct I as [I | []]. injection I as <- <-. repeat split. constructor.
    - inversion P as [ | ? ? Pv Pvs]; subst. apply in_flat_map in I. destruct I as ([e v'] & Id & I).
      apply in_map_iff in I. destruct I as ([x0 w] & E & I). injection E as <- <-. simpl.
      destruct (IH x0 w Pvs I) as (Q & L1 & L2).
      apply (digits_in v e v' Pv) in Id. repeat split; [ | lia | lia].
      constructor; [exact (next_state coefs system v e v' Pv Id) | exact Q].
  Qed.

  Lemma zero_choice vs : places vs -> exists x vs', In (x, vs') (choices vs).
  Proof.
    induction 1 as [ | v vs P Ps (x & w & I)].
    - exists [], []. left. reflexivity.
    - exists (0 :: x), (coefs :: w). simpl. apply in_flat_map. exists (0, coefs). split.
      + apply digits_in; [exact P | ]. apply next_zero_from; assumption.
      + apply in_map_iff. exists (x, w). split; [reflexivity | exact I].
  Qed.

  Lemma zeros_follow n : forall vs, places vs -> exists xs, length xs = n /\ follows vs xs.
  Proof.
    induction n as [ | n IH]; intros vs P.
    - exists []. split; [reflexivity | constructor].
    - destruct (zero_choice vs P) as (x & w & I).
      destruct (IH w (proj1 (choices_places vs x w P I))) as (xs & L & F).
      exists (x :: xs). split; [simpl; lia | econstructor; eassumption].
  Qed.

  Definition holds (f : formula) (e : element) (ws : list letter) : Prop :=
    exists xs, length xs = length ws /\ follows (fst e) xs /\ acc f (snd e) (side xs ws) = true.

  Definition proper (e : element) : Prop := places (fst e).

  Lemma successors_in f l e e' : In e' (successors f l e) <->
    exists x vs', In (x, vs') (choices (fst e)) /\ step f (snd e) (x ++ l) = snd e' /\ fst e' = vs' /\ snd e' <> Dead.
  Proof.
    unfold Decide.successors. rewrite in_flat_map. split.
    - intros ([x vs'] & I & J). simpl in J. exists x, vs'.
      destruct (step f (snd e) (x ++ l)) eqn:S; try contradiction; destruct J as [<- | []]; simpl; repeat split; auto; discriminate.
    - intros (x & vs' & I & S & V & N). exists (x, vs'). split; [exact I | ]. simpl. rewrite S.
      destruct e' as [v s]. simpl in *. subst v. destruct s; try contradiction; left; reflexivity.
  Qed.

  Lemma many_full l ws n f : existsb is_full l = true -> Forall proper l ->
    acc (Exists_ n f) (many l) ws = true /\ exists e, In e l /\ holds f e ws.
  Proof.
    intros F P. unfold many. rewrite F. split; [apply acc_full | ].
    apply existsb_exists in F. destruct F as (e & I & F).
    rewrite Forall_forall in P. pose proof (P e I) as Pl.
    destruct (zeros_follow (length ws) _ Pl) as (xs & L & Fo).
    exists e. split; [exact I | ]. exists xs. repeat split; [exact L | exact Fo | ].
    unfold is_full in F. destruct (snd e); try discriminate. apply acc_full.
  Qed.

  Lemma successors_proper f l es : Forall proper es -> Forall proper (flat_map (successors f l) es).
  Proof.
    intros P. apply Forall_forall. intros e' I. apply in_flat_map in I. destruct I as (e & Ie & I).
    rewrite Forall_forall in P. pose proof (P e Ie) as Pl.
    apply successors_in in I. destruct I as (x & vs' & C & _ & V & N).
    unfold proper. rewrite V. exact (proj1 (choices_places _ _ _ Pl C)).
  Qed.

  Lemma acc_many n f ws : forall es, Forall proper es ->
    (acc (Exists_ n f) (many es) ws = true <-> exists e, In e es /\ holds f e ws).
  Proof.
    induction ws as [ | l ws IH]; intros es P.
    - destruct (existsb is_full es) eqn:F.
      { destruct (many_full es [] n f F P). tauto. }
      unfold many. rewrite F. unfold Decide.acc. simpl.
      assert (existsb (fun e : list (list Z) * Decide.state => final f (snd e)) (sorted es) = true
              <-> exists e, In e es /\ holds f e []) as G.
      { rewrite existsb_exists. split; intros (e & I & H).
        - exists e. split; [apply sorted_in; exact I | ]. exists []. repeat split; [constructor | exact H].
        - exists e. split; [apply sorted_in; exact I | ]. destruct H as (xs & L & _ & H).
          destruct xs; [ | discriminate]. exact H. }
      destruct (sorted es) eqn:S; [ | rewrite <- S in *; exact G]. simpl in G. exact G.
    - destruct (existsb is_full es) eqn:F.
      { destruct (many_full es (l :: ws) n f F P). tauto. }
      assert (acc (Exists_ n f) (many es) (l :: ws)
              = acc (Exists_ n f) (many (flat_map (successors f l) (sorted es))) ws) as E.
      { rewrite acc_cons. f_equal. unfold many at 1. rewrite F.
        destruct (sorted es); [reflexivity | ]. reflexivity. }
      assert (Forall proper (sorted es)) as Ps.
      { apply Forall_forall. intros e I. rewrite Forall_forall in P. apply P, sorted_in, I. }
      rewrite E, IH by (apply successors_proper; exact Ps). clear E. split.
      + intros (e' & I & xs & L & Fo & A). apply in_flat_map in I. destruct I as (e & Ie & I).
        apply successors_in in I. destruct I as (x & vs' & C & S & V & _).
        exists e. split; [apply sorted_in; exact Ie | ].
        exists (x :: xs). repeat split; [simpl; lia | | ].
        * econstructor; [exact C | ]. rewrite <- V. exact Fo.
        * unfold side in *. simpl. rewrite acc_cons. cbn [fst snd]. rewrite S. exact A.
      + intros (e & Ie & xs & L & Fo & A). destruct xs as [ | x xs]; [discriminate | ].
        inversion Fo as [ | ? ? vs' ? C Fo']; subst. unfold side in A. simpl in A. rewrite acc_cons in A.
        cbn [fst snd] in A.
        exists (vs', step f (snd e) (x ++ l)). split.
        * apply in_flat_map. exists e. split; [apply sorted_in; exact Ie | ]. apply successors_in.
          exists x, vs'. repeat split; [exact C | ]. simpl. intros D. rewrite D, acc_dead in A. discriminate.
        * exists xs. repeat split; [simpl in L; lia | exact Fo' | exact A].
  Qed.

  (** ** Linear terms *)

  Notation read := (read coefs).

  Lemma forall2b_le a : forall b, forall2b Z.leb a b = true <-> Forall2 Z.le a b.
  Proof.
    induction a as [ | x a IH]; intros [ | y b]; simpl; split; intros H; try discriminate; try (inversion H; fail); auto.
    - apply andb_true_iff in H. destruct H as [H1 H2]. constructor; [apply Z.leb_le, H1 | apply IH, H2].
    - inversion H; subst. apply andb_true_iff. split; [apply Z.leb_le; assumption | apply IH; assumption].
  Qed.

  Lemma dot_monotone a : forall x y, Forall (fun c => 0 <= c) a -> Forall2 Z.le x y -> dot a x <= dot a y.
  Proof.
    induction a as [ | c a IH]; intros x y F H; [simpl; lia | ].
    inversion F; subst. destruct H as [ | u v x y L H]; simpl; [lia | ].
    pose proof (IH x y H3 H). nia.
  Qed.

  Lemma forall2_app {A} (R : A -> A -> Prop) a b c d : Forall2 R a b -> Forall2 R c d -> Forall2 R (a ++ c) (b ++ d).
  Proof. induction 1; simpl; auto. Qed.

  Lemma forall2_rev {A} (R : A -> A -> Prop) a b : Forall2 R a b -> Forall2 R (rev a) (rev b).
  Proof. induction 1; simpl; [constructor | ]. apply forall2_app; auto. Qed.

  Lemma plus_times_monotone w : forall x y d e, Forall (fun u => 0 <= u) w -> Forall2 Z.le x y -> d <= e ->
    Forall2 Z.le (plus_times d x w) (plus_times e y w).
  Proof.
    induction w as [ | u w IH]; intros x y d e F H L; destruct H; simpl; constructor.
    - inversion F; subst. nia.
    - inversion F; subst. apply IH; assumption.
  Qed.

  Lemma coefs_nonnegative : Forall (fun c => 0 <= c) coefs.
  Proof. eapply Forall_impl; [ | exact (coefs_positive coefs system)]. simpl. lia. Qed.

  Lemma weights_nonnegative : Forall (fun u => 0 <= u) (weights coefs).
  Proof.
    apply Forall_forall. intros u I. apply in_map_iff in I. destruct I as (n & <- & _).
    pose proof (U_positive coefs system n). lia.
  Qed.

  Lemma read_monotone x y d e : Forall2 Z.le x y -> d <= e -> Forall2 Z.le (read x d) (read y e).
  Proof.
    intros H L. unfold Numeration.read. apply plus_times_monotone; [exact weights_nonnegative | | exact L].
    apply forall2_app.
    - destruct H; [constructor | assumption].
    - constructor; [ | constructor]. apply dot_monotone; [exact coefs_nonnegative | ]. apply forall2_rev. exact H.
  Qed.

  Definition small (l : letter) := Forall (fun e => 0 <= e <= largest_digit coefs) l.

  Lemma largest_digit_nonnegative : 0 <= largest_digit coefs.
  Proof.
    unfold largest_digit. generalize coefs. intros l. induction l as [ | c l IH]; simpl; lia.
  Qed.

  Lemma term_bounds c : forall l, small l -> least_term coefs c <= dot c l <= greatest_term coefs c.
  Proof.
    pose proof largest_digit_nonnegative as P. unfold small, least_term, greatest_term.
    revert P. generalize (largest_digit coefs) as b. intros b P.
    induction c as [ | x c IH]; intros l S; [simpl; lia | ].
    assert (fold_right (fun x s : Z => Z.min 0 (x * b) + s) 0 c <= 0 <= fold_right (fun x s : Z => Z.max 0 (x * b) + s) 0 c) as B.
    { clear. induction c as [ | y c IH]; cbn [fold_right]; [lia | ]. generalize (y * b). intros. lia. }
    cbn [fold_right]. destruct l as [ | e l]; cbn [dot]; [lia | ].
    inversion S; subst. specialize (IH l H2).
    assert (Z.min 0 (x * b) <= x * e <= Z.max 0 (x * b)) as R.
    { destruct (Z_le_gt_dec 0 x).
      - rewrite Z.min_l, Z.max_r by nia. nia.
      - rewrite Z.min_r, Z.max_l by nia. nia. }
    generalize dependent (x * e). generalize (Z.min 0 (x * b)), (Z.max 0 (x * b)). intros. lia.
  Qed.

  Lemma forall2_le_trans x : forall y z, Forall2 Z.le x y -> Forall2 Z.le y z -> Forall2 Z.le x z.
  Proof.
    induction x as [ | a x IH]; intros y z H K; inversion H; subst; inversion K; subst; constructor; [lia | eauto].
  Qed.

  Lemma stays_above c lo : Forall2 Z.le lo (read lo (least_term coefs c)) ->
    forall ws x, Forall small ws -> Forall2 Z.le lo x -> Forall2 Z.le lo (fold_left read (map (dot c) ws) x).
  Proof.
    intros S ws. induction ws as [ | l ws IH]; intros x F H; [exact H | ].
    inversion F; subst. simpl. apply IH; [assumption | ].
    apply (forall2_le_trans _ _ _ S). apply read_monotone; [exact H | ]. apply term_bounds. assumption.
  Qed.

  Lemma stays_below c hi : Forall2 Z.le (read hi (greatest_term coefs c)) hi ->
    forall ws x, Forall small ws -> Forall2 Z.le x hi -> Forall2 Z.le (fold_left read (map (dot c) ws) x) hi.
  Proof.
    intros S ws. induction ws as [ | l ws IH]; intros x F H; [exact H | ].
    inversion F; subst. simpl. apply IH; [assumption | ].
    apply (fun G => forall2_le_trans _ _ _ G S). apply read_monotone; [exact H | ]. apply term_bounds. assumption.
  Qed.

  Lemma head_le a b : Forall2 Z.le a b -> hd 0 a <= hd 0 b.
  Proof. destruct 1; simpl; lia. Qed.

  Lemma acc_linear r c k lo hi : good (Linear r c k lo hi) = true ->
    forall ws x, Forall small ws ->
    acc (Linear r c k lo hi) (collapse r lo hi x) ws = test r (hd 0 (fold_left read (map (dot c) ws) x) + k).
  Proof.
    intros G. cbn [Decide.good] in G. rewrite !andb_true_iff in G.
    destruct G as (((((_ & _) & Alo) & Plo) & Ahi) & Phi).
    apply forall2b_le in Alo. apply forall2b_le in Ahi. apply Z.ltb_lt in Plo. apply Z.ltb_lt in Phi.
    assert (forall ws x, Forall small ws ->
      forall2b Z.leb lo x = true \/ forall2b Z.leb x hi = true ->
      acc (Linear r c k lo hi) (collapse r lo hi x) ws = test r (hd 0 (fold_left read (map (dot c) ws) x) + k)) as out.
    { intros ws x F H. unfold collapse. destruct (forall2b Z.leb lo x) eqn:A.
      - apply forall2b_le in A. pose proof (head_le _ _ (stays_above c lo Alo ws x F A)) as L.
        rewrite acc_dead. symmetry. unfold test. destruct r; [apply Z.leb_gt | apply Z.eqb_neq]; lia.
      - destruct H as [H | H]; [discriminate | ]. rewrite H. apply forall2b_le in H.
        pose proof (head_le _ _ (stays_below c hi Ahi ws x F H)) as L.
        destruct r.
        + rewrite acc_full. symmetry. apply Z.leb_le. lia.
        + rewrite acc_dead. symmetry. apply Z.eqb_neq. lia. }
    induction ws as [ | l ws IH]; intros x F.
    - destruct (forall2b Z.leb lo x) eqn:A; [apply out; auto | ].
      destruct (forall2b Z.leb x hi) eqn:B; [apply out; auto | ].
      unfold collapse. rewrite A, B. reflexivity.
    - destruct (forall2b Z.leb lo x) eqn:A; [apply out; auto | ].
      destruct (forall2b Z.leb x hi) eqn:B; [apply out; auto | ].
      inversion F; subst. unfold collapse. rewrite A, B. rewrite acc_cons. cbn [Decide.step].
      rewrite IH by assumption. reflexivity.
  Qed.

  Lemma acc_linear_start r c k lo hi ws : good (Linear r c k lo hi) = true -> Forall small ws ->
    acc (Linear r c k lo hi) (Vec (zeros coefs)) ws = test r (value coefs (map (dot c) ws) + k).
  Proof.
    intros G F. destruct ws as [ | l ws].
    - unfold Decide.acc. cbn [fold_left Decide.final map value]. f_equal. f_equal.
      pose proof (value_fold coefs system []) as V. exact V.
    - rewrite acc_cons. cbn [Decide.step]. rewrite acc_linear by (assumption || (inversion F; assumption)).
      rewrite <- (value_fold coefs system). reflexivity.
  Qed.

  (** ** Words of several numbers *)

  Lemma value_linear {A} (f g : A -> Z) x (ws : list A) :
    value coefs (map (fun l => x * f l + g l) ws) = x * value coefs (map f ws) + value coefs (map g ws).
  Proof.
    induction ws as [ | l ws IH]; [simpl; lia | ]. simpl. rewrite IH, !map_length. lia.
  Qed.

  Lemma value_zero {A} (ws : list A) : value coefs (map (fun _ => 0) ws) = 0.
  Proof. induction ws as [ | l ws IH]; [reflexivity | ]. simpl. rewrite IH. reflexivity. Qed.

  Lemma valid_zero {A} (ws : list A) : valid coefs (map (fun _ => 0) ws) = true.
  Proof.
    unfold valid. induction ws as [ | l ws IH]; [reflexivity | ]. simpl. rewrite (next_zero coefs system). exact IH.
  Qed.

  Lemma map_ext_forall {A B} (P : A -> Prop) (f g : A -> B) ws :
    Forall P ws -> (forall l, P l -> f l = g l) -> map f ws = map g ws.
  Proof. intros F H. induction F as [ | l ws Pl F IH]; [reflexivity | ]. simpl. rewrite (H l Pl), IH. reflexivity. Qed.

  Lemma coefs_small : Forall (fun c => c <= largest_digit coefs) coefs.
  Proof.
    unfold largest_digit. generalize coefs. intros l. induction l as [ | c l IH]; constructor; simpl; [lia | ].
    eapply Forall_impl; [ | exact IH]. simpl. lia.
  Qed.

  Lemma digit_small w : forall v, Numeration.state v -> Forall (fun c => c <= largest_digit coefs) v ->
    valid_from coefs v w = true -> Forall (fun e => 0 <= e <= largest_digit coefs) w.
  Proof.
    induction w as [ | e w IH]; intros v St F V; [constructor | ]. simpl in V.
    destruct (next coefs v e) as [v' | ] eqn:E; [ | discriminate].
    pose proof (next_state coefs system v e v' St E) as St'.
    destruct v as [ | c v]; [discriminate | ]. destruct St as [_ Pos].
    inversion F as [ | ? ? Fc Fv]; subst. inversion Pos as [ | ? ? Pc _]; subst. simpl in E.
    destruct ((0 <=? e) && (e <? c)) eqn:B.
    - apply andb_true_iff in B. destruct B as [B1 B2]. apply Z.leb_le in B1. apply Z.ltb_lt in B2.
      injection E as <-. constructor; [lia | exact (IH coefs St' coefs_small V)].
    - destruct (e =? c) eqn:B'; [ | discriminate]. apply Z.eqb_eq in B'. subst e.
      destruct v as [ | c' v]; [discriminate | ]. injection E as <-. constructor; [lia | exact (IH _ St' Fv V)].
  Qed.

  Lemma valid_small w : valid coefs w = true -> Forall (fun e => 0 <= e <= largest_digit coefs) w.
  Proof.
    exact (digit_small w coefs (coefs_state coefs system) coefs_small).
  Qed.

  Lemma nonempty l : l <> [] -> hd 0 l :: tl l = l.
  Proof. destruct l; [contradiction | reflexivity]. Qed.

  Lemma encodes_small env : forall ws, encodes ws env -> Forall small ws.
  Proof.
    induction env as [ | v env IH]; intros ws E.
    - eapply Forall_impl; [ | exact E]. simpl. intros l ->. constructor.
    - destruct E as (N & V & _ & E). apply IH in E. apply valid_small in V.
      rewrite Forall_forall in *. intros l I. rewrite <- (nonempty l (N l I)). constructor.
      + apply V. apply in_map. exact I.
      + apply E. apply in_map. exact I.
  Qed.

  Lemma encodes_dot env : forall c ws, encodes ws env -> value coefs (map (dot c) ws) = dot c env.
  Proof.
    assert (forall env ws, value coefs (map (dot []) ws) = dot [] env) as none.
    { intros e ws. replace (map (dot []) ws) with (map (fun _ : letter => 0) ws) by reflexivity. apply value_zero. }
    induction env as [ | v env IH]; intros c ws E.
    - destruct c as [ | x c]; [apply none | ]. simpl in E.
      rewrite (map_ext_forall _ (dot (x :: c)) (fun _ => 0) ws E); [apply value_zero | ]. intros l ->. reflexivity.
    - destruct c as [ | x c]; [apply none | ]. destruct E as (N & _ & V & E).
      rewrite (map_ext_forall _ (dot (x :: c)) (fun l => x * hd 0 l + dot c (tl l)) ws N).
      + rewrite (value_linear (hd 0) (fun l => dot c (tl l)) x ws), V.
        rewrite <- (map_map (@tl Z) (dot c)), (IH c _ E). reflexivity.
      + intros l Nl. destruct l; [contradiction | reflexivity].
  Qed.

  Lemma encodes_nth env : forall ws i, encodes ws env ->
    valid coefs (map (fun l => nth i l 0) ws) = true /\ value coefs (map (fun l => nth i l 0) ws) = nth i env 0.
  Proof.
    induction env as [ | v env IH]; intros ws i E.
    - simpl in E. rewrite (map_ext_forall _ (fun l => nth i l 0) (fun _ => 0) ws E).
      + split; [apply valid_zero | ]. rewrite value_zero. destruct i; reflexivity.
      + intros l ->. destruct i; reflexivity.
    - destruct E as (N & V & W & E). destruct i as [ | i].
      + rewrite (map_ext_forall _ (fun l => nth 0 l 0) (hd 0) ws N); [split; assumption | ].
        intros [ | e l] Nl; reflexivity.
      + rewrite (map_ext_forall _ (fun l => nth (S i) l 0) (fun l => nth i (tl l) 0) ws N).
        * rewrite <- (map_map (@tl Z) (fun l => nth i l 0)). exact (IH _ i E).
        * intros [ | e l] Nl; [contradiction | reflexivity].
  Qed.

  Lemma encodes_pick env ws : encodes ws env ->
    forall vars, encodes (map (pick vars) ws) (map (fun i => nth i env 0) vars).
  Proof.
    intros E vars. induction vars as [ | i vars IH].
    - simpl. apply Forall_forall. intros l I. apply in_map_iff in I. destruct I as (m & <- & _). reflexivity.
    - simpl. destruct (encodes_nth env ws i E) as [V W]. repeat split.
      + apply Forall_forall. intros l I. apply in_map_iff in I. destruct I as (m & <- & _). discriminate.
      + rewrite map_map. exact V.
      + rewrite map_map. exact W.
      + rewrite map_map. exact IH.
  Qed.

  Lemma encodes_unique env : forall ws ws', encodes ws env -> encodes ws' env -> length ws = length ws' -> ws = ws'.
  Proof.
    induction env as [ | v env IH]; intros ws ws' E E' L.
    - simpl in E, E'. revert ws' E' L. induction E as [ | l ws -> E IHw]; intros [ | l' ws'] E' L; try discriminate; [reflexivity | ].
      inversion E'; subst. f_equal. apply IHw; [assumption | simpl in L; lia].
    - destruct E as (N & V & W & E), E' as (N' & V' & W' & E').
      assert (map (hd 0) ws = map (hd 0) ws') as H.
      { apply (valid_unique coefs system _ _ coefs (coefs_state coefs system)); [rewrite !map_length; exact L | exact V | exact V' | congruence]. }
      assert (map (@tl Z) ws = map (@tl Z) ws') as T by (apply IH; [exact E | exact E' | rewrite !map_length; exact L]).
      clear - N N' H T L. revert ws' N' H T L. induction N as [ | l ws Nl N IHw]; intros [ | l' ws'] N' H T L; try discriminate; [reflexivity | ].
      inversion N'; subst. simpl in H, T. injection H as Ha Hb. injection T as Ta Tb.
      rewrite <- (nonempty l Nl), <- (nonempty l') by assumption. rewrite Ha, Ta. f_equal. apply IHw; auto.
  Qed.

  Lemma map_repeat {A B} (f : A -> B) x n : map f (repeat x n) = repeat (f x) n.
  Proof. induction n as [ | n IH]; [reflexivity | ]. simpl. rewrite IH. reflexivity. Qed.

  Lemma encodes_pad n env : forall ws, encodes ws env -> encodes (repeat (repeat 0 (length env)) n ++ ws) env.
  Proof.
    induction env as [ | v env IH]; intros ws E.
    - simpl in *. apply Forall_app. split; [ | exact E]. apply Forall_forall. intros l I. exact (repeat_spec _ _ _ I).
    - destruct E as (N & V & W & E). cbn [length]. simpl. rewrite !map_app, !map_repeat. simpl. repeat split.
      + apply Forall_app. split; [ | exact N]. apply Forall_forall. intros l I. apply repeat_spec in I. subst. discriminate.
      + rewrite valid_padded by exact system. exact V.
      + rewrite value_padded. exact W.
      + apply IH. exact E.
  Qed.

  Definition zip (w : list Z) (ws : list letter) : list letter := map (fun p => fst p :: snd p) (combine w ws).

  Lemma zip_hd w : forall ws, length w = length ws -> map (hd 0) (zip w ws) = w.
  Proof. induction w as [ | e w IH]; intros [ | l ws] L; try discriminate; [reflexivity | ]. unfold zip in *. simpl in *. rewrite IH by lia. reflexivity. Qed.

  Lemma zip_tl w : forall ws, length w = length ws -> map (@tl Z) (zip w ws) = ws.
  Proof. induction w as [ | e w IH]; intros [ | l ws] L; try discriminate; [reflexivity | ]. unfold zip in *. simpl in *. rewrite IH by lia. reflexivity. Qed.

  Lemma encodes_exists env : Forall (fun x => 0 <= x) env ->
    exists least, forall n, (least <= n)%nat -> exists ws, length ws = n /\ encodes ws env.
  Proof.
    induction 1 as [ | v env P F (least & H)].
    - exists 0%nat. intros n _. exists (repeat [] n). split; [apply repeat_length | ].
      simpl. apply Forall_forall. intros l I. exact (repeat_spec _ _ _ I).
    - exists (Nat.max (Z.to_nat v) least). intros n L.
      destruct (H n ltac:(lia)) as (ws & Lw & E).
      destruct (enough_digits coefs system v n P ltac:(lia)) as (w & Lv & V & W).
      exists (zip w ws). split; [unfold zip; rewrite map_length, combine_length; lia | ].
      simpl. rewrite zip_hd, zip_tl by lia. repeat split; try assumption.
      apply Forall_forall. intros l I. unfold zip in I. apply in_map_iff in I. destruct I as (p & <- & _). discriminate.
  Qed.

  Lemma encodes_side ys : forall xs ws env, length xs = length ws ->
    encodes xs ys -> encodes ws env -> encodes (side xs ws) (ys ++ env).
  Proof.
    induction ys as [ | y ys IH]; intros xs ws env L X E.
    - simpl in *. replace (side xs ws) with ws; [exact E | ].
      clear E. revert ws L. induction X as [ | x xs -> X IHx]; intros [ | l ws] L; try discriminate; [reflexivity | ].
      unfold side in *. simpl in *. rewrite <- IHx by lia. reflexivity.
    - destruct X as (N & V & W & X). simpl.
      assert (map (hd 0) (side xs ws) = map (hd 0) xs /\ map (@tl Z) (side xs ws) = side (map (@tl Z) xs) ws
              /\ Forall (fun l => l <> []) (side xs ws)) as (H & T & NN).
      { clear - N L. revert ws L. induction N as [ | x xs Nx N IHx]; intros [ | l ws] L; try discriminate; [repeat split; constructor | ].
        destruct (IHx ws ltac:(simpl in L; lia)) as (H & T & NN). unfold side in *. simpl. rewrite H, T.
        destruct x as [ | e x]; [contradiction | ]. repeat split. constructor; [discriminate | exact NN]. }
      rewrite H, T. repeat split; try assumption. apply IH; [rewrite map_length; exact L | exact X | exact E].
  Qed.

  Lemma follows_tracks v vs xs : Numeration.state v ->
    (follows (v :: vs) xs <->
     Forall (fun l => l <> []) xs /\ valid_from coefs v (map (hd 0) xs) = true /\ follows vs (map (@tl Z) xs)).
  Proof.
    revert v vs. induction xs as [ | x xs IH]; intros v vs St; split.
    - intros _. repeat split; constructor.
    - intros _. constructor.
    - intros F. inversion F as [ | ? ? vs' ? C F']; subst. simpl in C. apply in_flat_map in C.
      destruct C as ([e v'] & D & C). apply in_map_iff in C. destruct C as ([x' w] & Q & C). injection Q as <- <-.
      apply (digits_in v e v' St) in D. simpl.
      apply (IH v' w (next_state coefs system v e v' St D)) in F'. destruct F' as (N & V & F').
      repeat split; [constructor; [discriminate | exact N] | rewrite D; exact V | econstructor; eassumption].
    - intros (N & V & F). inversion N as [ | ? ? Nx N']; subst. destruct x as [ | e x]; [contradiction | ].
      simpl in V, F. destruct (next coefs v e) as [v' | ] eqn:D; [ | discriminate].
      inversion F as [ | ? ? w ? C F']; subst.
      apply (follows_cons _ _ (v' :: w)).
      + simpl. apply in_flat_map. exists (e, v'). split; [apply digits_in; assumption | ].
        apply in_map_iff. exists (x, w). split; [reflexivity | exact C].
      + apply IH; [exact (next_state coefs system v e v' St D) | ]. repeat split; assumption.
  Qed.

  Lemma from_places n : places (from coefs n).
  Proof. apply Forall_forall. intros v I. apply repeat_spec in I. subst. exact (coefs_state coefs system). Qed.

  Lemma follows_nothing xs : follows [] xs <-> Forall (fun l => l = []) xs.
  Proof.
    induction xs as [ | x xs IH]; split; intros F; try constructor.
    - inversion F as [ | ? ? ? ? C F']; subst. destruct C as [C | []]. injection C as <- <-. reflexivity.
    - inversion F as [ | ? ? ? ? C F']; subst. destruct C as [C | []]. injection C as <- <-. apply IH. exact F'.
    - inversion F; subst. econstructor; [left; reflexivity | ]. apply IH. assumption.
  Qed.

  Lemma follows_encodes n : forall xs, follows (from coefs n) xs ->
    exists ys, length ys = n /\ Forall (fun y => 0 <= y) ys /\ encodes xs ys.
  Proof.
    induction n as [ | n IH]; intros xs F.
    - exists []. repeat split; [constructor | ]. apply follows_nothing. exact F.
    - apply (follows_tracks coefs (from coefs n) xs (coefs_state coefs system)) in F. destruct F as (N & V & F).
      destruct (IH _ F) as (ys & L & P & E). exists (value coefs (map (hd 0) xs) :: ys). repeat split; try assumption.
      + simpl. lia.
      + constructor; [ | exact P]. apply (value_range coefs system _ coefs (coefs_state coefs system) V).
  Qed.

  Lemma encodes_follows ys : forall xs, encodes xs ys -> follows (from coefs (length ys)) xs.
  Proof.
    induction ys as [ | y ys IH]; intros xs E.
    - apply follows_nothing. exact E.
    - destruct E as (N & V & _ & E). apply (follows_tracks coefs (from coefs (length ys)) xs (coefs_state coefs system)).
      repeat split; try assumption. apply IH. exact E.
  Qed.

  (** ** Divisibility, and automata *)

  Definition congruent m := Forall2 (fun a b => a mod m = b mod m).

  Lemma dot_congruent m a : m <> 0 -> forall x y, congruent m x y -> dot a x mod m = dot a y mod m.
  Proof.
    intros M. induction a as [ | c a IH]; intros x y H; [reflexivity | ].
    destruct H as [ | u v x y E H]; [reflexivity | ]. simpl.
    rewrite (Z.add_mod (c * u)), (Z.add_mod (c * v)), (Z.mul_mod c u), (Z.mul_mod c v), E, (IH x y H) by exact M. reflexivity.
  Qed.

  Lemma plus_times_congruent m w : m <> 0 -> forall x y d, congruent m x y -> congruent m (plus_times d x w) (plus_times d y w).
  Proof.
    intros M. induction w as [ | u w IH]; intros x y d H; destruct H; simpl; constructor.
    - rewrite (Z.add_mod x), (Z.add_mod y), H by exact M. reflexivity.
    - apply IH. assumption.
  Qed.

  Lemma read_congruent m x y d : m <> 0 -> congruent m x y -> congruent m (read x d) (read y d).
  Proof.
    intros M H. apply plus_times_congruent; [exact M | ]. apply forall2_app.
    - destruct H; [constructor | assumption].
    - constructor; [ | constructor]. apply dot_congruent; [exact M | ]. apply forall2_rev. exact H.
  Qed.

  Lemma acc_divides m c k ws : 0 < m -> forall x y, congruent m x y ->
    acc (Divides m c k) (Vec x) ws = ((hd 0 (fold_left read (map (dot c) ws) y) + k) mod m =? 0).
  Proof.
    intros M. induction ws as [ | l ws IH]; intros x y H.
    - unfold Decide.acc. simpl. f_equal. rewrite Z.add_mod, (Z.add_mod (hd 0 y)) by lia.
      f_equal. f_equal. destruct H; [reflexivity | exact H].
    - rewrite acc_cons. cbn [Decide.step map fold_left]. apply IH.
      pose proof (read_congruent m x y (dot c l) ltac:(lia) H) as R. clear - R M.
      induction R as [ | a b r s E R IHr]; simpl; constructor; [rewrite Z.mod_mod by lia; exact E | exact IHr].
  Qed.

  Lemma congruent_refl m x : congruent m x x.
  Proof. induction x; constructor; auto. Qed.

  Lemma acc_accepts A base vars ws : forall q,
    acc (Accepts A base vars) (Num q) ws = run A base q (map (pick vars) ws).
  Proof.
    induction ws as [ | l ws IH]; intros q; [reflexivity | ].
    rewrite acc_cons. simpl. destruct (arrow A base q (pick vars l)); [apply IH | apply acc_dead].
  Qed.

  Lemma run_zeros A base z ws : arrow A base (first A) z = Some (first A) ->
    forall n, run A base (first A) (repeat z n ++ ws) = run A base (first A) ws.
  Proof. intros E n. induction n as [ | n IH]; [reflexivity | ]. simpl. rewrite E. exact IH. Qed.

  Lemma run_unique A base env ws ws' : arrow A base (first A) (repeat 0 (length env)) = Some (first A) ->
    encodes ws env -> encodes ws' env -> run A base (first A) ws = run A base (first A) ws'.
  Proof.
    intros Z0 E E'.
    assert (forall vs us, encodes vs env -> encodes us env -> (length vs <= length us)%nat ->
              run A base (first A) vs = run A base (first A) us) as shorter.
    { intros vs us V W L. rewrite <- (run_zeros A base _ vs Z0 (length us - length vs)).
      f_equal. apply (encodes_unique env); [apply encodes_pad; exact V | exact W | ].
      rewrite app_length, repeat_length. lia. }
    destruct (Nat.le_ge_cases (length ws) (length ws')); [ | symmetry]; apply shorter; assumption.
  Qed.

  (** ** What the bound variables may begin with *)

  Inductive reachable (f : formula) (init : element) : element -> Prop :=
  | reachable_init : reachable f init init
  | reachable_next e e' : reachable f init e -> In e' (successors f [] e) -> reachable f init e'.

  Lemma reach_reachable f init fuel : forall seen todo,
    (forall e, In e seen \/ In e todo -> reachable f init e) ->
    forall e, In e (reach coefs fuel f seen todo) -> reachable f init e.
  Proof.
    induction fuel as [ | fuel IH]; intros seen todo H e I; simpl in I; [apply H; auto | ].
    destruct todo as [ | x todo]; [apply H; auto | ].
    destruct (member x seen).
    - apply (IH seen todo); [ | exact I]. intros y [Y | Y]; apply H; [left; exact Y | right; right; exact Y].
    - apply (IH (x :: seen) (successors f [] x ++ todo)); [ | exact I].
      intros y [[<- | Y] | Y]; [apply H; right; left; reflexivity | apply H; left; exact Y | ].
      apply in_app_iff in Y. destruct Y as [Y | Y]; [ | apply H; right; right; exact Y].
      apply (reachable_next f init x); [apply H; right; left; reflexivity | exact Y].
  Qed.

  Definition blank (z : list letter) := Forall (fun l => exists n, l = repeat 0 n) z.

  Lemma dot_zeros c : forall l n, dot c (l ++ repeat 0 n) = dot c l.
  Proof.
    induction c as [ | x c IH]; intros l n; [reflexivity | ]. destruct l as [ | e l]; simpl.
    - clear IH. revert x c. induction n as [ | n IHn]; intros x c; [reflexivity | ]. simpl.
      destruct c as [ | y c]; [destruct n; simpl; lia | ]. specialize (IHn y c). destruct n; simpl in *; lia.
    - rewrite IH. reflexivity.
  Qed.

  Lemma nth_zeros i : forall l n, nth i (l ++ repeat 0 n) 0 = nth i l 0.
  Proof.
    intros l n. destruct (Nat.lt_ge_cases i (length l)) as [L | G].
    - apply app_nth1. exact L.
    - rewrite app_nth2, nth_repeat, nth_overflow by assumption. reflexivity.
  Qed.

  Lemma pick_zeros vars l n : pick vars (l ++ repeat 0 n) = pick vars l.
  Proof. unfold pick. apply map_ext. intros i. apply nth_zeros. Qed.

  Lemma step_zeros f : forall s l n, step f s (l ++ repeat 0 n) = step f s l.
  Proof.
    induction f as [r c k lo hi | m c k | A base vars | f IHf g IHg | f IHf g IHg | f IHf | k f IHf]; intros s l n;
      destruct s; simpl; try reflexivity;
      rewrite ?dot_zeros, ?pick_zeros, ?IHf, ?IHg; try reflexivity.
    f_equal. apply flat_map_ext. intros e. apply flat_map_ext. intros d.
    rewrite app_assoc, IHf. reflexivity.
  Qed.

  Lemma side_blank f s xs : forall n, fold_left (step f) (side xs (repeat (repeat 0 n) (length xs))) s
    = fold_left (step f) xs s.
  Proof.
    intros n. revert s. induction xs as [ | x xs IH]; intros s; [reflexivity | ].
    unfold side in *. simpl. rewrite step_zeros. apply IH.
  Qed.

  Lemma side_app xs xs' ws ws' : length xs = length ws -> side (xs ++ xs') (ws ++ ws') = side xs ws ++ side xs' ws'.
  Proof.
    unfold side. revert ws. induction xs as [ | x xs IH]; intros [ | l ws] L; try discriminate; [reflexivity | ].
    simpl. rewrite IH by (simpl in L; lia). reflexivity.
  Qed.

  Lemma follows_split xs : forall vs xs', follows vs (xs ++ xs') ->
    places vs -> exists vs', follows vs xs /\ places vs' /\ follows vs' xs' /\
      forall f s, (fold_left (step f) xs s = Dead) \/
        forall init, reachable f init (vs, s) -> reachable f init (vs', fold_left (step f) xs s).
  Proof.
    induction xs as [ | x xs IH]; intros vs xs' F P.
    - exists vs. repeat split; [constructor | exact P | exact F | ]. intros f s. right. intros init R. exact R.
    - simpl in F. inversion F as [ | ? ? w ? C F']; subst.
      destruct (choices_places vs x w P C) as (Pw & _).
      destruct (IH w xs' F' Pw) as (vs' & G & P' & F'' & R).
      exists vs'. repeat split; [econstructor; eassumption | exact P' | exact F'' | ].
      intros f s. simpl.
      destruct (step f s x) eqn:S; [left; clear; induction xs as [ | y xs IHx]; [reflexivity | simpl; rewrite step_dead; exact IHx] | ..];
        (destruct (R f (step f s x)) as [D | Rr]; rewrite S in *; [left; exact D | right];
         intros init Rc; apply Rr; apply (reachable_next f init (vs, s)); [exact Rc | ];
         apply successors_in; exists x, w; repeat split; [exact C | simpl; rewrite app_nil_r; exact S | discriminate]).
  Qed.

  Lemma reachable_run f vs s e : places vs -> reachable f (vs, s) e ->
    exists xs, follows vs xs /\ snd e = fold_left (step f) xs s /\ places (fst e) /\
      forall ys, follows (fst e) ys -> follows vs (xs ++ ys).
  Proof.
    intros P R. induction R as [ | e e' R IH S].
    - exists []. repeat split; [constructor | exact P | ]. intros ys F. exact F.
    - destruct IH as (xs & F & E & Pe & G).
      apply successors_in in S. destruct S as (x & w & C & S & V & N). rewrite app_nil_r in S.
      exists (xs ++ [x]). repeat split.
      + apply G. econstructor; [exact C | constructor].
      + rewrite fold_left_app. simpl. rewrite <- E. symmetry. exact S.
      + rewrite V. exact (proj1 (choices_places _ _ _ Pe C)).
      + intros ys Fy. rewrite <- app_assoc. simpl. apply G. econstructor; [exact C | ]. rewrite <- V. exact Fy.
  Qed.

  (** ** The automaton of a formula accepts the words of the numbers for which it holds *)

  Theorem acc_sat f : good f = true -> forall env ws,
    Forall (fun x => 0 <= x) env -> encodes ws env -> (acc f (start f) ws = true <-> sat coefs f env).
  Proof.
    induction f as [r c k lo hi | m c k | A base vars | f IHf g IHg | f IHf g IHg | f IHf | n f IHf]; intros G env ws P E.
    - cbn [Decide.start sat]. rewrite acc_linear_start by (exact G || exact (encodes_small env ws E)).
      rewrite (encodes_dot env c ws E). destruct r; simpl; [apply Z.leb_le | apply Z.eqb_eq].
    - simpl in G. apply Z.ltb_lt in G. cbn [Decide.start sat].
      rewrite (acc_divides m c k ws G _ (zeros coefs) (congruent_refl m _)).
      rewrite (value_fold coefs system), (encodes_dot env c ws E), Z.eqb_eq.
      apply Z.mod_divide. lia.
    - cbn [Decide.start sat]. rewrite acc_accepts. simpl in G.
      destruct (arrow A base (first A) (map (fun _ => 0) vars)) eqn:R; [ | discriminate].
      apply Pos.eqb_eq in G. subst p.
      pose proof (encodes_pick env ws E vars) as E'.
      assert (arrow A base (first A) (repeat 0 (length (map (fun i => nth i env 0) vars))) = Some (first A)) as Z0.
      { rewrite map_length, <- R. f_equal. clear. induction vars as [ | v vars IH]; [reflexivity | ]. simpl. rewrite IH. reflexivity. }
      split.
      + intros H. exists (map (pick vars) ws). split; [exact E' | exact H].
      + intros (us & Eu & Ru). rewrite <- Ru. exact (run_unique A base _ _ _ Z0 E' Eu).
    - simpl in G. apply andb_true_iff in G. destruct G as [Gf Gg]. cbn [Decide.start sat].
      rewrite acc_both, andb_true_iff, (IHf Gf env ws P E), (IHg Gg env ws P E). reflexivity.
    - simpl in G. apply andb_true_iff in G. destruct G as [Gf Gg]. cbn [Decide.start sat].
      rewrite acc_either, orb_true_iff, (IHf Gf env ws P E), (IHg Gg env ws P E). reflexivity.
    - simpl in G. cbn [Decide.start sat]. rewrite acc_flip. rewrite negb_true_iff, <- not_true_iff_false, (IHf G env ws P E). reflexivity.
    - cbn [Decide.good] in G. apply andb_true_iff in G. destruct G as [Gf G]. apply andb_true_iff in G. destruct G as [Gi Gc].
      cbn [Decide.start sat].
      set (init := (from coefs n, start f)) in *. set (all := reach coefs closure_fuel f [] [init]) in *.
      assert (forall e, In e all -> reachable f init e) as Reach.
      { apply reach_reachable. intros e [[] | [<- | []]]. constructor. }
      assert (forall e, reachable f init e -> In e all) as All.
      { intros e R. induction R as [ | e e' R IH S]; [exact (member_in _ _ Gi) | ].
        rewrite forallb_forall in Gc. specialize (Gc e IH). rewrite forallb_forall in Gc.
        exact (member_in _ _ (Gc e' S)). }
      assert (Forall proper all) as Proper.
      { apply Forall_forall. intros e I. apply Reach in I.
        destruct (reachable_run f _ _ e (from_places n) I) as (_ & _ & _ & Pe & _). exact Pe. }
      rewrite (acc_many n f ws all Proper). split.
      + intros (e & I & xs & L & F & A). apply Reach in I.
        destruct (reachable_run f _ _ e (from_places n) I) as (zs & Fz & Ez & _ & Join).
        destruct (follows_encodes n (zs ++ xs) (Join xs F)) as (ys & Ly & Py & Ey).
        exists ys. repeat split; [exact Ly | exact Py | ].
        set (ws' := repeat (repeat 0 (length env)) (length zs) ++ ws).
        assert (encodes ws' env) as E' by (apply encodes_pad; exact E).
        assert (length (zs ++ xs) = length ws') as L'.
        { unfold ws'. rewrite !app_length, repeat_length. unfold letter in *. lia. }
        apply (IHf Gf (ys ++ env) (side (zs ++ xs) ws')).
        * apply Forall_app. split; assumption.
        * exact (encodes_side ys _ _ env L' Ey E').
        * unfold ws'. rewrite side_app by (rewrite repeat_length; reflexivity).
          rewrite acc_app, side_blank, <- Ez. exact A.
      + intros (ys & Ly & Py & S).
        destruct (encodes_exists ys Py) as (least & Ex).
        destruct (Ex (Nat.max least (length ws)) ltac:(lia)) as (xs & Lx & E').
        set (m := (length xs - length ws)%nat).
        rewrite <- (firstn_skipn m xs) in E'.
        assert (length (firstn m xs) = m) as L1 by (rewrite firstn_length; unfold m, letter in *; lia).
        assert (length (skipn m xs) = length ws) as L2 by (rewrite skipn_length; unfold m, letter in *; lia).
        set (xs1 := firstn m xs) in *. set (xs2 := skipn m xs) in *.
        pose proof (encodes_follows ys _ E') as F. rewrite Ly in F.
        set (ws' := repeat (repeat 0 (length env)) (length xs1) ++ ws).
        assert (encodes ws' env) as Ew by (apply encodes_pad; exact E).
        assert (length (xs1 ++ xs2) = length ws') as L'.
        { unfold ws'. rewrite !app_length, repeat_length. unfold letter in *. lia. }
        assert (acc f (start f) (side (xs1 ++ xs2) ws') = true) as A.
        { apply (IHf Gf (ys ++ env)); [apply Forall_app; split; assumption | exact (encodes_side ys _ _ env L' E' Ew) | exact S]. }
        unfold ws' in A. rewrite side_app in A by (rewrite repeat_length; reflexivity).
        rewrite acc_app, side_blank in A.
        destruct (follows_split xs1 (from coefs n) xs2 F (from_places n)) as (vs' & _ & _ & F2 & R).
        destruct (R f (start f)) as [D | Rr].
        * rewrite D, acc_dead in A. discriminate.
        * exists (vs', fold_left (step f) xs1 (start f)). split.
          -- apply All, Rr. constructor.
          -- exists xs2. repeat split; [exact L2 | exact F2 | exact A].
  Qed.

  (** ** What is accepted everywhere holds for all numbers *)

  Lemma nodes_in f e x w : In (x, w) (choices (fst e)) -> snd e <> Full -> In (w, step f (snd e) x) (nodes coefs f e).
  Proof.
    intros C N. unfold nodes. destruct (snd e); try contradiction;
      (apply in_map_iff; exists (x, w); split; [reflexivity | exact C]).
  Qed.

  Definition kept (f : formula) (seen : met) (todo : list element) : Prop :=
    forall e, has e seen = true ->
      final f (snd e) = true /\ forall e', In e' (nodes coefs f e) -> has e' seen = true \/ In e' todo.

  Definition sound_status (f : formula) (init : element) (s : status) : Prop :=
    match s with
    | Going seen todo => kept f seen todo /\ (has init seen = true \/ In init todo)
    | Done true => exists seen, kept f seen [] /\ has init seen = true
    | Done false => True
    end.

  Lemma explore_one_sound f init seen todo :
    sound_status f init (Going seen todo) -> sound_status f init (explore_one coefs f seen todo).
  Proof.
    intros [K S]. destruct todo as [ | e todo]; simpl.
    - exists seen. split; [exact K | ]. destruct S as [S | []]. exact S.
    - destruct (has e seen) eqn:H.
      + split.
        * intros a Ha. destruct (K a Ha) as [Fa Na]. split; [exact Fa | ].
          intros b I. destruct (Na b I) as [Hb | [<- | Hb]]; [left; exact Hb | left; exact H | right; exact Hb].
        * destruct S as [S | [<- | S]]; auto.
      + destruct (final f (snd e)) eqn:Fe; [ | exact I]. split.
        * intros a Ha. apply has_only in Ha. destruct Ha as [-> | Ha].
          -- split; [exact Fe | ]. intros b J. right. apply in_app_iff. left. exact J.
          -- destruct (K a Ha) as [Fa Na]. split; [exact Fa | ]. intros b J.
             destruct (Na b J) as [Hb | [<- | Hb]].
             ++ left. apply has_more. exact Hb.
             ++ left. apply has_added.
             ++ right. apply in_app_iff. right. exact Hb.
        * destruct S as [S | [<- | S]].
          -- left. apply has_more. exact S.
          -- left. apply has_added.
          -- right. apply in_app_iff. right. exact S.
  Qed.

  Lemma explore_sound f init steps : forall s,
    sound_status f init s -> sound_status f init (explore coefs steps f s).
  Proof.
    induction steps as [half IH | half IH | ]; intros s H; destruct s as [seen todo | r]; try exact H; simpl.
    - apply IH, IH, explore_one_sound, H.
    - apply IH, IH, H.
    - apply explore_one_sound, H.
  Qed.

  Lemma kept_accepts f seen : kept f seen [] -> forall xs e, has e seen = true -> follows (fst e) xs -> acc f (snd e) xs = true.
  Proof.
    intros K xs. induction xs as [ | x xs IH]; intros e H F.
    - exact (proj1 (K e H)).
    - inversion F as [ | ? ? w ? C F']; subst. rewrite acc_cons.
      destruct (snd e) eqn:S; [ | rewrite step_full; apply acc_full | ..];
        (destruct (proj2 (K e H) (w, step f (snd e) x)) as [H' | []];
         [apply nodes_in; [exact C | rewrite S; discriminate] | ];
         rewrite <- S; exact (IH _ H' F')).
  Qed.

  Theorem explored_sat steps n f : good f = true ->
    explore coefs steps f (Going (PositiveMap.empty _) [(from coefs n, start f)]) = Done true ->
    forall env, length env = n -> Forall (fun x => 0 <= x) env -> sat coefs f env.
  Proof.
    intros G X env L P.
    pose proof (explore_sound f (from coefs n, start f) steps
      (Going (PositiveMap.empty _) [(from coefs n, start f)])) as S.
    rewrite X in S. destruct S as (seen & K & S).
    { split; [ | right; left; reflexivity]. intros e H. rewrite has_none in H. discriminate. }
    destruct (encodes_exists env P) as (least & Ex).
    destruct (Ex least ltac:(lia)) as (ws & _ & E).
    apply (acc_sat f G env ws P E).
    pose proof (encodes_follows env ws E) as F. rewrite L in F.
    exact (kept_accepts f seen K ws (from coefs n, start f) S F).
  Qed.
End Sound.

(** A formula that passes the check holds for all numbers. *)

Theorem check_sound coefs n f : check coefs n f = true ->
  forall env, length env = n -> Forall (fun x => 0 <= x) env -> sat coefs f env.
Proof.
  unfold check. intros H. apply andb_true_iff in H. destruct H as [H X]. apply andb_true_iff in H. destruct H as [S G].
  apply (explored_sat coefs S (2 ^ 40)%positive n f G).
  destruct (explore coefs (2 ^ 40)%positive f _) as [ | r]; [discriminate | ]. rewrite X. reflexivity.
Qed.
