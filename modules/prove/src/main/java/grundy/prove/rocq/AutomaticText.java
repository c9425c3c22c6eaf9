package grundy.prove.rocq;

import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.OptionClause;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The common part of files for Rocq that prove a theorem about one game by automata: the game as its
/// moves, the automaton, and that a formula which was checked says about numbers what a reader reads.
abstract sealed class AutomaticText permits RocqProof, RocqBlocking, RocqAutomaticValues, RocqSplittingValues {
    private static final int MOST_MEASURES = 2;

    final Theorem theorem;
    final String headline;
    final List<String> coordinates;
    final List<RocqMove> moves;
    final boolean misere;
    final RocqWriter file = new RocqWriter();

    /// The name of the automaton.
    private final String table;

    /// Numbers that formulas speak of beside the coordinates.
    private final List<String> numbers;

    /// @throws LimitException if the game cannot be said yet
    AutomaticText(Theorem theorem, String headline, String table, List<String> numbers) {
        this(theorem, headline, table, numbers, RocqMove::of);
    }

    /// @param move makes one of a kind of move
    /// @throws LimitException if the game cannot be said yet
    AutomaticText(
            Theorem theorem,
            String headline,
            String table,
            List<String> numbers,
            Function<OptionClause, RocqMove> move) {
        if (theorem.system().hasOwnWeights()) throw new LimitException(Message.of("rocq.weights"));
        if (theorem.measure().sums().size() > MOST_MEASURES) throw new LimitException(Message.of("rocq.measure"));
        this.theorem = theorem;
        this.headline = headline;
        this.table = table;
        this.numbers = numbers;
        this.coordinates = theorem.game().coordinates();
        this.misere = theorem.game().play() == Play.MISERE;
        this.moves = theorem.game().clauses().stream().map(move).toList();
    }

    List<String> coordinates() {
        return coordinates;
    }

    List<RocqMove> moves() {
        return moves;
    }

    RocqNames names() {
        var names = new RocqNames(coordinates);
        numbers.forEach(names::of);
        return names;
    }

    /// @return names in which the variables that a move leaves are called as coordinates of the option
    RocqNames names(RocqMove move) {
        var names = names();
        for (var variable : move.fixedVariables(coordinates))
            names.nameOption(variable, coordinates.get(move.remaining().indexOf(variable)));
        move.hidden().forEach(names::of);
        return names;
    }

    List<String> position() {
        var names = names();
        return coordinates.stream().map(names::of).toList();
    }

    List<String> option() {
        var names = names();
        return coordinates.stream().map(names::option).toList();
    }

    String type() {
        return coordinates.stream().map(_ -> "N").collect(Collectors.joining(" * "));
    }

    /// @param library the files that it needs, which bring those that these need
    void head(String library) {
        file.head(
                headline,
                "From Coq Require Import ZArith NArith List Lia.",
                "From Grundy Require Import " + library + ".");
    }

    /// `let '(a, b) := p in `, or nothing where a position is one number.
    String destructuring(String value, List<String> parts) {
        return parts.size() == 1 ? "" : "let '" + RocqWriter.tuple(parts) + " := " + value + " in ";
    }

    void game() {
        file.title("The game\n\n    A position, and what a move may leave of it: the same letters with a prime.");
        file.line("Definition move (" + intros(true) + " : " + type() + ") : Prop :=");
        if (coordinates.size() > 1)
            file.line("  " + destructuring("p", position())
                    + destructuring("q", option()).strip());
        file.line("  ("
                + IntStream.range(0, moves.size())
                        .mapToObj(i -> "(" + moveProposition(moves.get(i)) + ")")
                        .collect(Collectors.joining("\n   \\/ "))
                + ")%N.");
        file.gap();
    }

    private String moveProposition(RocqMove move) {
        var names = names(move);
        var parts = new ArrayList<String>();
        parts.add("(" + move.condition().proposition(names) + ")");
        equations(move).forEach((option, left) -> parts.add(option + " = " + left));
        var hidden = move.hidden().stream().map(names::of).toList();
        return (hidden.isEmpty() ? "" : "exists " + String.join(" ", hidden) + ", ") + String.join(" /\\ ", parts);
    }

    /// @return for coordinates of the option the value that a move leaves there, where an equation
    ///     after its condition gives it
    private SequencedMap<String, String> equations(RocqMove move) {
        var names = names(move);
        var equations = new LinkedHashMap<String, String>();
        for (int i = 0; i < coordinates.size(); i++) {
            var left = names.of(move.remaining().get(i));
            var option = names.option(coordinates.get(i));
            if (!left.equals(option)) equations.put(option, left);
        }
        return equations;
    }

