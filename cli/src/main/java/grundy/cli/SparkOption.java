package grundy.cli;

import grundy.limit.LimitException;
import grundy.survey.Cluster;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// `--spark URL`: a cluster that does the work.
final class SparkOption {
    static final String NAME = "--spark";

    /// Whether this is a packed program, whose launcher fetches nothing.
    private static final String PACKED = "grundy.packed";

    private SparkOption() {}

    static void describe(OptionList options, Message what) {
        options.value(NAME, "URL", what);
    }

    static boolean isGiven(ParseResult arguments) {
        return arguments.hasMatchedOption(NAME);
    }

    static String url(ParseResult arguments) {
        return arguments.matchedOptionValue(NAME, "");
    }

    /// @throws LimitException if nothing is there that speaks to clusters
    static Cluster cluster() {
        return Cluster.installed()
                .orElseThrow(() -> new LimitException(
                        Message.of(Boolean.getBoolean(PACKED) ? "cli.survey.no-spark-packed" : "cli.survey.no-spark")));
    }
}
