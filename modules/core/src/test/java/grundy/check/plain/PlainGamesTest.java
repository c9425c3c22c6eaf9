package grundy.check.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.DeepStack;
import grundy.limit.LimitException;
import grundy.limit.MemoryRoom;
import grundy.text.Message;
import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.CanonicalForm;
import grundy.value.canonical.CanonicalForms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Short games, each beside what play in them as they are written comes to, move by move.
class PlainGamesTest {
    /// A game as it is written, never simplified.
    private record Tree(List<Tree> left, List<Tree> right) {
        Tree negative() {
            return new Tree(
                    right.stream().map(Tree::negative).toList(),
                    left.stream().map(Tree::negative).toList());
        }

        List<Tree> options(boolean isLeft) {
            return isLeft ? left : right;
        }

        int number(PlainGames games, Map<Tree, Integer> known) {
            if (known.get(this) instanceof Integer number) return number;
            int number = games.of(numbers(left, games, known), numbers(right, games, known));
            known.put(this, number);
            return number;
        }

        private static int[] numbers(List<Tree> trees, PlainGames games, Map<Tree, Integer> known) {
            return trees.stream().mapToInt(tree -> tree.number(games, known)).toArray();
        }
    }

    private static final Tree ZERO = new Tree(List.of(), List.of());

    /// @return whether a player who begins wins the sum of two games
    private static boolean wins(boolean isLeft, Tree one, Tree two) {
        return one.options(isLeft).stream().anyMatch(option -> !wins(!isLeft, option, two))
                || two.options(isLeft).stream().anyMatch(option -> !wins(!isLeft, one, option));
    }

    /// @return whether `one <= two`: Right, who begins, does not win `two - one`
    private static boolean isAtMost(Tree one, Tree two) {
        return !wins(false, two, one.negative());
    }

    private static List<Tree> some(List<Tree> trees, int set) {
        return IntStream.range(0, trees.size())
                .filter(i -> (set >> i & 1) != 0)
                .mapToObj(trees::get)
                .toList();
    }

    private static List<Tree> dayOne() {
        return List.of(
                ZERO,
                new Tree(List.of(ZERO), List.of()),
                new Tree(List.of(), List.of(ZERO)),
                new Tree(List.of(ZERO), List.of(ZERO)));
    }

    /// @return every game of day 2 with each set of options, and games of which one to three of these are the
    ///     options of each side
    private static List<Tree> trees(int more) {
        var all = new ArrayList<Tree>();
        for (int left = 0; left < 16; left++)
            for (int right = 0; right < 16; right++) all.add(new Tree(some(dayOne(), left), some(dayOne(), right)));
        var random = new Random(481);
        for (int i = 0; i < more; i++) all.add(new Tree(drawn(all, random), drawn(all, random)));
        // An answer here is not at most the game for what Left may do after it alone.
        var one = new Tree(List.of(ZERO), List.of());
        var star = new Tree(List.of(ZERO), List.of(ZERO));
        var option = new Tree(List.of(new Tree(List.of(one), List.of())), List.of(ZERO, star));
        all.add(new Tree(List.of(option), List.of(ZERO)));
        all.add(all.getLast().negative());
        return all;
    }