    /// Sets of powers that moves, or formulas, speak of, and that their automata are right.
    ///
    /// @throws LimitException if the digits of the system do not recognise one
    void powers(Set<AutomaticSet.Powers> all) {
        if (all.isEmpty()) return;
        file.comment("Powers, by their digits.");
        file.line("Definition base : Z := " + theorem.system().digits() + ".");
        file.gap();
        for (var powers : all) {
            var name = RocqFormula.automatonName(powers);
            var automaton =
                    powers.in(theorem.system()).orElseThrow(() -> new LimitException(Message.of("rocq.unsaid")));
            table(name, "base", automaton);
            file.writeProved(
                    "Lemma " + name + "_checked : check system 2 (has_powers system " + name + " base " + powers.base()
                            + ") = true.",
                    "vm_compute. reflexivity.");
            file.writeProved(
                    "Lemma " + name + "_are : forall n, (exists j, n = " + powers.base()
                            + " ^ j)%N <-> accepted system " + name + " base [Z.of_N n].",
                    "intros n. symmetry. exact (powers_are system " + name + " base " + powers.base() + " ltac:(lia) "
                            + name + "_checked n).");
        }
    }

    /// @return the sets of powers that the moves speak of
    Set<AutomaticSet.Powers> powersOfMoves() {
        return moves.stream()
                .flatMap(move -> move.condition().powers())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /// @return the powers, with those of a formula
    Set<AutomaticSet.Powers> powersWith(Optional<RocqFormula> formula) {
        var powers = powersOfMoves();
        formula.ifPresent(condition -> condition.powers().forEach(powers::add));
        return powers;
    }

    /// The automaton of the theorem, and the predicate that it decides.
    ///
    /// @param title of the section
    /// @param predicate of a position, and of numbers beside it
    void writeAccepted(String title, String predicate, List<String> beside) {
        var system = theorem.system();
        var weights = RocqWriter.list(system.coefficients());
        file.title(title + "\n\n    The numbers of a position are written in the system " + weights
                + ", one under the other. For each state its arrows: the digits, and the next state.");
        file.line("Definition system : list Z := " + weights + ".");
        file.gap();
        table(table, String.valueOf(system.digits()), theorem.automaton());
        var tracks = new ArrayList<>(position());
        tracks.addAll(beside);
        file.definition(
                predicate + " (" + intros(false) + " : " + type() + ")"
                        + beside.stream().map(each -> " (" + each + " : N)").collect(Collectors.joining()) + " : Prop",
                destructuring("p", position()) + "accepted system " + table + " " + system.digits() + " "
                        + RocqWriter.list(
                                tracks.stream().map(name -> "Z.of_N " + name).toList()));
    }

    /// An automaton by its name.
    void table(String name, String base, Automaton automaton) {
        file.line("Definition " + name + " : table := automaton " + base);
        var rows = new ArrayList<String>();
        for (int state = 0; state < automaton.states(); state++) {
            var arrows = new ArrayList<String>();
            // An automaton that accepts nothing has no arrows, and zeros in front must still lead to where it begins.
            if (state == 0 && automaton.symbols()[0].length == 0) arrows.add("(" + digits(automaton, 0) + ", 0)");
            for (int i = 0; i < automaton.symbols()[state].length; i++)
                arrows.add("(" + digits(automaton, automaton.symbols()[state][i]) + ", "
                        + automaton.targets()[state][i] + ")");
            rows.add("   " + RocqWriter.list(arrows));
        }
        file.line("  [" + String.join(";\n", rows).strip() + "]");
        file.line("  "
                + RocqWriter.list(IntStream.range(0, automaton.states())
                        .filter(state -> automaton.accepting()[state])
                        .mapToObj(String::valueOf)
                        .toList())
                + ".");
        file.gap();
    }

    private String digits(Automaton automaton, int symbol) {
        var digits = new ArrayList<String>();
        int rest = symbol;
        for (int track = 0; track < automaton.tracks(); track++) {
            digits.addFirst(String.valueOf(rest % theorem.system().digits()));
            rest /= theorem.system().digits();
        }
        return RocqWriter.list(digits);
    }

    String accepts(List<String> variables, List<String> order) {
        return accepts(table, variables, order);
    }

    /// @param table what the automaton is called
    String accepts(String table, List<String> variables, List<String> order) {
        return "Accepts " + table + " " + theorem.system().digits() + " "
                + variables.stream()
                        .map(variable -> order.indexOf(variable) + "%nat")
                        .collect(Collectors.joining("; ", "[", "]"));
    }

    /// Writes the meanings of the formulas for what the automaton reads, with a hypothesis about the
    /// move.
    ///
    /// @param hypothesis `M` that the move is one, or `K` what the formula says about it
    /// @param free the variables that are bound nowhere, each in its place
    void meanings(RocqMove move, char hypothesis, List<String> free) {
        meanings(move, hypothesis, move.order(free), names(move));
    }

    /// Writes the meanings with all variables given.
    ///
    /// @param order all variables, each in its place
    void meanings(RocqMove move, char hypothesis, List<String> order, RocqNames names) {
        for (var each : move.defined()) {
            var variable = names.of(each.variable());
            var equation = new RocqFormula(each.equation()).proposition(names);
            var number = RocqFormula.meaning(each.isNumber(), order, names);
            if (hypothesis == 'M') {
                file.line("  assert ((" + equation + ")%N) as E" + variable + " by tauto.");
                file.line("  assert (" + number + ") by lia.");
            } else {
                file.line("  assert (" + number + ") by tauto.");
                file.line("  assert (exists " + variable + " : N, (" + equation + ")%N) as (" + variable + " & E"
                        + variable + ") by (exists (" + measured(each.value(), names) + ")%N; lia).");
            }
        }
        file.add(move.condition().meanings(order, names, move::substitute));
    }

    void writeChecked(String name, String formula, int variables) {
        file.definition(name + "_formula : formula", formula);
        file.writeProved(
                "Lemma " + name + "_checked : check system " + variables + " " + name + "_formula = true.",
                "vm_compute. reflexivity.");
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

    /// Instantiates a checked formula for given numbers, as a hypothesis `K`.
    void instance(String name, List<String> numbers) {
        file.line("  pose proof (check_sound _ _ _ " + name + "_checked (map Z.of_N " + RocqWriter.list(numbers)
                + ") eq_refl (all_nonnegative _)) as K.");
    }

    void eachMove(String hypothesis) {
        if (moves.size() > 1)
            file.line("  destruct " + hypothesis + " as " + RocqWriter.cases(moves.size(), hypothesis) + ".");
    }

    String opens(String variable, List<String> parts) {
        return parts.size() == 1 ? "" : "destruct " + variable + " as " + RocqWriter.pattern(parts) + ". ";
    }

    String intros(boolean both) {
        boolean one = coordinates.size() == 1;
        var position = one ? position().getFirst() : "p";
        return both ? position + " " + (one ? option().getFirst() : "q") : position;
    }

    /// The condition on the option that is looked for.
    ///
    /// @param table the automaton that recognises it
    /// @param before the variables that it reads before the option
    /// @param predicate the name of its condition on numbers
    /// @param behind the variables that it reads after the option
    record OptionCondition(String table, List<String> before, String predicate, List<String> behind) {
        /// It is one of the set.
        static final OptionCondition COLD = new OptionCondition("set", List.of(), "cold", List.of());
    }

    String accepts(RocqMove move, OptionCondition option, List<String> free) {
        var tracks = new ArrayList<>(option.before);
        tracks.addAll(move.remaining());
        tracks.addAll(option.behind);
        return accepts(option.table, tracks, move.order(free));
    }

    /// @param option of the option; empty if any will do
    /// @return the formula that there is an option
    String reaching(List<String> free, Optional<OptionCondition> option) {
        var parts = new ArrayList<String>();
        for (var move : moves) {
            var condition = move.searchCondition().formulaText(move.order(free));
            var all = option.map(each -> "And (" + condition + ") (" + accepts(move, each, free) + ")")
                    .orElse(condition);
            parts.add("Exists_ " + move.searchedFor().size() + " (" + all + ")");
        }
        return either(parts);
    }

    /// @param formulas at least one
    /// @return the formula that one of them holds
    static String either(List<String> formulas) {
        var formula = formulas.getLast();
        for (var each : formulas.reversed().subList(1, formulas.size()))
            formula = "Or (" + each + ")\n    (" + formula + ")";
        return formula;
    }

    /// From a hypothesis `K` that some option is there to a move.
    ///
    /// @param predicate what is unfolded with the move
    void deriveOption(List<String> free, Optional<OptionCondition> option, String predicate) {
        eachMove("K");
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var names = names(move);
            var steps = new StringBuilder(RocqWriter.bullet(moves.size()));
            for (var variable : move.searchedFor())
                steps.append("apply exists_more in K; destruct K as (")
                        .append(names.of(variable))
                        .append(" & K). ");
            file.line(steps + "apply exists_none in K.");
            file.line("  cbn [dot map nth app] in K.");
            meanings(move, 'K', free);
            var left = move.remaining().stream().map(names::of).toList();
            file.line("  exists " + RocqWriter.tuple(left) + ". unfold move, " + predicate + ".");
            var hidden = move.hidden().stream().map(names::of).toList();
            var choice = RocqWriter.chooseGoal(i, moves.size())
                    + (hidden.isEmpty() ? "" : "exists " + String.join(", ", hidden) + ". ");
            file.line(
                    option.isPresent()
                            ? "  split; [" + choice.replace(". ", "; ") + "tauto | tauto]."
                            : "  " + choice + "tauto.");
        }
    }

    /// From a hypothesis `K` that no option is there: no move is.
    void noMove(List<String> free) {
        file.line("  { intros " + aMove() + "apply K. unfold move in M. clear K.");
        eachMoveIsFound(free, List.of("  cbn [dot map nth app]. tauto."));
        file.line("  }");
    }

    /// An option and a hypothesis `M` that a move leaves it.
    String aMove() {
        return (coordinates.size() == 1 ? option().getFirst() : "q") + " M. " + opens("q", option());
    }

    /// From a hypothesis `M` about a move to what was looked for, of which it is one.
    ///
    /// @param proof that it is as it has to be
    void eachMoveIsFound(List<String> free, List<String> proof) {
        eachMove("M");
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            var names = names(move);
            file.line(RocqWriter.bullet(moves.size()) + apart(move));
            meanings(move, 'M', free);
            file.line("  " + RocqWriter.chooseGoal(i, moves.size()) + "exists (map Z.of_N "
                    + RocqWriter.list(move.searchedFor().stream().map(names::of).toList())
                    + "). split; [reflexivity | split; [apply all_nonnegative | ]].");
            proof.forEach(file::line);
        }
    }

