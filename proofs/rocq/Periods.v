(** * Periods of take-and-break games

    A rule takes one of its amounts from a heap and leaves the rest as one of
    its numbers of heaps, none of them empty.  If values repeat long enough,
    they do so for ever: for subtraction sets this is a theorem of Golomb
    (1966), for games that split one of Guy and Smith (1956). *)

From Coq Require Import Arith NArith List Lia PArith FMapPositive.
From Grundy Require Export Play Values.
Export ListNotations.
Open Scope N_scope.

Definition rule : Type := list N * list nat.

Definition takes_and_breaks (rules : list rule) (n : N) (parts : list N) : Prop :=
  exists amounts counts amount,
    In (amounts, counts) rules /\ In amount amounts /\ In (length parts) counts /\
    Forall (fun p => 0 < p) parts /\ amount + total parts = n.

(** A sequence that begins with a table, and from [from] on repeats. *)

Definition table : Type := PositiveMap.t N.

Definition table_of (values : list N) : table :=
  snd (fold_left (fun m v => (Pos.succ (fst m), PositiveMap.add (fst m) v (snd m)))
         values (1%positive, PositiveMap.empty N)).

Definition entry (t : table) (n : N) : N :=
  match PositiveMap.find (N.succ_pos n) t with Some v => v | None => 0 end.

Definition repeating (from period : N) (t : table) (n : N) : N :=
  entry t (if n <? from then n else from + (n - from) mod period).

Lemma repeats from period t n :
  period <> 0 -> from <= n -> repeating from period t (n + period) = repeating from period t n.
Proof.
  intros P L. unfold repeating.
  rewrite (proj2 (N.ltb_ge (n + period) from)) by lia. rewrite (proj2 (N.ltb_ge n from)) by lia.
  replace (n + period - from) with (n - from + 1 * period) by lia.
  rewrite N.mod_add by exact P. reflexivity.
Qed.

(** ** The values of the options of a heap, as the bits of a number *)

