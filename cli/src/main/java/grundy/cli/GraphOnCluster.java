package grundy.cli;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.picture.GraphPicture;
import grundy.store.Interrupt;
import grundy.survey.Cluster;
import grundy.survey.ClusterException;
import grundy.survey.ClusterGraph;
import grundy.survey.ClusterGraphJson;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `graph FILE … --spark URL`: a graph that a cluster ranks.
record GraphOnCluster(ParseResult arguments, Console console) {
    static final String SPARK = "--spark";

    static void describe(CommandSpec spec, Language language) {
        spec.addOption(CommandLineSpec.number(SPARK, "URL", Message.of("cli.option.graph-spark"), language));
    }

    /// @return whether a cluster is asked for
    boolean isMeant() {
        return arguments.hasMatchedOption(SPARK);
    }

    /// @param limits of the whole
    void run(List<String> files, Play play, Limits limits) throws IOException {
        for (var option : List.of("--svg", "--all", SolveCommand.CERTIFICATE, "--moves", "--format"))
            if (arguments.hasMatchedOption(option))
                throw new UsageException(Message.of("cli.graph.spark-alone", "option", option));
        var out = NamedFiles.option(arguments, "--out")
                .orElseThrow(() -> new UsageException(Message.of("cli.graph.spark-out")));
        var cluster = Cluster.installed().orElseThrow(() -> new LimitException(Message.of("cli.survey.no-spark")));
        try (var interrupt = new Interrupt();
                var working = new Working(console, limits.cancelledBy(interrupt::isRequested))) {
            var graph = new ClusterGraph(files, play, out, play == Play.NORMAL, working.limits());
            var tally = cluster.rank(arguments.matchedOptionValue(SPARK, ""), graph);
            if (console.json()) console.say(ClusterGraphJson.of(graph, tally));
            else say(graph, tally);
        } catch (ClusterException fault) {
            throw new UsageException(fault.explanation());
        }
    }

    private void say(ClusterGraph graph, ClusterGraph.Tally tally) {
        console.say(Message.of(
                "cli.graph.cluster-size",
                "vertices",
                tally.vertices(),
                "edges",
                tally.edges(),
                "supersteps",
                tally.supersteps()));
        console.say(
                Message.of(graph.play() == Play.NORMAL ? "explain.convention.normal" : "explain.convention.misere"));
        for (var outcome : List.of(Outcome.N, Outcome.P, Outcome.D))
            console.say("  " + console.text(GraphPicture.meaning(outcome, false))
                    + console.text(Message.of(
                            "cli.graph.count", "count", tally.counts().getOrDefault(outcome, 0L))));
        if (tally.largest() >= 0) console.say(Message.of("cli.graph.largest", "value", tally.largest()));
        if (tally.infinite() > 0) console.say(Message.of("cli.graph.infinite", "count", tally.infinite()));
        if (tally.longest() >= 0) console.say(Message.of("cli.graph.longest", "moves", tally.longest()));
        console.say(Message.of("cli.graph.cluster-out", "out", graph.out()));
    }
}
