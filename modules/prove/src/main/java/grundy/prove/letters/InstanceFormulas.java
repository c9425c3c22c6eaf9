package grundy.prove.letters;

import grundy.limit.Limits;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.FormulaPattern;
import grundy.prove.statement.StatementFinder;
import grundy.rules.Game;
import grundy.rules.RulesException;
import grundy.rules.formula.Evaluation;
import grundy.rules.option.ParametricGame;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Guesses the formula of a family from theorems about a few of its games.
final class InstanceFormulas {
    private static final int FEW = 3;
    private static final int SOME = 4;
    private static final long STATES = 50_000;

    private final ParametricGame game;
    private final boolean values;
    private final Limits limits;
    private final List<List<BigInteger>> numbers = new ArrayList<>();

    InstanceFormulas(ParametricGame game, boolean values, Limits limits) {
        this.game = game;
        this.values = values;
        this.limits = limits;
        int each = game.letters().size() == 1 ? SOME : FEW;
        int before = 0;
        for (var letter : game.letters()) {
            var some = new ArrayList<BigInteger>();
            for (int i = 0; i < each; i++) some.add(letter.least().add(BigInteger.valueOf(1L + before + i)));
            before += each + 1;
            numbers.add(some);
        }
    }

    /// The formula, and the numbers of the letters for which there are theorems.
    record Guess(String formula, List<List<BigInteger>> numbers) {}

    /// @return empty if the theorems do not all have formulas that are alike
    Optional<Guess> guess() {
        return formula(game.letters().size() - 1, new HashMap<>())
                .map(formula -> new Guess(formula, Collections.unmodifiableList(numbers)));
    }

    private Optional<String> formula(int letter, Map<String, BigInteger> chosen) {
        if (letter < 0) return one(chosen);
        var name = game.letters().get(letter).name();
        var formulas = new ArrayList<String>();
        for (var number : numbers.get(letter)) {
            chosen.put(name, number);
            var formula = formula(letter - 1, chosen);
            if (formula.isEmpty()) return Optional.empty();
            formulas.add(formula.get());
        }
        return FormulaPattern.of(
                name,
                numbers.get(letter).stream().map(BigInteger::longValueExact).toList(),
                formulas);
    }

    private Optional<String> one(Map<String, BigInteger> chosen) {
        var names = List.copyOf(chosen.keySet());
        var environment = Evaluation.of(names, names.stream().map(chosen::get).toList());
        if (limits.isOver() || !game.domain().stream().allMatch(environment::holds)) return Optional.empty();
        var one = new Game(game.text(), game.at(chosen), null);
        try {
            var task = new ProofTask(one, game.play(), 0, values, Optional.empty(), (int) STATES, limits);
            return Prover.prove(task) instanceof ProofFinding.Proved proved
                    ? StatementFinder.of(proved.theorem(), one)
                            .map(TheoremStatement::pattern)
                            .filter(text -> !text.isEmpty())
                    : Optional.empty();
        } catch (RulesException _) {
            return Optional.empty();
        }
    }
}
