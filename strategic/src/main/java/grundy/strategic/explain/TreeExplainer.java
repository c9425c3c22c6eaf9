package grundy.strategic.explain;

import grundy.explain.Lines;
import grundy.strategic.check.Behaviour;
import grundy.strategic.solve.TreeVerdict;
import grundy.strategic.solve.TreeVerdict.Solved;
import grundy.strategic.tree.GameTree;
import grundy.strategic.tree.GameTree.Chance;
import grundy.strategic.tree.GameTree.Decision;
import grundy.strategic.tree.GameTree.Node;
import grundy.strategic.tree.GameTree.Terminal;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Puts what was found about a game tree into words.
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
    public String answer() {
        var lines = new Lines(language);
        if (!tree.title().isEmpty()) lines.row(tree.title());
        lines.say(Message.of(
                "tree.heading",
                "players",
                String.join(
                        ", ",
                        IntStream.range(0, tree.playerCount())
                                .mapToObj(this::player)
                                .toList()),
                "nodes",
                tree.nodes(),
                "sets",
                tree.sets().size()));
        lines.gap();
        draw(lines);
        lines.gap();
        switch (verdict) {
            case TreeVerdict.Perfect perfect -> perfect(perfect, lines);
            case TreeVerdict.Value value -> value(value, lines);
            case TreeVerdict.Strategic(var _, var strategic) -> {
                lines.say(Message.of("tree.strategic"));
                lines.gap();
                MatrixExplainer.of(strategic, language)
                        .answer(List.of())
                        .lines()
                        .forEach(lines::row);
                return lines.toString();
            }
        }
        lines.gap();
        explanation().lines().forEach(lines::row);
        lines.gap();
        lines.say(evidence());
        return lines.toString();
    }

    /// @return why this is best, in several lines
    public String explanation() {
        var lines = new Lines(language);
        switch (verdict) {
            case TreeVerdict.Perfect perfect
            when !perfect.found().isEmpty() -> {
                lines.say(Message.of("tree.induction"));
                var steps = new ArrayList<String>();
                reasons(tree.root(), perfect.found().getFirst().behaviour(), "", steps);
                steps.stream().limit(MOST_STEPS).forEach(lines::item);
                if (steps.size() > MOST_STEPS)
                    lines.item(lines.phrase(Message.of("matrix.more", "count", steps.size() - MOST_STEPS)));
            }
            case TreeVerdict.Perfect _ -> {
                // there is always one
            }
            case TreeVerdict.Value value ->
                lines.say(Message.of(
                        "tree.value.why",
                        "first",
                        player(0),
                        "second",
                        player(1),
                        "value",
                        MatrixNames.number(value.value())));
            case TreeVerdict.Strategic(var _, var strategic) ->
                MatrixExplainer.of(strategic, language).explanation().lines().forEach(lines::row);
        }
        return lines.toString();
    }

    /// @return what the answer rests on
    public Message evidence() {
        return switch (verdict) {
            case TreeVerdict.Perfect _ -> Message.of("tree.evidence.perfect", "nodes", tree.nodes());
            case TreeVerdict.Value _ -> Message.of("tree.evidence.value");
            case TreeVerdict.Strategic(var _, var strategic) ->
                MatrixExplainer.of(strategic, language).evidence();
        };
    }

    private void draw(Lines lines) {
        if (tree.nodes() > MOST_NODES) {
            lines.say(Message.of("tree.large"));
            return;
        }
        var behaviour = switch (verdict) {
            case TreeVerdict.Perfect perfect -> perfect.found().getFirst().behaviour();
            case TreeVerdict.Value value -> value.optimal().behaviour();
            case TreeVerdict.Strategic _ -> null;
        };
        draw(tree.root(), "", "", behaviour, lines);
    }

    private void draw(
            Node node,
            String indent,
            String before,
            @org.jspecify.annotations.Nullable Behaviour behaviour,
            Lines lines) {
        lines.row(indent + before + place(node, behaviour));
        var deeper = indent + "    ";
        switch (node) {
            case Terminal _ -> {
                // nothing below
            }
            case Chance(var lotteries) ->
                lotteries.forEach(lottery -> draw(
                        lottery.next(),
                        deeper,
                        lottery.name() + " (" + lottery.probability() + "): ",
                        behaviour,
                        lines));
            case Decision(var set, var next) -> {
                for (int action = 0; action < next.size(); action++) {
                    var name = tree.sets().get(set).actions().get(action) + ": ";
                    var weight = behaviour == null
                            ? Rational.ZERO
                            : behaviour.actions().get(set).get(action);
                    var mark = weight.signum() == 0
                            ? ""
                            : weight.equals(Rational.ONE) ? "> " : MatrixNames.number(weight) + " ";
                    draw(next.get(action), deeper, mark + name, behaviour, lines);
                }
            }
        }
    }

    private String place(Node node, @org.jspecify.annotations.Nullable Behaviour behaviour) {
        var worth = behaviour == null || node instanceof Terminal
                ? ""
                : "   [" + listed(behaviour.payoffs(tree, node)) + "]";
        return switch (node) {
            case Terminal(var payoffs) -> listed(payoffs);
            case Chance _ -> Message.of("tree.chance").in(language) + worth;
            case Decision(var set, var _) -> where(set) + worth;
        };
    }

    private String player(int player) {
        return MatrixNames.player(tree.players().get(player), player, language);
    }

    /// Who moves, and in braces the information set: by its number among those of its player where it has no name.
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

    private static String listed(List<Rational> payoffs) {
        return String.join(", ", payoffs.stream().map(MatrixNames::number).toList());
    }

    private void perfect(TreeVerdict.Perfect perfect, Lines lines) {
        lines.say(Message.of("tree.perfect", "count", perfect.count()));
        perfect.found().stream()
                .limit(MOST_PROFILES)
                .forEach(solved -> lines.item(lines.phrase(Message.of(
                        "matrix.equilibrium", "profile", plan(solved), "payoffs", listed(solved.payoffs())))));
        var more = perfect.count()
                .subtract(java.math.BigInteger.valueOf(
                        Math.min(MOST_PROFILES, perfect.found().size())));
        if (more.signum() > 0) lines.item(lines.phrase(Message.of("tree.more", "count", more)));
    }

    /// What each player does at each of his places.
    private String plan(Solved solved) {
        var parts = new ArrayList<String>();
        for (int player = 0; player < tree.playerCount(); player++) {
            int who = player;
            var actions = IntStream.range(0, tree.sets().size())
                    .filter(set -> tree.sets().get(set).player() == who)
                    .limit(MOST_STEPS)
                    .mapToObj(set -> tree.sets()
                            .get(set)
                            .actions()
                            .get(solved.behaviour().actions().get(set).indexOf(Rational.ONE)))
                    .toList();
            parts.add(player(player) + ": " + (actions.isEmpty() ? "-" : String.join("/", actions)));
        }
        return "(" + String.join("; ", parts) + ")";
    }

    private void value(TreeVerdict.Value value, Lines lines) {
        lines.say(Message.of(
                "matrix.value",
                "player",
                player(0),
                "value",
                MatrixNames.number(value.value()),
                "guaranteed",
                MatrixNames.number(value.guaranteed()),
                "conceded",
                MatrixNames.number(value.conceded()),
                "gap",
                value.conceded().minus(value.guaranteed())));
        lines.say(Message.of("tree.behaviour"));
        for (int set = 0; set < Math.min(MOST_SETS, tree.sets().size()); set++) {
            var information = tree.sets().get(set);
            var weights = value.optimal().behaviour().actions().get(set);
            var parts = IntStream.range(0, weights.size())
                    .filter(action -> weights.get(action).signum() > 0)
                    .mapToObj(action -> (weights.get(action).equals(Rational.ONE)
                                    ? ""
                                    : MatrixNames.number(weights.get(action)) + " ")
                            + information.actions().get(action))
                    .toList();
            lines.item(where(set) + ": " + String.join(" + ", parts));
        }
        if (tree.sets().size() > MOST_SETS)
            lines.item(
                    lines.phrase(Message.of("matrix.more", "count", tree.sets().size() - MOST_SETS)));
    }

    /// From the ends to the root: what each player compares.
    private List<Rational> reasons(Node node, Behaviour behaviour, String path, List<String> steps) {
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
                                String.join(", ", worths),
                                "action",
                                information.actions().get(chosen))
                        .in(language));
                return best;
            }
        }
    }
}
