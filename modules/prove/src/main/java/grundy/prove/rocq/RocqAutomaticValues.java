package grundy.prove.rocq;

import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// A theorem about nim-values as a file for Rocq: the game as its moves, the theorem, and the proof, which the library
/// of `proofs/rocq` decides by automata that it proves right.
///
/// The file follows {@link grundy.check.theorem.TheoremCheck}: play ends, every position has a value, each smaller one
/// is that of an option, no option has the same; in misere play a position without a move has the value 1 instead.
public final class RocqAutomaticValues extends AutomaticText {
    /// The value of a position; a tilde keeps it apart from all names in rules.
    private static final String VALUE = "~v";

    private static final String SMALLER = "~u";
    private static final OptionCondition SAME = new OptionCondition("nimbers", List.of(), "has_value", List.of(VALUE));
    private static final OptionCondition LESS =
            new OptionCondition("nimbers", List.of(), "has_value", List.of(SMALLER));

    private final Optional<FlatFormula> formula;

    /// A formula for the value.
    ///
    /// @param value as a linear term of the coordinates and the parts
    private record FlatFormula(Expression expression, NamedParts parts, LinearSum value) {}

    private RocqAutomaticValues(Theorem theorem, String headline, Optional<FlatFormula> formula) {
        super(theorem, headline, "nimbers", List.of(VALUE, SMALLER));
        this.formula = formula;
    }

    /// @param theorem about nim-values
    /// @param headline the theorem in words
    /// @param claim a formula for them; what cannot be said is left out
    /// @return the text of the file
    /// @throws LimitException if the game cannot be said yet
    public static String of(Theorem theorem, String headline, Optional<CatalogueClaim> claim) {
        if (!theorem.values()) throw new IllegalArgumentException("The theorem is about lost positions");
        if (theorem.game().splits()) {
            if (claim.isPresent() && claim.get() instanceof CatalogueClaim.Grundy values)
                return RocqSplittingValues.of(theorem, headline, values);
            throw new LimitException(Message.of("rocq.parts.formula"));
        }
        return new RocqAutomaticValues(theorem, headline, claim.flatMap(each -> flattened(theorem, each))).text();
    }

    /// @return whether a file for Rocq can state the claim about nim-values as it is read
    public static boolean says(Theorem theorem, CatalogueClaim claim) {
        return flattened(theorem, claim).isPresent();
    }

