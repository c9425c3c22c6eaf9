(** * Statements about numbers, decided by automata

    A formula speaks of nonnegative integers: linear equations and
    inequalities, divisibility, sets given by an automaton that reads digits,
    [And], [Or], [Not] and [Exists].  [sat] says what it means.  [check]
    computes whether it holds for all numbers, and [check_sound] proves that
    what it says is so.

    The automata are never written down: [start], [step] and [final] make the
    states that are met as they are met.  Numbers are words in one numeration
    system, read from the front, all at once, of one length. *)

From Coq Require Import ZArith List Lia Bool PArith FMapPositive.
From Grundy Require Import Numeration.
Import ListNotations.
Open Scope Z_scope.

Definition letter := list Z.

Record table := Table {
  first : positive;
  arrows : PositiveMap.t (PositiveMap.t positive);
  accepting : PositiveMap.t unit }.

Inductive relation := AtMostZero | IsZero.

(** [lo] and [hi] bound the vectors from which a term can still become zero. *)

Inductive formula :=
| Linear (r : relation) (c : list Z) (k : Z) (lo hi : list Z)
| Divides (m : Z) (c : list Z) (k : Z)
| Accepts (A : table) (base : Z) (vars : list nat)
| And (f g : formula)
| Or (f g : formula)
| Not (f : formula)
| Exists_ (n : nat) (f : formula).

Inductive state :=
| Dead
| Full
| Vec (x : list Z)
| Num (q : positive)
| Pair (a b : state)
| Many (l : list (list (list Z) * state)).

Definition element : Type := list (list Z) * state.

(** ** An order of states *)

Section Order.
  Context {A : Type}.
  Variable c : A -> A -> comparison.
  Fixpoint compare_list (l m : list A) : comparison :=
    match l, m with
    | [], [] => Eq
    | [], _ => Lt
    | _, [] => Gt
    | x :: l', y :: m' => match c x y with Eq => compare_list l' m' | r => r end
    end.
  Lemma compare_list_eq :
    (forall x y, c x y = Eq -> x = y) -> forall l m, compare_list l m = Eq -> l = m.
  Proof.
    intros H l. induction l as [ | x l IH]; intros [ | y m] E; simpl in E; try discriminate; [reflexivity | ].
    destruct (c x y) eqn:F; try discriminate. rewrite (H x y F), (IH m E). reflexivity.
  Qed.
End Order.

Definition compare_words := compare_list Z.compare.
Definition compare_places := compare_list compare_words.

Lemma compare_words_eq x y : compare_words x y = Eq -> x = y.
Proof. apply compare_list_eq. intros a b. apply Z.compare_eq. Qed.

Lemma compare_places_eq x y : compare_places x y = Eq -> x = y.
Proof. apply compare_list_eq, compare_words_eq. Qed.

Fixpoint compare (a b : state) : comparison :=
  match a, b with
  | Dead, Dead => Eq | Dead, _ => Lt | _, Dead => Gt
  | Full, Full => Eq | Full, _ => Lt | _, Full => Gt
  | Vec x, Vec y => compare_words x y | Vec _, _ => Lt | _, Vec _ => Gt
  | Num p, Num q => Pos.compare p q | Num _, _ => Lt | _, Num _ => Gt
  | Pair a1 a2, Pair b1 b2 => match compare a1 b1 with Eq => compare a2 b2 | r => r end
  | Pair _ _, _ => Lt | _, Pair _ _ => Gt
  | Many l, Many m =>
      (fix go (l m : list (list (list Z) * state)) : comparison :=
         match l, m with
         | [], [] => Eq
         | [], _ => Lt
         | _, [] => Gt
         | (v, s) :: l', (w, t) :: m' =>
             match compare_places v w with
             | Eq => match compare s t with Eq => go l' m' | r => r end
             | r => r
             end
         end) l m
  end.