    /// The kind of move with a number, taken apart from a hypothesis `M`, and what the formula that was checked of
    /// it says.
    void insideBy(int i) {
        var move = moves.get(i);
        file.line(RocqWriter.bullet(moves.size()) + apart(move));
        instance(
                "inside_" + (i + 1),
                move.order(coordinates).stream().map(names(move)::of).toList());
    }

    /// From each position of the set a move leads on.
    ///
    /// @param formula that was checked of it
    /// @param option of the option
    /// @param condition the condition as a proposition of `q`, after the statement that a move leaves it
    void goesOn(String formula, Optional<OptionCondition> option, String condition) {
        writeChecked("goes_on", formula, coordinates.size());
        file.proof("Lemma goes_on : forall p, cold p -> exists q, move p q" + condition + ".", () -> {
            file.line("  intros " + intros(false) + " Cp. " + opens("p", position()) + "unfold cold in Cp.");
            instance("goes_on", position());
            file.line("  cbn [sat goes_on_formula at_most_zero is_zero] in K.");
            file.line("  destruct K as [K | K]; [exfalso; exact (K Cp) | ].");
            deriveOption(coordinates, option, "cold");
        });
    }

    /// Writes the main theorem: the lost positions are those of the set, and of the formula if there is
    /// one.
    ///
    /// @param lost the predicate of these
    /// @param proof term
    void conclude(Optional<RocqFormula> formula, String lost, String proof) {
        file.title("The theorem");
        file.writeProved("Theorem lost_positions : forall p, " + lost + " p <-> cold p.", "exact (" + proof + ").");
        formula.ifPresent(condition -> formula(condition, lost));
        file.assumptions(formula.isPresent() ? "lost_formula" : "lost_positions");
    }