    private static Optional<FlatFormula> flattened(Theorem theorem, CatalogueClaim claim) {
        if (!(claim instanceof CatalogueClaim.Grundy(var _, var _, var value))) return Optional.empty();
        try {
            var expression = ResolvedConstants.of(value);
            var parts = new NamedParts(theorem.game().coordinates(), theorem.system());
            return Optional.of(new FlatFormula(expression, parts, parts.of(expression)));
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    private String text() {
        var powers = powersOfMoves();
        boolean digits = !powers.isEmpty() || formula.stream().anyMatch(each -> each.parts.needDigits());
        head(digits ? "Heaps AutomaticValues Digits" : "Heaps AutomaticValues");
        game();
        writeAccepted("The nim-values", "has_value", List.of(value()));
        powers(powers);
        for (int i = 0; i < moves.size(); i++) otherOf(i);
        others();
        some();
        if (misere) oneOrMove();
        below();
        ends();
        conclusion();
        return file.text();
    }

    private String value() {
        return names().of(VALUE);
    }

    private String smaller() {
        return names().of(SMALLER);
    }

    private List<String> with(String... numbers) {
        var all = new ArrayList<>(List.of(numbers));
        all.addAll(coordinates);
        return all;
    }

    private String hasValue(List<String> order) {
        var tracks = new ArrayList<>(coordinates);
        tracks.add(VALUE);
        return accepts(tracks, order);
    }

    private List<String> variableNames(List<String> variables) {
        return variables.stream().map(names()::of).toList();
    }

    private void otherOf(int i) {
        var move = moves.get(i);
        var free = with(VALUE);
        var order = move.order(free);
        writeChecked(
                "others_" + (i + 1),
                "Not (And (" + hasValue(order) + ") (And ("
                        + move.searchCondition().formulaText(order) + ") (" + accepts(move, SAME, free) + ")))",
                order.size());
    }

    private void others() {
        file.title("The proof");
        file.proof("Lemma others : forall p q v, has_value p v -> move p q -> has_value q v -> False.", () -> {
            file.line("  intros " + intros(true) + " " + value() + " Vp M Vq. " + opens("p", position())
                    + opens("q", option()).strip());
            file.line("  unfold move in M. unfold has_value in Vp, Vq.");
            eachMove("M");
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                file.line(RocqWriter.bullet(moves.size()) + apart(move));
                instance(
                        "others_" + (i + 1),
                        move.order(with(VALUE)).stream().map(names(move)::of).toList());
                file.line("  cbn [sat others_" + (i + 1) + "_formula at_most_zero is_zero dot map nth app] in K.");
                meanings(move, 'M', with(VALUE));
                file.line("  tauto.");
            }
        });
    }

    private void some() {
        writeChecked("some", "Exists_ 1 (" + hasValue(with(VALUE)) + ")", coordinates.size());
        file.proof("Lemma some : forall p, exists v, has_value p v.", () -> {
            file.line(
                    "  intros " + intros(false) + ". " + opens("p", position()).strip());
            instance("some", position());
            file.line("  cbn [sat some_formula] in K. apply exists_more in K; destruct K as (" + value()
                    + " & K). apply exists_none in K.");
            file.line("  exists " + value() + ". exact K.");
        });
    }

    private void oneOrMove() {
        var free = with(VALUE);
        var one = Formula.equal(LinearSum.of(VALUE), LinearSum.of(1));
        writeChecked(
                "one_or_move",
                "Or (Not (" + hasValue(free) + ")) (Or (" + new RocqFormula(one).formulaText(free) + ")\n    ("
                        + reaching(free, Optional.empty()) + "))",
                free.size());
        file.proof(
                "Lemma one_or_move : forall p v, has_value p v -> v = 1%N \\/ exists q, move p q.",
                () -> {
                    file.line("  intros " + intros(false) + " " + value() + " Vp. " + opens("p", position())
                            + "unfold has_value in Vp.");
                    instance("one_or_move", variableNames(free));
                    file.line("  cbn [sat one_or_move_formula at_most_zero is_zero] in K.");
                    file.line("  destruct K as [K | K]; [exfalso; exact (K Vp) | ].");
                    file.line("  destruct K as [K | K]; [left; cbn [dot map] in K; lia | right].");
                    deriveOption(free, Optional.empty(), "has_value");
                });
    }

    private void below() {
        var free = with(SMALLER, VALUE);
        var less = Formula.less(LinearSum.of(SMALLER), LinearSum.of(VALUE));
        var ended = misere ? "Or (Not (" + reaching(free, Optional.empty()) + "))\n    (" : "";
        writeChecked(
                "below",
                "Or (Not (And (" + hasValue(free) + ") (" + new RocqFormula(less).formulaText(free) + ")))\n    ("
                        + ended + reaching(free, Optional.of(LESS)) + (misere ? ")" : "") + ")",
                free.size());
        file.proof(
                "Lemma below : forall p v u, has_value p v -> (u < v)%N -> "
                        + (misere ? "(forall q, ~ move p q) \\/ " : "") + "exists q, move p q /\\ has_value q u.",
                () -> {
                    file.line("  intros " + intros(false) + " " + value() + " " + smaller() + " Vp U. "
                            + opens("p", position()) + "unfold has_value in Vp.");
                    instance("below", variableNames(free));
                    file.line("  cbn [sat below_formula at_most_zero is_zero] in K.");
                    file.line(
                            "  destruct K as [K | K]; [exfalso; apply K; split; [exact Vp | cbn [dot map]; lia] | ].");
                    if (misere) {
                        file.line("  destruct K as [K | K]; [left | right].");
                        noMove(free);
                    }
                    deriveOption(free, Optional.of(LESS), "has_value");
                });
    }

    private String values() {
        return misere ? "misere_value" : "Values.value";
    }

    private void conclusion() {
        file.title("The theorem");
        file.writeProved(
                "Theorem nim_values_accepted : forall p v, " + values() + " move p v <-> has_value p v.",
                "exact ("
                        + (misere
                                ? "misere_values_are_relation move has_value ends some one_or_move below others"
                                : "values_are_relation move has_value ends some below others")
                        + ").");
        formula.ifPresent(this::stateFormula);
        file.assumptions(formula.isPresent() ? "nim_values" : "nim_values_accepted");
    }

    private void stateFormula(FlatFormula formula) {
        var order = new ArrayList<>(coordinates);
        order.addAll(formula.parts.names());
        order.add(VALUE);
        var accepted = hasValue(order);
        var equal = new RocqFormula(Formula.equal(LinearSum.of(VALUE), formula.value));
        var same = "Or (Not (" + equal.formulaText(order) + ")) (" + accepted + ")";
        writeChecked(
                "same",
                formula.parts.isEmpty()
                        ? same
                        : "Or (Not (" + formula.parts.formulaText(order) + "))\n    (" + same + ")",
                order.size());
        var names = names();
        formula.parts.names().forEach(names::of);
        var expression = new IntegerText(names).of(formula.expression);
        file.proof(
                "Theorem nim_values : forall " + String.join(" ", position()) + " : N,\n  " + values() + " move "
                        + RocqWriter.tuple(position()) + " (Z.to_N (" + expression + ")).",
                () -> {
                    file.line("  intros " + String.join(" ", position()) + ".");
                    file.add(formula.parts.facts(names));
                    file.line("  assert (exists " + value() + " : N, Z.of_N " + value() + " = " + expression + ") as ("
                            + value() + " & E" + value() + ")");
                    file.line("    by (exists (Z.to_N (" + expression + ")); apply Z2N.id; arithmetic).");
                    file.line("  replace (Z.to_N (" + expression + ")) with " + value() + " by lia.");
                    file.line("  apply nim_values_accepted. unfold has_value.");
                    file.add(formula.parts.meanings(order, names));
                    file.line("  assert (" + RocqFormula.meaning(equal.formula(), order, names) + ") by arithmetic.");
                    instance("same", order.stream().map(names::of).collect(Collectors.toList()));
                    file.line("  cbn [sat same_formula at_most_zero is_zero dot map nth app] in K.");
                    file.line("  tauto.");
                });
    }
}
