package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UnfitPartsException;
import grundy.check.theorem.TheoremCheck.Result;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.language.formula.CatalogueClaim;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.SyntaxException;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Checks again what a certificate says about a game at all sizes: the theorem by the kernel alone, the
/// claim by comparing it with the automaton, and both by brute force at small positions.
public final class TheoremCertificateCheck {
    private static final long MOST_BOUND = 1_000_000;

    private final CertifiedStatement statement;
    private final List<Message> steps = new ArrayList<>();

    /// The statements of a certificate.
    ///
    /// @param heaps as in {@link GameFormulas#of}
    /// @param claim what the theorem says in the language of claims; empty if it has no such words
    public record CertifiedStatement(Game game, int heaps, Theorem theorem, String claim) {
        /// @return whether the claim says the same as the automaton, for all numbers; an empty one does not
        public boolean saysSame() {
            if (claim.isEmpty()) return false;
            try {
                var names = theorem.game().coordinates();
                var claimed = ClaimParser.claim(claim, names, game.parameters());
                boolean otherPlay =
                        claimed.play() == Play.MISERE && theorem.game().play() == Play.NORMAL;
                if (claimed instanceof CatalogueClaim.Grundy != theorem.values() || otherPlay) return false;
                var arithmetic = new Arithmetic(theorem.system(), KernelBudget.DEFAULT);
                return ClaimAutomata.automaton(claimed, names, arithmetic)
                        .equals(theorem.automaton().minimal());
            } catch (SyntaxException | RulesException | TooLargeException | ArithmeticException _) {
                return false;
            }
        }
    }

    /// The findings of a check.
    ///
    /// @param steps what was checked, in order
    /// @param fault what does not hold; empty if all of it does
    public record TheoremFindings(List<Message> steps, Optional<Message> fault) {}

    private TheoremCertificateCheck(CertifiedStatement statement) {
        this.statement = statement;
    }

    /// @param statement what is to be checked
    /// @param bound on the sum of the coordinates, for brute force; negative for a usual one
    /// @param stop asked during brute force; true ends it there, without a fault
    /// @return the findings
    public static TheoremFindings of(CertifiedStatement statement, long bound, BooleanSupplier stop) {
        var check = new TheoremCertificateCheck(statement);
        var fault = check.fault(bound, stop);
        return new TheoremFindings(List.copyOf(check.steps), fault);
    }

    private Optional<Message> fault(long bound, BooleanSupplier stop) {
        try {
            return proof().or(this::claim).or(() -> bruteForce(bound, stop));
        } catch (RulesException e) {
            return Optional.of(e.explanation());
        } catch (TooLargeException | IllegalArgumentException | ArithmeticException e) {
            return Optional.of(problem(e));
        }
    }

    /// @param problem met while a certificate was read or checked
    /// @return the fault that it means
    public static Message problem(RuntimeException problem) {
        return switch (problem) {
            case TooLargeException tooLarge -> tooLarge.explanation();
            case UnfitPartsException unfit -> unfit.explanation();
            default -> Message.of("check.theorem.problem");
        };
    }

    private Optional<Message> proof() {
        return switch (statement.theorem().check(KernelBudget.DEFAULT)) {
            case Result.Wrong(var position, var _) ->
                Optional.of(Message.of("check.theorem.wrong", "position", TheoremWords.position(position)));
            case Result.Proved(var proved) -> {
                steps.add(TheoremWords.measure(statement.theorem().measure()));
                proved.forEach(step -> steps.add(TheoremWords.step(step)));
                yield Optional.empty();
            }
        };
    }

    private Optional<Message> claim() {
        if (statement.claim().isEmpty()) return Optional.empty();
        if (!statement.saysSame())
            return Optional.of(Message.of("check.theorem.claim", "claim", FormulaText.of(statement.claim())));
        steps.add(Message.of("check.theorem.same", "claim", FormulaText.of(statement.claim())));
        return Optional.empty();
    }

    private Optional<Message> bruteForce(long bound, BooleanSupplier stop) {
        var theorem = statement.theorem();
        var force = new BruteForce(statement.game().rules(), theorem.game().play(), statement.heaps(), stop);
        int most = (int) Math.min(bound < 0 ? usual(theorem.game().coordinates().size()) : bound, MOST_BOUND);
        var wrong = force.wrong(theorem, most);
        if (wrong.isPresent())
            return Optional.of(Message.of("check.theorem.wrong", "position", TheoremWords.position(wrong.get())));
        steps.add(Message.of("check.theorem.force", "positions", force.comparedPositions()));
        return Optional.empty();
    }

    private static int usual(int coordinates) {
        return switch (coordinates) {
            case 1 -> 2_000;
            case 2 -> 60;
            case 3 -> 24;
            default -> 12;
        };
    }
}