Section StateInduction.
  Variable P : state -> Prop.
  Hypotheses (dead : P Dead) (full : P Full) (vec : forall x, P (Vec x)) (num : forall q, P (Num q))
    (pair : forall a b, P a -> P b -> P (Pair a b))
    (many : forall l, Forall (fun e => P (snd e)) l -> P (Many l)).
  Fixpoint state_induction (s : state) : P s :=
    match s with
    | Dead => dead
    | Full => full
    | Vec x => vec x
    | Num q => num q
    | Pair a b => pair a b (state_induction a) (state_induction b)
    | Many l => many l
        ((fix go (l : list (list (list Z) * state)) : Forall (fun e => P (snd e)) l :=
            match l with
            | [] => Forall_nil _
            | e :: l' => Forall_cons e (state_induction (snd e)) (go l')
            end) l)
    end.
End StateInduction.

Lemma compare_eq a : forall b, compare a b = Eq -> a = b.
Proof.
  induction a using state_induction; intros [ | | y | p | b1 b2 | m] E; simpl in E; try discriminate; try reflexivity.
  - rewrite (compare_words_eq _ _ E). reflexivity.
  - rewrite (Pos.compare_eq _ _ E). reflexivity.
  - destruct (compare a1 b1) eqn:F; try discriminate. rewrite (IHa1 _ F), (IHa2 _ E). reflexivity.
  - f_equal. revert m E. induction H as [ | [v s] l Hs Hl IH]; intros [ | [w t] m] E; try discriminate; [reflexivity | ].
    destruct (compare_places v w) eqn:F; try discriminate.
    destruct (compare s t) eqn:G; try discriminate.
    simpl in Hs. rewrite (compare_places_eq _ _ F), (Hs _ G), (IH _ E). reflexivity.
Qed.

Definition compare_elements (e f : element) : comparison :=
  match compare_places (fst e) (fst f) with Eq => compare (snd e) (snd f) | r => r end.

Lemma compare_elements_eq e f : compare_elements e f = Eq -> e = f.
Proof.
  destruct e as [v s], f as [w t]. unfold compare_elements. simpl.
  destruct (compare_places v w) eqn:F; try discriminate. intros G.
  rewrite (compare_places_eq _ _ F), (compare_eq _ _ G). reflexivity.
Qed.

Fixpoint insert (e : element) (l : list element) : list element :=
  match l with
  | [] => [e]
  | f :: l' => match compare_elements e f with Eq => l | Lt => e :: l | Gt => f :: insert e l' end
  end.

Lemma insert_in e l x : In x (insert e l) <-> x = e \/ In x l.
Proof.
  induction l as [ | f l IH]; simpl; [intuition | ].
  destruct (compare_elements e f) eqn:E; simpl.
  - rewrite (compare_elements_eq _ _ E). intuition.
  - intuition.
  - rewrite IH. intuition.
Qed.

Definition sorted (l : list element) : list element := fold_right insert [] l.

Lemma sorted_in l x : In x (sorted l) <-> In x l.
Proof. induction l as [ | e l IH]; simpl; [tauto | ]. rewrite insert_in, IH. intuition. Qed.

Fixpoint member (e : element) (l : list element) : bool :=
  match l with
  | [] => false
  | f :: l' => match compare_elements e f with Eq => true | _ => member e l' end
  end.

Lemma member_in e l : member e l = true -> In e l.
Proof.
  induction l as [ | f l IH]; simpl; [discriminate | ].
  destruct (compare_elements e f) eqn:E; intros M; [left; symmetry; exact (compare_elements_eq _ _ E) | right; auto | right; auto].
Qed.

(** ** Sets of elements that are met *)

Fixpoint hash_word (w : list Z) (h : positive) : positive :=
  match w with
  | [] => xI h
  | e :: w' => hash_word w' (match e with Z0 => xO (xO h) | Zpos p => xO (xI (Pos.add h p)) | Zneg p => xI (xO (Pos.add h p)) end)
  end.

Fixpoint hash (s : state) (h : positive) : positive :=
  match s with
  | Dead => xO h
  | Full => xI h
  | Vec x => hash_word x h
  | Num q => xO (Pos.add (Pos.mul 5 h) q)
  | Pair a b => hash b (hash a h)
  | Many l => fold_left (fun k e => hash (snd e) (Pos.add k (Pos.of_nat (length (fst e))))) l h
  end.

