package grundy.prove.rocq;

import grundy.check.automaton.AutomaticSet;
import grundy.check.automaton.Formula;
import grundy.check.automaton.Formula.Acceptance;
import grundy.check.automaton.Formula.All;
import grundy.check.automaton.Formula.Any;
import grundy.check.automaton.Formula.AtMostZero;
import grundy.check.automaton.Formula.Divisible;
import grundy.check.automaton.Formula.Exists;
import grundy.check.automaton.Formula.IsZero;
import grundy.check.automaton.Formula.LowestBit;
import grundy.check.automaton.Formula.LowestPart;
import grundy.check.automaton.Formula.Membership;
import grundy.check.automaton.Formula.Not;
import grundy.check.automaton.Formula.Shift;
import grundy.check.automaton.Formula.Xor;
import grundy.check.automaton.LinearSum;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Writes the corollary of a theorem about one position: that it is lost, or that it is won, and by
/// which moves. It follows the theorem in its file.
final class RocqPosition {
    private final RocqProof proof;
    private final RocqWriter file;
    private final List<String> coordinates;
    private final List<RocqMove> moves;
    private final List<BigInteger> position;
    private final List<List<BigInteger>> winning;

    /// A number that an equation determines.
    private record SolvedVariable(String variable, BigInteger number) {}

    /// @param position its coordinates
    /// @param winning the positions that winning moves leave, all of them; none if it is lost
    RocqPosition(RocqProof proof, List<BigInteger> position, List<List<BigInteger>> winning) {
        this.proof = proof;
        this.file = proof.file;
        this.coordinates = proof.coordinates();
        this.moves = proof.moves();
        this.position = position;
        this.winning = winning;
    }

    /// @throws LimitException if a winning move cannot be said
    void write() {
        file.title("The position");
        if (winning.isEmpty()) writeLost();
        else writeWon();
    }

    private static String numbers(List<BigInteger> values) {
        return RocqWriter.tuple(values.stream().map(String::valueOf).toList());
    }

    private static List<String> typed(List<BigInteger> values) {
        return values.stream().map(number -> number + "%N").toList();
    }

    /// That variables are numbers.
    private static Formula are(List<String> variables, List<BigInteger> numbers) {
        return new All(IntStream.range(0, variables.size())
                .<Formula>mapToObj(
                        i -> new IsZero(LinearSum.of(variables.get(i)).minus(LinearSum.of(numbers.get(i)))))
                .toList());
    }

    private String at(List<String> order) {
        return new RocqFormula(are(coordinates, position)).formulaText(order);
    }

    private void writeLost() {
        writeCold("here", position, true);
        file.writeProved(
                "Theorem lost_here : " + proof.lostPredicate() + " " + numbers(position) + "%N.",
                "exact (proj2 (lost_positions _) here).");
        file.assumptions("lost_here");
    }

    private void writeWon() {
        writeCold("here", position, false);
        file.writeProved(
                "Theorem won_here : " + proof.wonPredicate() + " " + numbers(position) + "%N.",
                "exact (proj2 (" + proof.kernelWon() + " _) here).");
        for (int i = 0; i < winning.size(); i++) writeCold("leaves_" + (i + 1), winning.get(i), true);
        for (int i = 0; i < moves.size(); i++) onlyThese(i);
        from();
        theorem();
        file.assumptions("won_here");
        file.assumptions("winning_moves");
    }

    /// Proves that the automaton accepts a position, or does not.
    private void writeCold(String name, List<BigInteger> numbers, boolean cold) {
        var accepts = proof.accepts(coordinates, coordinates);
        var here = new RocqFormula(are(coordinates, numbers)).formulaText(coordinates);
        proof.writeChecked(
                name,
                "Or (Not (" + here + ")) (" + (cold ? accepts : "Not (" + accepts + ")") + ")",
                coordinates.size());
        file.proof("Lemma " + name + " : " + (cold ? "" : "~ ") + "cold " + numbers(numbers) + "%N.", () -> {
            proof.instance(name, typed(numbers));
            file.line("  cbn [sat " + name + "_formula at_most_zero is_zero dot map nth app] in K.");
            file.line("  destruct K as [K | K]; [exfalso; apply K; repeat split; reflexivity | exact K].");
        });
    }

    /// Proves that a kind of move leaves no other position that is lost.
    private void onlyThese(int i) {
        var move = moves.get(i);
        var order = move.order(coordinates);
        proof.writeChecked(
                "winning_" + (i + 1),
                "Or (Not (And (" + at(order) + ") (And ("
                        + move.searchCondition().formulaText(order) + ") ("
                        + proof.accepts(move.remaining(), order) + "))))\n    ("
                        + leavesWinning(move).formulaText(order) + ")",
                order.size());
    }

    private RocqFormula leavesWinning(RocqMove move) {
        return new RocqFormula(new Any(winning.stream()
                .<Formula>map(each -> are(move.remaining(), each))
                .toList()));
    }

