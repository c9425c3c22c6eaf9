package grundy.contest.duel;

import grundy.json.JsonObject;

/// Writes the report on a duel as JSON.
///
/// Members: `problem`, `program` (its words), `seed`, `timeMillis`, `memoryMegabytes`, `result` (OK, WA, PE, TLE, MLE,
/// OLE, RE), `tried` (cases, small, traps, random, runs, longestInputBytes, slowestMillis); where they differ also
/// `input`, `cases` (in it), `expected`, `actual`, `errors`, `status`, `millis`, `megabytes`, `explanation`.
public final class DuelJson {
    private DuelJson() {}

    public static JsonObject of(DuelReport report) {
        var difference = report.difference();
        var tally = report.tally();
        var node = new JsonObject().put("problem", report.problem().id());
        var words = node.putArray("program");
        report.program().forEach(words::add);
        node.put("seed", report.seed())
                .put("timeMillis", report.allowance().millis())
                .put("memoryMegabytes", report.allowance().megabytes())
                .put(
                        "result",
                        difference == null
                                ? RunEnding.RIGHT.code()
                                : difference.ending().code());
        node.putObject("tried")
                .put("cases", tally.cases())
                .put("small", tally.small())
                .put("traps", tally.traps())
                .put("random", tally.random())
                .put("runs", tally.runs())
                .put("longestInputBytes", tally.longest())
                .put("slowestMillis", tally.longestMillis());
        if (difference == null) return node;
        return node.put("input", difference.input())
                .put("cases", difference.units().size())
                .put("expected", difference.expected())
                .put("actual", difference.run().text())
                .put("errors", difference.run().errors())
                .put("status", difference.run().status())
                .put("millis", difference.run().millis())
                .put("megabytes", difference.run().megabytes())
                .put("explanation", difference.ending() == RunEnding.WRONG ? report.explanation() : "");
    }
}
