package grundy.theory.takeaway;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.TableRows;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// The members of a sequence up to a heap, and below them those of which the heap is the sum.
///
/// @param name of the sequence, as a head
/// @param members ascending, all that are at most the heap and perhaps more
/// @param parts those that add up to the heap; asked for only where the table is shown
record PartsTable(String name, BigInteger heap, List<BigInteger> members, Supplier<List<BigInteger>> parts)
        implements Lesson {
    private static final int MOST_MEMBERS = 16;

    @Override
    public void tell(Blocks blocks) {
        var upTo =
                members.stream().filter(member -> member.compareTo(heap) <= 0).toList();
        if (upTo.size() < 2 || upTo.size() > MOST_MEMBERS) return;
        var texts = new ShortenedText(blocks.language());
        var summands = parts.get();
        var head = new ArrayList<>(List.of(name));
        var row = new ArrayList<>(List.of(texts.brief(heap)));
        for (var member : upTo) {
            var text = texts.brief(member);
            head.add(text);
            row.add(summands.contains(member) ? text : "");
        }
        new TableRows("r" + "r".repeat(upTo.size())).head(head).row(row).into(blocks);
    }
}
