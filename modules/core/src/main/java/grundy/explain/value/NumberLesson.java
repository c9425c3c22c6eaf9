package grundy.explain.value;

import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.NumberSum;
import grundy.finding.NumberPart;
import grundy.finding.NumberPart.Shape;
import grundy.rules.board.graph.ColouredBush;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.Value.Nimber;
import grundy.value.Value.Number;
import grundy.value.Value.NumberAndNimber;
import java.util.List;

/// A sum of numbers and nimbers: what each part is worth and how one sees it, and what the sum says.
public record NumberLesson(Verdict verdict, NumberSum sum) implements Lesson {
    private static final int MOST_PARTS = 8;
    private static final int MOST_TEXT = 28;
    private static final int MOST_TERMS = 6;

    @Override
    public void tell(Blocks blocks) {
        var parts = sum.parts().stream().flatMap(List::stream).toList();
        blocks.say(Message.of("explain.number.intro"));
        tellRules(blocks, parts);
        if (parts.isEmpty()) blocks.say(Message.of("explain.number.empty"));
        else table(blocks, parts);
        parts.stream()
                .limit(MOST_PARTS)
                .filter(part -> !part.edges().isEmpty())
                .findFirst()
                .ifPresent(tree -> tellEdges(blocks, tree));
        blocks.say(conclusion(new ShortenedText(blocks.language())));
    }

    private static void tellRules(Blocks blocks, List<NumberPart> parts) {
        for (var shape : Shape.values()) {
            if (parts.stream().noneMatch(part -> part.shape() == shape)) continue;
            blocks.say(
                    switch (shape) {
                        case STALK -> Message.of("explain.number.stalk");
                        case TREE -> Message.of("explain.number.tree");
                        case CYCLES -> Message.of("explain.number.cycles");
                        case GREEN -> Message.of("explain.number.green");
                    });
        }
    }

    private void table(Blocks blocks, List<NumberPart> parts) {
        var texts = new ShortenedText(blocks.language());
        var table = new TableRows("lrl");
        for (var part : parts.subList(0, Math.min(MOST_PARTS, parts.size())))
            table.row(ShortenedText.shorten(part.text(), MOST_TEXT), valueText(texts, part.value()), reading(part));
        if (parts.size() > MOST_PARTS)
            table.row("…", "", blocks.phrase(Message.of("explain.number.more", "count", parts.size() - MOST_PARTS)));
        if (parts.size() > 1) table.rule().row(blocks.phrase(Message.of("explain.number.sum")), total(texts), "");
        table.into(blocks);
    }

    private static String valueText(ShortenedText texts, ShortValue value) {
        return switch (value) {
            case Nimber(var nimber) -> CalculationLesson.star(nimber, texts);
            case Number(var number) -> texts.brief(number);
            case NumberAndNimber(var number, var nimber) ->
                texts.brief(number) + " + " + CalculationLesson.star(nimber, texts);
            case Value.Game game -> ShortenedText.shorten(game.toString(), MOST_TEXT);
        };
    }

    private String total(ShortenedText texts) {
        return sum.sum().outcome() == Outcome.P ? "0" : valueText(texts, sum.sum());
    }

    /// @return the value as it is read off a stalk: `= 2 - 1/2 + 1/4`
    private static String reading(NumberPart part) {
        if (part.shape() != Shape.STALK) return "";
        var colours = part.text();
        boolean blue = colours.charAt(0) == ColouredBush.BLUE;
        int run = 1;
        while (run < colours.length() && colours.charAt(run) == colours.charAt(0)) run++;
        if (run == colours.length()) return "";
        var terms = new StringBuilder("= ").append(blue ? run : -run);
        for (int i = run; i < colours.length(); i++) {
            if (i - run == MOST_TERMS) return terms.append(" …").toString();
            terms.append(colours.charAt(i) == ColouredBush.BLUE ? " + " : " - ")
                    .append("1/")
                    .append(1L << i - run + 1);
        }
        return terms.toString();
    }

    private static void tellEdges(Blocks blocks, NumberPart tree) {
        blocks.say(Message.of("explain.number.edges", "tree", ShortenedText.shorten(tree.text(), 48)));
        var texts = new ShortenedText(blocks.language());
        var table = new TableRows("lrr");
        table.head(
                blocks.phrase(Message.of("explain.number.edge")),
                blocks.phrase(Message.of("explain.number.above")),
                blocks.phrase(Message.of("explain.number.value")));
        for (var edge : tree.edges()) table.row(edge.edge(), texts.brief(edge.above()), texts.brief(edge.value()));
        table.into(blocks);
    }

    private Message conclusion(ShortenedText texts) {
        boolean left = sum.sum().outcome() == Outcome.L;
        if (sum.sum().outcome() == Outcome.P) return Message.of("explain.number.zero");
        return switch (sum.sum()) {
            case Nimber(var nimber) -> Message.of("explain.number.nimber", "value", texts.nimber(nimber));
            case Number(var number) ->
                left
                        ? Message.of("explain.number.left", "value", texts.dyadic(number))
                        : Message.of("explain.number.right", "value", texts.dyadic(number));
            case NumberAndNimber(var number, var _) ->
                left
                        ? Message.of("explain.number.left-anyway", "value", texts.dyadic(number))
                        : Message.of("explain.number.right-anyway", "value", texts.dyadic(number));
            case Value.Game game -> throw new AssertionError("Its terms are numbers and nimbers: " + game);
        };
    }
}
