package grundy.strategic.explain;

import grundy.strategic.check.BehaviourStrategy;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.solve.TreeVerdict.ValuedBehaviour;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.Message;
import grundy.value.Rational;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Explains the analysis of a game tree.
public final class TreeExplainer {
    private static final int MOST_NODES = 80;
    private static final int MOST_STEPS = 16;
    private static final int MOST_SETS = 100;
    private static final int MOST_PROFILES = 20;

    private final TreeVerdict verdict;
    private final GameTree tree;
    private final Language language;

    private TreeExplainer(TreeVerdict verdict, Language language) {
        this.verdict = verdict;
        this.tree = verdict.tree();
        this.language = language;
    }

    public static TreeExplainer of(TreeVerdict verdict, Language language) {
        return new TreeExplainer(verdict, language);
    }

    /// @return the whole answer: the tree, what is best, why, and what that rests on
    public List<Block> answer() {
        var blocks = new Blocks(language);
        if (!tree.title().isEmpty()) blocks.add(new Block.Heading(tree.title()));
        blocks.say(Message.of(
                "tree.heading",
                "players",
                IntStream.range(0, tree.playerCount()).mapToObj(this::player).toList(),
                "nodes",
                tree.nodes(),
                "sets",
                tree.sets().size()));
        blocks.gap();
        draw(blocks);
        blocks.gap();
        switch (verdict) {
            case TreeVerdict.Perfect perfect -> perfect(perfect, blocks);
            case TreeVerdict.Value value -> value(value, blocks);
            case TreeVerdict.Strategic(var _, var strategic) -> {
                blocks.say(Message.of("tree.strategic"));
                blocks.gap();
                blocks.add(MatrixExplainer.of(strategic, language).answer(List.of()));
                return blocks.list();
            }
        }
        blocks.gap();
        blocks.add(explanation());
        blocks.gap();
        blocks.say(evidence());
        return blocks.list();
    }

    /// @return blocks that explain why this is best
    public List<Block> explanation() {
        var blocks = new Blocks(language);
        switch (verdict) {
            case TreeVerdict.Perfect perfect
            when !perfect.equilibria().isEmpty() -> {
                blocks.say(Message.of("tree.induction"));
                var steps = new ArrayList<String>();
                reasons(tree.root(), perfect.equilibria().getFirst().behaviour(), "", steps);
                steps.stream().limit(MOST_STEPS).forEach(blocks::item);
                if (steps.size() > MOST_STEPS)
                    blocks.more(Message.of("matrix.more", "count", steps.size() - MOST_STEPS));
            }
            case TreeVerdict.Perfect _ -> {
                // there is always one
            }
            case TreeVerdict.Value value ->
                blocks.say(Message.of(
                        "tree.value.why",
                        "first",
                        player(0),
                        "second",
                        player(1),
                        "value",
                        MatrixNames.fraction(value.value())));
            case TreeVerdict.Strategic(var _, var strategic) ->
                blocks.add(MatrixExplainer.of(strategic, language).explanation());
        }
        return blocks.list();
    }

    /// @return the evidence for the answer
    public Message evidence() {
        return StrategicEvidenceLine.of(verdict.evidence());
    }

    private void draw(Blocks blocks) {
        if (tree.nodes() > MOST_NODES) {
            blocks.say(Message.of("tree.large"));
            return;
        }
        var behaviour = switch (verdict) {
            case TreeVerdict.Perfect perfect -> perfect.equilibria().getFirst().behaviour();
            case TreeVerdict.Value value -> value.optimal().behaviour();
            case TreeVerdict.Strategic _ -> null;
        };
        var branches = new ArrayList<Block.Branch>();
        draw(tree.root(), new Block.Branch(0, "", "", "", ""), behaviour, branches);
        blocks.add(new Block.Outline(branches));
    }

    /// @param blank the branch that leads to the node, without what is there
    private void draw(
            Node node, Block.Branch blank, @Nullable BehaviourStrategy behaviour, List<Block.Branch> branches) {
        branches.add(
                new Block.Branch(blank.depth(), blank.mark(), blank.name(), place(node), payoffText(node, behaviour)));
        int deeper = blank.depth() + 1;
        switch (node) {
            case Terminal _ -> {
                // nothing below
            }
            case Chance(var lotteries) ->
                lotteries.forEach(lottery -> draw(
                        lottery.next(),
                        new Block.Branch(deeper, "", lottery.name() + " (" + lottery.probability() + ")", "", ""),
                        behaviour,
                        branches));
            case Decision(var set, var next) -> {
                for (int action = 0; action < next.size(); action++) {
                    var name = tree.sets().get(set).actions().get(action);
                    draw(
                            next.get(action),
                            new Block.Branch(deeper, mark(set, action, behaviour), name, "", ""),
                            behaviour,
                            branches);
                }
            }
        }
    }

    private static String mark(int set, int action, @Nullable BehaviourStrategy behaviour) {
        var weight =
                behaviour == null ? Rational.ZERO : behaviour.actions().get(set).get(action);
        if (weight.signum() == 0) return "";
        return weight.equals(Rational.ONE) ? ">" : MatrixNames.number(weight);
    }

