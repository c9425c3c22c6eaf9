package grundy.prove.rocq;

import grundy.check.automaton.Formula;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.OptionClause;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.rules.formula.Expression;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes a theorem about the nim-values of a game of heaps in which a move may leave several heaps, as
/// a file for Rocq: the value of any number of heaps is the nim-sum of the values that a formula gives
/// for each (Sprague 1935, Grundy 1939). That the formula is right of one heap, whatever is left of it,
/// is decided by automata.
final class RocqSplittingValues extends AutomaticText {
    private static final int MOST_PARTS = 3;
    private static final String VALUE = "~v";
    private static final String SMALLER = "~u";

    /// The name of the nim-sum of the last two of three heaps.
    private static final String SUM = "~s";

    private final Expression value;
    private final NamedParts parts;
    private final LinearSum term;
    private final String heap;

    private RocqSplittingValues(Theorem theorem, String headline, Expression value) {
        super(theorem, headline, "nimbers", List.of(VALUE, SMALLER), RocqSplittingValues::move);
        this.value = value;
        this.parts = new NamedParts(coordinates, theorem.system());
        this.term = parts.of(value);
        this.heap = names().of(coordinates.getFirst());
    }

    /// @param theorem about the nim-values of single heaps in normal play
    /// @param headline the theorem in words
    /// @param claim a formula for them
    /// @return the text of the file
    /// @throws LimitException if the game, or the formula, cannot be said yet
    static String of(Theorem theorem, String headline, CatalogueClaim.Grundy claim) {
        boolean ofHeaps = theorem.game().coordinates().size() == 1
                && theorem.game().play() == Play.NORMAL
                && theorem.system().base() == 2;
        if (!ofHeaps) throw new LimitException(Message.of("rocq.parts.formula"));
        return new RocqSplittingValues(theorem, headline, ResolvedConstants.of(claim.value())).text();
    }

    private static RocqMove move(OptionClause clause) {
        if (clause.parts().size() > MOST_PARTS) throw new LimitException(Message.of("rocq.parts.formula"));
        return RocqMove.ofHeaps(clause);
    }

    @Override
    RocqNames names(RocqMove move) {
        var names = names();
        move.boundVariables().forEach(names::of);
        return names;
    }

    private String text() {
        head("Heaps AutomaticValues Digits");
        game();
        writeAccepted("The nim-values", "has_value", List.of(names().of(VALUE)));
        powers(powersOfMoves());
        formula();
        oneValue();
        for (int i = 0; i < moves.size(); i++) otherOf(i);
        others();
        below();
        ends();
        conclusion();
        return file.text();
    }

    @Override
    void game() {
        file.title("The game\n\n    A heap, and the heaps that a move may leave of it.");
        file.line("Definition leaves (" + heap + " : N) (parts : list N) : Prop :=");
        file.line("  ("
                + moves.stream().map(move -> "(" + moveProposition(move) + ")").collect(Collectors.joining("\n   \\/ "))
                + ")%N.");
        file.gap();
    }

    private String moveProposition(RocqMove move) {
        var names = names(move);
        var bound = move.boundVariables().stream().map(names::of).toList();
        var left = RocqWriter.list(move.remaining().stream().map(names::of).toList());
        return (bound.isEmpty() ? "" : "exists " + String.join(" ", bound) + ", ") + "("
                + move.condition().proposition(names) + ") /\\ parts = " + left;
    }

