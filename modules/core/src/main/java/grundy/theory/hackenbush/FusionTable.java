package grundy.theory.hackenbush;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
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
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.green.intro"));
        boolean cycles = parts.stream().anyMatch(part -> part.loops() > 0);
        var table = new TableRows(cycles ? "lrlr" : "llr");
        table.head(row(
                cycles,
                blocks.phrase(Message.of("explain.green.place")),
                blocks.phrase(Message.of("explain.green.loops")),
                blocks.phrase(Message.of("explain.green.branches")),
                blocks.phrase(Message.of("explain.green.worth"))));
        int hidden = Math.max(0, parts.size() - MOST_PARTS);
        if (hidden > 0)
            table.row(row(cycles, blocks.phrase(Message.of("explain.green.more", "count", hidden)), "", "", ""));
        for (var part : parts.subList(hidden, parts.size()))
            table.row(row(
                    cycles,
                    place(part, blocks),
                    part.loops() == 0 ? "" : Integer.toString(part.loops()),
                    branches(part, new ShortenedText(blocks.language())),
                    Integer.toString(part.value())));
        table.into(blocks);
    }

    private static List<String> row(boolean cycles, String place, String loops, String branches, String worth) {
        return cycles ? List.of(place, loops, branches, worth) : List.of(place, branches, worth);
    }

    private static String place(FusedPart part, Blocks blocks) {
        var vertices = some(
                part.vertices().stream().map(Object::toString).toList(),
                MOST_VERTICES,
                new ShortenedText(blocks.language()));
        var place = part.vertices().size() > 1
                ? blocks.phrase(Message.of("explain.green.fused", "vertices", vertices))
                : vertices;
        return part.vertices().getFirst() == 0
                ? blocks.phrase(Message.of("explain.green.ground", "vertices", place))
                : place;
    }

    private static String branches(FusedPart part, ShortenedText texts) {
        return some(
                part.branches().stream()
                        .limit(MOST_TERMS + 1)
                        .map(FusionTable::branchText)
                        .toList(),
                MOST_TERMS,
                texts);
    }

    /// @return `0-1: 3`
    private static String branchText(Branch branch) {
        return branch.from() + "-" + branch.to() + ": " + branch.value();
    }

    private static String some(List<String> terms, int most, ShortenedText texts) {
        var text = terms.stream().limit(most).collect(Collectors.joining(texts.comma()));
        return terms.size() > most ? text + texts.comma() + "…" : text;
    }
}
