package grundy.strategic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.check.BestReply;
import grundy.strategic.check.DeviationGains;
import grundy.strategic.check.StrategyProfile;
import grundy.strategic.check.TreeCheck;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.tree.EfgText;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.TreeText;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Game trees: texts, backward induction against all profiles, the sequence form against the strategic form.
class TreeTest {
    private static GameTree known(String name) throws SyntaxException {
        return TreeText.read(MatrixCatalogue.find(name).orElseThrow().entry().body());
    }

    /// H. W. Kuhn 1950: the value is -1/18.
    @Test
    void kuhnPokerIsWorthMinusOneEighteenth() throws SyntaxException {
        var tree = known("kuhn-poker");
        var optimal = SequenceForm.solve(tree, Limits.DEFAULT);
        assertThat(optimal.payoffs(tree, tree.root()).getFirst()).hasToString("-1/18");
        assertThat(BestReply.value(tree, 0, optimal)).hasToString("-1/18");
        assertThat(BestReply.value(tree, 1, optimal)).hasToString("1/18");
        var strategic = StrategicForm.of(tree);
        assertThat(strategic.players())
                .extracting(player -> player.strategies().size())
                .containsExactly(27, 64);
        assertThat(DeviationGains.of(strategic, ZeroSum.solve(strategic, Limits.DEFAULT))
                        .payoffs()
                        .getFirst())
                .hasToString("-1/18");
        assertThat(TreeCheck.isEquilibrium(tree, optimal, optimal.payoffs(tree, tree.root())))
                .isTrue();
        var actions = new ArrayList<>(optimal.actions());
        for (int set = 0; set < actions.size(); set++) {
            if (actions.get(set).getFirst().signum() == 0
                    || actions.get(set).getFirst().equals(Rational.ONE)) continue;
            var perturbed = new ArrayList<>(actions);
            var tiny = Rational.of(1, 1_000_000_007);
            perturbed.set(
                    set,
                    List.of(
                            actions.get(set).getFirst().plus(tiny),
                            actions.get(set).getLast().minus(tiny)));
            var profile = new BehaviourStrategy(perturbed);
            assertThat(TreeCheck.isEquilibrium(tree, profile, optimal.payoffs(tree, tree.root())))
                    .isFalse();
        }
    }

    @Test
    void theTextForGambitIsReadBack() throws SyntaxException {
        for (var name : List.of("kuhn-poker", "entry-deterrence", "centipede", "ultimatum")) {
            var tree = known(name);
            var again = TreeText.read(EfgText.write(tree));
            assertThat(again.root()).isEqualTo(tree.root());
            assertThat(again.sets()).isEqualTo(tree.sets());
            assertThat(again.players()).isEqualTo(tree.players());
        }
    }

    /// Nodes, repeated information sets and outcomes in the way in which Gambit abbreviates them; payoffs
    /// on the way add up.
    @Test
    void gambitsAbbreviationsAreRead() throws SyntaxException {
        var tree = TreeText.read("""
                EFG 2 R "cards" { "A" "B" } "a comment"
                c "ROOT" 1 "(0,1)" { "red" 0.5 "black" 1/2 } 0
                p "" 1 1 "(1,1)" { "raise" "fold" } 0
                p "" 2 1 "(2,1)" { "meet" "pass" } 3 "ante" { 1, -1 }
                t "" 1 "big" { 1, -1 }
                t "" 2 "small" { 0 0 }
                t "" 2
                p "" 1 1 0
                p "" 2 1 3
                t "" 4 "" { -3 3 }
                t "" 2
                t "" 5 "lost" { -1 1 }
                """);
        assertThat(tree.nodes()).isEqualTo(11);
        assertThat(tree.sets()).hasSize(2).allMatch(set -> set.nodes() == 2);
        assertThat(tree.isConstantSum()).isTrue();
        assertThat(EfgText.write(tree)).contains("{ 2 -2 }", "{ 1 -1 }", "{ -2 2 }");
    }

