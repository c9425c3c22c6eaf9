package grundy.prove.rocq;

import grundy.check.theorem.Formula;
import grundy.check.theorem.Linear;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A theorem about P-positions as a file for Rocq: the game as its moves, the theorem, and the proof, which the library
/// of `proofs/rocq` decides by automata that it proves right.
///
/// The file follows {@link grundy.check.theorem.TheoremCheck}: play ends, no move leads from the set into it, and from
/// everywhere outside one does.
public final class RocqProof {
    private static final int MOST_MEASURES = 2;

    private final Theorem theorem;
    private final String headline;
    private final Optional<RocqFormula> formula;
    private final List<String> coordinates;
    private final List<RocqMove> moves;
    private final boolean misere;
    private final StringBuilder text = new StringBuilder();

    private RocqProof(Theorem theorem, String headline, Optional<RocqFormula> formula) {
        this.theorem = theorem;
        this.headline = headline;
        this.formula = formula;
        this.coordinates = theorem.game().coordinates();
        this.misere = theorem.game().play() == Play.MISERE;
        this.moves = theorem.game().clauses().stream().map(RocqMove::of).toList();
    }

    /// @param headline the theorem in words
    /// @param condition the same as a formula of its coordinates, if it has one; what cannot be said is left out
    /// @return the text of the file
    /// @throws LimitException if the theorem is about values, or the game cannot be said yet
    public static String of(Theorem theorem, String headline, Optional<Formula> condition) {
        requireSaid(theorem);
        return new RocqProof(theorem, headline, condition.flatMap(RocqProof::said)).written();
    }

    /// The same with what it says of one position.
    ///
    /// @param position a number for each coordinate
    /// @param winning the positions that winning moves leave, all of them; none if the position is lost
    /// @throws LimitException if the theorem is about values, or the game or a move cannot be said yet
    public static String ofPosition(
            Theorem theorem, String headline, List<BigInteger> position, List<List<BigInteger>> winning) {
        requireSaid(theorem);
        var proof = new RocqProof(theorem, headline, Optional.empty());
        proof.written();
        proof.line("");
        new RocqPosition(proof, position, winning).write();
        return proof.text.toString();
    }

    /// @return whether a file for Rocq can state it as it is read
    public static boolean says(Formula formula) {
        return said(formula).isPresent();
    }

    private static void requireSaid(Theorem theorem) {
        if (theorem.game().blocked() > 0) throw new LimitException(Message.of("rocq.blocking"));
        if (theorem.values()) throw new LimitException(Message.of("rocq.values"));
        if (theorem.system().hasOwnWeights()) throw new LimitException(Message.of("rocq.weights"));
        if (theorem.measure().sums().size() > MOST_MEASURES) throw new LimitException(Message.of("rocq.measure"));
    }

