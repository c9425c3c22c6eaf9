package grundy.engine.misere;

import grundy.check.Evidence;
import grundy.engine.NimValues;
import grundy.engine.PostOrder;
import grundy.finding.CountedList;
import grundy.finding.CycleException;
import grundy.limit.Limits;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.option.FollowerCount;
import grundy.rules.option.RuleOptions;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/// Genera of the positions of a game by search, each position checked for tameness: see {@link GenusPair}.
///
/// Cost: the positions and options below those asked for, as objects.
public final class TameSearch {
    /// Stands for every wild genus, and for every position from which one can be reached.
    private static final GenusPair WILD = new GenusPair(2, 0);

    private final RuleTree rules;
    private final PostOrder<Position, GenusPair> genera;

    /// @param rules whose positions are to be found tame one by one
    public TameSearch(RuleTree rules, Limits limits) {
        this.rules = rules;
        this.genera = new PostOrder<>(
                position -> RuleOptions.below(rules, position),
                this::genus,
                position -> FollowerCount.all(rules, position),
                limits);
    }

    /// @return whether every position that can be reached from this one is tame
    /// @throws grundy.limit.LimitException if more positions are needed than the limits allow
    /// @throws CycleException if play can return to a position
    public boolean isTame(Position position) {
        RuleOptions.foresee(rules, position);
        return genera.of(position).isTame();
    }

    private GenusPair genus(Position position, Function<Position, GenusPair> resultOf) {
        var normal = new BitSet();
        var misere = new BitSet();
        boolean ended = true;
        for (var option : RuleOptions.of(rules, position)) {
            ended = false;
            var parts = option.stream().map(resultOf).toList();
            if (!parts.stream().allMatch(GenusPair::isTame)) return WILD;
            var genus = GenusPair.ofSum(parts);
            normal.set(genus.normal());
            misere.set(genus.misere());
        }
        if (ended) return GenusPair.END;
        var genus = new GenusPair(normal.nextClearBit(0), misere.nextClearBit(0));
        return genus.isTame() ? genus : WILD;
    }

    private GenusPair of(List<Position> parts) {
        return GenusPair.ofSum(parts.stream().map(genera::of).toList());
    }

    /// @return normal nim-values of positions that are tame
    public NimValues normal() {
        return new GenusValues(GenusPair::normal);
    }

    /// @return misere nim-values of positions that are tame
    public NimValues misere() {
        return new GenusValues(GenusPair::misere);
    }

    private final class GenusValues implements NimValues {
        private final ToIntFunction<GenusPair> number;

        GenusValues(ToIntFunction<GenusPair> number) {
            this.number = number;
        }

        @Override
        public BigInteger value(Position position) {
            return BigInteger.valueOf(number.applyAsInt(genera.of(position)));
        }

        @Override
        public CountedList<List<Position>> optionsOfValue(Position position, BigInteger value) {
            genera.of(position);
            var visited = new HashSet<List<Position>>();
            return CountedList.of(RuleOptions.readableOptions(rules, position)
                    .filter(option -> BigInteger.valueOf(number.applyAsInt(of(option.parts())))
                            .equals(value))
                    .filter(option -> visited.add(option.key()))
                    .map(RuleOptions.RuleOption::to)
                    .toList());
        }

        @Override
        public Evidence evidence() {
            return TameSearch.this.evidence();
        }
    }

    /// @return the number of positions examined
    public Evidence evidence() {
        return new Evidence.Tame(BigInteger.valueOf(genera.positions()), List.of());
    }
}