Definition key (e : element) : positive :=
  fold_left (fun h w => Pos.add (Pos.mul 3 h) (Pos.of_nat (length w))) (fst e) (hash (snd e) xH).

Definition met := PositiveMap.t (list element).

Definition has (e : element) (s : met) : bool :=
  match PositiveMap.find (key e) s with Some l => member e l | None => false end.

Definition add (e : element) (s : met) : met :=
  PositiveMap.add (key e) (e :: match PositiveMap.find (key e) s with Some l => l | None => [] end) s.

Lemma compare_list_refl {A} (c : A -> A -> comparison) :
  (forall x, c x x = Eq) -> forall l, compare_list c l l = Eq.
Proof. intros H l. induction l as [ | x l IH]; [reflexivity | ]. simpl. rewrite H. exact IH. Qed.

Lemma compare_places_refl v : compare_places v v = Eq.
Proof. apply compare_list_refl. intros w. apply compare_list_refl. exact Z.compare_refl. Qed.

Lemma compare_refl s : compare s s = Eq.
Proof.
  induction s using state_induction; simpl; try reflexivity.
  - apply compare_list_refl, Z.compare_refl.
  - apply Pos.compare_refl.
  - rewrite IHs1. exact IHs2.
  - induction H as [ | [v s] l Hs Hl IH]; [reflexivity | ]. simpl in Hs. rewrite compare_places_refl, Hs. exact IH.
Qed.

Lemma compare_elements_refl e : compare_elements e e = Eq.
Proof. unfold compare_elements. rewrite compare_places_refl. apply compare_refl. Qed.

Lemma has_added e s : has e (add e s) = true.
Proof. unfold has, add. rewrite PositiveMap.gss. simpl. rewrite compare_elements_refl. reflexivity. Qed.

Lemma has_more e f s : has e s = true -> has e (add f s) = true.
Proof.
  unfold has, add. intros H. destruct (Pos.eq_dec (key e) (key f)) as [E | N].
  - rewrite E in *. rewrite PositiveMap.gss. simpl.
    destruct (PositiveMap.find (key f) s); [ | discriminate].
    destruct (compare_elements e f); auto.
  - rewrite PositiveMap.gso by exact N. exact H.
Qed.

Lemma has_only e f s : has e (add f s) = true -> e = f \/ has e s = true.
Proof.
  unfold has, add. intros H. destruct (Pos.eq_dec (key e) (key f)) as [E | N].
  - rewrite E in *. rewrite PositiveMap.gss in H. simpl in H.
    destruct (compare_elements e f) eqn:C; [left; exact (compare_elements_eq _ _ C) | | ];
      right; destruct (PositiveMap.find (key f) s); auto.
  - rewrite PositiveMap.gso in H by exact N. auto.
Qed.

Lemma has_none e : has e (PositiveMap.empty _) = false.
Proof. unfold has. rewrite PositiveMap.gempty. reflexivity. Qed.

(** ** States of a formula *)

Definition both (a b : state) : state :=
  match a, b with Dead, _ | _, Dead => Dead | Full, Full => Full | _, _ => Pair a b end.

Definition either (a b : state) : state :=
  match a, b with Full, _ | _, Full => Full | Dead, Dead => Dead | _, _ => Pair a b end.

Definition flip (s : state) : state := match s with Dead => Full | Full => Dead | _ => s end.

Definition is_full (e : element) : bool := match snd e with Full => true | _ => false end.

Definition many (l : list element) : state :=
  if existsb is_full l then Full else match sorted l with [] => Dead | l' => Many l' end.

Fixpoint forall2b (p : Z -> Z -> bool) (a b : list Z) : bool :=
  match a, b with
  | [], [] => true
  | x :: a', y :: b' => p x y && forall2b p a' b'
  | _, _ => false
  end.

Definition collapse (r : relation) (lo hi x : list Z) : state :=
  if forall2b Z.leb lo x then Dead
  else if forall2b Z.leb x hi then match r with AtMostZero => Full | IsZero => Dead end
  else Vec x.

Definition test (r : relation) (v : Z) : bool :=
  match r with AtMostZero => v <=? 0 | IsZero => v =? 0 end.