    @Tag("slow")
    @Test
    void allSubgamePerfectEquilibriaAreThoseThatTheCheckerAcceptsAmongAllProfiles() {
        var random = new Random(21);
        for (int round = 0; round < 400; round++) {
            var tree = random(random, 2 + random.nextInt(2), false);
            var result = BackwardInduction.of(tree, 10_000, Limits.DEFAULT);
            var expected = new HashSet<BehaviourStrategy>();
            for (var choices : profiles(tree)) {
                var behaviour = BehaviourStrategy.pure(tree, choices);
                if (TreeCheck.isSubgamePerfect(tree, behaviour, behaviour.payoffs(tree, tree.root())))
                    expected.add(behaviour);
            }
            assertThat(new HashSet<>(result.equilibria())).as("round " + round).isEqualTo(expected);
            assertThat(result.count().intValueExact()).isEqualTo(expected.size());
            assertThat(BackwardInduction.of(tree, 1, Limits.DEFAULT).equilibria())
                    .hasSize(1);
        }
    }

    private static List<int[]> profiles(GameTree tree) {
        List<int[]> profiles = List.of(new int[tree.sets().size()]);
        for (int set = 0; set < tree.sets().size(); set++) {
            var more = new ArrayList<int[]>();
            for (var some : profiles)
                for (int action = 0; action < tree.sets().get(set).actions().size(); action++) {
                    var longer = some.clone();
                    longer[set] = action;
                    more.add(longer);
                }
            profiles = more;
        }
        return profiles;
    }

    /// Trees of two stages with hidden moves: by the sequence form, and by the strategic form.
    @Tag("slow")
    @Test
    void theSequenceFormGivesTheValueOfTheStrategicForm() {
        var random = new Random(22);
        int hidden = 0;
        for (int round = 0; round < 300; round++) {
            var tree = random(random, 2, true);
            if (TreeCheck.forgetful(tree).isPresent()) continue;
            if (!tree.hasPerfectInformation()) hidden++;
            var optimal = SequenceForm.solve(tree, Limits.DEFAULT);
            var value = optimal.payoffs(tree, tree.root()).getFirst();
            assertThat(BestReply.value(tree, 0, optimal)).isEqualTo(value);
            assertThat(BestReply.value(tree, 1, optimal)).isEqualTo(value.negate());
            var strategic = StrategicForm.of(tree);
            var profile = ZeroSum.solve(strategic, Limits.DEFAULT);
            assertThat(DeviationGains.of(strategic, profile).payoffs().getFirst())
                    .isEqualTo(value);
        }
        assertThat(hidden).isGreaterThan(20);
    }

    /// A random tree as text. With `hidden`, information sets join places that have the same actions.
    private static GameTree random(Random random, int players, boolean hidden) {
        var text = new StringBuilder("players");
        for (int player = 0; player < players; player++)
            text.append(player == 0 ? " " : ", ").append("p").append(player);
        text.append('\n');
        place(text, random, players, hidden, 0, "", new int[] {0});
        try {
            return TreeText.read(text.toString());
        } catch (SyntaxException e) {
            throw new AssertionError(text.toString(), e);
        }
    }

    private static void place(
            StringBuilder text, Random random, int players, boolean hidden, int depth, String action, int[] sets) {
        text.append("  ".repeat(depth)).append(action);
        int kind = depth == 0 ? 1 + random.nextInt(3) : depth == 3 ? 0 : random.nextInt(4);
        if (kind == 0 || sets[0] > 8 && !hidden) {
            for (int player = 0; player < (hidden ? 1 : players); player++)
                text.append(player == 0 ? "" : ", ").append(random.nextInt(4) - 1);
            text.append('\n');
            return;
        }
        if (kind == 3) {
            text.append("chance\n");
            place(text, random, players, hidden, depth + 1, "u (1/3): ", sets);
            place(text, random, players, hidden, depth + 1, "d (2/3): ", sets);
            return;
        }
        sets[0]++;
        text.append("p").append(random.nextInt(players));
        if (hidden) text.append(" {").append(depth).append(random.nextInt(2)).append("}");
        text.append('\n');
        for (int i = 0; i < 2; i++) place(text, random, players, hidden, depth + 1, "a" + i + ": ", sets);
    }

