package grundy.cli.option;

import grundy.limit.LimitException;
import grundy.survey.MachineCluster;
import grundy.text.Message;
import picocli.CommandLine.ParseResult;

/// `--spark URL`: a cluster that does the work.
public final class SparkOption {
    public static final String NAME = "--spark";

    /// The property of a packed program, whose launcher fetches nothing.
    private static final String PACKED = "grundy.packed";

    private SparkOption() {}

    public static void describe(OptionList options, Message what) {
        options.value(NAME, "URL", what);
    }

    public static boolean isGiven(ParseResult arguments) {
        return arguments.hasMatchedOption(NAME);
    }

    public static String url(ParseResult arguments) {
        return arguments.matchedOptionValue(NAME, "");
    }

    /// @throws LimitException if nothing is there that speaks to clusters
    public static MachineCluster cluster() {
        return MachineCluster.installed()
                .orElseThrow(() -> new LimitException(
                        Message.of(Boolean.getBoolean(PACKED) ? "cli.survey.no-spark-packed" : "cli.survey.no-spark")));
    }
}
