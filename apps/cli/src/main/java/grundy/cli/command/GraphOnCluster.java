package grundy.cli.command;

import grundy.cli.option.FileFormat;
import grundy.cli.option.FileOption;
import grundy.cli.option.OptionConflicts;
import grundy.cli.option.SparkOption;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.terminal.InterruptibleWork;
import grundy.cli.text.GraphSummary;
import grundy.limit.Limits;
import grundy.survey.ClusterException;
import grundy.survey.ClusterGraph;
import grundy.survey.ClusterGraphJson;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.ParseResult;

/// `graph FILE … --spark URL`: a graph that a cluster ranks.
record GraphOnCluster(ParseResult arguments, Console console) {
    /// @param limits of the whole
    void run(List<String> files, Play play, Limits limits) throws IOException {
        OptionConflicts.refuse(
                arguments,
                "cli.graph.spark-alone",
                List.of("--svg", "--all", FileOption.CERTIFICATE.name(), "--moves", "--format"));
        var out = GraphCommand.OUT
                .in(arguments, FileFormat.FOLDER)
                .orElseThrow(() -> new UsageException(Message.of("cli.graph.spark-out")));
        var cluster = SparkOption.cluster();
        try (var working = new InterruptibleWork(console, limits)) {
            var graph = new ClusterGraph(files, play, out, play == Play.NORMAL, working.limits());
            var tally = cluster.rank(SparkOption.url(arguments), graph);
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
        console.say(GraphSummary.convention(graph.play()));
        for (var outcome : List.of(Outcome.N, Outcome.P, Outcome.D))
            GraphSummary.say(outcome, false, tally.counts().getOrDefault(outcome, 0L), console);
        if (tally.largest() >= 0) console.say(Message.of("cli.graph.largest", "value", tally.largest()));
        if (tally.infinite() > 0) console.say(Message.of("cli.graph.infinite", "count", tally.infinite()));
        if (tally.longest() >= 0) console.say(Message.of("cli.graph.longest", "moves", tally.longest()));
        console.say(Message.of("cli.graph.cluster-out", "out", graph.out()));
    }
}
