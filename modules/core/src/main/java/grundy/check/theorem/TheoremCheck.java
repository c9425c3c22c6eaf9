package grundy.check.theorem;

import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.Formula;
import grundy.check.automaton.FormulaRelation;
import grundy.check.automaton.LinearSum;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UnfitPartsException;
import grundy.rules.RulesException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// Decides whether an automaton gives the P-positions, or the nim-values, of a game: for all positions
/// at once.
///
/// Play ends, since every move lowers the measure. A set of positions is that of the P-positions exactly if no move
/// leads from it into it, and from every position outside some move leads into it; in misere play no position without
/// a move belongs to it, and all of these count as having a move into it. Where `b` options may be blocked, "some
/// move" means more than `b` different options: from a position in the set all options in it can be blocked, from any
/// other they cannot; in misere play, in which one option must be left, a position counts as outside if all its
/// options are in the set, or it has none. A relation `g(x) = v` is that of the nim-values exactly if every position
/// has one value, no option has the same, and some option has each smaller value; in misere play a position
/// without a move has the value 1 instead.
///
/// Where this fails, the position at which it fails for which the measure is least is also the least one at which the
/// automaton is wrong: all its options are lower, so that the automaton is right about them.
public final class TheoremCheck {
    private static final String OTHER = "~other";

    private final MoveRelations moves;
    private final Arithmetic arithmetic;
    private final GameFormulas game;
    private final TerminationMeasure measure;

    /// A part of the proof.
    ///
    /// @param name `into`, `inside`, `outside`, these with `blocked-` before them, or `options`, `one-value`,
    ///     `kept`, `reached`
    /// @param states of the automaton that was found empty or full; or, without one, how many were met ({@link
    ///     ColdCheck})
    public record ProofStep(String name, int states, long nanos) {}

    /// The result of a check.
    public sealed interface Result {
        /// @param steps each of which was decided
        record Proved(List<ProofStep> steps) implements Result {}

        /// @param position the least at which the automaton is wrong
        /// @param value there, 0 for a P-position; where only P-positions are asked for, 1 for any other
        record Wrong(List<BigInteger> position, BigInteger value) implements Result {}
    }

    /// @param measure is taken to be lowered by every move: see {@link TerminationMeasure#isLowered}
    public TheoremCheck(MoveRelations moves, TerminationMeasure measure) {
        this.moves = moves;
        this.arithmetic = moves.arithmetic();
        this.game = moves.game();
        this.measure = measure;
    }

    /// @param cold a track for each coordinate
    public Result cold(Automaton cold) {
        var claimed = new FormulaRelation(game.coordinates(), valid(cold));
        if (ColdCheck.suits(game, arithmetic.system())) {
            var proof = proveByStates(claimed.automaton());
            if (proof.isPresent()) return new Result.Proved(proof.get());
        }
        var steps = new ArrayList<ProofStep>();
        var kind = game.blocked() > 0 ? "blocked-" : "";
        var winning = time(steps, kind + "into", () -> winning(claimed.automaton()));
        var inside = time(steps, kind + "inside", () -> arithmetic.and(claimed, winning));
        var outside = time(steps, kind + "outside", () -> arithmetic.not(arithmetic.or(claimed, winning)));
        if (inside.isEmpty() && outside.isEmpty()) return new Result.Proved(List.copyOf(steps));
        var position = least(arithmetic.or(inside, outside));
        boolean isCold = !arithmetic.holds(claimed.automaton(), position);
        return new Result.Wrong(position, isCold ? BigInteger.ZERO : BigInteger.ONE);
    }

    /// @return the steps of the proof; empty if a position refutes the claim, or there are too many states
    private Optional<List<ProofStep>> proveByStates(Automaton cold) {
        try (var check = new ColdCheck(game, arithmetic, cold)) {
            var inside = timeStates("inside", check::inside);
            if (inside.isEmpty()) return Optional.empty();
            return timeStates("outside", check::outside).map(outside -> List.of(inside.get(), outside));
        } catch (TooLargeException _) {
            return Optional.empty();
        }
    }

    /// @param work returns how many states were met if it proves its part, else empty
    private static Optional<ProofStep> timeStates(String name, Supplier<OptionalInt> work) {
        long start = System.nanoTime();
        var states = work.get();
        return states.isPresent()
                ? Optional.of(new ProofStep(name, states.getAsInt(), System.nanoTime() - start))
                : Optional.empty();
    }

    /// @param automaton of a claim
    /// @return the minimal automaton of the same that accepts valid words only: others say nothing
    /// @throws UnfitPartsException if it reads digits of another system, or zeros in front of a word
    ///     change something
    public Automaton valid(Automaton automaton) {
        if (automaton.digits() != arithmetic.system().digits())
            throw new UnfitPartsException(Message.of("theorem.unfit.digits"));
        var universe = arithmetic.universe(automaton.tracks());
        var valid = arithmetic.combining().and(universe, automaton, identity(automaton.tracks()), automaton.tracks());
        if (!valid.ignoresZeros()) throw new UnfitPartsException(Message.of("theorem.unfit.zeros"));
        return valid;
    }

