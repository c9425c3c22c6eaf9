package grundy.engine.space;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.engine.sum.PartizanSearch;
import grundy.engine.words.SearchMeter;
import grundy.limit.Limits;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.SumByDefinition;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.option.RuleOptions;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@EveryTurn
class StoneSpaceTest {
    private static final long SEED = 20111011;
    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());

    private static Component component(String game, String board) throws Exception {
        return LANGUAGE.question(Source.of(game + " " + board)).components().getFirst();
    }

    /// @param squares at most
    private static String board(Random random, int squares) {
        int rows = 1 + random.nextInt(Math.min(8, squares));
        int columns = 1 + random.nextInt(Math.min(8, squares / rows));
        return IntStream.range(0, rows)
                .mapToObj(_ -> IntStream.range(0, columns)
                        .mapToObj(_ -> String.valueOf("....xo#".charAt(random.nextInt(7))))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }

    /// @return the options, each the sorted ids of its parts
    private static List<List<Integer>> options(PositionSpace space, int id, int side) {
        var out = new OptionBuffer(new SearchMeter(Limits.DEFAULT));
        space.expand(id, side, out);
        var options = new ArrayList<List<Integer>>();
        for (int at = 0; at < out.size(); at = OptionBuffer.after(out.entries(), at))
            options.add(Arrays.stream(
                            out.entries(), OptionBuffer.first(out.entries(), at), OptionBuffer.after(out.entries(), at))
                    .sorted()
                    .boxed()
                    .toList());
        return options;
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-go", "amazons"})
    void movesAreThoseOfTheRules(String game) throws Exception {
        var random = CaseCount.random(SEED);
        int options = 0;
        for (int i = 0; i < CaseCount.of(2000); i++) {
            var component = component(game, board(random, 30));
            var meter = new SearchMeter(Limits.DEFAULT);
            var space = RuleShape.signedSpace(component.game().rules(), true, meter);
            assertThat(space).isInstanceOf(StoneSpace.class);
            int id = space.idOf(component.position());
            assertThat(space.isNegative(id) && space.negative(id) == id).isFalse();
            for (int side = 0; side < 2; side++) {
                var rules = RuleShape.bySide(component.game().rules(), 2).get(side);
                var expected = new ArrayList<List<Integer>>();
                for (var option : RuleOptions.of(rules, component.position()))
                    expected.add(option.stream().map(space::idOf).sorted().toList());
                int its = space.isNegative(id) ? space.negative(id) : id;
                int mover = space.isNegative(id) ? 1 - side : side;
                var found = options(space, its, mover).stream()
                        .map(parts -> parts.stream()
                                .map(part -> space.isNegative(id) ? space.negative(part) : part)
                                .sorted()
                                .toList())
                        .toList();
                assertThat(found)
                        .as("seed %d %d: %s of side %d", CaseCount.seed(SEED), i, component.position(), side)
                        .containsExactlyInAnyOrderElementsOf(expected);
                assertThat(space.mobility(its, mover)).isEqualTo(expected.size());
                assertThat(space.hasOption(its, mover)).isEqualTo(!expected.isEmpty());
                options += expected.size();
            }
        }
        assertThat(options).isGreaterThan(CaseCount.least(10_000));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"no-go", "amazons"})
    void whoWinsSumsIsWhatTheDefinitionSays(String game) throws Exception {
        var random = CaseCount.random(SEED + 1);
        for (int i = 0; i < CaseCount.of(1000); i++) {
            var components = new ArrayList<Component>();
            int count = 1 + random.nextInt(2);
            for (int part = 0; part < count; part++) components.add(component(game, board(random, count == 1 ? 8 : 5)));
            var truth = SumByDefinition.ofSides(components, Play.NORMAL);
            var search = new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT);
            var text = "seed " + CaseCount.seed(SEED) + " " + i + ": "
                    + components.stream()
                            .map(Component::position)
                            .map(Position::toString)
                            .toList();
            assertThat(search.first(Side.LEFT)).as(text).isEqualTo(truth.outcome(0));
            assertThat(search.first(Side.RIGHT)).as(text).isEqualTo(truth.outcome(1));
        }
    }

    /// Boards that are too large for it are searched as objects.
    @Test
    void longBoardsAreAnsweredToo() throws Exception {
        var components = List.of(component("no-go", "x.#.o#.#.x"));
        var truth = SumByDefinition.ofSides(components, Play.NORMAL);
        var search = new PartizanSearch(components, Play.NORMAL, Limits.DEFAULT);
        assertThat(search.first(Side.LEFT)).isEqualTo(truth.outcome(0));
        assertThat(search.first(Side.RIGHT)).isEqualTo(truth.outcome(1));
    }
}
