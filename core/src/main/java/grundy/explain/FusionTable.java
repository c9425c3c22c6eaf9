package grundy.explain;

import grundy.text.Message;
import grundy.theory.hackenbush.FusedPart;
import grundy.theory.hackenbush.FusedPart.Branch;
import java.util.List;
import java.util.stream.Collectors;

/// A green bush place by place: which vertices are fused, how long the stalks are that may replace the branches, and
/// what this comes to.
///
/// @param parts each before the one that it stands on
record FusionTable(List<FusedPart> parts) implements Lesson {
    /// @param parts of which those with nothing above are left out
    FusionTable {
        parts = parts.stream()
                .filter(part -> part.loops() > 0 || !part.branches().isEmpty())
                .toList();
    }

    private static final int MOST_PARTS = 12;
    private static final int MOST_TERMS = 5;
    private static final int MOST_VERTICES = 6;

    @Override
    public void tell(Lines lines) {
        lines.say(Message.of("explain.green.intro"));
        boolean cycles = parts.stream().anyMatch(part -> part.loops() > 0);
        var table = new TextTable(cycles ? "lrlr" : "llr");
        table.row(row(
                cycles,
                lines.phrase(Message.of("explain.green.place")),
                lines.phrase(Message.of("explain.green.loops")),
                lines.phrase(Message.of("explain.green.branches")),
                lines.phrase(Message.of("explain.green.worth"))));
        int hidden = Math.max(0, parts.size() - MOST_PARTS);
        if (hidden > 0)
            table.row(row(cycles, lines.phrase(Message.of("explain.green.more", "count", hidden)), "", "", ""));
        for (var part : parts.subList(hidden, parts.size()))
            table.row(row(
                    cycles,
                    place(part, lines),
                    part.loops() == 0 ? "" : Integer.toString(part.loops()),
                    branches(part, lines.shown()),
                    Integer.toString(part.value())));
        table.into(lines);
    }

    private static List<String> row(boolean cycles, String place, String loops, String branches, String worth) {
        return cycles ? List.of(place, loops, branches, worth) : List.of(place, branches, worth);
    }

    private static String place(FusedPart part, Lines lines) {
        var vertices = some(part.vertices().stream().map(Object::toString).toList(), MOST_VERTICES, lines.shown());
        var place = part.vertices().size() > 1
                ? lines.phrase(Message.of("explain.green.fused", "vertices", vertices))
                : vertices;
        return part.vertices().getFirst() == 0
                ? lines.phrase(Message.of("explain.green.ground", "vertices", place))
                : place;
    }

    private static String branches(FusedPart part, Shown shown) {
        return some(
                part.branches().stream()
                        .limit(MOST_TERMS + 1)
                        .map(FusionTable::written)
                        .toList(),
                MOST_TERMS,
                shown);
    }

    /// @return `0-1: 3`
    private static String written(Branch branch) {
        return branch.from() + "-" + branch.to() + ": " + branch.value();
    }

    private static String some(List<String> terms, int most, Shown shown) {
        var text = terms.stream().limit(most).collect(Collectors.joining(shown.comma()));
        return terms.size() > most ? text + shown.comma() + "…" : text;
    }
}
