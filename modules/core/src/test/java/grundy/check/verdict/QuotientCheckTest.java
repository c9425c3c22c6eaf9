package grundy.check.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.check.QuotientTheorem;
import grundy.engine.misere.MisereTable;
import grundy.engine.misere.QuotientSearch;
import grundy.limit.Limits;
import grundy.rules.Oracles;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.formula.AmountSets;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.MisereQuotient;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Quotients that were found hold, and of all that differ from one of them in a single place those do of which the same
/// can be read off the definitions.
@EveryTurn
class QuotientCheckTest {
    private static final int TOTAL = 13;

    private static boolean isAccepted(QuotientTheorem theorem) {
        try {
            return QuotientCheck.of(theorem).fault().isEmpty();
        } catch (RulesException _) {
            return false;
        }
    }

    /// A theorem with everything that is needed to say whether another one next to it holds.
    private static final class Subject {
        final String text;
        final QuotientTheorem right;
        final MisereTable table;

        /// @param text games with `&` between them, and where `to` stands behind them the last heap
        Subject(String text) {
            this.text = text;
            var parts = text.split(" to ");
            var games = Stream.of(parts[0].split(" & ")).map(Oracles::rules).toList();
            int last = parts.length > 1 ? Integer.parseInt(parts[1]) * games.size() : 1000;
            var search = new QuotientSearch(games, Limits.DEFAULT);
            while (!search.isForAll() && search.last() < last && search.next()) {}
            right = search.theorem();
            table = new MisereTable(games, games.size() > 1 ? TOTAL - 3 : TOTAL);
        }

        /// Whether all that a theorem says is so, from the definitions.
        boolean holds(QuotientTheorem theorem) {
            return isMonoid(theorem.quotient())
                    && !theorem.quotient().isLost(0)
                    && theorem.map().getFirst() == 0
                    && isGenerated(theorem)
                    && isReduced(theorem.quotient())
                    && repeatsLeast(theorem)
                    && tellsWhoLoses(theorem)
                    && coversAllSums(theorem);
        }

        private static boolean isMonoid(MisereQuotient quotient) {
            for (int a = 0; a < quotient.order(); a++)
                for (int b = 0; b < quotient.order(); b++) {
                    int product = quotient.times(a, b);
                    if (product >= quotient.order() || product != quotient.times(b, a)) return false;
                    if (a == 0 && product != b) return false;
                }
            for (int a = 0; a < quotient.order(); a++)
                for (int b = 0; b < quotient.order(); b++)
                    for (int c = 0; c < quotient.order(); c++)
                        if (quotient.times(a, quotient.times(b, c)) != quotient.times(quotient.times(a, b), c))
                            return false;
            return true;
        }

        private static boolean isGenerated(QuotientTheorem theorem) {
            if (theorem.generators().stream()
                    .anyMatch(heap -> heap < 1 || heap >= theorem.map().size())) return false;
            Set<Integer> reached = new HashSet<>(Set.of(0));
            int before = 0;
            while (reached.size() > before) {
                before = reached.size();
                for (int a : List.copyOf(reached))
                    for (int heap : theorem.generators())
                        reached.add(theorem.quotient().times(a, theorem.map().get(heap)));
            }
            return before == theorem.quotient().order();
        }

        private static boolean isReduced(MisereQuotient quotient) {
            return IntStream.range(0, quotient.order())
                            .mapToObj(a -> IntStream.range(0, quotient.order())
                                    .mapToObj(z -> quotient.isLost(quotient.times(a, z)))
                                    .toList())
                            .distinct()
                            .count()
                    == quotient.order();
        }

        private boolean repeatsLeast(QuotientTheorem theorem) {
            if (theorem.period() == 0) return theorem.preperiod() == 0;
            if (theorem.preperiod() < 0
                    || theorem.map().size() != theorem.preperiod() + theorem.period()
                    || theorem.period() % theorem.games().size() != 0) return false;
            if (theorem.preperiod() > 0
                    && theorem.map()
                            .get(theorem.preperiod() - 1)
                            .equals(theorem.map().getLast())) return false;
            var once = theorem.map().subList(theorem.preperiod(), theorem.map().size());
            for (int shorter = theorem.games().size();
                    shorter < once.size();
                    shorter += theorem.games().size())
                if (once.size() % shorter == 0
                        && once.equals(Collections.nCopies(once.size() / shorter, once.subList(0, shorter)).stream()
                                .flatMap(List::stream)
                                .toList())) return false;
            return true;
        }

