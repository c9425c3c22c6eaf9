package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning;
import grundy.check.QuotientTheorem;
import grundy.finding.Move;
import grundy.rules.Tuple;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.MisereQuotient;
import grundy.value.Outcome;
import grundy.value.QuotientNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A sum of heaps in misere play, by letters that are multiplied: what the letters mean, how they are multiplied, the
/// sum worked out step by step, and why the move wins.
public final class QuotientLesson implements Lesson {
    private static final int MOST_IN_TABLE = 12;
    private static final int MOST_RELATIONS = 24;
    private static final int MOST_LOST = 24;
    private static final int MOST_ROWS = 12;

    private final Verdict verdict;
    private final QuotientTheorem theorem;
    private final MisereQuotient quotient;
    private final QuotientNames names;
    private final List<Integer> elements;
    private final int product;

    /// @param reasoning the quotient, and the element of each heap
    public QuotientLesson(Verdict verdict, Reasoning.Quotient reasoning) {
        this.verdict = verdict;
        this.theorem = reasoning.theorem();
        this.quotient = theorem.quotient();
        this.names = new QuotientNames(
                quotient, theorem.generators().stream().map(theorem.map()::get).toList());
        this.elements = reasoning.elements();
        this.product = reasoning.product();
    }

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.quotient.intro"));
        heaps(blocks);
        blocks.say(Message.of(
                "explain.quotient.elements",
                "order",
                quotient.order(),
                "lost",
                quotient.lostElements().cardinality()));
        if (quotient.order() <= MOST_IN_TABLE) products(blocks);
        else relations(blocks);
        sayLost(blocks);
        steps(blocks);
        boolean isLost = quotient.isLost(product);
        blocks.say(Message.of(
                isLost ? "explain.quotient.is-lost" : "explain.quotient.is-won", "element", names.name(product)));
        if (verdict.outcome() == Outcome.N) verdict.moves().first(1).forEach(move -> move(move, blocks));
        if (!theorem.isForAll()) blocks.say(Message.of("explain.quotient.partial", "heap", theorem.largest()));
    }

    /// The letters of the heaps that generate the quotient.
    private void heaps(Blocks blocks) {
        var letters = new ArrayList<String>();
        int games = theorem.games().size();
        for (int i = 0; i < theorem.generators().size() && i < MOST_LOST; i++) {
            int number = theorem.generators().get(i);
            int heap = (number - 1) / games + 1;
            letters.add(blocks.phrase(Message.of(
                    games == 1 ? "explain.quotient.letter" : "explain.quotient.letter-of-game",
                    "letter",
                    QuotientNames.letter(i),
                    "heap",
                    heap,
                    "game",
                    (number - 1) % games + 1)));
        }
        blocks.say(Message.of("explain.quotient.letters", "letters", letters));
    }

    private void products(Blocks blocks) {
        var order = names.elements();
        var table = new TableRows("r" + "l".repeat(order.size()));
        var head = new ArrayList<String>(List.of("·"));
        order.forEach(element -> head.add(elementName(element)));
        table.head(head);
        for (int row : order) {
            var cells = new ArrayList<String>(List.of(elementName(row)));
            order.forEach(column -> cells.add(elementName(quotient.times(row, column))));
            table.row(cells);
        }
        blocks.say(Message.of("explain.quotient.table"));
        table.into(blocks);
    }

    /// @return the name, with a sign where the element is lost
    private String elementName(int element) {
        return names.name(element) + (quotient.isLost(element) ? "!" : "");
    }

    private void relations(Blocks blocks) {
        var relations = names.relations();
        var lines = relations.stream()
                .limit(MOST_RELATIONS)
                .map(relation -> names.text(relation.left()) + " = " + names.text(relation.right()))
                .collect(Collectors.toCollection(ArrayList::new));
        if (relations.size() > MOST_RELATIONS) lines.add("…");
        blocks.say(Message.of("explain.quotient.relations", "relations", lines));
    }

    private void sayLost(Blocks blocks) {
        var lost = names.elements().stream()
                .filter(quotient::isLost)
                .limit(MOST_LOST)
                .map(names::name)
                .toList();
        blocks.say(Message.of("explain.quotient.lost", "lost", lost));
    }

    private void steps(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var components = verdict.question().sum().components();
        blocks.say(Message.of("explain.quotient.steps"));
        var table = new TableRows("rlll");
        int sofar = 0;
        for (int i = 0; i < Math.min(components.size(), MOST_ROWS); i++) {
            int next = quotient.times(sofar, elements.get(i));
            table.row(
                    (i + 1) + ".",
                    texts.component(components.get(i)),
                    names.name(elements.get(i)),
                    i == 0
                            ? names.name(next)
                            : names.name(sofar) + " · " + names.name(elements.get(i)) + " = " + names.name(next));
            sofar = next;
        }
        if (components.size() > MOST_ROWS)
            table.row(
                    "…", blocks.phrase(Message.of("explain.more-components", "count", components.size() - MOST_ROWS)));
        table.into(blocks);
    }

    private void move(Move move, Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        var step = move.steps().getFirst();
        var component = verdict.question().sum().components().get(step.component());
        int game = theorem.games().indexOf(component.game().rules());
        int left = 0;
        for (var part : step.to()) left = quotient.times(left, theorem.element(game, heap((Tuple) part)));
        int others = 0;
        for (int i = 0; i < elements.size(); i++)
            if (i != step.component()) others = quotient.times(others, elements.get(i));
        blocks.say(Message.of(
                "explain.quotient.move",
                "number",
                step.component() + 1,
                "from",
                texts.position(step.from()),
                "to",
                texts.sum(step.to()),
                "element",
                names.name(elements.get(step.component())),
                "left",
                names.name(left),
                "others",
                names.name(others),
                "result",
                names.name(quotient.times(others, left))));
    }

    private static BigInteger heap(Tuple tuple) {
        return tuple.get(0);
    }
}
