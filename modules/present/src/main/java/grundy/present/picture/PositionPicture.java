package grundy.present.picture;

import grundy.answer.ScoredPly;
import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.FormSum;
import grundy.answer.Verdict.Reasoning.Minimax;
import grundy.engine.Move;
import grundy.explain.Explainer;
import grundy.explain.QuestionLine;
import grundy.present.picture.component.ComponentPictures;
import grundy.present.picture.component.ComponentScene;
import grundy.present.picture.component.HeapsPicture;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PictureText;
import grundy.present.picture.drawing.SideColours;
import grundy.question.AnswerSource;
import grundy.question.PositionQuestion;
import grundy.rules.Component;
import grundy.rules.RuleTree;
import grundy.rules.ShortenedText;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Any position as a picture: what is asked, who wins, the components with the winning moves in them, and the winning
/// moves in words; thermographs where there are values of Left and Right.
///
/// Components stand beside each other; heaps of one game stand together. {@link ComponentPictures} says what each kind
/// of game looks like. A picture is bounded in size whatever the position: what is left out is counted.
public final class PositionPicture {
    /// Winning moves that are listed in words.
    private static final int MOST_LISTED = 24;

    /// Winning moves that are looked at.
    private static final int MOST_LOOKED_AT = 1000;

    private static final int MOST_COMPONENTS = 6;
    private static final int MOST_HEAPS = 1000;
    private static final int MOST_WORDS = 130;
    private static final int MANY = 6;
    private static final double NARROW = 300;
    private static final double GAP = 32;

    private final Sum sum;
    private final @Nullable Verdict verdict;
    private final AnswerSource answers;
    private final Language language;
    private final List<Move> moves;

    private PositionPicture(Sum sum, @Nullable Verdict verdict, AnswerSource answers, Language language) {
        this.sum = sum;
        this.verdict = verdict;
        this.answers = answers;
        this.language = language;
        this.moves = verdict == null ? List.of() : verdict.moves().first(MOST_LOOKED_AT);
    }

    /// @param answers where the lost positions around one of two coordinates come from
    /// @return the position asked about, who wins, and the winning moves
    public static Illustration of(Verdict verdict, AnswerSource answers, Language language) {
        return new PositionPicture(verdict.asked().sum(), verdict, answers, language).drawn();
    }

    /// @param answers as for a verdict
    /// @return the position alone, for whoever is to find out himself
    public static Illustration of(PositionQuestion question, AnswerSource answers, Language language) {
        return new PositionPicture(question.sum(), null, answers, language).drawn();
    }

    private Illustration drawn() {
        var drawing = new Illustration();
        var blocks = new Blocks(language);
        new QuestionLine(sum).tell(blocks);
        var title = new ArrayList<String>();
        say(drawing, blocks.list(), title);
        if (verdict != null) say(drawing, Explainer.in(language).headline(verdict), title);
        below(drawing, Illustration.rows(components(), Illustration.WIDE, GAP), GAP / 2);
        if (verdict != null) {
            below(drawing, list(Explainer.in(language).moves(verdict, MOST_LISTED)), GAP / 2);
            if (verdict.reasoning() instanceof FormSum values)
                below(drawing, ValuePicture.sum(values.values(), values.sum(), language), GAP);
        }
        return drawing.called(String.join(" ", title));
    }

    private static void below(Illustration drawing, Illustration other, double gap) {
        drawing.put(other, 0, drawing.height() + gap);
    }

    /// Writes sentences one below the other, the first one large, and who wins with a sign.
    ///
    /// @param title to which what the picture is called is added
    private void say(Illustration drawing, List<Block> blocks, List<String> title) {
        for (var block : Block.plain(blocks))
            switch (block) {
                case Block.Result(var text, var _) -> {
                    double y = PictureText.next(drawing);
                    drawing.words(sign(drawing, y), y, text, Anchor.START, Illustration.BLACK);
                    title.add(text);
                }
                case Block.Paragraph(var sentences) -> {
                    for (var sentence : sentences) {
                        if (title.isEmpty()) title.add(sentence);
                        if (drawing.height() == 0) PictureText.heading(drawing, sentence);
                        else PictureText.sentence(drawing, sentence);
                    }
                }
                default -> {
                    // nothing else is said here
                }
            }
    }

    /// Draws the sign of who wins: black is lost for whoever moves, white is won.
    ///
    /// @return where the words begin
    private double sign(Illustration drawing, double y) {
        if (verdict == null || sum.components().getFirst().game().rules() instanceof RuleTree.Players) return 0;
        double radius = 6;
        var outcome = verdict.outcome();
        int colour = switch (outcome) {
            case N -> Illustration.WHITE;
            case P -> Illustration.BLACK;
            case L -> Illustration.LEFT;
            case R -> Illustration.RIGHT;
            case D -> Illustration.PALE;
        };
        drawing.disc(radius + 1, y, radius, colour, Pen.of(Illustration.BLACK).wide(1.5));
        if (outcome == Outcome.L || outcome == Outcome.R)
            drawing.words(radius + 1, y, outcome.name(), Anchor.MIDDLE, Illustration.WHITE);
        return 2 * radius + 8;
    }

