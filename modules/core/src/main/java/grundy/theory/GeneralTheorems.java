package grundy.theory;

import grundy.rules.RuleTree;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.theory.RuleTemplate.RuleSize;
import grundy.theory.RuleTemplate.Text;
import grundy.theory.coupled.BlockingBash;
import grundy.theory.coupled.CyclicNimhoff;
import grundy.theory.coupled.DeleteNim;
import grundy.theory.coupled.GreedyNim;
import grundy.theory.coupled.NimInDisguise;
import grundy.theory.divisors.DeletingDivisors;
import grundy.theory.divisors.DivideRoundingUp;
import grundy.theory.divisors.EqualHeaps;
import grundy.theory.divisors.EuclidGame;
import grundy.theory.divisors.EuclidPositive;
import grundy.theory.divisors.HalveEven;
import grundy.theory.divisors.MarkForm;
import grundy.theory.divisors.MarkGame;
import grundy.theory.divisors.PrimGame;
import grundy.theory.divisors.ReplaceByDivisor;
import grundy.theory.form.GameForms;
import grundy.theory.form.RecognisedGame;
import grundy.theory.nim.NimTuples;
import grundy.theory.splitting.HalvingSplit;
import grundy.theory.splitting.TwoSmallerHeaps;
import grundy.theory.takeaway.CountingUp;
import grundy.theory.takeaway.TakeAway;
import grundy.theory.taking.MustFinish;
import grundy.theory.wythoff.KingForm;
import grundy.theory.wythoff.MultiplesFromBoth;
import grundy.theory.wythoff.WhiteKnight;
import grundy.theory.wythoff.WythoffForm;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Theorems about games in the general form of the rule language, a line each: how many coordinates and alternatives
/// the rules have, and what is known.
final class GeneralTheorems {
    private static final BigInteger MOST_DIVIDED = BigInteger.valueOf(1000);

    private GeneralTheorems() {}

    static Optional<RecognisedGame> find(RuleTree.Moves rules) {
        return CanonicalMoves.of(rules).flatMap(form -> find(rules, form));
    }

    private static Optional<RecognisedGame> find(RuleTree.Moves rules, CanonicalMoves form) {
        if (NimTuples.covers(form)) return Optional.of(new RecognisedGame("nim", NimTuples.forms(rules)));
        var templates = form.arity() == 1 ? ofOneHeap() : ofSeveralHeaps();
        return templates.stream()
                .flatMap(template -> template.match(form, rules).stream())
                .findFirst();
    }

    static List<RuleTemplate> ofOneHeap() {
        return List.of(
                RuleTemplate.of("mark", 1, 2, (rules, _, _) -> MarkForm.forms(rules)),
                RuleTemplate.of(
                        "mark-t", 1, 2, (_, t, _) -> isAtLeastTwo(t) ? GameForms.cold(new MarkGame(t), null) : null),
                RuleTemplate.of("i-mark", 1, 2, (rules, _, _) -> HalveEven.forms(rules)),
                RuleTemplate.of("interval-must-finish", 1, 2, (_, p, q) -> mustFinish(p, q)),
                RuleTemplate.of("equal-heaps", 1, 1, (_, _, _) -> GameForms.values(new EqualHeaps())),
                RuleTemplate.of("race", 1, 1, (_, target, m) -> race(target, m, false)),
                RuleTemplate.of("race", "public-sale", 1, 1, (_, target, m) -> race(target, m, true)),
                RuleTemplate.of("dividing-game", 1, 1, (_, _, _) -> GameForms.exchanging(new ReplaceByDivisor())),
                RuleTemplate.of("deleting-divisors", 1, 1, (_, _, _) -> GameForms.cold(new DeletingDivisors(), null)),
                RuleTemplate.of("prim", 1, 1, (_, _, _) -> PrimGame.forms()),
                RuleTemplate.of("lieges-of-legendre", 1, 2, (rules, _, _) -> HalvingSplit.forms(rules)),
                RuleTemplate.of("two-smaller-heaps", 1, 3, (_, _, _) -> TwoSmallerHeaps.forms()),
                new RuleTemplate(
                        "multiplication-game",
                        new RuleSize(1, 1),
                        new Text.FreeRules("(n): ((n + k - 1) / k) where 2 <= k <= p and n > 1", List.of("p")),
                        (rules, p, _) -> isAtLeastTwo(p) && p.compareTo(MOST_DIVIDED) <= 0
                                ? DivideRoundingUp.forms(rules, p)
                                : null));
    }