        private boolean tellsWhoLoses(QuotientTheorem theorem) {
            int last = last(theorem);
            var map = theorem.mapTo(last);
            for (int id = 0; id < table.size(); id++) {
                int product = 0;
                var word = table.word(id);
                if (IntStream.of(word).anyMatch(number -> number > last)) continue;
                for (int number : word) product = theorem.quotient().times(product, map.get(number));
                if (theorem.quotient().isLost(product) != table.isLost(id)) return false;
            }
            // No heap is lost beside what it can move to; larger heaps, too.
            return heaps(theorem).stream()
                    .allMatch(heap -> heap.options.isEmpty()
                            ? heap.element == 0
                            : IntStream.range(0, theorem.quotient().order())
                                    .noneMatch(z -> theorem.quotient()
                                                    .isLost(theorem.quotient().times(heap.element, z))
                                            && heap.canLoseBeside(theorem.quotient(), z)));
        }

        private static int last(QuotientTheorem theorem) {
            return theorem.period() == 0
                    ? theorem.map().size() - 1
                    : 4
                            * (theorem.preperiod()
                                    + theorem.period()
                                    + 6 * theorem.games().size());
        }

        /// A heap with the elements that its moves leave.
        private record Heap(int element, Set<Integer> options) {
            boolean canLoseBeside(MisereQuotient quotient, int z) {
                return options.stream().anyMatch(option -> quotient.isLost(quotient.times(option, z)));
            }
        }

        private static Set<Heap> heaps(QuotientTheorem theorem) {
            int games = theorem.games().size();
            int last = last(theorem);
            var map = theorem.mapTo(last);
            var heaps = new HashSet<Heap>();
            for (int number = 1; number <= last; number++) {
                int game = (number - 1) % games;
                var options = new HashSet<Integer>();
                for (var option : RuleOptions.of(theorem.games().get(game), Tuple.of((number - 1) / games + 1))) {
                    int product = 0;
                    for (var part : option) {
                        int counters = ((Tuple) part).get(0).intValueExact();
                        if (counters > 0)
                            product = theorem.quotient().times(product, map.get((counters - 1) * games + game + 1));
                    }
                    options.add(product);
                }
                heaps.add(new Heap(map.get(number), options));
            }
            return heaps;
        }

        private record UnbeatenSet(int element, Set<Integer> beside) {}

        /// From each sum that is neither over nor lost some move leads to a lost one: the sets contain those of
        /// all heaps, and of each of their own with another heap, and none has what nothing at all stands
        /// beside.
        private static boolean coversAllSums(QuotientTheorem theorem) {
            var quotient = theorem.quotient();
            if (theorem.unbeaten().size() != quotient.order()) return false;
            var all = IntStream.range(0, quotient.order()).boxed().toList();
            var ofHeaps = heaps(theorem).stream()
                    .filter(heap -> !heap.options.isEmpty())
                    .map(heap -> new UnbeatenSet(
                            heap.element,
                            all.stream()
                                    .filter(z -> !quotient.isLost(quotient.times(heap.element, z))
                                            && !heap.canLoseBeside(quotient, z))
                                    .collect(Collectors.toSet())))
                    .collect(Collectors.toSet());
            var listed = new ArrayList<UnbeatenSet>();
            for (int y : all)
                for (var set : theorem.unbeaten().get(y))
                    listed.add(new UnbeatenSet(y, set.stream().boxed().collect(Collectors.toSet())));
            if (listed.stream().anyMatch(set -> set.beside.contains(0))) return false;
            var needed = new HashSet<>(ofHeaps);
            for (var set : listed)
                for (var heap : ofHeaps)
                    needed.add(new UnbeatenSet(
                            quotient.times(set.element, heap.element),
                            all.stream()
                                    .filter(z -> set.beside.contains(quotient.times(z, heap.element))
                                            && heap.beside.contains(quotient.times(z, set.element)))
                                    .collect(Collectors.toSet())));
            return needed.stream()
                    .allMatch(need -> need.beside.isEmpty()
                            || listed.stream()
                                    .anyMatch(
                                            set -> set.element == need.element && set.beside.containsAll(need.beside)));
        }
    }