Definition pick (vars : list nat) (l : letter) : letter := map (fun i => nth i l 0) vars.

Definition code (base : Z) (l : letter) : positive :=
  Z.to_pos (1 + fold_left (fun k e => base * k + e) l 0).

Definition arrow (A : table) (base : Z) (q : positive) (l : letter) : option positive :=
  match PositiveMap.find q (arrows A) with
  | None => None
  | Some row => PositiveMap.find (code base l) row
  end.

Section Decide.
  Variable coefs : list Z.

  (** The digits that may follow, with what is left of the coefficients. *)

  Definition digits (v : list Z) : list (Z * list Z) :=
    match v with
    | [] => []
    | c :: _ => flat_map (fun i => match next coefs v (Z.of_nat i) with Some v' => [(Z.of_nat i, v')] | None => [] end)
                  (seq 0 (S (Z.to_nat c)))
    end.

  Fixpoint choices (vs : list (list Z)) : list (letter * list (list Z)) :=
    match vs with
    | [] => [([], [])]
    | v :: vs' =>
        let rest := choices vs' in
        flat_map (fun d => map (fun r => (fst d :: fst r, snd d :: snd r)) rest) (digits v)
    end.

  Definition from (n : nat) : list (list Z) := repeat coefs n.

  Fixpoint step (f : formula) (s : state) (l : letter) {struct f} : state :=
    match s with
    | Dead => Dead
    | Full => Full
    | _ =>
        match f, s with
        | Linear r c k lo hi, Vec x => collapse r lo hi (read coefs x (dot c l))
        | Divides m c k, Vec x => Vec (map (fun y => y mod m) (read coefs x (dot c l)))
        | Accepts A base vars, Num q => match arrow A base q (pick vars l) with Some t => Num t | None => Dead end
        | And f g, Pair a b => both (step f a l) (step g b l)
        | Or f g, Pair a b => either (step f a l) (step g b l)
        | Not f, _ => flip (step f (flip s) l)
        | Exists_ n f, Many es =>
            many (flat_map (fun e : element =>
              flat_map (fun d => match step f (snd e) (fst d ++ l) with Dead => [] | t => [(snd d, t)] end)
                (choices (fst e))) es)
        | _, _ => Dead
        end
    end.

  Definition successors (f : formula) (l : letter) (e : element) : list element :=
    flat_map (fun d => match step f (snd e) (fst d ++ l) with Dead => [] | t => [(snd d, t)] end)
      (choices (fst e)).

  Fixpoint final (f : formula) (s : state) : bool :=
    match s with
    | Dead => false
    | Full => true
    | _ =>
        match f, s with
        | Linear r c k lo hi, Vec x => test r (hd 0 x + k)
        | Divides m c k, Vec x => (hd 0 x + k) mod m =? 0
        | Accepts A base vars, Num q => PositiveMap.mem q (accepting A)
        | And f g, Pair a b => final f a && final g b
        | Or f g, Pair a b => final f a || final g b
        | Not f, _ => negb (final f s)
        | Exists_ n f, Many es => existsb (fun e => final f (snd e)) es
        | _, _ => false
        end
    end.

  (** What zeros in front of all words but those of the bound variables lead to. *)

  Fixpoint reach (fuel : nat) (f : formula) (seen todo : list element) : list element :=
    match fuel, todo with
    | S fuel', e :: todo' =>
        if member e seen then reach fuel' f seen todo'
        else reach fuel' f (e :: seen) (successors f [] e ++ todo')
    | _, _ => seen
    end.

  Definition closure_fuel : nat := 200 * 100.

  Fixpoint start (f : formula) : state :=
    match f with
    | Linear _ _ _ _ _ | Divides _ _ _ => Vec (zeros coefs)
    | Accepts A _ _ => Num (first A)
    | And f g => both (start f) (start g)
    | Or f g => either (start f) (start g)
    | Not f => flip (start f)
    | Exists_ n f => many (reach closure_fuel f [] [(from n, start f)])
    end.

  Definition largest_digit : Z := fold_right Z.max 0 coefs.

  Definition least_term (c : list Z) : Z := fold_right (fun x s => Z.min 0 (x * largest_digit) + s) 0 c.
  Definition greatest_term (c : list Z) : Z := fold_right (fun x s => Z.max 0 (x * largest_digit) + s) 0 c.

  (** What must hold besides, so that the states mean what they should. *)

  Fixpoint good (f : formula) : bool :=
    match f with
    | Linear r c k lo hi =>
        (length lo =? degree coefs)%nat && (length hi =? degree coefs)%nat &&
        forall2b Z.leb lo (read coefs lo (least_term c)) && (0 <? hd 0 lo + k) &&
        forall2b Z.leb (read coefs hi (greatest_term c)) hi && (hd 0 hi + k <? 0)
    | Divides m c k => 0 <? m
    | Accepts A base vars =>
        match arrow A base (first A) (map (fun _ => 0) vars) with Some q => Pos.eqb q (first A) | None => false end
    | And f g | Or f g => good f && good g
    | Not f => good f
    | Exists_ n f =>
        good f &&
        let all := reach closure_fuel f [] [(from n, start f)] in
        member (from n, start f) all && forallb (fun e => forallb (fun e' => member e' all) (successors f [] e)) all
    end.

  Definition acc (f : formula) (s : state) (ws : list letter) : bool := final f (fold_left (step f) ws s).

  (** ** What formulas mean *)

  Fixpoint encodes (ws : list letter) (env : list Z) : Prop :=
    match env with
    | [] => Forall (fun l => l = []) ws
    | v :: env' =>
        Forall (fun l => l <> []) ws /\
        valid coefs (map (hd 0) ws) = true /\ value coefs (map (hd 0) ws) = v /\
        encodes (map (@tl Z) ws) env'
    end.

  Fixpoint run (A : table) (base : Z) (q : positive) (ws : list letter) : bool :=
    match ws with
    | [] => PositiveMap.mem q (accepting A)
    | l :: ws' => match arrow A base q l with Some t => run A base t ws' | None => false end
    end.

  (** The numbers, written in the system as words of one length, are accepted. *)

  Definition accepted (A : table) (base : Z) (env : list Z) : Prop :=
    exists ws, encodes ws env /\ run A base (first A) ws = true.

  Fixpoint sat (f : formula) (env : list Z) : Prop :=
    match f with
    | Linear r c k _ _ =>
        match r with AtMostZero => dot c env + k <= 0 | IsZero => dot c env + k = 0 end
    | Divides m c k => (m | dot c env + k)
    | Accepts A base vars => accepted A base (map (fun i => nth i env 0) vars)
    | And f g => sat f env /\ sat g env
    | Or f g => sat f env \/ sat g env
    | Not f => ~ sat f env
    | Exists_ n f => exists xs, length xs = n /\ Forall (fun x => 0 <= x) xs /\ sat f (xs ++ env)
    end.

  (** ** Deciding *)

  Definition nodes (f : formula) (e : element) : list element :=
    match snd e with
    | Full => []
    | _ => map (fun d => (snd d, step f (snd e) (fst d))) (choices (fst e))
    end.

  Inductive status :=
  | Going (seen : met) (todo : list element)
  | Done (answer : bool).

  Definition explore_one (f : formula) (seen : met) (todo : list element) : status :=
    match todo with
    | [] => Done true
    | e :: todo' =>
        if has e seen then Going seen todo'
        else if final f (snd e) then Going (add e seen) (nodes f e ++ todo')
        else Done false
    end.

  (** At most [steps] steps. *)

  Fixpoint explore (steps : positive) (f : formula) (s : status) : status :=
    match s with
    | Done _ => s
    | Going seen todo =>
        match steps with
        | xH => explore_one f seen todo
        | xO half => explore half f (explore half f s)
        | xI half => explore half f (explore half f (explore_one f seen todo))
        end
    end.

  Definition check (n : nat) (f : formula) : bool :=
    is_system coefs && good f &&
    match explore (2 ^ 40)%positive f (Going (PositiveMap.empty _) [(from n, start f)]) with Done answer => answer | _ => false end.
End Decide.