    private void formula() {
        var order = new ArrayList<>(coordinates);
        order.addAll(parts.names());
        order.add(VALUE);
        var equal = new RocqFormula(Formula.equal(LinearSum.of(VALUE), term));
        var same = "Or (Not (" + equal.formulaText(order) + ")) (" + accepts(tracks(VALUE), order) + ")";
        writeChecked(
                "same",
                parts.isEmpty() ? same : "Or (Not (" + parts.formulaText(order) + "))\n    (" + same + ")",
                order.size());
        var names = names();
        parts.names().forEach(names::of);
        var expression = new IntegerText(names).of(value);
        var v = names.of(VALUE);
        file.line("Definition g (" + heap + " : N) : N := Z.to_N (" + expression + ").");
        file.gap();
        file.proof("Lemma right_of_one : forall " + heap + ", has_value " + heap + " (g " + heap + ").", () -> {
            file.line("  intros " + heap + ". unfold g.");
            file.add(parts.facts(names));
            file.line("  assert (exists " + v + " : N, Z.of_N " + v + " = " + expression + ") as (" + v + " & E" + v
                    + ")");
            file.line("    by (exists (Z.to_N (" + expression + ")); apply Z2N.id; arithmetic).");
            file.line("  replace (Z.to_N (" + expression + ")) with " + v + " by lia.");
            file.line("  unfold has_value.");
            file.add(parts.meanings(order, names));
            file.line("  assert (" + RocqFormula.meaning(equal.formula(), order, names) + ") by arithmetic.");
            instance("same", order.stream().map(names::of).toList());
            file.line("  cbn [sat same_formula at_most_zero is_zero dot map nth app] in K.");
            file.line("  tauto.");
        });
    }

    private List<String> tracks(String number) {
        return List.of(coordinates.getFirst(), number);
    }

    private void oneValue() {
        var order = List.of(coordinates.getFirst(), VALUE, SMALLER);
        var equal = new RocqFormula(Formula.equal(LinearSum.of(VALUE), LinearSum.of(SMALLER)));
        writeChecked(
                "one_value",
                "Or (Not (And (" + accepts(tracks(VALUE), order) + ") (" + accepts(tracks(SMALLER), order)
                        + ")))\n    (" + equal.formulaText(order) + ")",
                order.size());
        file.proof("Lemma one_value : forall n v, has_value n v -> g n = v.", () -> {
            file.line("  intros n v V. pose proof (right_of_one n) as G. unfold has_value in V, G.");
            instance("one_value", List.of("n", "v", "(g n)"));
            file.line("  cbn [sat one_value_formula is_zero dot map nth app] in K.");
            file.line("  destruct K as [K | K]; [exfalso; tauto | lia].");
        });
    }

    /// Names the value of a heap that a move leaves: the same heap has the same name.
    private static String value(RocqMove move, int part) {
        return "~g" + move.remaining().indexOf(move.remaining().get(part));
    }

    /// The values of the heaps that a move leaves, and what the last two of three come to.
    private static List<String> values(RocqMove move) {
        var values = IntStream.range(0, move.remaining().size())
                .mapToObj(part -> value(move, part))
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
        if (move.remaining().size() == MOST_PARTS) values.add(SUM);
        return values;
    }

    /// @return the variables, each in its place: those that are looked for, the values, the others
    private static List<String> order(RocqMove move, List<String> free) {
        var order = new ArrayList<>(move.searchedFor());
        order.addAll(values(move));
        order.addAll(free);
        return order;
    }

    private RocqNames namesWithValues(RocqMove move) {
        var names = names(move);
        values(move).forEach(names::of);
        return names;
    }

    /// Two numbers and their nim-sum.
    private record NimSumTriple(String first, String second, String sum) {}

    private static List<NimSumTriple> sums(RocqMove move, String number) {
        return switch (move.remaining().size()) {
            case 1 -> List.of();
            case 2 -> List.of(new NimSumTriple(value(move, 0), value(move, 1), number));
            default ->
                List.of(
                        new NimSumTriple(value(move, 1), value(move, 2), SUM),
                        new NimSumTriple(value(move, 0), SUM, number));
        };
    }

    /// That a move leaves heaps whose values come to a number.
    private String leaving(RocqMove move, String number, List<String> order) {
        var all = new ArrayList<String>();
        all.add(move.searchCondition().formulaText(order));
        for (int part = 0; part < move.remaining().size(); part++)
            all.add(accepts(List.of(move.remaining().get(part), value(move, part)), order));
        if (move.remaining().size() == 1)
            all.add(new RocqFormula(Formula.equal(LinearSum.of(value(move, 0)), LinearSum.of(number)))
                    .formulaText(order));
        for (var sum : sums(move, number))
            all.add("Accepts nim_sums 2 "
                    + List.of(sum.first, sum.second, sum.sum).stream()
                            .map(name -> order.indexOf(name) + "%nat")
                            .collect(Collectors.joining("; ", "[", "]")));
        var formula = all.removeLast();
        while (!all.isEmpty()) formula = "And (" + all.removeLast() + ") (" + formula + ")";
        return formula;
    }