    private static QuotientTheorem with(QuotientTheorem right, MisereQuotient quotient) {
        return new QuotientTheorem(
                right.games(),
                quotient,
                right.generators(),
                right.map(),
                right.preperiod(),
                right.period(),
                right.unbeaten());
    }

    private static QuotientTheorem with(QuotientTheorem right, List<Integer> map, int preperiod, int period) {
        return new QuotientTheorem(
                right.games(), right.quotient(), right.generators(), map, preperiod, period, right.unbeaten());
    }

    private static QuotientTheorem withGenerators(QuotientTheorem right, List<Integer> generators) {
        return new QuotientTheorem(
                right.games(),
                right.quotient(),
                generators,
                right.map(),
                right.preperiod(),
                right.period(),
                right.unbeaten());
    }

    private static QuotientTheorem withSets(QuotientTheorem right, int element, List<BitSet> sets) {
        var unbeaten = new ArrayList<>(right.unbeaten());
        unbeaten.set(element, sets);
        return withSets(right, unbeaten);
    }

    private static QuotientTheorem withSets(QuotientTheorem right, List<List<BitSet>> unbeaten) {
        return new QuotientTheorem(
                right.games(),
                right.quotient(),
                right.generators(),
                right.map(),
                right.preperiod(),
                right.period(),
                unbeaten);
    }

    private static <T> List<T> changed(List<T> all, int index, T other) {
        var changed = new ArrayList<>(all);
        changed.set(index, other);
        return changed;
    }

    private static List<QuotientTheorem> others(QuotientTheorem right) {
        var others = new ArrayList<QuotientTheorem>();
        var quotient = right.quotient();
        int order = quotient.order();
        for (int a = 0; a < order; a++) {
            var lost = (BitSet) quotient.lostElements().clone();
            lost.flip(a);
            others.add(with(right, new MisereQuotient(order, products(quotient), lost)));
            for (int b = 0; b < order; b++)
                for (int product : new int[] {0, (quotient.times(a, b) + 1) % order, a, b, order}) {
                    // Of one product alone, and of both.
                    var alone = products(quotient);
                    alone[a * order + b] = (char) product;
                    others.add(with(right, new MisereQuotient(order, alone, quotient.lostElements())));
                    var both = alone.clone();
                    both[b * order + a] = (char) product;
                    if (product < order)
                        others.add(with(right, new MisereQuotient(order, both, quotient.lostElements())));
                }
        }
        for (int number = 0; number < right.map().size(); number++)
            for (int element = 0; element < order; element++)
                others.add(with(right, changed(right.map(), number, element), right.preperiod(), right.period()));
        int games = right.games().size();
        for (int from = -1; from <= right.preperiod() + 2 * games; from++)
            for (int length = 0; length <= 3 * right.period(); length++)
                if (from + length > 0 && from + length < right.map().size() * 3)
                    others.add(with(
                            right, right.period() == 0 ? right.map() : right.mapTo(from + length - 1), from, length));
        if (right.period() > 0) {
            others.add(with(right, right.mapTo(right.map().size()), right.preperiod(), right.period()));
            others.add(with(right, right.mapTo(right.map().size() - 2), right.preperiod(), right.period()));
        }
        var generators = right.generators();
        for (int i = 0; i < generators.size(); i++) {
            int index = i;
            others.add(withGenerators(
                    right,
                    IntStream.range(0, generators.size())
                            .filter(each -> each != index)
                            .mapToObj(generators::get)
                            .toList()));
            for (int number = -1; number <= right.map().size(); number++)
                others.add(withGenerators(right, changed(generators, i, number)));
        }
        for (int y = 0; y < order; y++) {
            var sets = right.unbeaten().get(y);
            for (int i = 0; i < sets.size(); i++) {
                var fewer = new ArrayList<>(sets);
                fewer.remove(i);
                others.add(withSets(right, y, fewer));
                for (int z = 0; z < order; z++) {
                    var set = (BitSet) sets.get(i).clone();
                    set.flip(z);
                    others.add(withSets(right, y, changed(sets, i, set)));
                }
            }
            for (int z = 0; z < order; z++) {
                var more = new ArrayList<>(sets);
                more.add(BitSet.valueOf(new long[] {1L << z}));
                others.add(withSets(right, y, more));
            }
        }
        others.add(withSets(right, right.unbeaten().subList(0, order - 1)));
        others.add(withSets(right, Collections.nCopies(order, List.of())));
        return others;
    }