    private static int[] identity(int count) {
        return IntStream.range(0, count).toArray();
    }

    private FormulaRelation winning(Automaton cold) {
        var into = moves.into(cold);
        if (game.play() == Play.NORMAL) return into;
        return arithmetic.or(into, arithmetic.not(game.blocked() > 0 ? moves.outOf(cold) : moves.movable()));
    }

    private List<BigInteger> least(FormulaRelation wrong) {
        return arithmetic
                .least(wrong, measure.order(game.coordinates()), game.coordinates())
                .orElseThrow(() -> new AssertionError("What is not empty has a least element"));
    }

    /// @param values a track for each coordinate, then one for the value
    /// @throws RulesException where options may be blocked, since there are no values then
    public Result values(Automaton values) {
        if (game.blocked() > 0) throw new RulesException(Message.of("theorem.blocking-values"));
        var steps = new ArrayList<ProofStep>();
        var names = RuleTerms.concat(game.coordinates(), List.of(MoveRelations.VALUE));
        var claimed = new FormulaRelation(names, valid(values));
        var options = time(steps, "options", () -> moves.optionValues(claimed.automaton()));
        var several = time(steps, "one-value", () -> withoutOneValue(claimed));
        var repeated = time(steps, "kept", () -> repeatedValues(claimed, options));
        var missed = time(steps, "reached", () -> missedOptions(claimed, options));
        var wrong = arithmetic.or(several, arithmetic.or(repeated, missed));
        if (wrong.isEmpty()) return new Result.Proved(List.copyOf(steps));
        var position = least(wrong);
        return new Result.Wrong(position, mex(options, position));
    }

    /// Positions without a value, or with two.
    private FormulaRelation withoutOneValue(FormulaRelation claimed) {
        var here = claimed.formula();
        var other = new Formula.Acceptance(claimed.automaton(), RuleTerms.concat(game.coordinates(), List.of(OTHER)));
        var different = Formula.less(LinearSum.of(MoveRelations.VALUE), LinearSum.of(OTHER));
        var two = new Formula.Exists(List.of(MoveRelations.VALUE, OTHER), Formula.all(here, other, different));
        var none = Formula.not(new Formula.Exists(List.of(MoveRelations.VALUE), here));
        return positions(Formula.any(two, none));
    }

    private FormulaRelation positions(Formula formula) {
        return arithmetic.over(arithmetic.decide(formula), game.coordinates());
    }

    /// Positions of which an option has the same value; in misere play also those without a move whose
    /// value is not 1.
    private FormulaRelation repeatedValues(FormulaRelation claimed, FormulaRelation options) {
        var bound = List.of(MoveRelations.VALUE);
        var same = new Formula.Exists(bound, Formula.all(claimed.formula(), options.formula()));
        if (game.play() == Play.NORMAL) return positions(same);
        var notOne = Formula.not(Formula.equal(LinearSum.of(MoveRelations.VALUE), LinearSum.of(1)));
        var end = Formula.not(moves.movable().formula());
        return positions(Formula.any(same, new Formula.Exists(bound, Formula.all(claimed.formula(), notOne, end))));
    }

    /// Positions at which some value below their own is not that of an option; in misere play this is not asked of
    /// positions without a move.
    private FormulaRelation missedOptions(FormulaRelation claimed, FormulaRelation options) {
        var at = RuleTerms.concat(game.coordinates(), List.of(OTHER));
        var hit = new Formula.Acceptance(options.automaton(), at);
        var below = Formula.less(LinearSum.of(OTHER), LinearSum.of(MoveRelations.VALUE));
        var missed = new Formula.Exists(
                List.of(MoveRelations.VALUE, OTHER), Formula.all(claimed.formula(), below, Formula.not(hit)));
        return positions(
                game.play() == Play.NORMAL
                        ? missed
                        : Formula.all(missed, moves.movable().formula()));
    }

    private BigInteger mex(FormulaRelation options, List<BigInteger> position) {
        if (game.play() == Play.MISERE && !arithmetic.holds(moves.movable().automaton(), position))
            return BigInteger.ONE;
        var rest = options;
        for (int i = 0; i < position.size(); i++) {
            var name = game.coordinates().get(i);
            rest = arithmetic.exists(arithmetic.and(rest, arithmetic.constant(name, position.get(i))), name);
        }
        return Arithmetic.leastWord(arithmetic.not(rest).automaton())
                .map(arithmetic.system()::value)
                .orElseThrow(() -> new AssertionError("Finitely many options miss a value"));
    }

    private static FormulaRelation time(List<ProofStep> steps, String name, Supplier<FormulaRelation> work) {
        long start = System.nanoTime();
        var relation = work.get();
        steps.add(new ProofStep(name, relation.automaton().states(), System.nanoTime() - start));
        return relation;
    }

    /// @return the first measure that every move is proved to lower
    public static Optional<TerminationMeasure> measure(GameFormulas game, Arithmetic arithmetic) {
        return TerminationMeasure.candidates(game).stream()
                .filter(candidate -> candidate.isLowered(game, arithmetic))
                .findFirst();
    }
}