    private void formula(RocqFormula condition, String lost) {
        var set = accepts(coordinates, coordinates);
        var formula = condition.formulaText(coordinates);
        writeChecked(
                "same",
                "And (Or (Not (" + set + ")) (" + formula + "))\n    (Or (Not (" + formula + ")) (" + set + "))",
                coordinates.size());
        var names = names();
        file.proof(
                "Theorem lost_formula : forall " + String.join(" ", position()) + ",\n  " + lost + " "
                        + RocqWriter.tuple(position()) + " <-> (" + condition.proposition(names) + ")%N.",
                () -> {
                    file.line("  intros " + String.join(" ", position()) + ". rewrite lost_positions. unfold cold.");
                    instance("same", position());
                    file.line("  cbn [sat same_formula at_most_zero is_zero dot map nth app] in K.");
                    file.add(condition.meanings(coordinates, names, UnaryOperator.identity()));
                    file.line("  tauto.");
                });
    }

    void ends() {
        var names = names();
        var sums = theorem.measure().sums().stream()
                .map(sum -> "(fun " + intros(false) + " => " + destructuring("p", position()) + "("
                        + measured(sum, names) + ")%N)")
                .toList();
        file.proof("Lemma ends : play_ends move.", () -> {
            file.line("  apply " + (sums.size() == 1 ? "(ends_by_measure move " : "(ends_by_two move ")
                    + String.join(" ", sums) + ").");
            file.line("  intros " + intros(true) + " M. " + opens("p", position()) + opens("q", option())
                    + "unfold move in M.");
            eachMove("M");
            for (var move : moves) file.line(RocqWriter.bullet(moves.size()) + apart(move) + "lia.");
        });
    }

    private static String measured(LinearSum sum, RocqNames names) {
        var minus = sum.times(-1).positive();
        var less = minus.equals(LinearSum.ZERO) ? "" : " - (" + RocqFormula.sum(minus, names) + ")";
        return RocqFormula.sum(sum.positive(), names) + less;
    }
}