    static List<RuleTemplate> ofSeveralHeaps() {
        return List.of(
                RuleTemplate.of("wythoff", 2, 3, (_, _, _) -> WythoffForm.forms(BigInteger.ONE)),
                RuleTemplate.of("generalized-wythoff", 2, 3, (_, t, _) -> t.signum() > 0 ? WythoffForm.forms(t) : null),
                RuleTemplate.of("wythoff-by-multiples", 2, 3, (_, c, _) -> MultiplesFromBoth.forms(c, BigInteger.ONE)),
                new RuleTemplate(
                        "wythoff-by-multiples",
                        new RuleSize(2, 3),
                        new Text.FreeRules(
                                "(a, b): (a - k, b) | (a, b - k) | (a - k, b - k) where k mod c == 0", List.of("c")),
                        (_, c, _) -> MultiplesFromBoth.forms(c, BigInteger.ONE)),
                new RuleTemplate(
                        "wythoff-by-multiples",
                        new RuleSize(2, 3),
                        new Text.FreeRules(
                                "(a, b): (a - k, b) | (a, b - k) | (a - c*k, b - c*l) where k < l + t and l < k + t",
                                List.of("c", "t")),
                        (_, c, t) -> MultiplesFromBoth.forms(c, t)),
                RuleTemplate.of("cyclic-nimhoff", 2, 3, (rules, h, _) -> nimhoff(rules, h)),
                new RuleTemplate(
                        "take-away",
                        new RuleSize(2, 1),
                        new Text.FreeRules("(n, q): (n - k, p*k + r) where k <= q", List.of("p", "r")),
                        (_, p, r) -> p.signum() > 0 ? TakeAway.forms(p, r) : null),
                new RuleTemplate(
                        "take-away",
                        new RuleSize(2, 1),
                        new Text.FreeRules("(n, q): (n - k, p*k - r) where k <= q", List.of("p", "r")),
                        (_, p, r) -> r.compareTo(p) < 0 ? TakeAway.forms(p, r.negate()) : null),
                RuleTemplate.of("euclid", 2, 2, (_, _, _) -> EuclidGame.forms()),
                RuleTemplate.of("euclid-positive", 2, 2, (_, _, _) -> EuclidPositive.forms()),
                RuleTemplate.of("delete-nim", 2, 2, (_, _, _) -> GameForms.values(new DeleteNim())),
                RuleTemplate.of("king", 2, 3, (rules, _, _) -> KingForm.forms(rules)),
                RuleTemplate.of("white-knight", 2, 4, (rules, _, _) -> WhiteKnight.forms(rules)),
                RuleTemplate.of("nim-in-disguise", 3, 4, (_, _, _) -> NimInDisguise.forms()),
                RuleTemplate.of("greedy-nim", 3, 3, (_, _, _) -> GreedyNim.forms()),
                RuleTemplate.of(
                        "blocking-bash",
                        2,
                        2,
                        (_, m, _) -> m.signum() > 0 ? GameForms.cold(new BlockingBash(m), null) : null));
    }

    private static boolean isAtLeastTwo(BigInteger number) {
        return number.compareTo(BigInteger.ONE) > 0;
    }

    private static @Nullable GameForms mustFinish(BigInteger least, BigInteger most) {
        return least.signum() > 0 && least.compareTo(most) <= 0
                ? GameForms.exchanging(new MustFinish(least, most))
                : null;
    }

    private static @Nullable GameForms race(BigInteger target, BigInteger most, boolean mayPass) {
        return most.signum() > 0 ? GameForms.exchanging(new CountingUp(target, most, mayPass)) : null;
    }

    private static GameForms nimhoff(RuleTree.Moves rules, BigInteger modulus) {
        return modulus.compareTo(BigInteger.TWO) <= 0
                ? NimTuples.forms(rules)
                : GameForms.exchanging(new CyclicNimhoff(modulus));
    }
}