    @Tag("slow")
    @Test
    void imperfectRecallIsFound() throws SyntaxException {
        var tree = TreeText.read("""
                players A, B
                A {x}
                  l: A {x}
                    l: 0, 0
                    r: 1, -1
                  r: 2, -2
                """);
        assertThat(TreeCheck.forgetful(tree)).hasValue(0);
        var forgets = TreeText.read("""
                players A, B
                A
                  l: A {y}
                    u: 0
                    d: 1
                  r: A {y}
                    u: 1
                    d: 0
                """);
        assertThat(TreeCheck.forgetful(forgets)).hasValue(1);
        assertThatThrownBy(() -> StrategicForm.of(forgets)).isInstanceOf(IllegalArgumentException.class);
    }

    /// Selten's horse has the pure equilibria of its strategic form; here for two players and a threat that is not
    /// credible.
    @Test
    void theStrategicFormKeepsEquilibriaThatAreNotSubgamePerfect() throws SyntaxException {
        var tree = known("entry-deterrence");
        var game = StrategicForm.of(tree);
        var pure = ExtremeEquilibria.of(game, Limits.DEFAULT).equilibria().stream()
                .filter(StrategyProfile::isPure)
                .toList();
        assertThat(pure).hasSize(2);
        assertThat(BackwardInduction.of(tree, 10, Limits.DEFAULT).equilibria()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 30})
    void countsOfEquilibriaAreExact(int places) throws SyntaxException {
        var text = new StringBuilder("players A, B\nchance\n");
        for (int i = 0; i < places; i++)
            text.append("  c%d (1/%d): A\n    l: 1, 0\n    r: 1, 0\n".formatted(i, places));
        var result = BackwardInduction.of(TreeText.read(text.toString()), 7, Limits.DEFAULT);
        assertThat(result.count()).isEqualTo(BigInteger.TWO.pow(places));
        assertThat(result.equilibria()).hasSize(Math.min(7, 1 << Math.min(places, 10)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '@',
            value = {
                "players A, B\\nchance\\n  h (1/2): 1, 1\\n  t (1/3): 0, 0 @ 2 @ 1 @ add up to 5/6",
                "players A, B\\nchance\\n  h (3/2): 1, 1\\n  t (-1/2): 0, 0 @ 4 @ 6 @ negative",
                "chance\\n  h: 1, 1 @ 2 @ 3 @ probability in brackets",
                "players A, B\\nA\\n  l: 1, 1\\n  r: C\\n    x: 1, 1 @ 4 @ 6 @ no player called",
                "players A, B\\nA\\n  l: 1, x\\n  r: 1, 1 @ 3 @ 9 @ not a number",
                "players A, B\\nA\\n  l: 1, NaN @ 3 @ 9 @ finite",
                "players A, B\\nA\\n  l: 1, 2, 3 @ 3 @ 6 @ 3 payoffs",
                "players A, B\\nA\\n    l: 1, 2\\n  r: 1, 2 @ 4 @ 3 @ indented less",
                "players A, B\\nA @ 2 @ 1 @ actions are missing",
                "players A, B\\nA\\n  l: 1, 2\\nB @ 4 @ 1 @ not indented",
                "players A, B\\nA\\n  l: 1, 2\\n    m: 1, 2 @ 4 @ 5 @ below payoffs",
                "players A, B\\nA\\n  l: 1, 2\\n  l: 1, 2 @ 4 @ 3 @ twice",
                "players A, B\\nA\\n  l: B {x}\\n    u: 1, 1\\n  r: B {x}\\n    d: 1, 1 @ 5 @ 6 @ same actions",
                "'' @ 1 @ 1 @ empty",
                "EFG 2 R \"\" {\"A\"} c \"\" 1 \"\" {\"x\" 1/2} 0 t \"\" 1 \"\" {1} @ 1 @ 36 @ add up to 1/2",
                "EFG 2 R \"\" {\"A\"} p \"\" 3 1 \"\" {\"x\"} 0 t \"\" 1 \"\" {1} @ 1 @ 23 @ no player 3",
                "EFG 2 R \"\" {\"A\"} t \"\" 1 @ 1 @ 24 @ no payoffs yet"
            })
    void whatIsWrongIsSaidWithItsPlace(String text, int line, int column, String problem) {
        assertThatThrownBy(() -> TreeText.read(text.replace("\\n", "\n")))
                .isInstanceOfSatisfying(SyntaxException.class, e -> {
                    assertThat(e.getMessage()).contains(problem);
                    assertThat(List.of(e.line(), e.column())).as(e.getMessage()).containsExactly(line, column);
                });
    }
}