Section Options.
  Variable g : N -> N.

  Definition sum_up_to {A} (last : N) (step : N -> A -> A) (a : A) : A :=
    snd (N.iter last (fun s => (fst s + 1, step (fst s) (snd s))) (1, a)).

  Fixpoint gather (count : nat) (rest x bits : N) : N :=
    match count with
    | O => if rest =? 0 then N.setbit bits x else bits
    | S O => if rest =? 0 then bits else N.setbit bits (N.lxor x (g rest))
    | S (S O) => sum_up_to (rest / 2) (fun p bits => N.setbit bits (N.lxor x (N.lxor (g p) (g (rest - p))))) bits
    | S more => sum_up_to rest (fun p => gather more (rest - p) (N.lxor x (g p))) bits
    end.

  Definition options (rules : list rule) (n : N) : N :=
    fold_left (fun bits r =>
      fold_left (fun bits amount =>
        if amount <=? n
        then fold_left (fun bits count => gather count (n - amount) 0 bits) (snd r) bits
        else bits) (fst r) bits) rules 0.

  Lemma setbit_spec bits i v : N.testbit (N.setbit bits i) v = true <-> N.testbit bits v = true \/ v = i.
  Proof.
    rewrite N.setbit_iff. split; intros [H | H]; auto.
  Qed.

  (** What is added step by step. *)

  Lemma fold_adds {A} (step : N -> A -> N) (adds : A -> N -> Prop) l bits v :
    (forall b a, In a l -> (N.testbit (step b a) v = true <-> N.testbit b v = true \/ adds a v)) ->
    (N.testbit (fold_left step l bits) v = true <->
     N.testbit bits v = true \/ exists a, In a l /\ adds a v).
  Proof.
    revert bits. induction l as [ | a l IH]; intros bits each; simpl.
    - split; [auto | intros [H | (a & [] & _)]; exact H].
    - rewrite IH by (intros; apply each; right; assumption).
      rewrite each by (left; reflexivity). split.
      + intros [[H | H] | (b & I & H)]; eauto.
      + intros [H | (b & [-> | I] & H)]; eauto.
  Qed.

  Lemma sum_up_to_adds last (step : N -> N -> N) (adds : N -> N -> Prop) bits v :
    (forall b p, 0 < p <= last -> (N.testbit (step p b) v = true <-> N.testbit b v = true \/ adds p v)) ->
    (N.testbit (sum_up_to last step bits) v = true <->
     N.testbit bits v = true \/ exists p, 0 < p <= last /\ adds p v).
  Proof.
    unfold sum_up_to. intros each.
    set (run k := N.iter k (fun s => (fst s + 1, step (fst s) (snd s))) (1, bits)).
    assert (forall k, k <= last -> fst (run k) = k + 1 /\
      (N.testbit (snd (run k)) v = true <->
       N.testbit bits v = true \/ exists p, 0 < p <= k /\ adds p v)) as all.
    { intros k. induction k as [ | k IH] using N.peano_ind; intros L.
      - simpl. split; [reflexivity | ]. split; [auto | ].
        intros [H | (p & P & _)]; [exact H | lia].
      - destruct (IH ltac:(lia)) as [F T]. unfold run in *. rewrite N.iter_succ. simpl.
        rewrite F. split; [lia | ]. rewrite each by lia. rewrite T. split.
        + intros [[H | (p & P & H)] | H]; [auto | right; exists p; split; [lia | exact H] | ].
          right. exists (k + 1). split; [lia | exact H].
        + intros [H | (p & P & H)]; [auto | ].
          destruct (N.eq_dec p (k + 1)) as [-> | D]; [auto | ].
          left. right. exists p. split; [lia | exact H]. }
    apply (all last). lia.
  Qed.

  Definition made (count : nat) (rest x v : N) : Prop :=
    exists parts, length parts = count /\ Forall (fun p => 0 < p) parts /\
      total parts = rest /\ v = N.lxor x (nim_sum (map g parts)).

  Lemma gather_adds count rest x bits v :
    N.testbit (gather count rest x bits) v = true <-> N.testbit bits v = true \/ made count rest x v.
  Proof.
    revert rest x bits. induction count as [ | count IH]; intros rest x bits.
    - simpl. destruct (N.eqb_spec rest 0) as [-> | D].
      + rewrite setbit_spec. split; (intros [H | H]; [auto | right]).
        * exists []. simpl. rewrite N.lxor_0_r. auto.
        * destruct H as ([ | p parts] & L & _ & _ & ->); [ | discriminate].
          simpl. apply N.lxor_0_r.
      + split; [auto | ]. intros [H | ([ | p parts] & L & _ & T & _)]; [exact H | | discriminate].
        simpl in T. congruence.
    - assert (N.testbit (gather (S count) rest x bits) v = true <->
        N.testbit bits v = true \/
        exists p, 0 < p <= rest /\ made count (rest - p) (N.lxor x (g p)) v) as ->.
      { destruct count as [ | [ | count]].
        - simpl. destruct (N.eqb_spec rest 0) as [-> | D].
          + split; [auto | ]. intros [H | (p & P & _)]; [exact H | lia].
          + rewrite setbit_spec. split; (intros [H | H]; [auto | right]).
            * exists rest. split; [lia | ]. exists []. simpl. rewrite N.lxor_0_r.
              repeat split; [constructor | lia | exact H].
            * destruct H as (p & P & [ | q parts] & L & _ & T & ->); [ | discriminate].
              simpl in *. rewrite N.lxor_0_r. f_equal. f_equal. lia.
        - simpl gather. rewrite (sum_up_to_adds (rest / 2) _
            (fun p v => v = N.lxor x (N.lxor (g p) (g (rest - p))))) by (intros; apply setbit_spec).
          pose proof (N.mul_div_le rest 2 ltac:(lia)) as M.
          pose proof (N.mul_succ_div_gt rest 2 ltac:(lia)) as M'.
          revert M M'. generalize (rest / 2). intros half M M'.
          split; (intros [H | H]; [auto | right]).
          + destruct H as (p & P & ->). exists p. split; [lia | ].
            exists [rest - p]. simpl. rewrite N.lxor_0_r, N.lxor_assoc.
            repeat split; [constructor; [lia | constructor] | lia].
          + destruct H as (p & P & [ | q [ | ]] & L & F & T & ->); try discriminate.
            pose proof (Forall_inv F) as Q. simpl in Q, T |- *.
            assert (q = rest - p) as -> by lia.
            rewrite N.lxor_0_r, N.lxor_assoc.
            destruct (N.le_gt_cases p half) as [S | S].
            * exists p. split; [lia | reflexivity].
            * exists (rest - p). split; [lia | ].
              replace (rest - (rest - p)) with p by lia. f_equal. apply N.lxor_comm.
        - change (gather (S (S (S count))) rest x bits) with
            (sum_up_to rest (fun p => gather (S (S count)) (rest - p) (N.lxor x (g p))) bits).
          apply (sum_up_to_adds rest _ (fun p v => made (S (S count)) (rest - p) (N.lxor x (g p)) v)).
          intros b p _. apply IH. }
      split; (intros [H | H]; [auto | right]).
      + destruct H as (p & P & parts & L & F & T & ->). exists (p :: parts). simpl.
        rewrite N.lxor_assoc. repeat split; [congruence | constructor; [lia | exact F] | lia].
      + destruct H as ([ | p parts] & L & F & T & ->); [discriminate | ].
        inversion F; subst. simpl in *. exists p. split; [lia | ].
        exists parts. rewrite N.lxor_assoc. repeat split; [congruence | assumption | lia].
  Qed.

  Theorem options_spec rules n v :
    N.testbit (options rules n) v = true <->
    exists parts, takes_and_breaks rules n parts /\ nim_sum (map g parts) = v.
  Proof.
    unfold options.
    rewrite (fold_adds _ (fun r v => exists amount, In amount (fst r) /\ amount <= n /\
      exists count, In count (snd r) /\ made count (n - amount) 0 v)).
    - rewrite N.bits_0. split.
      + intros [? | ((amounts & counts) & I & amount & A & L & count & C & parts & E & F & T & ->)];
          [discriminate | ].
        exists parts. rewrite N.lxor_0_l. split; [ | reflexivity].
        exists amounts, counts, amount. subst count. repeat split; try assumption. lia.
      + intros (parts & (amounts & counts & amount & I & A & C & F & T) & <-). right.
        exists (amounts, counts). split; [exact I | ]. exists amount. simpl.
        repeat split; [exact A | lia | ]. exists (length parts). split; [exact C | ].
        exists parts. rewrite N.lxor_0_l. repeat split; [exact F | lia].
    - intros b r _.
      rewrite (fold_adds _ (fun amount v => amount <= n /\
        exists count, In count (snd r) /\ made count (n - amount) 0 v)); [reflexivity | ].
      intros b' amount _. destruct (N.leb_spec amount n) as [L | L].
      + rewrite (fold_adds _ (fun count v => made count (n - amount) 0 v)).
        * split; (intros [H | H]; [auto | right]); [auto | ]. destruct H as (_ & H). exact H.
        * intros. apply gather_adds.
      + split; [auto | ]. intros [H | (? & _)]; [exact H | lia].
  Qed.
