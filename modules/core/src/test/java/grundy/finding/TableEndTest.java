package grundy.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.question.GridQuestion;
import grundy.question.LosersQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.SequenceQuestion;
import grundy.question.TableKind;
import grundy.rules.RuleTree;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.solve.Solver;
import grundy.value.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A table that cannot be finished ends where the limit was reached, if that is allowed, and what it has is right.
class TableEndTest {
    private static PrefixedRules rules(String text) throws Exception {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(text));
    }

    /// @return limits that stop the work when they have been asked so often
    private static Limits asked(long times) {
        var asked = new AtomicLong();
        return Limits.DEFAULT.cancelledBy(() -> asked.incrementAndGet() > times);
    }

    @Tag("slow")
    @Test
    void misereValuesBySearchEndWhereThePositionsDo() throws Exception {
        var game = rules("misere 0.77");
        var question = new SequenceQuestion(game.game(), game.play(), 30);
        var whole = new Solver(Limits.DEFAULT).allowingPartialTables().solve(question);
        var few = Limits.DEFAULT.withPositions(1_000);
        var part = new Solver(few).allowingPartialTables().solve(question);
        assertThat(whole.earlyEnd()).isEmpty();
        assertThat(part.earlyEnd()).get().extracting(TableEnd::requestedHeap).isEqualTo(30L);
        assertThat(part.to()).isBetween(5, 29);
        assertThat(whole.values()).startsWith(part.values());
        assertThatThrownBy(() -> new Solver(few).solve(question)).isInstanceOf(LimitException.class);
    }

    @Tag("slow")
    @Test
    void tablesEndWhereTheyAreStopped() throws Exception {
        for (var each : Map.of("0.16", 3_900, "take primes", 3_900, "(n): (i) + (j) + (k) where i + j + k == n", 250)
                .entrySet()) {
            var text = each.getKey();
            int last = each.getValue();
            var game = rules(text);
            var question = new SequenceQuestion(game.game(), game.play(), last);
            var whole = new Solver(Limits.DEFAULT).solve(question);
            int stopped = 0;
            for (long times = 1; times < 1 << 16; times *= 4) {
                try {
                    var part = new Solver(asked(times)).allowingPartialTables().solve(question);
                    if (part.earlyEnd().isPresent()) stopped++;
                    assertThat(whole.values()).as(text).startsWith(part.values());
                    assertThat(part.earlyEnd().isPresent()).as(text).isEqualTo(part.to() < last);
                } catch (LimitException _) {
                    assertThat(times).as("%s has not even one value", text).isLessThan(1 << 12);
                }
            }
            assertThat(stopped).as(text).isPositive();
        }
    }

    /// Tables whose limit is known before they are begun.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take squares",
                "misere take squares",
                "take primes",
                "take {1, 5, 17, 100}",
                "0.156",
                "(n): (i) + (j) + (k) where i + j + k == n",
                "grundys-game",
                "kayles",
                "take divisors",
                "3 players: take squares",
                "3 players: take {1, 4}",
                "left: take squares; right: take 1",
                "left: take {1, 4}; right: take {2, 3}"
            })
    void whatIsRefusedBeforehandEndsAtTheLimit(String text) throws Exception {
        var rules = rules(text);
        for (int limit : new int[] {1, 2, 7, 60}) {
            var few = new Solver(Limits.DEFAULT.withPositions(limit)).allowingPartialTables();
            var part = beginning(few, rules, 4_000);
            var whole = beginning(new Solver(Limits.DEFAULT), rules, 60);
            int common = Math.min(part.size(), whole.size());
            assertThat(part).as("limit %d", limit).isNotEmpty();
            assertThat(part.subList(0, common)).as("limit %d", limit).isEqualTo(whole.subList(0, common));
        }
    }

    /// @return what is known of each heap
    private static List<?> beginning(Solver solver, PrefixedRules rules, long to) {
        var kind = rules.game().rules();
        if (kind instanceof RuleTree.Players) {
            var losers = solver.solve(new LosersQuestion(rules.game(), List.of(), to))
                    .losers();
            return IntStream.range(0, losers.getFirst().length)
                    .mapToObj(heap -> losers.stream().map(row -> row[heap]).toList())
                    .toList();
        }
        if (TableKind.of(kind) == TableKind.OUTCOMES)
            return solver.solve(new OutcomesQuestion(rules.game(), rules.play(), to))
                    .outcomes();
        var sequence = solver.solve(new SequenceQuestion(rules.game(), rules.play(), to));
        return Arrays.stream(sequence.values()).boxed().toList();
    }

    @Tag("slow")
    @Test
    void outcomesLosersAndGridsToo() throws Exception {
        var few = new Solver(Limits.DEFAULT.withPositions(300)).allowingPartialTables();
        var all = new Solver(Limits.DEFAULT);

        var sides = rules("left 0.77; right 0.137");
        var outcomes = new OutcomesQuestion(sides.game(), sides.play(), 35);
        assertThat(few.solve(outcomes).earlyEnd()).isPresent();
        assertThat(all.solve(outcomes).outcomes())
                .startsWith(few.solve(outcomes).outcomes().toArray(Outcome[]::new))
                .hasSize(36);

        var three = rules("3 players: 0.77");
        var losers = new LosersQuestion(three.game(), List.of(), 20);
        var lost = few.solve(losers);
        assertThat(lost.earlyEnd()).isPresent();
        for (int player = 0; player < 3; player++)
            assertThat(all.solve(losers).losers().get(player))
                    .startsWith(lost.losers().get(player))
                    .hasSize(21);

        var pairs = rules("(a,b): (a-k,b) where gcd(k,b) == 1 | (a,b-k)");
        var grid = new GridQuestion(pairs.game(), pairs.play(), 40);
        var square = few.solve(grid);
        assertThat(square.earlyEnd()).isPresent();
        assertThat(square.to()).isBetween(3, 39);
        var whole = all.solve(grid).values();
        for (int a = 0; a <= square.to(); a++) assertThat(whole[a]).startsWith(square.values()[a]);
    }
}
