package grundy.prove.rocq;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes a theorem about the P-positions of a blocking game as a file for Rocq.
///
/// To count the options in the set an automaton gives them ranks, 0, 1, 2, ...; the file proves that no option has two
/// and none is that of two, that from the set only options with ranks below what may be blocked lead into it, and from
/// everywhere outside one option of each rank up to that.
final class RocqBlocking extends AutomaticText {
    /// The most states of the automaton of the ranks and of the automata that lead to it.
    private static final int MOST_STATES = 200_000;

    private static final String RANK = "~rank";
    private static final String OTHER = "~other";

    private final int blocked;
    private final Automaton ranks;
    private final Optional<RocqFormula> formula;

    private RocqBlocking(Theorem theorem, String headline, Automaton ranks, Optional<RocqFormula> formula) {
        super(theorem, headline, "set", List.of(RANK, OTHER));
        this.blocked = theorem.game().blocked();
        this.ranks = ranks;
        this.formula = formula;
    }

    /// @param formula of the lost positions
    /// @return the text of the file
    /// @throws LimitException if the game cannot be expressed yet
    static String of(Theorem theorem, String headline, Optional<RocqFormula> formula) {
        return new RocqBlocking(theorem, headline, ranks(theorem), formula).text();
    }

    private static Automaton ranks(Theorem theorem) {
        try {
            var arithmetic =
                    new Arithmetic(theorem.system(), new KernelBudget(MOST_STATES, () -> false, MemoryRoom.ENDLESS));
            return new MoveRelations(theorem.game(), arithmetic).ranks(theorem.automaton());
        } catch (TooLargeException _) {
            throw new LimitException(Message.of("rocq.blocking.large"));
        }
    }

    private String text() {
        var powers = powersWith(formula);
        head(powers.isEmpty() ? "Heaps Blocking" : "Heaps Digits Blocking");
        game();
        writeAccepted("The set", "cold", List.of());
        writeRanked();
        powers(powers);
        same();
        rankedInSet();
        one();
        apart();
        writeDecided();
        for (int i = 0; i < moves.size(); i++) insideOf(i);
        inside();
        if (misere) {
            goesOn();
            below();
        }
        outside();
        ends();
        conclusion();
        return file.text();
    }

    /// The coordinates of an option, as variables of formulas.
    private List<String> to() {
        return coordinates.stream().map(each -> "~to " + each).toList();
    }

    /// The coordinates of another option.
    private List<String> again() {
        return coordinates.stream().map(each -> "~again " + each).toList();
    }

    @Override
    RocqNames names() {
        var names = super.names();
        for (int i = 0; i < coordinates.size(); i++) {
            names.nameOption(to().get(i), coordinates.get(i));
            names.replace(again().get(i), names.option(coordinates.get(i)) + "'");
        }
        return names;
    }

    private List<String> variableNames(List<String> variables) {
        return variables.stream().map(names()::of).toList();
    }

    @SafeVarargs
    private static List<String> concat(List<String>... lists) {
        var all = new ArrayList<String>();
        for (var list : lists) all.addAll(list);
        return all;
    }

    private String rank(String rank, List<String> option, List<String> order) {
        return accepts("ranks", concat(List.of(rank), coordinates, option), order);
    }

    private String implication(String condition, String conclusion) {
        return "Or (Not (" + condition + "))\n    (" + conclusion + ")";
    }

    private void writeRanked() {
        file.comment(
                "Of the options in the set, how many come before one in their order: its rank, up to " + blocked + ".");
        table("ranks", String.valueOf(theorem.system().digits()), ranks);
        var rank = variableNames(List.of(RANK)).getFirst();
        file.line("Definition ranked (" + rank + " : N) (" + intros(true) + " : " + type() + ") : Prop :=");
        if (coordinates.size() > 1)
            file.line("  " + destructuring("p", position())
                    + destructuring("q", option()).strip());
        file.line("  accepted system ranks " + theorem.system().digits() + " "
                + RocqWriter.list(concat(List.of(rank), position(), option()).stream()
                        .map(each -> "Z.of_N " + each)
                        .toList())
                + ".");
        file.gap();
    }