    private void otherOf(int i) {
        var move = moves.get(i);
        var order = order(move, tracks(VALUE));
        writeChecked(
                "others_" + (i + 1),
                "Not (And (" + accepts(tracks(VALUE), order) + ") (" + leaving(move, VALUE, order) + "))",
                order.size());
    }

    private String decompose(RocqMove move) {
        var names = names(move);
        var all = move.boundVariables().stream().map(names::of).collect(Collectors.toCollection(ArrayList::new));
        all.add("M");
        all.add("->");
        return "destruct M as (" + String.join(" & ", all) + "). ";
    }

    private void others() {
        file.title("The proof");
        file.proof("Lemma others : forall n parts, leaves n parts -> nim_sum (map g parts) <> g n.", () -> {
            file.line("  intros " + heap + " parts M E. unfold leaves in M.");
            eachMove("M");
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                var names = namesWithValues(move);
                var v = names.of(VALUE);
                var left = move.remaining().stream().distinct().toList();
                file.line(RocqWriter.bullet(moves.size()) + decompose(move)
                        + "cbn [map nim_sum fold_right] in E. rewrite N.lxor_0_r in E.");
                var defined = new ArrayList<String>();
                var values = new ArrayList<String>();
                var variables = new ArrayList<String>();
                for (var each : left) {
                    defined.add("G" + names.of(each));
                    values.add("(g " + names.of(each) + ")");
                    variables.add(names.of(value(move, move.remaining().indexOf(each))));
                    file.line("  pose proof (right_of_one " + names.of(each) + ") as G" + names.of(each) + ".");
                }
                file.line("  pose proof (right_of_one " + heap + ") as G.");
                var all = "E " + String.join(" ", defined) + " G";
                file.line("  revert " + all + ". generalize " + String.join(" ", values) + " (g " + heap + "). intros "
                        + String.join(" ", variables) + " " + v + " " + all + ".");
                file.line("  unfold has_value in G, " + String.join(", ", defined) + ".");
                summed(move, names);
                var order = order(move, tracks(VALUE));
                instance("others_" + (i + 1), order.stream().map(names::of).toList());
                file.line("  cbn [sat others_" + (i + 1) + "_formula at_most_zero is_zero dot map nth app] in K.");
                meanings(move, 'M', order, names);
                if (move.remaining().size() == 1)
                    file.line("  assert ("
                            + RocqFormula.meaning(
                                    Formula.equal(LinearSum.of(value(move, 0)), LinearSum.of(VALUE)), order, names)
                            + ") by lia.");
                file.line("  tauto.");
            }
        });
    }

    /// From a hypothesis `E` that the values come to a number to what is read.
    private void summed(RocqMove move, RocqNames names) {
        if (move.remaining().size() == MOST_PARTS) {
            var s = names.of(SUM);
            var rest = "N.lxor " + names.of(value(move, 1)) + " " + names.of(value(move, 2));
            file.line("  assert (exists " + s + ", " + s + " = " + rest + ") as (" + s + " & E" + s
                    + ") by eauto. rewrite <- E" + s + " in E.");
        }
        for (var sum : sums(move, VALUE)) {
            var equation = sum.sum.equals(SUM) ? "E" + names.of(SUM) : "(eq_sym E)";
            file.line("  pose proof (proj2 (nim_sums_are %s %s %s) %s) as S%s. cbn [map] in S%s."
                    .formatted(
                            names.of(sum.first),
                            names.of(sum.second),
                            names.of(sum.sum),
                            equation,
                            names.of(sum.sum),
                            names.of(sum.sum)));
        }
    }

    private void below() {
        var free = List.of(SMALLER, VALUE, coordinates.getFirst());
        var less = Formula.less(LinearSum.of(SMALLER), LinearSum.of(VALUE));
        var parts = new ArrayList<String>();
        for (var move : moves)
            parts.add("Exists_ " + (move.searchedFor().size() + values(move).size()) + " ("
                    + leaving(move, SMALLER, order(move, free)) + ")");
        var reaching = parts.removeLast();
        while (!parts.isEmpty()) reaching = "Or (" + parts.removeLast() + ")\n    (" + reaching + ")";
        writeChecked(
                "below",
                "Or (Not (And (" + accepts(tracks(VALUE), free) + ") (" + new RocqFormula(less).formulaText(free)
                        + ")))\n    (" + reaching + ")",
                free.size());
        var u = names().of(SMALLER);
        file.proof(
                "Lemma below : forall n u, (u < g n)%N -> exists parts, leaves n parts /\\ nim_sum (map g parts) = u.",
                () -> {
                    file.line("  intros " + heap + " " + u + " U. pose proof (right_of_one " + heap
                            + ") as G. unfold has_value in G.");
                    instance("below", List.of(u, "(g " + heap + ")", heap));
                    file.line("  cbn [sat below_formula at_most_zero is_zero] in K.");
                    file.line("  destruct K as [K | K]; [exfalso; apply K; split; [exact G | cbn [dot map]; lia] | ].");
                    file.line("  revert U G K. generalize (g " + heap + "). intros " + names().of(VALUE) + " U G K.");
                    eachMove("K");
                    for (var move : moves) writeReached(move, free);
                });
    }

    private void writeReached(RocqMove move, List<String> free) {
        var names = namesWithValues(move);
        var order = order(move, free);
        var steps = new StringBuilder(RocqWriter.bullet(moves.size()));
        for (var variable : order.subList(0, order.size() - free.size()))
            steps.append("apply exists_more in K; destruct K as (")
                    .append(names.of(variable))
                    .append(" & K). ");
        file.line(steps + "apply exists_none in K.");
        file.line("  cbn [dot map nth app] in K.");
        meanings(move, 'K', order, names);
        file.line("  exists "
                + RocqWriter.list(move.remaining().stream().map(names::of).toList()) + ". split.");
        file.line("  { unfold leaves. " + RocqWriter.chooseGoal(moves.indexOf(move), moves.size()) + "exists "
                + move.boundVariables().stream().map(names::of).collect(Collectors.joining(", ")) + ". tauto. }");
        file.line("  cbn [map nim_sum fold_right]. rewrite N.lxor_0_r.");
        for (var each : move.remaining().stream().distinct().toList())
            file.line("  rewrite (one_value " + names.of(each) + " "
                    + names.of(value(move, move.remaining().indexOf(each))) + ") by (unfold has_value; tauto).");
        if (move.remaining().size() == 1) {
            file.line("  lia.");
            return;
        }
        if (move.remaining().size() == MOST_PARTS)
            file.line("  replace (N.lxor %s %s) with %s by (apply nim_sums_are; cbn [map]; tauto)."
                    .formatted(names.of(value(move, 1)), names.of(value(move, 2)), names.of(SUM)));
        file.line("  symmetry. apply nim_sums_are. cbn [map]. tauto.");
    }

    @Override
    void ends() {
        file.proof("Lemma ends : play_ends (heap_move leaves).", () -> {
            file.line("  apply heaps_end. intros " + heap + " parts M. unfold leaves in M.");
            eachMove("M");
            for (var move : moves)
                file.line(RocqWriter.bullet(moves.size()) + decompose(move) + "cbn [squares fold_right]. nia.");
        });
    }

    private void conclusion() {
        file.title("The theorems, of any number of heaps");
        file.writeProved(
                "Theorem nim_values : forall heaps, Values.value (heap_move leaves) heaps (nim_sum (map g heaps)).",
                "exact (value_of_heaps leaves ends g below others).");
        file.writeProved(
                "Theorem lost_positions : forall heaps, lost (heap_move leaves) heaps <-> nim_sum (map g heaps) = 0%N.",
                "exact (heaps_lost leaves ends g below others).");
        file.assumptions("nim_values");
        file.assumptions("lost_positions");
    }
}
