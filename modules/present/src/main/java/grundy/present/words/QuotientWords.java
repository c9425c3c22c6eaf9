package grundy.present.words;

import grundy.answer.QuotientAnswer;
import grundy.check.QuotientTheorem;
import grundy.finding.QuotientObstacle;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.QuotientNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A misere quotient, for a reader.
public final class QuotientWords {
    private static final int MOST_IN_TABLE = 16;
    private static final int MOST_RELATIONS = 60;
    private static final int MOST_ELEMENTS = 60;
    private static final int MOST_COMPONENTS = 24;
    private static final int MOST_HEAPS = 400;
    private static final int IN_A_ROW = 10;
    private static final int MOST_OF_SUM = 12;

    private final QuotientAnswer answer;
    private final QuotientTheorem theorem;
    private final QuotientNames names;
    private final Blocks blocks;

    private QuotientWords(QuotientAnswer answer, Language language) {
        this.answer = answer;
        this.theorem = answer.theorem();
        this.names = names(theorem);
        this.blocks = new Blocks(language);
    }

    /// @return names of the elements by the generators of the theorem
    public static QuotientNames names(QuotientTheorem theorem) {
        return new QuotientNames(
                theorem.quotient(),
                theorem.generators().stream().map(theorem.map()::get).toList());
    }

    /// @param rules as they were given
    public static List<Block> of(String rules, QuotientAnswer answer, Language language) {
        var words = new QuotientWords(answer, language);
        words.headline(rules);
        words.structure();
        words.products();
        words.map();
        return words.blocks.list();
    }

    /// Returns a short description, without what is known of the table of products as a whole, and without the
    /// map.
    ///
    /// @param rules as they were given
    public static List<Block> brief(String rules, QuotientAnswer answer, Language language) {
        var words = new QuotientWords(answer, language);
        words.headline(rules);
        words.presentation();
        words.blocks.gap();
        words.blocks.say(Message.of("quotient.map"));
        return words.blocks.list();
    }

    /// @return the element of each heap from heap 0 to `to`, or to where the quotient goes; `!` after those that
    ///     are lost
    public static List<String> map(QuotientAnswer answer, int to) {
        var theorem = answer.theorem();
        var names = names(theorem);
        return IntStream.rangeClosed(0, theorem.isForAll() ? to : Math.min(to, theorem.largest()))
                .mapToObj(heap -> elementName(theorem, names, theorem.element(0, BigInteger.valueOf(heap))))
                .toList();
    }

    /// @return the number of elements of the quotient, and the heaps for which it holds
    public static Message headline(String rules, QuotientTheorem theorem) {
        var quotient = theorem.quotient();
        return Message.of(
                theorem.isForAll() ? "quotient.proved" : "quotient.partial",
                "rules",
                rules,
                "order",
                quotient.order(),
                "lost",
                quotient.lostElements().cardinality(),
                "heap",
                theorem.largest());
    }

    private void headline(String rules) {
        blocks.say(headline(rules, theorem));
        if (theorem.isForAll())
            blocks.say(Message.of(
                    "quotient.period",
                    "preperiod",
                    theorem.preperiod(),
                    "period",
                    theorem.period(),
                    "heap",
                    answer.last()));
        answer.obstacle().ifPresent(this::obstacle);
        answer.limit().ifPresent(limit -> blocks.say(Message.of("quotient.limit", "limit", limit)));
        blocks.say(
                theorem.quotient().tame().isPresent()
                        ? Message.of(
                                "quotient.tame",
                                "index",
                                theorem.quotient().tame().getAsInt())
                        : Message.of("quotient.wild"));
    }

    private void obstacle(QuotientObstacle obstacle) {
        var sum = obstacle.word().stream().map(String::valueOf).collect(Collectors.toCollection(ArrayList::new));
        if (sum.size() > MOST_OF_SUM) {
            int more = sum.size();
            sum.subList(MOST_OF_SUM, more).clear();
            sum.add("…");
        }
        blocks.say(Message.of(
                switch (obstacle.kind()) {
                    case GROWING -> "quotient.growing";
                    case LARGE -> "quotient.large";
                },
                "heap",
                obstacle.number(),
                "sum",
                String.join(" ", sum)));
    }

