package grundy.prove.walnut;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.All;
import grundy.check.automaton.Formula.Any;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.OptionClause;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.prove.finding.ExportNames;
import grundy.prove.walnut.WalnutDraft.NamedVariable;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// A theorem with its proof as files for Walnut: the automaton, the moves as Walnut's own definitions from its own
/// addition, and the sentences that prove the theorem, each of which must come out TRUE. Follows what
/// {@link grundy.check.theorem.TheoremCheck} asks, step by step.
///
/// @param name that begins the names of all that is defined
/// @param numeration Walnut's name of the system
/// @param files their contents by their paths in Walnut's folder
/// @param sentences in the order in which they are to be read
public record WalnutProof(String name, String numeration, Map<String, String> files, List<WalnutSentence> sentences) {
    private static final String VALUE = MoveRelations.VALUE;
    private static final String OTHER = "~other";

    public WalnutProof {
        files = Collections.unmodifiableMap(files);
        sentences = List.copyOf(sentences);
    }

    /// @param game as the user wrote it; gives the files their name
    /// @param formula what is said about the lost positions in words, as a formula of the coordinates, or
    ///     the statement about the nim-values, as one of {@link MoveRelations#VALUE}, too, if there is one:
    ///     that it says the same as the automaton is a sentence, too
    /// @param budget for the automata that are given as such
    /// @throws LimitException if one of them is larger, and where options may be blocked
    public static WalnutProof of(Theorem theorem, String game, Optional<Formula> formula, KernelBudget budget) {
        var name = ExportNames.of(game + (theorem.values() ? " values" : ""));
        return write(theorem, name, formula, budget);
    }

    private static WalnutProof write(Theorem theorem, String name, Optional<Formula> formula, KernelBudget budget) {
        if (theorem.game().blocked() > 0) throw new LimitException(Message.of("walnut.blocking"));
        try {
            return new Writer(theorem, name, formula, budget).write();
        } catch (TooLargeException _) {
            throw new LimitException(Message.of("walnut.large"));
        }
    }

    /// Returns the proof for one of several games, whose names have one beginning.
    ///
    /// @param family the rules that the games have in common, as the user wrote them
    /// @param letter the name of the number by which they differ
    /// @param value of that number in this game
    /// @throws LimitException if an automaton that is given as such is larger than the budget
    public static WalnutProof ofMember(
            Theorem theorem, String family, String letter, long value, Optional<Formula> formula, KernelBudget budget) {
        var name = ExportNames.ofMember(family + (theorem.values() ? " values" : ""), letter, value);
        return write(theorem, name, formula, budget);
    }

    /// @return the file of commands, as Walnut calls it
    public String commands() {
        return name + ".txt";
    }

    /// @return the line to type in Walnut
    public String load() {
        return "load " + commands() + ";";
    }

    private static final class Writer {
        private final Theorem theorem;
        private final String name;
        private final Optional<Formula> formula;
        private final Arithmetic arithmetic;
        private final WalnutDraft book;
        private final List<String> coordinates;
        private final List<MoveKind> moves = new ArrayList<>();

        /// A kind of move.
        ///
        /// @param variables of the automaton
        /// @param options of these the variables that are no coordinates
        private record MoveKind(
                Automaton automaton, List<NamedVariable> variables, List<String> options, List<List<String>> parts) {
            Formula holds() {
                return new Acceptance(
                        automaton,
                        variables.stream().map(NamedVariable::variable).toList());
            }
        }

        Writer(Theorem theorem, String name, Optional<Formula> formula, KernelBudget budget) {
            this.theorem = theorem;
            this.formula = formula;
            this.name = name;
            this.arithmetic = new Arithmetic(theorem.system(), budget);
            this.book = new WalnutDraft(name, arithmetic);
            this.coordinates = theorem.game().coordinates();
        }

        WalnutProof write() {
            book.give(theorem.values() ? "g" : "p", theorem.automaton());
            int number = 0;
            for (var clause : theorem.game().clauses()) {
                var hidden = new Exists(clause.boundVariables(), clause.condition());
                if (!arithmetic.decide(hidden).isEmpty()) move(clause, ++number);
            }
            for (int i = 0; i < moves.size(); i++) ends(moves.get(i), i + 1);
            if (theorem.values()) values();
            else cold();
            formula.ifPresent(this::stateFormula);
            var files = book.files();
            files.put(
                    "Command Files/" + name + ".txt",
                    book.sentences().stream().map(WalnutSentence::command).collect(Collectors.joining("\n", "", "\n")));
            return new WalnutProof(name, book.numeration(), files, book.sentences());
        }

