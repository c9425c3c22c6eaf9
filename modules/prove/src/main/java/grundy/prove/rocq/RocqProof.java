package grundy.prove.rocq;

import grundy.check.automaton.Formula;
import grundy.check.theorem.Theorem;
import grundy.limit.LimitException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A theorem about P-positions as a file for Rocq: the game as its moves, the theorem, and the proof, which the library
/// of `proofs/rocq` decides by automata that it proves right.
///
/// The file follows {@link grundy.check.theorem.TheoremCheck}: play ends, no move leads from the set into it, and from
/// everywhere outside one does.
public final class RocqProof extends AutomaticText {
    /// From this number of coordinates and coefficients on Rocq does not finish: it needs the automata of
    /// moves and sums, which are left out then.
    private static final int MANY = 3;

    private final Optional<RocqFormula> formula;

    private RocqProof(Theorem theorem, String headline, Optional<RocqFormula> formula) {
        super(theorem, headline, "set", List.of());
        this.formula = formula;
    }

    /// @param headline the theorem in words
    /// @param condition the theorem as a formula of its coordinates, if it has one; what cannot be expressed is
    ///     left out
    /// @return the text of the file
    /// @throws LimitException if the theorem is about values, or the game cannot be said yet
    public static String of(Theorem theorem, String headline, Optional<Formula> condition) {
        requireExpressible(theorem);
        var formula = condition.flatMap(RocqProof::rocqFormula);
        return theorem.game().blocked() > 0
                ? RocqBlocking.of(theorem, headline, formula)
                : new RocqProof(theorem, headline, formula).text();
    }

    /// Returns the text of the file, with the statement about one position.
    ///
    /// @param position a number for each coordinate
    /// @param winning the positions that winning moves leave, all of them; none if the position is lost
    /// @throws LimitException if the theorem is about values, or the game or a move cannot be said yet
    public static String ofPosition(
            Theorem theorem, String headline, List<BigInteger> position, List<List<BigInteger>> winning) {
        requireExpressible(theorem);
        if (theorem.game().blocked() > 0) throw new LimitException(Message.of("rocq.blocking.position"));
        var proof = new RocqProof(theorem, headline, Optional.empty());
        proof.text();
        proof.file.gap();
        new RocqPosition(proof, position, winning).write();
        return proof.file.text();
    }

    /// @return whether a file for Rocq can state it as it is read
    public static boolean says(Formula formula) {
        return rocqFormula(formula).isPresent();
    }

    private static void requireExpressible(Theorem theorem) {
        if (theorem.values()) throw new LimitException(Message.of("rocq.values"));
        boolean isLarge = theorem.game().coordinates().size() >= MANY
                && theorem.system().coefficients().size() >= MANY;
        if (isLarge) throw new LimitException(Message.of("rocq.large"));
    }

    private static Optional<RocqFormula> rocqFormula(Formula formula) {
        try {
            return Optional.of(new RocqFormula(formula));
        } catch (LimitException _) {
            return Optional.empty();
        }
    }

    /// @return the predicate of lost positions
    String lostPredicate() {
        return (misere ? "misere_lost" : "lost") + " move";
    }

    String wonPredicate() {
        return (misere ? "misere_won" : "won") + " move";
    }

    /// @return the theorem that the won positions are those outside of the set
    String kernelWon() {
        return misere
                ? "misere_kernel_won move ends cold inside goes_on outside"
                : "kernel_won move ends cold inside outside";
    }

    private String text() {
        var powers = powersWith(formula);
        head(powers.isEmpty() ? "Heaps" : "Heaps Digits");
        game();
        writeAccepted("The set", "cold", List.of());
        powers(powers);
        for (int i = 0; i < moves.size(); i++) insideOf(i);
        inside();
        if (misere)
            goesOn(
                    "Or (Not (" + accepts(coordinates, coordinates) + ")) (" + reaching(coordinates, Optional.empty())
                            + ")",
                    Optional.empty(),
                    "");
        outside();
        ends();
        conclusion();
        return file.text();
    }

    private void insideOf(int i) {
        var move = moves.get(i);
        var order = move.order(coordinates);
        writeChecked(
                "inside_" + (i + 1),
                "Not (And (" + accepts(coordinates, order) + ") (And ("
                        + move.searchCondition().formulaText(order) + ") ("
                        + accepts(move, OptionCondition.COLD, coordinates)
                        + ")))",
                order.size());
    }

    private void inside() {
        file.title("The proof");
        file.proof("Lemma inside : forall p q, cold p -> move p q -> cold q -> False.", () -> {
            file.line("  intros " + intros(true) + " Cp M Cq. " + opens("p", position())
                    + opens("q", option()).strip());
            file.line("  unfold move in M. unfold cold in Cp, Cq.");
            eachMove("M");
            for (int i = 0; i < moves.size(); i++) {
                var move = moves.get(i);
                insideBy(i);
                file.line("  cbn [sat inside_" + (i + 1) + "_formula at_most_zero is_zero dot map nth app] in K.");
                meanings(move, 'M', coordinates);
                file.line("  tauto.");
            }
        });
    }

    private void outside() {
        var ended = misere ? "Or (Not (" + reaching(coordinates, Optional.empty()) + "))\n    (" : "";
        writeChecked(
                "outside",
                "Or (" + accepts(coordinates, coordinates) + ")\n    (" + ended
                        + reaching(coordinates, Optional.of(OptionCondition.COLD)) + (misere ? ")" : "") + ")",
                coordinates.size());
        file.proof(
                "Lemma outside : forall p, cold p \\/ " + (misere ? "(forall q, ~ move p q) \\/ " : "")
                        + "exists q, move p q /\\ cold q.",
                () -> {
                    file.line("  intros " + intros(false) + ". "
                            + opens("p", position()).strip());
                    instance("outside", position());
                    file.line("  cbn [sat outside_formula at_most_zero is_zero] in K.");
                    file.line("  destruct K as [K | K]; [left; exact K | right].");
                    if (misere) {
                        file.line("  destruct K as [K | K]; [left | right].");
                        noMove(coordinates);
                    }
                    deriveOption(coordinates, Optional.of(OptionCondition.COLD), "cold");
                });
    }

    private void conclusion() {
        var kernel =
                misere ? "misere_kernel move ends cold inside goes_on outside" : "kernel move ends cold inside outside";
        conclude(formula, lostPredicate(), kernel);
    }
}