    private static char[] products(MisereQuotient quotient) {
        int order = quotient.order();
        var products = new char[order * order];
        for (int a = 0; a < order; a++)
            for (int b = 0; b < order; b++) products[a * order + b] = (char) quotient.times(a, b);
        return products;
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.02",
                "0.333",
                "0.75",
                "4.12",
                "0.34",
                "take {2,3}",
                "take any to 4",
                "take any or split to 3",
                "0.8 to 8",
                "0.4F to 5",
                "4.0F to 6",
                "4.4 to 9",
                "8.1 to 9",
                "(n): (n-1) | (n-3) where n >= 5 to 8",
                "(n): (n-1) + (1) where n > 3 | (n-2) to 7",
                "take {1,2} & take {1,3}",
                "0.333 & take {1,2} to 4"
            })
    void whatHoldsIsAcceptedAndNothingNextToIt(String text) {
        var subject = new Subject(text);
        assertThat(subject.right.isForAll()).as(text).isEqualTo(!text.contains(" to "));
        assertThat(subject.holds(subject.right)).as(text).isTrue();
        assertThat(isAccepted(subject.right)).as(text).isTrue();
        for (var other : CaseCount.some(others(subject.right), 61))
            assertThat(isAccepted(other)).as("%s: %s", text, other).isEqualTo(subject.holds(other));
    }

    /// All heaps up to the one that decides have the elements that repeat, but one behind it would not.
    @Test
    void theLastHeapThatDecides() {
        for (var text : List.of("take {1,2}", "take {2,5}", "0.137", "0.8", "4.3", "0.4F", "take 3"))
            for (int preperiod = 0; preperiod < 5; preperiod++)
                for (int period = 1; period < 5; period++) {
                    var rules = (RuleTree.TakeAndBreak) Oracles.rules(text);
                    int parts = text.equals("0.8") || text.equals("0.4F") ? 3 : text.contains(".") ? 2 : 1;
                    if (text.equals("0.137")) parts = 2;
                    long taken = rules.terms().stream()
                            .flatMap(term -> AmountSets.greatest(term.amounts()).stream())
                            .mapToLong(amount -> amount.longValueExact())
                            .max()
                            .orElse(0);
                    assertThat(QuotientCheck.deciding(rules, preperiod, period))
                            .as(text)
                            .hasValue(parts * (preperiod + period) + taken);
                }
        for (var text : List.of("take squares", "take at most half", "wythoff", "(n): (n-1)", "take any"))
            assertThat(QuotientCheck.deciding(Oracles.rules(text), 0, 1))
                    .as(text)
                    .isEmpty();
        var two = List.of(Oracles.rules("take {1,2}"), Oracles.rules("0.77"));
        assertThat(QuotientCheck.deciding(two, 5, 3)).isEmpty();
        // Numbers from 5 on are heaps from 3 on.
        assertThat(QuotientCheck.deciding(two, 5, 4)).hasValue(2 * (2 * (3 + 2) + 2));
        assertThat(QuotientCheck.deciding(two, 6, 4)).hasValue(2 * (2 * (4 + 2) + 2));
        assertThat(QuotientCheck.deciding(List.of(two.getFirst(), Oracles.rules("take any")), 4, 4))
                .isEmpty();
    }

    /// Heaps that leave more than three, empty heaps with moves, and positions of two coordinates.
    @Test
    void gamesOfWhichNothingIsSaid() {
        var games = Stream.of("(n): (n+1)", "(n): (1-n) where n < 2", "wythoff", "cram", "take 1 with 1 blocked")
                .map(Oracles::rules)
                .collect(Collectors.toList());
        games.add(new RuleTree.TakeAndBreak(List.of(new RuleTree.Term(AmountSets.of(1), 16))));
        for (var rules : games)
            assertThat(isAccepted(new QuotientTheorem(
                            List.of(rules), MisereQuotient.TRIVIAL, List.of(), List.of(0), 0, 0, List.of(List.of()))))
                    .as("%s", rules)
                    .isFalse();
    }

    /// A heap that can be left as it is.
    @Test
    void playMustEnd() {
        for (var rules : List.of("(n): (n-1) to 4", "(n): (n-1) | (n-2) to 4")) {
            var theorem = new Subject(rules).right;
            assertThat(isAccepted(theorem)).isTrue();
            for (int heap = 1; heap <= 4; heap++) {
                var games =
                        List.of(Oracles.rules(rules.substring(0, rules.indexOf(" to")) + " | (n) where n == " + heap));
                assertThat(isAccepted(new QuotientTheorem(
                                games,
                                theorem.quotient(),
                                theorem.generators(),
                                theorem.map(),
                                theorem.preperiod(),
                                theorem.period(),
                                theorem.unbeaten())))
                        .as(rules + heap)
                        .isFalse();
            }
        }
    }

    /// Two elements that no sum tells apart: all else that is said holds.
    @Test
    void elementsThatAreTheSameAreOne() {
        int asked = 0;
        for (var text : List.of("0.333", "take {2,3} to 9", "0.34", "4.12")) {
            var right = new Subject(text).right;
            for (int heap = 1; heap < right.map().size(); heap++) {
                if (right.map().get(heap) == 0 || right.generators().contains(heap)) continue;
                assertThat(QuotientCheck.of(twice(right, heap)).fault())
                        .as("%s, heap %d", text, heap)
                        .hasValueSatisfying(fault -> assertThat(fault.key()).isEqualTo("check.quotient.equal"));
                asked++;
            }
        }
        assertThat(asked).isGreaterThan(10);
    }

    /// @return the same where each multiple of the element of a heap is told twice, according to whether that
    ///     heap is among the sum or not
    private static QuotientTheorem twice(QuotientTheorem right, int heap) {
        int order = right.quotient().order();
        int element = right.map().get(heap);
        // What each element was, and for the second ones where they stand.
        var were = IntStream.range(0, order).boxed().collect(Collectors.toList());
        var second = new HashMap<Integer, Integer>();
        for (int q = 0; q < order; q++) {
            int multiple = right.quotient().times(element, q);
            if (second.putIfAbsent(multiple, were.size()) == null) were.add(multiple);
        }
        int all = were.size();
        var products = new char[all * all];
        for (int a = 0; a < all; a++)
            for (int b = 0; b < all; b++) {
                int product = right.quotient().times(were.get(a), were.get(b));
                products[a * all + b] = (char) (a < order && b < order ? product : second.get(product));
            }
        var generators = new ArrayList<>(right.generators());
        generators.add(heap);
        return new QuotientTheorem(
                right.games(),
                new MisereQuotient(all, products, told(right.quotient().lostElements(), were)),
                generators,
                changed(right.map(), heap, second.get(element)),
                right.preperiod(),
                right.period(),
                were.stream()
                        .map(y -> right.unbeaten().get(y).stream()
                                .map(set -> told(set, were))
                                .toList())
                        .toList());
    }

    private static BitSet told(BitSet set, List<Integer> were) {
        var told = new BitSet();
        for (int z = 0; z < were.size(); z++) told.set(z, set.get(were.get(z)));
        return told;
    }

    @Test
    void whatWasCheckedIsTold() {
        for (var text : List.of("0.333", "take {2,3} to 9")) {
            var theorem = new Subject(text).right;
            var keys = new ArrayList<>(List.of("reduced", "lost", "won"));
            if (theorem.isForAll()) keys.add("periodic");
            assertThat(QuotientCheck.of(theorem).steps().stream()
                            .map(step -> step.key().substring("check.quotient.".length())))
                    .containsExactlyElementsOf(keys);
        }
    }

    @Test
    void ofSetsThoseAreKeptThatNoOtherContains() {
        var random = CaseCount.random(65);
        for (int draw = 0; draw < CaseCount.of(800); draw++) {
            var all = new ArrayList<BitSet>();
            var kept = new ArrayList<BitSet>();
            for (int i = 0; i < 6; i++) {
                var set = BitSet.valueOf(new long[] {1 + random.nextInt(31)});
                all.add(set);
                QuotientCheck.keepLargest(kept, set);
                assertThat(kept)
                        .as("of %s", all)
                        .containsExactlyInAnyOrderElementsOf(all.stream()
                                .filter(one ->
                                        all.stream().noneMatch(other -> !other.equals(one) && containsAll(other, one)))
                                .distinct()
                                .toList());
            }
        }
    }

    private static boolean containsAll(BitSet large, BitSet small) {
        return small.stream().allMatch(large::get);
    }
}