    private List<Illustration> components() {
        var drawings = new ArrayList<Illustration>();
        var steps = new HashMap<Integer, List<ComponentScene.Step>>();
        for (var move : moves)
            for (var step : move.steps())
                steps.computeIfAbsent(
                        step.component(), component -> ComponentScene.steps(moves, component, MOST_LISTED));
        var all = sum.components();
        int at = 0;
        while (at < all.size() && drawings.size() < MOST_COMPONENTS) {
            int end = endOfHeaps(at);
            drawings.add(
                    end > at + 1
                            ? titled(heaps(at, end, steps), at, end)
                            : titled(component(at, steps.getOrDefault(at, List.of())), at, at + 1));
            at = Math.max(end, at + 1);
        }
        if (at < all.size())
            drawings.add(PictureText.note(Message.of("picture.board.components", "count", all.size() - at), language));
        return drawings;
    }

    /// @return where the heaps of one game end that begin at a component; the component itself if it is no heap
    private int endOfHeaps(int start) {
        var all = sum.components();
        var first = all.get(start);
        int end = start;
        while (end < all.size() && isHeap(all.get(end)) && isOfSameGame(all.get(end), first)) end++;
        return end;
    }

    private static boolean isHeap(Component component) {
        return component.position() instanceof Tuple tuple && tuple.arity() == 1;
    }

    private static boolean isOfSameGame(Component one, Component other) {
        return one.game().text().equals(other.game().text());
    }

    private Illustration heaps(int start, int end, Map<Integer, List<ComponentScene.Step>> steps) {
        var heaps = new ArrayList<HeapsPicture.Heap>();
        for (int i = start; i < Math.min(end, start + MOST_HEAPS); i++) {
            var size = ((Tuple) sum.components().get(i).position()).get(0);
            var label = Message.of("picture.position.heap", "number", i + 1).in(language);
            var changes = steps.getOrDefault(i, List.of()).stream()
                    .map(HeapsPicture.Change::of)
                    .toList();
            heaps.add(new HeapsPicture.Heap(label, size, changes));
        }
        return new HeapsPicture(heaps, end - start - heaps.size(), language).drawn();
    }

    private Illustration component(int number, List<ComponentScene.Step> steps) {
        var component = sum.components().get(number);
        var scene = new ComponentScene(component, sum.play(), sum.components().size() == 1, steps);
        return new ComponentPictures(scene, best(), answers, language).picture().drawn();
    }

    private List<ScoredPly> best() {
        return verdict != null && verdict.reasoning() instanceof Minimax minimax
                ? minimax.best().stream().limit(MOST_LISTED).toList()
                : List.of();
    }

    /// @param end behind the last component that is drawn
    private Illustration titled(Illustration drawing, int start, int end) {
        if (start == 0 && end == sum.components().size()) return drawing;
        var first = sum.components().get(start);
        var shown = new ShortenedText(language);
        var text = end > start + 1
                ? ShortenedText.name(first.game())
                : Message.of("picture.position.component", "number", start + 1, "component", shown.component(first))
                        .in(language);
        return new Illustration()
                .words(0, Illustration.LINE / 2.0, text, Anchor.START, Illustration.BLACK)
                .put(drawing, 0, Illustration.LINE * 1.3);
    }

    /// The moves in words, each with its number, beside each other where they are short.
    private Illustration list(List<Block> blocks) {
        var drawing = new Illustration();
        for (var block : Block.plain(blocks))
            switch (block) {
                case Block.Paragraph(var sentences) ->
                    sentences.forEach(sentence -> PictureText.sentence(drawing, sentence));
                case Block.Moves(var listed, var more) -> {
                    var entries = new ArrayList<Illustration>();
                    for (int i = 0; i < listed.size(); i++)
                        entries.add(entry(i, listed.get(i).text()));
                    drawing.put(columns(entries), 0, drawing.height());
                    if (!more.isEmpty()) PictureText.sentence(drawing, more);
                }
                default -> {
                    // nothing else is said here
                }
            }
        return drawing;
    }

    private Illustration entry(int index, String text) {
        var side = index < moves.size() ? Optional.ofNullable(moves.get(index).side()) : Optional.<Side>empty();
        boolean isNumbered = index < moves.size() && moves.get(index).steps().size() == 1;
        var number = isNumbered ? "[" + (index + 1) + "]" : "";
        return new Illustration()
                .words(34, Illustration.LINE / 2.0, number, Anchor.END, SideColours.of(side.orElse(null)))
                .words(
                        42,
                        Illustration.LINE / 2.0,
                        ShortenedText.cut(text, MOST_WORDS),
                        Anchor.START,
                        Illustration.BLACK)
                .called(text);
    }

    private static Illustration columns(List<Illustration> entries) {
        double widest = entries.stream().mapToDouble(Illustration::width).max().orElse(0);
        int columns = entries.size() <= MANY || widest > NARROW ? 1 : (int) (Illustration.WIDE / (widest + GAP));
        int rows = (entries.size() + columns - 1) / columns;
        var drawing = new Illustration();
        for (int i = 0; i < entries.size(); i++) {
            int column = i / rows;
            int row = i % rows;
            drawing.put(entries.get(i), column * (widest + GAP), (double) row * Illustration.LINE);
        }
        return drawing;
    }
}