    private void same() {
        file.title("The proof");
        file.writeProved("Lemma same : forall p q : " + type() + ", {p = q} + {p <> q}.", "repeat decide equality.");
    }

    private String third() {
        return coordinates.size() == 1 ? variableNames(again()).getFirst() : "r";
    }

    private String openedBoth() {
        return opens("p", position()) + opens("q", option());
    }

    private void rankedInSet() {
        var order = concat(List.of(RANK), coordinates, to());
        writeChecked("ranked_in_set", implication(rank(RANK, to(), order), accepts(to(), order)), order.size());
        file.proof("Lemma ranked_in_set : forall k p q, ranked k p q -> cold q.", () -> {
            file.line("  intros " + variableNames(List.of(RANK)).getFirst() + " " + intros(true) + " M. " + openedBoth()
                    + "unfold ranked in M. unfold cold.");
            instance("ranked_in_set", variableNames(order));
            file.line("  cbn [sat ranked_in_set_formula map nth app] in K. tauto.");
        });
    }

    private void one() {
        var order = concat(List.of(RANK), coordinates, to(), again());
        var both = "And (" + rank(RANK, to(), order) + ") (" + rank(RANK, again(), order) + ")";
        var equal = new ArrayList<Formula>();
        for (int i = 0; i < coordinates.size(); i++)
            equal.add(Formula.equal(LinearSum.of(to().get(i)), LinearSum.of(again().get(i))));
        writeChecked(
                "one", implication(both, new RocqFormula(new Formula.All(equal)).formulaText(order)), order.size());
        file.proof("Lemma one : forall k p q r, ranked k p q -> ranked k p r -> q = r.", () -> {
            file.line("  intros " + variableNames(List.of(RANK)).getFirst() + " " + intros(true) + " " + third()
                    + " M U. " + openedBoth() + opens("r", variableNames(again())) + "unfold ranked in M, U.");
            instance("one", variableNames(order));
            file.line("  cbn [sat one_formula at_most_zero is_zero dot map nth app] in K.");
            file.line("  destruct K as [K | K]; [exfalso; tauto | ].");
            for (int i = 0; i < coordinates.size(); i++)
                file.line("  assert (" + variableNames(to()).get(i) + " = "
                        + variableNames(again()).get(i) + ") as -> by lia.");
            file.line("  reflexivity.");
        });
    }

    private void apart() {
        var order = concat(List.of(RANK, OTHER), coordinates, to());
        var both = "And (" + rank(RANK, to(), order) + ") (" + rank(OTHER, to(), order) + ")";
        var equal = new RocqFormula(Formula.equal(LinearSum.of(RANK), LinearSum.of(OTHER)));
        writeChecked("apart", implication(both, equal.formulaText(order)), order.size());
        file.proof("Lemma apart : forall j k p q, ranked j p q -> ranked k p q -> j = k.", () -> {
            file.line("  intros " + String.join(" ", variableNames(List.of(RANK, OTHER))) + " " + intros(true)
                    + " M U. " + openedBoth() + "unfold ranked in M, U.");
            instance("apart", variableNames(order));
            file.line("  cbn [sat apart_formula at_most_zero is_zero dot map nth app] in K.");
            file.line("  destruct K as [K | K]; [exfalso; tauto | lia].");
        });
    }

    private String ofOption(String formula) {
        return "Exists_ " + coordinates.size() + " (" + formula + ")";
    }