    private static Optional<RocqFormula> said(Formula formula) {
        try {
            return Optional.of(new RocqFormula(formula));
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    List<String> coordinates() {
        return coordinates;
    }

    List<RocqMove> moves() {
        return moves;
    }

    /// @return the predicate of lost positions
    String lost() {
        return (misere ? "misere_lost" : "lost") + " move";
    }

    String won() {
        return (misere ? "misere_won" : "won") + " move";
    }

    /// @return that the won positions are those outside of the set
    String kernelWon() {
        return misere
                ? "misere_kernel_won move ends cold inside goes_on outside"
                : "kernel_won move ends cold inside outside";
    }

    void add(String lines) {
        text.append(lines);
    }

    private String written() {
        head();
        game();
        set();
        for (int i = 0; i < moves.size(); i++) insideOf(i);
        inside();
        if (misere) goesOn();
        outside();
        ends();
        conclusion();
        return text.toString();
    }

    void line(String line) {
        text.append(line).append('\n');
    }

    private RocqNames names() {
        return new RocqNames(coordinates);
    }

    /// @return names in which the variables that a move leaves are called as coordinates of the option
    RocqNames names(RocqMove move) {
        var names = names();
        for (var variable : move.named(coordinates))
            names.isOption(variable, coordinates.get(move.left().indexOf(variable)));
        move.hidden().forEach(names::of);
        return names;
    }

    static String tuple(List<String> parts) {
        return parts.size() == 1 ? parts.getFirst() : "(" + String.join(", ", parts) + ")";
    }

    private List<String> position() {
        var names = names();
        return coordinates.stream().map(names::of).toList();
    }

    private List<String> option() {
        var names = names();
        return coordinates.stream().map(names::option).toList();
    }

    private String type() {
        return coordinates.stream().map(_ -> "N").collect(Collectors.joining(" * "));
    }

    private void head() {
        line("(** " + RocqNames.comment(headline) + " *)");
        line("");
        line("From Coq Require Import ZArith NArith List Lia.");
        line("From Grundy Require Import Heaps.");
        line("");
    }

    /// `let '(a, b) := p in `, or nothing where a position is one number.
    private String opened(String value, List<String> parts) {
        return parts.size() == 1 ? "" : "let '" + tuple(parts) + " := " + value + " in ";
    }

    private void game() {
        line("(** ** The game");
        line("");
        line("    A position, and what a move may leave of it: the same letters with a prime. *)");
        line("");
        line("Definition move (" + intros(true) + " : " + type() + ") : Prop :=");
        if (coordinates.size() > 1)
            line("  " + opened("p", position()) + opened("q", option()).strip());
        line("  ("
                + IntStream.range(0, moves.size())
                        .mapToObj(i -> "(" + said(moves.get(i)) + ")")
                        .collect(Collectors.joining("\n   \\/ "))
                + ")%N.");
        line("");
    }

    private String said(RocqMove move) {
        var names = names(move);
        var parts = new ArrayList<String>();
        parts.add("(" + move.condition().proposition(names) + ")");
        equations(move).forEach((option, left) -> parts.add(option + " = " + left));
        var hidden = move.hidden().stream().map(names::of).toList();
        return (hidden.isEmpty() ? "" : "exists " + String.join(" ", hidden) + ", ") + String.join(" /\\ ", parts);
    }

    /// @return by coordinates of the option what a move leaves there, where an equation behind its
    ///     condition says so
    private SequencedMap<String, String> equations(RocqMove move) {
        var names = names(move);
        var equations = new LinkedHashMap<String, String>();
        for (int i = 0; i < coordinates.size(); i++) {
            var left = names.of(move.left().get(i));
            var option = names.option(coordinates.get(i));
            if (!left.equals(option)) equations.put(option, left);
        }
        return equations;
    }

    private void set() {
        var system = theorem.system();
        var automaton = theorem.automaton();
        line("(** ** The set");
        line("");
        line("    The numbers of a position are written in the system "
                + RocqNames.list(system.coefficients())
                + ", one under the other. For each state its arrows: the digits, and the next state. *)");
        line("");
        line("Definition system : list Z := " + RocqNames.list(system.coefficients()) + ".");
        line("");
        line("Definition set : table := automaton " + system.digits());
        var rows = new ArrayList<String>();
        for (int state = 0; state < automaton.states(); state++) {
            var arrows = new ArrayList<String>();
            for (int i = 0; i < automaton.symbols()[state].length; i++)
                arrows.add("(" + digits(automaton.symbols()[state][i]) + ", "
                        + automaton.targets()[state][i] + ")");
            rows.add("   " + RocqNames.list(arrows));
        }
        line("  [" + String.join(";\n", rows).strip() + "]");
        line("  "
                + RocqNames.list(IntStream.range(0, automaton.states())
                        .filter(state -> automaton.accepting()[state])
                        .mapToObj(String::valueOf)
                        .toList())
                + ".");
        line("");
        line("Definition cold (" + intros(false) + " : " + type() + ") : Prop :=");
        line("  " + opened("p", position()) + "accepted system set " + system.digits() + " "
                + RocqNames.list(
                        position().stream().map(name -> "Z.of_N " + name).toList()) + ".");
        line("");
    }

    private String digits(int symbol) {
        var digits = new ArrayList<String>();
        int rest = symbol;
        for (int track = 0; track < coordinates.size(); track++) {
            digits.addFirst(String.valueOf(rest % theorem.system().digits()));
            rest /= theorem.system().digits();
        }
        return RocqNames.list(digits);
    }

    String accepts(List<String> variables, List<String> order) {
        return "Accepts set " + theorem.system().digits() + " "
                + variables.stream()
                        .map(variable -> order.indexOf(variable) + "%nat")
                        .collect(Collectors.joining("; ", "[", "]"));
    }

    private List<String> order(RocqMove move) {
        return move.order(coordinates);
    }

    /// Of what is read and what the formula says, with a hypothesis about the move.
    ///
    /// @param hypothesis `M` that the move is one, or `K` what the formula says of it
    void meanings(RocqMove move, char hypothesis) {
        var names = names(move);
        for (var each : move.defined()) {
            var variable = names.of(each.variable());
            var equation = new RocqFormula(each.equation()).proposition(names);
            var number = RocqFormula.meaning(each.isNumber(), order(move), names);
            if (hypothesis == 'M') {
                line("  assert ((" + equation + ")%N) as E" + variable + " by tauto.");
                line("  assert (" + number + ") by lia.");
            } else {
                line("  assert (" + number + ") by tauto.");
                line("  assert (exists " + variable + " : N, (" + equation + ")%N) as (" + variable + " & E" + variable
                        + ") by (exists (" + measured(each.value(), names) + ")%N; lia).");
            }
        }
        text.append(move.condition().meanings(order(move), names, move::put));
    }

    void checked(String name, String formula, int variables) {
        line("Definition " + name + "_formula : formula :=");
        line("  " + formula + ".");
        line("");
        line("Lemma " + name + "_checked : check system " + variables + " " + name + "_formula = true.");
        line("Proof. vm_compute. reflexivity. Qed.");
        line("");
    }

    private void insideOf(int i) {
        var move = moves.get(i);
        var order = order(move);
        checked(
                "inside_" + (i + 1),
                "Not (And (" + accepts(coordinates, order) + ") (And ("
                        + move.searched().formula(order) + ") (" + accepts(move.left(), order) + ")))",
                order.size());
    }

    /// Takes a hypothesis `M` about a move of one kind apart.
    String apart(RocqMove move) {
        var names = names(move);
        var hidden = move.hidden().stream().map(names::of).toList();
        var equated = equations(move).sequencedKeySet();
        var all = new ArrayList<>(hidden);
        all.add("M");
        equated.forEach(_ -> all.add("?"));
        var opened = all.size() == 1 ? "" : "destruct M as (" + String.join(" & ", all) + "). ";
        return opened + equated.stream().map(each -> "subst " + each + ". ").collect(Collectors.joining());
    }

    /// What a formula that was checked says of numbers, as a hypothesis `K`.
    void instance(String name, List<String> numbers) {
        line("  pose proof (check_sound _ _ _ " + name + "_checked (map Z.of_N " + RocqNames.list(numbers)
                + ") eq_refl (all_nonnegative _)) as K.");
    }

    /// @return tactics that choose one kind of move of all
    String chosen(int move) {
        return "right. ".repeat(move) + (move + 1 < moves.size() ? "left. " : "");
    }

    String bullet() {
        return moves.size() > 1 ? "  - " : "  ";
    }

    void eachMove(String hypothesis) {
        if (moves.size() > 1) line("  destruct " + hypothesis + " as " + cases(moves.size(), hypothesis) + ".");
    }

    private static String cases(int count, String hypothesis) {
        var pattern = hypothesis;
        for (int i = 1; i < count; i++) pattern = "[" + hypothesis + " | " + pattern + "]";
        return pattern;
    }

    private String shape(List<String> parts) {
        var pattern = parts.getFirst();
        for (var part : parts.subList(1, parts.size())) pattern = "[" + pattern + " " + part + "]";
        return pattern;
    }

    private String opens(String variable, List<String> parts) {
        return parts.size() == 1 ? "" : "destruct " + variable + " as " + shape(parts) + ". ";
    }

    private String intros(boolean both) {
        boolean one = coordinates.size() == 1;
        var position = one ? position().getFirst() : "p";
        return both ? position + " " + (one ? option().getFirst() : "q") : position;
    }

    private void inside() {
        line("(** ** The proof *)");
        line("");
        line("Lemma inside : forall p q, cold p -> move p q -> cold q -> False.");
        line("Proof.");
        line("  intros " + intros(true) + " Cp M Cq. " + opens("p", position())
                + opens("q", option()).strip());
        line("  unfold move in M. unfold cold in Cp, Cq.");
        eachMove("M");
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            line(bullet() + apart(move));
            instance(
                    "inside_" + (i + 1),
                    order(move).stream().map(names(move)::of).toList());
            line("  cbn [sat inside_" + (i + 1) + "_formula at_most_zero is_zero dot map nth app] in K.");
            meanings(move, 'M');
            line("  tauto.");
        }
        line("Qed.");
        line("");
    }

    private String reaching(boolean cold) {
        var parts = new ArrayList<String>();
        for (var move : moves) {
            var order = order(move);
            var condition = move.searched().formula(order);
            var all = cold ? "And (" + condition + ") (" + accepts(move.left(), order) + ")" : condition;
            parts.add("Exists_ " + move.searchedFor().size() + " (" + all + ")");
        }
        var formula = parts.removeLast();
        while (!parts.isEmpty()) formula = "Or (" + parts.removeLast() + ")\n    (" + formula + ")";
        return formula;
    }

    /// From a hypothesis `K` that some option is there to a move.
    private void found(boolean cold) {
        eachMove("K");
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var names = names(move);
            var steps = new StringBuilder(bullet());
            for (var variable : move.searchedFor())
                steps.append("apply exists_more in K; destruct K as (")
                        .append(names.of(variable))
                        .append(" & K). ");
            line(steps + "apply exists_none in K.");
            line("  cbn [dot map nth app] in K.");
            meanings(move, 'K');
            var left = move.left().stream().map(names::of).toList();
            line("  exists " + tuple(left) + ". unfold move, cold.");
            var hidden = move.hidden().stream().map(names::of).toList();
            var choice = chosen(i) + (hidden.isEmpty() ? "" : "exists " + String.join(", ", hidden) + ". ");
            line(cold ? "  split; [" + choice.replace(". ", "; ") + "tauto | tauto]." : "  " + choice + "tauto.");
        }
    }