    private List<String> option() {
        var names = new RocqNames(coordinates);
        return coordinates.stream().map(names::option).toList();
    }

    private String winningCondition() {
        var option = option();
        return winning.stream()
                .map(each -> IntStream.range(0, option.size())
                        .mapToObj(i -> option.get(i) + " = " + each.get(i))
                        .collect(Collectors.joining(" /\\ ")))
                .map(each -> winning.size() == 1 || option.size() == 1 ? each : "(" + each + ")")
                .collect(Collectors.joining(" \\/ "));
    }

    private void from() {
        var names = new RocqNames(coordinates);
        var here = coordinates.stream().map(names::of).toList();
        var all = String.join(" ", here) + " " + String.join(" ", option());
        file.proof(
                "Lemma only_these : forall " + all + ",\n  ("
                        + new RocqFormula(are(coordinates, position)).proposition(names) + ")%N ->\n  move "
                        + RocqWriter.tuple(here) + " " + RocqWriter.tuple(option()) + " -> cold "
                        + RocqWriter.tuple(option()) + " -> (" + winningCondition() + ")%N.",
                () -> {
                    file.line("  intros " + all + " H M C. unfold move in M. unfold cold in C.");
                    proof.eachMove("M");
                    for (int i = 0; i < moves.size(); i++) {
                        var move = moves.get(i);
                        file.line(RocqWriter.bullet(moves.size()) + proof.apart(move));
                        var order = move.order(coordinates);
                        var own = proof.names(move);
                        proof.instance(
                                "winning_" + (i + 1),
                                order.stream().map(own::of).toList());
                        file.line("  cbn [sat winning_" + (i + 1)
                                + "_formula at_most_zero is_zero dot map nth app] in K.");
                        file.line("  destruct K as [K | K]; [exfalso | clear - K; lia].");
                        proof.meanings(move, 'M', coordinates);
                        for (var atom : new RocqFormula(are(coordinates, position)).atoms())
                            file.line("  assert (" + RocqFormula.meaning(atom, order, own) + ") by lia.");
                        file.line("  tauto.");
                    }
                });
    }

    private void theorem() {
        var option = String.join(" ", option());
        var tuple = RocqWriter.tuple(option());
        file.proof(
                "Theorem winning_moves : forall " + option + ",\n  (move " + numbers(position) + " " + tuple + " /\\ "
                        + proof.lostPredicate() + " " + tuple + " <->\n   " + winningCondition() + ")%N.",
                () -> {
                    file.line("  intros " + option + ". rewrite lost_positions. split.");
                    file.line("  - intros [M C]. refine (only_these _ _ _ M C). repeat split; reflexivity."
                            .replace("only_these _ _ _", "only_these " + "_ ".repeat(2 * coordinates.size()) + "_"));
                    file.line("  - intros R. "
                            + (winning.size() > 1
                                    ? "destruct R as " + RocqWriter.cases(winning.size(), "R") + "."
                                    : ""));
                    for (int i = 0; i < winning.size(); i++) {
                        var equal = coordinates.size() == 1
                                ? "subst " + option + "."
                                : "destruct R as ("
                                        + coordinates.stream().map(_ -> "?").collect(Collectors.joining(" & "))
                                        + "). subst " + option + ".";
                        file.line("    " + (winning.size() > 1 ? "+ " : "") + equal + " split; [ | exact leaves_"
                                + (i + 1) + "].");
                        file.line("      " + reachTactics(winning.get(i)));
                    }
                });
    }

    /// @return tactics that show that some kind of move leaves a position
    private String reachTactics(List<BigInteger> option) {
        for (int i = 0; i < moves.size(); i++) {
            var numbers = numbers(moves.get(i), option);
            if (numbers.isEmpty()) continue;
            var move = moves.get(i);
            var names = proof.names(move);
            numbers.get().forEach((variable, number) -> names.replace(variable, String.valueOf(number)));
            var text = new StringBuilder();
            var hidden = move.hidden().stream().map(names::of).toList();
            for (var atom : move.condition().atoms()) {
                var proposition = new RocqFormula(atom).proposition(names);
                boolean holds = holds(atom, numbers.get());
                text.append("assert (")
                        .append(holds ? "(" : "~ (")
                        .append(proposition)
                        .append("))%N by (")
                        .append(reason(atom, holds, numbers.get()))
                        .append("). ");
            }
            text.append("unfold move. ").append(RocqWriter.chooseGoal(i, moves.size()));
            for (var value : hidden) text.append("exists ").append(value).append("%N. ");
            return text.append("repeat split; first [reflexivity | tauto].").toString();
        }
        throw new LimitException(Message.of("rocq.move"));
    }

