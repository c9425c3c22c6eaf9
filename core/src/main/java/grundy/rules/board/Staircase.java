package grundy.rules.board;

import static java.math.BigInteger.ONE;

import java.util.List;

/// Staircase Nim: coins lie on the steps `1..n` of a staircase; a move takes any positive number of coins from one
/// step down to the next lower one, from step 1 to the ground (step 0), where they stay.
///
/// A position gives the coins on step 1 (next to the ground), step 2, ...: `2 1 3`. In problems where the first
/// step is the ground itself leave out its number.
public record Staircase() implements NumberBoard {
    @Override
    public Iterable<Numbers> options(Numbers steps) {
        return Lazily.flatMap(
                Lazily.indices(steps.size()),
                step -> Lazily.map(Lazily.range(ONE, steps.get(step).add(ONE)), coins -> {
                    var rest = steps.plus(step, coins.negate());
                    return step == 0 ? rest : rest.plus(step - 1, coins);
                }));
    }

    @Override
    public List<Numbers> parts(Numbers steps) {
        return steps.isZero() ? List.of() : List.of(steps);
    }
}