End Options.

(** Only values of heaps that are not larger count. *)

Lemma part_at_most p parts : In p parts -> p <= total parts.
Proof. induction parts; simpl; [intros [] | intros [-> | I]; [lia | specialize (IHparts I); lia]]. Qed.

Lemma options_same g h rules n :
  (forall m, m <= n -> g m = h m) -> options g rules n = options h rules n.
Proof.
  intros same. apply N.bits_inj. intros v. apply Bool.eq_true_iff_eq. rewrite !options_spec.
  assert (forall parts, takes_and_breaks rules n parts -> map g parts = map h parts) as maps.
  { intros parts (amounts & counts & amount & _ & _ & _ & _ & T).
    apply map_ext_in. intros p I. apply same. pose proof (part_at_most p parts I). lia. }
  split; intros (parts & takes & <-); exists parts; rewrite (maps parts takes); auto.
Qed.

(** ** What is checked *)

(** The bits below [v] and not that of [v]: [v] is the least number missing. *)

Definition is_mex (bits v : N) : bool := N.land bits (N.ones (v + 1)) =? N.ones v.

Lemma is_mex_spec bits v :
  is_mex bits v = true ->
  N.testbit bits v = false /\ forall k, k < v -> N.testbit bits k = true.
Proof.
  unfold is_mex. rewrite N.eqb_eq. intros E.
  assert (forall k, N.testbit bits k && N.testbit (N.ones (v + 1)) k = N.testbit (N.ones v) k)%bool as all.
  { intros k. rewrite <- N.land_spec, E. reflexivity. }
  split.
  - specialize (all v). rewrite N.ones_spec_low in all by lia.
    rewrite N.ones_spec_high in all by lia. destruct (N.testbit bits v); simpl in all; congruence.
  - intros k L. specialize (all k). rewrite !N.ones_spec_low in all by lia.
    destruct (N.testbit bits k); simpl in all; congruence.