        private List<NamedVariable> positions() {
            var named = new ArrayList<NamedVariable>();
            for (int i = 0; i < coordinates.size(); i++)
                named.add(new NamedVariable(coordinates.get(i), coordinates.get(i)));
            return named;
        }

        private void move(OptionClause clause, int number) {
            var options = new LinkedHashSet<String>();
            var named = positions();
            for (int part = 0; part < clause.parts().size(); part++)
                for (int i = 0; i < coordinates.size(); i++) {
                    var variable = clause.parts().get(part).get(i);
                    if (!coordinates.contains(variable) && options.add(variable))
                        named.add(new NamedVariable(variable, coordinates.get(i) + (part + 1)));
                }
            var hidden = new ArrayList<>(clause.boundVariables());
            hidden.removeAll(options);
            var formula = new Exists(hidden, clause.condition());
            var free = ConstantFolding.without(formula).free();
            named.removeIf(each -> !free.contains(each.variable()) && coordinates.contains(each.variable()));
            var says = Message.of(
                    "walnut.says.move",
                    "position",
                    tuple(positions()),
                    "option",
                    clause.parts().stream()
                            .map(part -> tuple(part.stream()
                                    .map(variable -> named.stream()
                                            .filter(each -> each.variable().equals(variable))
                                            .findFirst()
                                            .orElse(new NamedVariable(variable, variable)))
                                    .toList()))
                            .collect(Collectors.joining(" + ")));
            var automaton = book.define("move" + number, formula, named, List.of(), says);
            moves.add(new MoveKind(automaton, List.copyOf(named), List.copyOf(options), clause.parts()));
        }

        private static String tuple(List<NamedVariable> variables) {
            return variables.stream().map(NamedVariable::name).collect(Collectors.joining(", ", "(", ")"));
        }

        private List<NamedVariable> with(NamedVariable... more) {
            var all = positions();
            all.addAll(List.of(more));
            return all;
        }

        private List<String> variables(String... more) {
            var all = new ArrayList<>(coordinates);
            all.addAll(List.of(more));
            return all;
        }

        private static Formula every(List<String> variables, Formula formula) {
            return Formula.not(new Exists(variables, Formula.not(formula)));
        }

        private static Formula implies(Formula premise, Formula conclusion) {
            return Formula.any(Formula.not(premise), conclusion);
        }

        /// Every move of a kind lowers the measure.
        private void ends(MoveKind move, int number) {
            var lower = new ArrayList<Formula>();
            for (var part : move.parts) lower.add(theorem.measure().lowered(coordinates, part));
            var all = move.variables.stream().map(NamedVariable::variable).toList();
            var whole = new LinkedHashSet<>(all);
            whole.addAll(coordinates);
            book.state(
                    "ends" + number,
                    every(List.copyOf(whole), implies(move.holds(), new All(lower))),
                    namedVariables(move),
                    Message.of("walnut.says.ends", "number", number, "measure", theorem.measure()));
        }

        private List<NamedVariable> namedVariables(MoveKind move) {
            var named = new ArrayList<>(positions());
            for (var each : move.variables) if (!named.contains(each)) named.add(each);
            return named;
        }

        private Formula movable() {
            return new Any(moves.stream()
                    .map(move -> (Formula) new Exists(move.options, move.holds()))
                    .toList());
        }

        private boolean misere() {
            return theorem.game().play() == Play.MISERE;
        }

        private void cold() {
            var set = new Acceptance(theorem.automaton(), coordinates);
            var into = new ArrayList<Formula>();
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                var reaches = new Acceptance(theorem.automaton(), move.parts.getFirst());
                var relation = book.define(
                        "into" + (i + 1),
                        new Exists(move.options, Formula.all(move.holds(), reaches)),
                        positions(),
                        move.variables,
                        Message.of("walnut.says.into", "number", i + 1));
                into.add(new Acceptance(relation, coordinates));
            }
            if (misere()) into.add(Formula.not(movable()));
            var winning = book.define(
                    "wins",
                    new Any(into),
                    positions(),
                    List.of(),
                    Message.of(misere() ? "walnut.says.wins-misere" : "walnut.says.wins"));
            var wins = new Acceptance(winning, coordinates);
            book.state(
                    "inside",
                    Formula.not(new Exists(coordinates, Formula.all(set, wins))),
                    positions(),
                    Message.of("walnut.says.inside"));
            book.state(
                    "outside",
                    every(coordinates, Formula.any(set, wins)),
                    positions(),
                    Message.of("walnut.says.outside"));
        }