    private void writeDecided() {
        var free = concat(List.of(RANK), coordinates);
        var option = Optional.of(new OptionCondition("ranks", free, "ranked", List.of()));
        var some = ofOption(rank(RANK, to(), concat(to(), free)));
        writeChecked("decided", "Or (Not (" + some + "))\n    (" + reaching(free, option) + ")", free.size());
        file.proof(
                "Lemma decided : forall k p, (exists q, move p q /\\ ranked k p q) \\/ ~ exists q, ranked k p q.",
                () -> {
                    file.line("  intros " + variableNames(List.of(RANK)).getFirst() + " " + intros(false) + ". "
                            + opens("p", position()).strip());
                    instance("decided", variableNames(free));
                    file.line("  cbn [sat decided_formula at_most_zero is_zero] in K.");
                    file.line("  destruct K as [K | K]; [right | left].");
                    file.line("  { intros (" + (coordinates.size() == 1 ? option().getFirst() : "q") + " & M). "
                            + opens("q", option()) + "apply K. exists (map Z.of_N " + RocqWriter.list(option()) + ").");
                    file.line("    split; [reflexivity | split; [apply all_nonnegative | exact M]]. }");
                    deriveOption(free, option, "ranked");
                });
    }

    /// Writes that from each position of the set a move leads out of it.
    private void goesOn() {
        var left = new ArrayList<String>();
        for (var move : moves) {
            var order = move.order(coordinates);
            left.add("Exists_ " + move.searchedFor().size() + " (And ("
                    + move.searchCondition().formulaText(order) + ") (Not (" + accepts(move.remaining(), order)
                    + ")))");
        }
        goesOn(
                implication(accepts(coordinates, coordinates), either(left)),
                Optional.of(OptionCondition.COLD),
                " /\\ ~ cold q");
    }

    /// Writes that an option has a rank below the number of options that may be blocked.
    private String isRanked(List<String> option, List<String> order) {
        var inner = concat(List.of(OTHER), order);
        var few = new RocqFormula(Formula.less(LinearSum.of(OTHER), LinearSum.of(blocked)));
        return "Exists_ 1 (And (" + few.formulaText(inner) + ") (" + rank(OTHER, option, inner) + "))";
    }

    private String isRanked() {
        return "exists k, (k < " + blocked + ")%N /\\ ranked k p q";
    }

    private void below() {
        var order = concat(coordinates, to());
        var ranked = isRanked(to(), order);
        var rank = variableNames(List.of(RANK)).getFirst();
        writeChecked("below", "Or (" + ranked + ")\n    (Not (" + ranked + "))", order.size());
        file.proof("Lemma below : forall p q, (" + isRanked() + ") \\/ ~ " + isRanked() + ".", () -> {
            file.line("  intros " + intros(true) + ". " + openedBoth().strip());
            instance("below", variableNames(order));
            file.line("  cbn [sat below_formula at_most_zero is_zero] in K. unfold ranked.");
            file.line("  destruct K as [K | K]; [left | right].");
            file.line("  - apply exists_more in K; destruct K as (" + rank + " & K). apply exists_none in K.");
            file.line("    cbn [dot map nth app] in K. exists " + rank + ". split; [lia | tauto].");
            file.line("  - intros (" + rank + " & M). apply K. exists (map Z.of_N [" + rank + "]).");
            file.line("    split; [reflexivity | split; [apply all_nonnegative | cbn [dot map nth app]; split; [lia |"
                    + " tauto]]].");
        });
    }

    private void insideOf(int i) {
        var move = moves.get(i);
        var order = move.order(coordinates);
        var moved = "And (" + accepts(coordinates, order) + ") (And ("
                + move.searchCondition().formulaText(order) + ") (" + accepts(move.remaining(), order) + "))";
        writeChecked("inside_" + (i + 1), implication(moved, isRanked(move.remaining(), order)), order.size());
    }