Qed.

(** Play ends: who takes nothing splits. *)

Definition rule_ends (r : rule) : bool :=
  (forallb (fun amount => negb (amount =? 0)) (fst r)
   || forallb (fun count => Nat.leb 2 count) (snd r))%bool.

Definition greatest (l : list N) : N := fold_right N.max 0 l.
Definition most_taken (rules : list rule) : N := greatest (map (fun r : rule => greatest (fst r)) rules).
Definition most_parts (rules : list rule) : N :=
  N.max 1 (greatest (map (fun r : rule => greatest (map N.of_nat (snd r))) rules)).

(** Up to here each heap is looked at. *)

Definition reach (rules : list rule) (from period : N) : N :=
  most_taken rules + most_parts rules * (from + period) + period + 1.

Definition test_next (test : N -> bool) (s : N * bool) : N * bool :=
  (fst s + 1, if snd s then test (fst s) else false).

Definition all_below (last : N) (test : N -> bool) : bool := snd (N.iter last (test_next test) (0, true)).

(** The values are looked up in a table as long as they are needed. *)

Definition unrolled (last : N) (g : N -> N) : table :=
  snd (N.iter last (fun s : N * table => (fst s + 1, PositiveMap.add (N.succ_pos (fst s)) (g (fst s)) (snd s)))
         (0, PositiveMap.empty N)).

Definition checked (rules : list rule) (from period : N) (t : table) : bool :=
  let g := repeating from period t in
  let all := unrolled (reach rules from period) g in
  (negb (period =? 0) && forallb rule_ends rules &&
   all_below (reach rules from period)
     (fun n => (entry all n =? g n) && is_mex (options (entry all) rules n) (entry all n)))%bool.

Lemma all_below_spec last test :
  all_below last test = true -> forall n, n < last -> test n = true.
Proof.
  unfold all_below.
  assert (forall k, fst (N.iter k (test_next test) (0, true)) = k /\
    (snd (N.iter k (test_next test) (0, true)) = true -> forall n, n < k -> test n = true)) as all.
  { intros k. induction k as [ | k [F T]] using N.peano_ind.
    - split; [reflexivity | ]. intros _ n L. lia.
    - rewrite N.iter_succ. unfold test_next at 1 3. simpl. rewrite F. split; [lia | ]. intros H n L.
      destruct (snd (N.iter k (test_next test) (0, true))); [ | discriminate].
      destruct (N.eq_dec n k) as [-> | D]; [exact H | ].
      apply T; [reflexivity | lia]. }
  exact (proj2 (all last)).
Qed.

(** ** What is checked so far goes on *)

Lemma at_most_greatest l x : In x l -> x <= greatest l.
Proof. induction l; simpl; [intros [] | intros [-> | I]]; [lia | specialize (IHl I); lia]. Qed.

Lemma a_large_part bound parts :
  N.of_nat (length parts) * bound < total parts ->
  exists before p after, parts = before ++ p :: after /\ bound < p.