    private static List<Tree> drawn(List<Tree> trees, Random random) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(_ -> trees.get(random.nextInt(256)))
                .toList();
    }

    @Test
    void equalGamesHaveOneNumberAndOthersAreComparedAsTheyArePlayed() {
        var games = new PlainGames();
        var known = new HashMap<Tree, Integer>();
        var trees = trees(120);
        var random = new Random(482);
        int equal = 0;
        for (var one : trees) {
            for (int i = 0; i < 12; i++) {
                var two = trees.get(random.nextInt(trees.size()));
                int first = one.number(games, known);
                int second = two.number(games, known);
                boolean isAtMost = isAtMost(one, two);
                boolean isAtLeast = isAtMost(two, one);
                assertThat(games.isAtMost(first, second))
                        .as("%s <= %s", one, two)
                        .isEqualTo(isAtMost);
                assertThat(first == second).as("%s = %s", one, two).isEqualTo(isAtMost && isAtLeast);
                if (first == second) equal++;
            }
            boolean left = wins(true, one, ZERO);
            boolean right = wins(false, one, ZERO);
            assertThat(games.outcome(one.number(games, known)))
                    .isEqualTo(left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P);
        }
        assertThat(equal).isGreaterThan(100);
    }

    /// No option of a form is dominated or reversible, as the engine finds them.
    @Test
    void formsAreThoseOfTheEngine() {
        var games = new PlainGames();
        var known = new HashMap<Tree, Integer>();
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        var formOf = new HashMap<Tree, Integer>();
        for (var tree : trees(200)) {
            int game = tree.number(games, known);
            int form = form(tree, forms, formOf);
            var value = CanonicalForm.value(forms, form);
            assertThat(games.shortValue(game)).as("%s", tree).isEqualTo(value);
            assertThat(games.of(value)).as("%s", tree).contains(game);
            assertThat(games.left(game)).hasSameSizeAs(forms.left(form));
            assertThat(games.right(game)).hasSameSizeAs(forms.right(form));
            assertThat(games.options(game, true)).isEqualTo(games.left(game));
            assertThat(games.options(game, false)).isEqualTo(games.right(game));
            assertThat(games.options(game).boxed())
                    .hasSize(games.left(game).length + games.right(game).length)
                    .containsAll(Arrays.stream(games.left(game)).boxed().toList())
                    .containsAll(Arrays.stream(games.right(game)).boxed().toList());
        }
    }

    private static int form(Tree tree, CanonicalForms forms, Map<Tree, Integer> known) {
        if (known.get(tree) instanceof Integer form) return form;
        int form = forms.position(
                tree.left.stream()
                        .mapToInt(option -> form(option, forms, known))
                        .toArray(),
                tree.right.stream()
                        .mapToInt(option -> form(option, forms, known))
                        .toArray());
        known.put(tree, form);
        return form;
    }

    private static Tree sum(Tree one, Tree two) {
        return new Tree(sums(one, two, true), sums(one, two, false));
    }

    private static List<Tree> sums(Tree one, Tree two, boolean isLeft) {
        var sums = new ArrayList<Tree>();
        for (var option : one.options(isLeft)) sums.add(sum(option, two));
        for (var option : two.options(isLeft)) sums.add(sum(one, option));
        return sums;
    }

    @Test
    void sumsAreThoseOfTheirOptions() {
        var games = new PlainGames();
        var known = new HashMap<Tree, Integer>();
        var trees = trees(0);
        for (int i = 0; i < 256; i++) {
            var one = trees.get(i);
            var two = trees.get(7 * i % 256);
            int first = one.number(games, known);
            int second = two.number(games, known);
            int sum = sum(one, two).number(games, known);
            assertThat(games.plus(first, second)).as("%s + %s", one, two).isEqualTo(sum);
            assertThat(games.plus(second, first)).as("%s + %s", two, one).isEqualTo(sum);
        }
    }

    /// By the definitions: a heap of n has the smaller ones as options of both players, and numbers are compared as
    /// they are.
    @Test
    void nimbersAndNumbersUpToABirthday() {
        var games = new PlainGames();
        int[] heaps = IntStream.rangeClosed(0, 10)
                .map(heap -> games.nimber(BigInteger.valueOf(heap)).orElseThrow())
                .toArray();
        for (int heap : new int[] {0, 1, 2, 3, 10}) {
            assertThat(games.left(heaps[heap])).containsExactlyInAnyOrder(Arrays.copyOf(heaps, heap));
            assertThat(games.right(heaps[heap])).containsExactlyInAnyOrder(Arrays.copyOf(heaps, heap));
        }
        assertThat(games.nimber(BigInteger.valueOf(301))).isEmpty();
        var numbers = new ArrayList<Dyadic>();
        for (int numerator = -20; numerator <= 20; numerator++)
            for (int twos = 0; twos < 4; twos++) numbers.add(new Dyadic(BigInteger.valueOf(numerator), twos));
        for (var one : numbers)
            for (var two : numbers)
                assertThat(games.isAtMost(
                                games.number(one).orElseThrow(),
                                games.number(two).orElseThrow()))
                        .as("%s <= %s", one, two)
                        .isEqualTo(one.compareTo(two) <= 0);
        for (var number : List.of(Dyadic.of(300), Dyadic.of(-300))) {
            assertThat(games.number(number)).isPresent();
            assertThat(games.number(number.plus(number.signum() > 0 ? Dyadic.ONE : Dyadic.of(-1))))
                    .isEmpty();
        }
        assertThat(games.zero()).isEqualTo(heaps[0]);
        var sum = games.of((ShortValue) new Value.NumberAndNimber(Dyadic.of(2), BigInteger.valueOf(3)));
        assertThat(sum).contains(games.plus(games.number(Dyadic.of(2)).orElseThrow(), heaps[3]));
        assertThat(games.of((ShortValue) new Value.NumberAndNimber(Dyadic.of(301), BigInteger.ONE)))
                .isEmpty();
        assertThat(games.of((ShortValue) new Value.NumberAndNimber(Dyadic.ONE, BigInteger.valueOf(301))))
                .isEmpty();
        assertThat(games.of((ShortValue) Value.Nimber.of(3))).contains(heaps[3]);
        assertThat(games.of((ShortValue) new Value.Number(Dyadic.ZERO))).contains(heaps[0]);
    }

    /// Of a form whose options are too long there is no game.
    @Test
    void formsOfLongNumbersAreTooLong() {
        var forms = new CanonicalForms(MemoryRoom.ENDLESS);
        for (int number : new int[] {300, 301}) {
            int hot = forms.position(
                    new int[] {forms.number(Dyadic.of(number))}, new int[] {forms.number(Dyadic.of(-1))});
            assertThat(new PlainGames().of(CanonicalForm.value(forms, hot)).isPresent())
                    .isEqualTo(number == 300);
        }
    }

    @Test
    void playOfMoreThan5000MovesIsTooDeep() {
        DeepStack.call(() -> {
            var games = new PlainGames();
            int game = games.zero();
            for (int depth = 1; depth <= 5_000; depth++) game = games.of(new int[] {game}, new int[0]);
            int[] deepest = {game};
            assertThat(games.of(new int[0], deepest)).isEqualTo(games.zero());
            assertThatThrownBy(() -> games.of(deepest, new int[0]))
                    .isInstanceOfSatisfying(
                            LimitException.class,
                            fault -> assertThat(PlainGames.isTooDeep(fault)).isTrue());
            return games;
        });
        assertThat(PlainGames.isTooDeep(new LimitException(Message.of("check.verdict.open-large"))))
                .isFalse();
    }
}