    private void goesOn() {
        checked(
                "goes_on",
                "Or (Not (" + accepts(coordinates, coordinates) + ")) (" + reaching(false) + ")",
                coordinates.size());
        line("Lemma goes_on : forall p, cold p -> exists q, move p q.");
        line("Proof.");
        line("  intros " + intros(false) + " Cp. " + opens("p", position()) + "unfold cold in Cp.");
        instance("goes_on", position());
        line("  cbn [sat goes_on_formula at_most_zero is_zero] in K.");
        line("  destruct K as [K | K]; [exfalso; exact (K Cp) | ].");
        found(false);
        line("Qed.");
        line("");
    }

    private void outside() {
        var ended = misere ? "Or (Not (" + reaching(false) + "))\n    (" : "";
        checked(
                "outside",
                "Or (" + accepts(coordinates, coordinates) + ")\n    (" + ended + reaching(true) + (misere ? ")" : "")
                        + ")",
                coordinates.size());
        line("Lemma outside : forall p, cold p \\/ " + (misere ? "(forall q, ~ move p q) \\/ " : "")
                + "exists q, move p q /\\ cold q.");
        line("Proof.");
        line("  intros " + intros(false) + ". " + opens("p", position()).strip());
        instance("outside", position());
        line("  cbn [sat outside_formula at_most_zero is_zero] in K.");
        line("  destruct K as [K | K]; [left; exact K | right].");
        if (misere) {
            line("  destruct K as [K | K]; [left | right].");
            line("  { intros " + (coordinates.size() == 1 ? option().getFirst() : "q") + " M. " + opens("q", option())
                    + "apply K. unfold move in M. clear K.");
            eachMove("M");
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                var names = names(move);
                line(bullet() + apart(move));
                meanings(move, 'M');
                line("  " + chosen(i) + "exists (map Z.of_N "
                        + RocqNames.list(
                                move.searchedFor().stream().map(names::of).toList())
                        + "). split; [reflexivity | split; [apply all_nonnegative | ]].");
                line("  cbn [dot map nth app]. tauto.");
            }
            line("  }");
        }
        found(true);
        line("Qed.");
        line("");
    }

    private void ends() {
        var names = names();
        var sums = theorem.measure().sums().stream()
                .map(sum -> "(fun " + intros(false) + " => " + opened("p", position()) + "(" + measured(sum, names)
                        + ")%N)")
                .toList();
        line("Lemma ends : play_ends move.");
        line("Proof.");
        line("  apply " + (sums.size() == 1 ? "(ends_by_measure move " : "(ends_by_two move ") + String.join(" ", sums)
                + ").");
        line("  intros " + intros(true) + " M. " + opens("p", position()) + opens("q", option()) + "unfold move in M.");
        eachMove("M");
        for (var move : moves) line(bullet() + apart(move) + "lia.");
        line("Qed.");
        line("");
    }

    private static String measured(Linear sum, RocqNames names) {
        var minus = sum.times(-1).positive();
        var less = minus.equals(Linear.ZERO) ? "" : " - (" + RocqFormula.sum(minus, names) + ")";
        return RocqFormula.sum(sum.positive(), names) + less;
    }

    private void conclusion() {
        var kernel =
                misere ? "misere_kernel move ends cold inside goes_on outside" : "kernel move ends cold inside outside";
        line("(** ** The theorem *)");
        line("");
        line("Theorem lost_positions : forall p, " + lost() + " p <-> cold p.");
        line("Proof. exact (" + kernel + "). Qed.");
        line("");
        formula.ifPresent(condition -> formula(condition, lost()));
        line("Print Assumptions " + (formula.isPresent() ? "lost_formula" : "lost_positions") + ".");
    }

    private void formula(RocqFormula condition, String lost) {
        var set = accepts(coordinates, coordinates);
        var said = condition.formula(coordinates);
        checked(
                "same",
                "And (Or (Not (" + set + ")) (" + said + "))\n    (Or (Not (" + said + ")) (" + set + "))",
                coordinates.size());
        var names = names();
        line("Theorem lost_formula : forall " + String.join(" ", position()) + ",");
        line("  " + lost + " " + tuple(position()) + " <-> (" + condition.proposition(names) + ")%N.");
        line("Proof.");
        line("  intros " + String.join(" ", position()) + ". rewrite lost_positions. unfold cold.");
        instance("same", position());
        line("  cbn [sat same_formula at_most_zero is_zero dot map nth app] in K.");
        text.append(condition.meanings(coordinates, names, UnaryOperator.identity()));
        line("  tauto.");
        line("Qed.");
        line("");
    }
}