    private void inside() {
        var rank = variableNames(List.of(RANK)).getFirst();
        file.proof("Lemma inside : forall p q, cold p -> move p q -> cold q -> " + isRanked() + ".", () -> {
            file.line("  intros " + intros(true) + " Cp M Cq. " + openedBoth().strip());
            file.line("  unfold move in M. unfold cold in Cp, Cq. unfold ranked.");
            eachMove("M");
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                insideBy(i);
                file.line("  cbn [sat inside_" + (i + 1) + "_formula at_most_zero is_zero] in K.");
                meanings(move, 'M', coordinates);
                file.line("  destruct K as [K | K]; [exfalso; cbn [dot map nth app] in K; tauto | ].");
                file.line("  apply exists_more in K; destruct K as (" + rank + " & K). apply exists_none in K.");
                file.line("  cbn [dot map nth app] in K. exists " + rank + ". split; [lia | tauto].");
            }
        });
    }

    private void outside() {
        var free = concat(List.of(RANK), coordinates);
        var rank = variableNames(List.of(RANK)).getFirst();
        var beyond = new RocqFormula(Formula.less(LinearSum.of(blocked), LinearSum.of(RANK)));
        var some = ofOption(rank(RANK, to(), concat(to(), free)));
        var cold = accepts(coordinates, free);
        if (misere) {
            var left = new ArrayList<String>();
            for (var move : moves) {
                var order = move.order(free);
                left.add("Exists_ " + move.searchedFor().size() + " (And ("
                        + move.searchCondition().formulaText(order) + ") (Not (" + isRanked(move.remaining(), order)
                        + ")))");
            }
            cold = "Or (" + cold + ") (Not (" + either(left) + "))";
        }
        writeChecked(
                "outside",
                "Or (" + cold + ")\n    (Or (" + beyond.formulaText(free) + ")\n    (" + some + "))",
                free.size());
        file.proof(
                "Lemma outside : forall k p, "
                        + (misere ? "(cold p \\/ forall q, move p q -> " + isRanked() + ")" : "cold p") + " \\/ ("
                        + blocked
                        + " < k)%N \\/ exists q, ranked k p q.",
                () -> {
                    file.line("  intros " + rank + " " + intros(false) + ". "
                            + opens("p", position()).strip());
                    instance("outside", variableNames(free));
                    file.line("  cbn [sat outside_formula at_most_zero is_zero] in K.");
                    file.line("  destruct K as [K | K]; [left | right].");
                    file.line(misere ? "  { destruct K as [K | K]; [left; exact K | right]." : "  { exact K. }");
                    if (misere) allRanked(free);
                    file.line("  destruct K as [K | K]; [left; cbn [dot map] in K; lia | right].");
                    var steps = new StringBuilder("  ");
                    for (var each : option())
                        steps.append("apply exists_more in K; destruct K as (")
                                .append(each)
                                .append(" & K). ");
                    file.line(steps + "apply exists_none in K. exists " + RocqWriter.tuple(option()) + ". exact K.");
                });
    }

    /// From a hypothesis `K` that no move leaves an option without such a rank: all options have one.
    private void allRanked(List<String> free) {
        var other = variableNames(List.of(OTHER)).getFirst();
        file.line("    intros " + aMove());
        file.line("    destruct (below " + RocqWriter.tuple(position()) + " " + RocqWriter.tuple(option())
                + ") as [U | U]; [exact U | exfalso].");
        file.line("    apply K. unfold move in M. unfold ranked in U. clear K.");
        eachMoveIsFound(
                free,
                List.of(
                        "  cbn [dot map nth app]. split; [tauto | ].",
                        "  intros K. apply U. apply exists_more in K; destruct K as (" + other
                                + " & K). apply exists_none in K.",
                        "  cbn [dot map nth app] in K. exists " + other + ". split; [lia | tauto]."));
        file.line("  }");
    }

    private void conclusion() {
        var kernel = misere ? "misere_blocking_kernel" : "blocking_kernel";
        var lost = (misere ? "misere_blocking_lost" : "blocking_lost") + " move " + blocked;
        conclude(
                formula,
                lost,
                kernel + " move " + blocked + " ends same cold ranked ranked_in_set one apart decided inside "
                        + (misere ? "goes_on " : "") + "outside");
    }
}