        /// States that the words mean the same as the automaton.
        private void stateFormula(Formula words) {
            var variables = theorem.values() ? variables(VALUE) : coordinates;
            var accepted = new Acceptance(theorem.automaton(), variables);
            book.state(
                    "words",
                    every(variables, Formula.all(implies(accepted, words), implies(words, accepted))),
                    theorem.values() ? with(new NamedVariable(VALUE, "v")) : positions(),
                    Message.of(theorem.values() ? "walnut.says.words-value" : "walnut.says.words"));
        }

        private void values() {
            var value = new NamedVariable(VALUE, "v");
            var other = new NamedVariable(OTHER, "w");
            var here = new Acceptance(theorem.automaton(), variables(VALUE));
            var there = new Acceptance(theorem.automaton(), variables(OTHER));
            var reached = new ArrayList<Formula>();
            for (int i = 0; i < moves.size(); i++)
                reached.add(new Acceptance(
                        book.define(
                                "option" + (i + 1),
                                optionValue(moves.get(i)),
                                with(value),
                                moves.get(i).variables,
                                Message.of("walnut.says.option", "number", i + 1)),
                        variables(VALUE)));
            var options =
                    book.define("options", new Any(reached), with(value), List.of(), Message.of("walnut.says.options"));
            var same = Formula.all(here, new Acceptance(options, variables(VALUE)));
            var less = Formula.less(LinearSum.of(OTHER), LinearSum.of(VALUE));
            book.state(
                    "value",
                    every(coordinates, new Exists(List.of(VALUE), here)),
                    with(value),
                    Message.of("walnut.says.value"));
            book.state(
                    "single",
                    Formula.not(new Exists(variables(VALUE, OTHER), Formula.all(here, there, less))),
                    with(value, other),
                    Message.of("walnut.says.single"));
            book.state(
                    "kept",
                    Formula.not(new Exists(variables(VALUE), same)),
                    with(value),
                    Message.of("walnut.says.kept"));
            var premise = misere() ? Formula.all(movable(), here, less) : Formula.all(here, less);
            book.state(
                    "reached",
                    every(variables(VALUE, OTHER), implies(premise, new Acceptance(options, variables(OTHER)))),
                    with(value, other),
                    Message.of("walnut.says.reached"));
            if (!misere()) return;
            var one = Formula.equal(LinearSum.of(VALUE), LinearSum.of(1));
            book.state(
                    "end",
                    every(coordinates, Formula.any(movable(), new Exists(List.of(VALUE), Formula.all(here, one)))),
                    with(value),
                    Message.of("walnut.says.end"));
        }

        /// Part by part, so that few variables are there at once.
        private Formula optionValue(MoveKind move) {
            if (move.parts.size() == 1)
                return new Exists(
                        move.options,
                        Formula.all(
                                move.holds(),
                                new Acceptance(theorem.automaton(), append(move.parts.getFirst(), VALUE))));
            var open = new ArrayList<>(move.options);
            var formula = move.holds();
            var values = new ArrayList<String>();
            for (int i = 0; i < move.parts.size(); i++) {
                var part = move.parts.get(i);
                var value = "~v" + i;
                values.add(value);
                formula = Formula.all(formula, new Acceptance(theorem.automaton(), append(part, value)));
                var later = move.parts.subList(i + 1, move.parts.size()).stream()
                        .flatMap(List::stream)
                        .toList();
                var done = open.stream()
                        .filter(variable -> part.contains(variable) && !later.contains(variable))
                        .toList();
                open.removeAll(done);
                formula = new Exists(done, formula);
            }
            var sum = values.getFirst();
            var bound = new ArrayList<>(values);
            for (int i = 1; i < values.size(); i++) {
                boolean last = i == values.size() - 1;
                var next = last ? VALUE : "~s" + i;
                if (!last) bound.add(next);
                formula = Formula.all(formula, new Formula.Xor(sum, values.get(i), next));
                sum = next;
            }
            return new Exists(bound, formula);
        }

        private static List<String> append(List<String> names, String last) {
            var all = new ArrayList<>(names);
            all.add(last);
            return all;
        }
    }
}