Proof.
  induction parts as [ | p parts IH]; intros L; [simpl in L; lia | ].
  destruct (N.lt_ge_cases bound p) as [G | G].
  - exists [], p, parts. auto.
  - destruct IH as (before & q & after & -> & Q).
    + simpl total in L. simpl length in L. lia.
    + exists (p :: before), q, after. auto.
Qed.

Lemma total_app l m : total (l ++ m) = total l + total m.
Proof. induction l; simpl; lia. Qed.

Section Period.
  Variables (rules : list rule) (from period : N) (t : table).
  Let g := repeating from period t.
  Hypothesis check : checked rules from period t = true.

  Lemma is_checked :
    period <> 0 /\ Forall (fun r => rule_ends r = true) rules /\
    forall n, n < reach rules from period -> is_mex (options g rules n) (g n) = true.
  Proof.
    unfold checked in check. apply andb_prop in check. destruct check as [A below].
    apply andb_prop in A. destruct A as [P E]. repeat split.
    - intros ->. discriminate.
    - apply Forall_forall. apply forallb_forall. exact E.
    - intros n L. cbv zeta in below. fold g in below. set (all := unrolled (reach rules from period) g) in *.
      pose proof (all_below_spec _ _ below) as B. cbv beta in B.
      assert (forall m, m < reach rules from period -> entry all m = g m) as same.
      { intros m M. specialize (B m M). apply andb_prop in B. apply N.eqb_eq. apply B. }
      specialize (B n L). apply andb_prop in B. destruct B as [_ B].
      rewrite (same n L) in B.
      rewrite <- (options_same (entry all) g); [exact B | ].
      intros m M. apply same. lia.
  Qed.

  Lemma taken_and_left amounts counts amount count :
    In (amounts, counts) rules -> In amount amounts -> In count counts ->
    amount <= most_taken rules /\ N.of_nat count <= most_parts rules.
  Proof.
    intros I A C. split.
    - etransitivity; [exact (at_most_greatest _ _ A) | ].
      apply at_most_greatest. exact (in_map (fun r => greatest (fst r)) _ _ I).
    - unfold most_parts. etransitivity; [ | apply N.le_max_r].
      etransitivity; [exact (at_most_greatest _ _ (in_map N.of_nat _ _ C)) | ].
      apply at_most_greatest. exact (in_map (fun r => greatest (map N.of_nat (snd r))) _ _ I).
  Qed.

  (** One of the parts is so large that it may be smaller, or larger, by the
      period. *)

  Lemma same_options n v :
    most_taken rules + most_parts rules * (from + period) < n ->
    ((exists parts, takes_and_breaks rules (n + period) parts /\ nim_sum (map g parts) = v) <->
     (exists parts, takes_and_breaks rules n parts /\ nim_sum (map g parts) = v)).
  Proof.
    destruct is_checked as (P & _ & _). intros L.
    assert (forall m parts, n <= m -> takes_and_breaks rules m parts ->
      exists amounts counts amount before p after,
        parts = before ++ p :: after /\ from + period < p /\
        In (amounts, counts) rules /\ In amount amounts /\ In (length parts) counts /\
        Forall (fun p => 0 < p) before /\ Forall (fun p => 0 < p) after /\
        amount + total parts = m) as large.
    { intros m parts M (amounts & counts & amount & I & A & C & F & T).
      destruct (taken_and_left _ _ _ _ I A C) as [most parts_most].
      destruct (a_large_part (from + period) parts) as (before & p & after & -> & G).
      { assert (N.of_nat (length parts) * (from + period) <= most_parts rules * (from + period))
          by (apply N.mul_le_mono_r; exact parts_most). lia. }
      apply Forall_app in F. destruct F as [F1 F2]. inversion F2; subst.
      exists amounts, counts, amount, before, p, after. repeat split; assumption. }
    split; intros (parts & takes & <-).
    - destruct (large (n + period) parts ltac:(lia) takes)
        as (amounts & counts & amount & before & p & after & -> & G & I & A & C & F1 & F2 & T).
      exists (before ++ (p - period) :: after). split.
      + exists amounts, counts, amount. repeat split; [exact I | exact A | | | ].
        * rewrite app_length in *. exact C.
        * apply Forall_app. split; [exact F1 | constructor; [lia | exact F2]].
        * rewrite total_app in *. simpl in *. lia.
      + rewrite !map_app. simpl. do 3 f_equal.
        unfold g. rewrite <- (repeats from period t (p - period) P) by lia. f_equal. lia.
    - destruct (large n parts ltac:(lia) takes)
        as (amounts & counts & amount & before & p & after & -> & G & I & A & C & F1 & F2 & T).
      exists (before ++ (p + period) :: after). split.
      + exists amounts, counts, amount. repeat split; [exact I | exact A | | | ].
        * rewrite app_length in *. exact C.
        * apply Forall_app. split; [exact F1 | constructor; [lia | exact F2]].
        * rewrite total_app in *. simpl in *. lia.
      + rewrite !map_app. simpl. do 3 f_equal.
        unfold g. apply repeats; [exact P | lia].
  Qed.

  Lemma least_missing n :
    N.testbit (options g rules n) (g n) = false /\
    forall k, k < g n -> N.testbit (options g rules n) k = true.
  Proof.
    destruct is_checked as (P & _ & C).
    induction n as [n IH] using (well_founded_induction N.lt_wf_0).
    destruct (N.lt_ge_cases n (reach rules from period)) as [L | L].
    - apply is_mex_spec. exact (C n L).
    - unfold reach in L.
      destruct (N.le_exists_sub period n ltac:(lia)) as (m & -> & _).
      assert (most_taken rules + most_parts rules * (from + period) < m) as B by lia.
      assert (from <= m).
      { assert (1 * (from + period) <= most_parts rules * (from + period))
          by (apply N.mul_le_mono_r; unfold most_parts; lia). lia. }
      assert (g (m + period) = g m) as -> by (apply repeats; assumption).
      destruct (IH m ltac:(lia)) as [not others].
      assert (forall v, N.testbit (options g rules (m + period)) v = N.testbit (options g rules m) v) as same.
      { intros v. apply Bool.eq_true_iff_eq. rewrite !options_spec. apply same_options. exact B. }
      split; [rewrite same; exact not | ]. intros k K. rewrite same. exact (others k K).
  Qed.

  Lemma these_end : play_ends (heap_move (takes_and_breaks rules)).
  Proof.
    destruct is_checked as (_ & E & _). apply heaps_end.
    intros n parts (amounts & counts & amount & I & A & C & F & T). subst n.
    rewrite Forall_forall in E. specialize (E _ I). unfold rule_ends in E. simpl in E.
    pose proof (squares_at_most parts) as Q.
    apply Bool.orb_true_iff in E. destruct E as [E | E].
    - rewrite forallb_forall in E. specialize (E _ A).
      destruct (N.eqb_spec amount 0); [discriminate | ]. nia.
    - rewrite forallb_forall in E. specialize (E _ C).
      destruct parts as [ | p [ | q parts]]; try discriminate E.
      inversion F as [ | ? ? F1 F2]; subst. inversion F2; subst.
      pose proof (squares_at_most parts). simpl. nia.
  Qed.

  (** The nim-value of any number of heaps. *)

  Theorem values_repeat heaps :
    value (heap_move (takes_and_breaks rules)) heaps (nim_sum (map g heaps)).
  Proof.
    apply value_of_heaps; [exact these_end | | ].
    - intros n k L. apply options_spec. exact (proj2 (least_missing n) k L).
    - intros n parts leave E.
      assert (N.testbit (options g rules n) (g n) = true) as B by (apply options_spec; eauto).
      rewrite (proj1 (least_missing n)) in B. discriminate.
  Qed.

  Theorem lost_by_values heaps :
    lost (heap_move (takes_and_breaks rules)) heaps <-> nim_sum (map g heaps) = 0.
  Proof. apply (lost_iff_zero _ these_end). apply values_repeat. Qed.

  Theorem values_from n : from <= n -> g (n + period) = g n.
  Proof. apply repeats. apply is_checked. Qed.
End Period.