    /// Generators and relations.
    private void presentation() {
        var generators = new ArrayList<String>();
        for (int i = 0; i < theorem.generators().size(); i++)
            generators.add(blocks.phrase(Message.of(
                    "quotient.generator",
                    "letter",
                    QuotientNames.letter(i),
                    "heap",
                    theorem.generators().get(i))));
        if (!generators.isEmpty()) blocks.say(Message.of("quotient.generators", "generators", generators));
        var relations = names.relations().stream()
                .map(relation -> names.text(relation.left()) + " = " + names.text(relation.right()))
                .toList();
        if (!relations.isEmpty())
            blocks.say(Message.of("quotient.relations", "relations", firstOf(relations, MOST_RELATIONS)));
    }

    private void structure() {
        var quotient = theorem.quotient();
        blocks.gap();
        presentation();
        blocks.say(Message.of(
                "quotient.lost",
                "lost",
                firstOf(
                        names.elements().stream()
                                .filter(quotient::isLost)
                                .map(names::name)
                                .toList(),
                        MOST_ELEMENTS)));
        var idempotents = quotient.idempotents();
        blocks.say(Message.of(
                "quotient.idempotents",
                "count",
                idempotents.size(),
                "idempotents",
                firstOf(idempotents.stream().map(names::name).toList(), MOST_ELEMENTS)));
        blocks.gap();
        var table = new TableRows("lrrl")
                .head(
                        blocks.phrase(Message.of("quotient.head.idempotent")),
                        blocks.phrase(Message.of("quotient.head.component")),
                        blocks.phrase(Message.of("quotient.head.group")),
                        blocks.phrase(Message.of("quotient.head.members")));
        for (int idempotent : idempotents.stream().limit(MOST_COMPONENTS).toList()) {
            var component = quotient.archimedeanComponent(idempotent);
            table.row(
                    names.name(idempotent),
                    String.valueOf(component.size()),
                    String.valueOf(quotient.maximalGroup(idempotent).size()),
                    String.join(" ", firstOf(component.stream().map(names::name).toList(), IN_A_ROW)));
        }
        table.into(blocks);
    }

    private static List<String> firstOf(List<String> all, int most) {
        if (all.size() <= most) return all;
        var some = new ArrayList<>(all.subList(0, most));
        some.add("…");
        return some;
    }

    private void products() {
        var quotient = theorem.quotient();
        var order = names.elements();
        if (order.size() > MOST_IN_TABLE) return;
        blocks.gap();
        blocks.say(Message.of("quotient.products"));
        var table = new TableRows("r" + "l".repeat(order.size()));
        var head = new ArrayList<>(List.of("·"));
        order.forEach(element -> head.add(elementName(element)));
        table.head(head);
        for (int row : order) {
            var cells = new ArrayList<>(List.of(elementName(row)));
            order.forEach(column -> cells.add(elementName(quotient.times(row, column))));
            table.row(cells);
        }
        table.into(blocks);
    }

    private String elementName(int element) {
        return elementName(theorem, names, element);
    }

    private static String elementName(QuotientTheorem theorem, QuotientNames names, int element) {
        return names.name(element) + (theorem.quotient().isLost(element) ? "!" : "");
    }

    private void map() {
        blocks.gap();
        blocks.say(Message.of("quotient.map"));
        var head = new ArrayList<>(List.of(""));
        for (int i = 0; i < IN_A_ROW; i++) head.add("+" + i);
        var table = new TableRows("r" + "l".repeat(IN_A_ROW)).head(head);
        int count = Math.min(theorem.map().size(), MOST_HEAPS);
        for (int from = 0; from < count; from += IN_A_ROW) {
            var row = new ArrayList<>(List.of(String.valueOf(from)));
            for (int heap = from; heap < Math.min(count, from + IN_A_ROW); heap++)
                row.add(elementName(theorem.map().get(heap)));
            table.row(row);
        }
        table.into(blocks);
        if (count < theorem.map().size())
            blocks.say(Message.of("quotient.map-more", "count", theorem.map().size() - count));
    }
}