    /// @return tactics by which an atom holds of numbers, or does not
    private static String reason(Formula atom, boolean holds, Map<String, BigInteger> numbers) {
        return switch (atom) {
            case Divisible _ -> "vm_compute; " + (holds ? "reflexivity" : "discriminate");
            case Membership(var variable, AutomaticSet.Powers(int base)) -> {
                var number = Objects.requireNonNull(numbers.get(variable));
                yield holds
                        ? "exists " + logarithm(number, base) + "%N; reflexivity"
                        : "intros (j & J); " + noPower(number, base);
            }
            case AtMostZero _, IsZero _ -> "lia";
            case All _, Any _, Not _, Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw RocqFormula.refused(atom);
        };
    }

    /// From a hypothesis `J` that a number is the power with the exponent `j`: that lies below or above.
    private static String noPower(BigInteger number, int base) {
        if (number.signum() == 0) return "exact (N.pow_nonzero %d j ltac:(discriminate) (eq_sym J))".formatted(base);
        return ("destruct (N.le_gt_cases j %2$d) as [L | L]; [pose proof (N.pow_le_mono_r %1$d j %2$d"
                        + " ltac:(discriminate) L) as P | pose proof (N.pow_le_mono_r %1$d (N.succ %2$d) j ltac:(discriminate)"
                        + " (proj2 (N.le_succ_l %2$d j) L)) as P]; rewrite <- J in P; exact (P eq_refl)")
                .formatted(base, logarithm(number, base));
    }

    /// @param number at least 1
    /// @return rounded down
    private static int logarithm(BigInteger number, int base) {
        int exponent = 0;
        for (var rest = number; rest.bitLength() > 0; rest = rest.divide(BigInteger.valueOf(base))) exponent++;
        return exponent - 1;
    }

    private static boolean isPower(BigInteger number, int base) {
        return number.signum() > 0
                && BigInteger.valueOf(base).pow(logarithm(number, base)).equals(number);
    }

    /// @return the numbers of all variables where a kind of move leaves an option; empty if it does not
    private Optional<Map<String, BigInteger>> numbers(RocqMove move, List<BigInteger> option) {
        var numbers = new HashMap<String, BigInteger>();
        for (int i = 0; i < coordinates.size(); i++) numbers.put(coordinates.get(i), position.get(i));
        for (int i = 0; i < option.size(); i++) {
            var before = numbers.putIfAbsent(move.remaining().get(i), option.get(i));
            if (before != null && !before.equals(option.get(i))) return Optional.empty();
        }
        while (!numbers.keySet().containsAll(move.boundVariables())) {
            var solved = solved(move, numbers);
            if (solved.isEmpty() || solved.get().number.signum() < 0) return Optional.empty();
            numbers.put(solved.get().variable, solved.get().number);
        }
        return holds(move.condition().formula(), numbers) ? Optional.of(numbers) : Optional.empty();
    }

    /// @return a variable that an equation of a move determines from those that are known; empty if
    ///     there is none
    private static Optional<SolvedVariable> solved(RocqMove move, Map<String, BigInteger> numbers) {
        if (!(move.condition().formula() instanceof All(var conditions))) return Optional.empty();
        for (var condition : conditions) {
            if (!(condition instanceof IsZero(var term))) continue;
            var open = term.variables().stream()
                    .filter(each -> !numbers.containsKey(each))
                    .toList();
            if (open.size() != 1) continue;
            var variable = open.getFirst();
            var factor = term.factor(variable);
            if (!factor.abs().equals(BigInteger.ONE)) continue;
            var rest = term.minus(LinearSum.of(variable).times(factor));
            return Optional.of(new SolvedVariable(variable, value(rest.times(factor.negate()), numbers)));
        }
        return Optional.empty();
    }

    private static BigInteger value(LinearSum term, Map<String, BigInteger> numbers) {
        var value = term.constant();
        for (var entry : term.coefficients().entrySet())
            value = value.add(entry.getValue().multiply(numbers.get(entry.getKey())));
        return value;
    }

    private static boolean holds(Formula formula, Map<String, BigInteger> numbers) {
        return switch (formula) {
            case AtMostZero(var term) -> value(term, numbers).signum() <= 0;
            case IsZero(var term) -> value(term, numbers).signum() == 0;
            case Divisible(var term, int modulus) ->
                value(term, numbers).mod(BigInteger.valueOf(modulus)).signum() == 0;
            case Membership(var variable, AutomaticSet.Powers(int base)) ->
                isPower(Objects.requireNonNull(numbers.get(variable)), base);
            case All(var formulas) -> formulas.stream().allMatch(each -> holds(each, numbers));
            case Any(var formulas) -> formulas.stream().anyMatch(each -> holds(each, numbers));
            case Not(var inner) -> !holds(inner, numbers);
            case Membership _, Xor _, Shift _, LowestPart _, LowestBit _, Acceptance _, Exists _ ->
                throw RocqFormula.refused(formula);
        };
    }
}
