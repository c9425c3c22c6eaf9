package grundy.value;

import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import grundy.value.Value.NumberAndNimber;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A game of Left and Right as the tree of its options, and the definitions of sum, negative and order over such
/// trees: the oracle for the arithmetic of values. Shares nothing with it. Equal trees are one object, so that each is
/// looked at once.
public final class SmallGame {
    private record Options(Set<SmallGame> left, Set<SmallGame> right) {}

    private record Pair(SmallGame one, SmallGame other) {}

    private static final Map<Options, SmallGame> GAMES = new HashMap<>();
    private static final Map<Pair, SmallGame> SUMS = new HashMap<>();
    private static final Map<Pair, Boolean> ORDER = new HashMap<>();

    private final Set<SmallGame> left;
    private final Set<SmallGame> right;

    private SmallGame(Options options) {
        this.left = options.left;
        this.right = options.right;
    }

    public static SmallGame of(Collection<SmallGame> left, Collection<SmallGame> right) {
        return GAMES.computeIfAbsent(new Options(Set.copyOf(left), Set.copyOf(right)), SmallGame::new);
    }

    public static SmallGame nimber(int heap) {
        var options = IntStream.range(0, heap).mapToObj(SmallGame::nimber).toList();
        return of(options, options);
    }

    /// By the construction of numbers: n = {n - 1 | }, and m / 2^k = {(m - 1) / 2^k | (m + 1) / 2^k}.
    public static SmallGame number(Dyadic number) {
        if (number.signum() == 0) return of(List.of(), List.of());
        if (number.signum() < 0) return number(number.negate()).negative();
        if (number.isInteger()) return of(List.of(number(number.minus(Dyadic.ONE))), List.of());
        var step = new Dyadic(BigInteger.ONE, number.twos());
        return of(List.of(number(number.minus(step))), List.of(number(number.plus(step))));
    }

    public static SmallGame of(ShortValue value) {
        return switch (value) {
            case Nimber(var nimber) -> nimber(nimber.intValueExact());
            case Number(var number) -> number(number);
            case NumberAndNimber(var number, var nimber) -> number(number).plus(nimber(nimber.intValueExact()));
            case CanonicalForm(var forms, int form) -> of(forms, form);
            case Value.Game game -> throw new IllegalArgumentException(game.toString());
        };
    }

    /// A canonical form spelled out.
    public static SmallGame of(CanonicalForms forms, int form) {
        return of(of(forms, forms.left(form)), of(forms, forms.right(form)));
    }

    private static List<SmallGame> of(CanonicalForms forms, int[] options) {
        return Arrays.stream(options).mapToObj(option -> of(forms, option)).toList();
    }

    /// @param depth moves that it lasts at most
    /// @param most options of each side
    public static SmallGame random(Random random, int depth, int most) {
        return of(options(random, depth, most), options(random, depth, most));
    }

    private static List<SmallGame> options(Random random, int depth, int most) {
        int many = depth == 0 ? 0 : random.nextInt(most + 1);
        return IntStream.range(0, many)
                .mapToObj(_ -> random(random, random.nextInt(depth), most))
                .toList();
    }

    public Set<SmallGame> left() {
        return left;
    }

    public Set<SmallGame> right() {
        return right;
    }

    public SmallGame negative() {
        return of(
                right.stream().map(SmallGame::negative).toList(),
                left.stream().map(SmallGame::negative).toList());
    }

    public SmallGame plus(SmallGame other) {
        var known = SUMS.get(new Pair(this, other));
        if (known != null) return known;
        var sum = of(sums(left, other, other.left), sums(right, other, other.right));
        SUMS.put(new Pair(this, other), sum);
        return sum;
    }

    private List<SmallGame> sums(Set<SmallGame> own, SmallGame other, Set<SmallGame> others) {
        var sums = new ArrayList<SmallGame>();
        for (var option : own) sums.add(option.plus(other));
        for (var option : others) sums.add(plus(option));
        return sums;
    }

    /// @return who wins, by the definition of the order: against 0
    public Outcome outcome() {
        var zero = of(List.of(), List.of());
        if (isAtMost(zero)) return zero.isAtMost(this) ? Outcome.P : Outcome.R;
        return zero.isAtMost(this) ? Outcome.L : Outcome.N;
    }

    public boolean isAtMost(SmallGame other) {
        var known = ORDER.get(new Pair(this, other));
        if (known != null) return known;
        boolean isAtMost = left.stream().noneMatch(other::isAtMost)
                && other.right.stream().noneMatch(option -> option.isAtMost(this));
        ORDER.put(new Pair(this, other), isAtMost);
        return isAtMost;
    }

    public boolean equalsAsValue(SmallGame other) {
        return isAtMost(other) && other.isAtMost(this);
    }

    /// @return all values `number + *nimber` with numbers from -`most` to `most` in steps of 1/2^`twos`
    public static Stream<ShortValue> values(int most, int twos, int nimbers) {
        return IntStream.rangeClosed(-most << twos, most << twos)
                .boxed()
                .flatMap(n -> IntStream.range(0, nimbers)
                        .mapToObj(m -> ShortValue.of(new Dyadic(BigInteger.valueOf(n), twos), BigInteger.valueOf(m))));
    }
}