    private String payoffText(Node node, @Nullable BehaviourStrategy behaviour) {
        return behaviour == null || node instanceof Terminal ? "" : "[" + listText(behaviour.payoffs(tree, node)) + "]";
    }

    private String place(Node node) {
        return switch (node) {
            case Terminal(var payoffs) -> listText(payoffs);
            case Chance _ -> Message.of("tree.chance").in(language);
            case Decision(var set, var _) -> where(set);
        };
    }

    private String player(int player) {
        return MatrixNames.player(tree.players().get(player), player, language);
    }

    /// Names the player to move, and in braces the information set: by its number among those of its
    /// player where it has no name.
    private String where(int set) {
        var information = tree.sets().get(set);
        var name = information.name();
        if (name.isEmpty() && !tree.hasPerfectInformation())
            name = "#"
                    + IntStream.rangeClosed(0, set)
                            .filter(other -> tree.sets().get(other).player() == information.player())
                            .count();
        return player(information.player()) + (name.isEmpty() ? "" : " {" + name + "}");
    }

    private static String listText(List<Rational> payoffs) {
        return String.join(", ", payoffs.stream().map(MatrixNames::number).toList());
    }

    private void perfect(TreeVerdict.Perfect perfect, Blocks blocks) {
        blocks.say(Message.of("tree.perfect", "count", perfect.count()));
        perfect.equilibria().stream()
                .limit(MOST_PROFILES)
                .forEach(behaviour -> blocks.item(Message.of(
                        "matrix.equilibrium", "profile", plan(behaviour), "payoffs", listText(behaviour.payoffs()))));
        var more = perfect.count()
                .subtract(BigInteger.valueOf(
                        Math.min(MOST_PROFILES, perfect.equilibria().size())));
        if (more.signum() > 0) blocks.more(Message.of("tree.more", "count", more));
    }

    /// Describes the action of each player at each of his places.
    private String plan(ValuedBehaviour behaviour) {
        var parts = new ArrayList<String>();
        for (int player = 0; player < tree.playerCount(); player++) {
            int who = player;
            var actions = IntStream.range(0, tree.sets().size())
                    .filter(set -> tree.sets().get(set).player() == who)
                    .limit(MOST_STEPS)
                    .mapToObj(set -> tree.sets()
                            .get(set)
                            .actions()
                            .get(behaviour.behaviour().actions().get(set).indexOf(Rational.ONE)))
                    .toList();
            parts.add(player(player) + ": " + (actions.isEmpty() ? "-" : String.join("/", actions)));
        }
        return "(" + String.join(Message.of("explain.semicolon").in(language), parts) + ")";
    }

    private void value(TreeVerdict.Value value, Blocks blocks) {
        blocks.say(Message.of(
                "matrix.value",
                "player",
                player(0),
                "value",
                MatrixNames.fraction(value.value()),
                "guaranteed",
                MatrixNames.fraction(value.guaranteed()),
                "conceded",
                MatrixNames.fraction(value.conceded()),
                "gap",
                value.conceded().minus(value.guaranteed())));
        blocks.say(Message.of("tree.behaviour"));
        for (int set = 0; set < Math.min(MOST_SETS, tree.sets().size()); set++) {
            var information = tree.sets().get(set);
            var weights = value.optimal().behaviour().actions().get(set);
            var parts = IntStream.range(0, weights.size())
                    .filter(action -> weights.get(action).signum() > 0)
                    .mapToObj(action -> weights.get(action).equals(Rational.ONE)
                            ? MarkedText.plain(information.actions().get(action))
                            : MatrixNames.weighed(
                                    weights.get(action), information.actions().get(action)))
                    .toList();
            blocks.item(MarkedText.joined(where(set) + ": ", parts, " + ", ""));
        }
        if (tree.sets().size() > MOST_SETS)
            blocks.more(Message.of("matrix.more", "count", tree.sets().size() - MOST_SETS));
    }

    /// From the ends to the root: what each player compares.
    private List<Rational> reasons(Node node, BehaviourStrategy behaviour, String path, List<String> steps) {
        switch (node) {
            case Terminal(var payoffs) -> {
                return payoffs;
            }
            case Chance(var lotteries) -> {
                for (var lottery : lotteries) reasons(lottery.next(), behaviour, path + " " + lottery.name(), steps);
                return behaviour.payoffs(tree, node);
            }
            case Decision(var set, var next) -> {
                var information = tree.sets().get(set);
                var worths = new ArrayList<String>();
                var chosen = behaviour.actions().get(set).indexOf(Rational.ONE);
                List<Rational> best = List.of();
                for (int action = 0; action < next.size(); action++) {
                    var name = information.actions().get(action);
                    var payoffs = reasons(next.get(action), behaviour, path + " " + name, steps);
                    if (action == chosen) best = payoffs;
                    worths.add(MatrixNames.beside(name) + " " + MatrixNames.number(payoffs.get(information.player())));
                }
                steps.add(Message.of(
                                path.isEmpty() ? "tree.reason.root" : "tree.reason",
                                "player",
                                player(information.player()),
                                "path",
                                path.strip(),
                                "worths",
                                worths,
                                "action",
                                information.actions().get(chosen))
                        .in(language));
                return best;
            }
        }
    }
}
