package grundy.present.picture;

import grundy.answer.Verdict;
import grundy.answer.Verdict.Reasoning.FormSum;
import grundy.answer.Verdict.Reasoning.Minimax;
import grundy.explain.Explainer;
import grundy.explain.QuestionLine;
import grundy.present.board.PositionBoard;
import grundy.present.board.piece.MoveTouch;
import grundy.present.picture.board.BoardPicture;
import grundy.present.picture.board.LostPlaces;
import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.Illustration.Anchor;
import grundy.present.picture.drawing.Illustration.Pen;
import grundy.present.picture.drawing.PaperColour;
import grundy.present.picture.drawing.PictureText;
import grundy.question.AnswerSource;
import grundy.question.PositionQuestion;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.notation.ShortenedText;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Draws any position: the question, the winner, the board that people touch with the numbers of the
/// winning moves on it, and each of these with the changes it makes, in words; thermographs where there
/// are values of Left and Right.
///
/// {@link PositionBoard} says what each kind of game looks like. A picture is bounded in size whatever
/// the position: what is left out is counted.
public final class PositionPicture {
    /// Winning moves that are listed in words.
    private static final int MOST_LISTED = 24;

    private static final int MOST_WORDS = 130;

    /// The place where words begin, after a number.
    private static final double WORDS = 42;

    private static final double GAP = 32;

    private final Sum sum;
    private final @Nullable Verdict verdict;
    private final AnswerSource answers;
    private final Language language;
    private final PositionBoard board;
    private final List<MoveTouch> touches = new ArrayList<>();
    private final List<PaperColour> colours = new ArrayList<>();

    private PositionPicture(Sum sum, @Nullable Verdict verdict, AnswerSource answers, Language language) {
        this.sum = sum;
        this.verdict = verdict;
        this.answers = answers;
        this.language = language;
        this.board = PositionBoard.of(sum);
        if (verdict != null) touch(verdict);
    }

    /// Finds how winning moves are made on the board.
    private void touch(Verdict answer) {
        if (answer.reasoning() instanceof Minimax minimax) {
            minimax.best().stream().limit(MOST_LISTED).forEach(ply -> add(board.touch(0, List.of(ply.to())), null));
            return;
        }
        for (var move : answer.moves().first(MOST_LISTED)) add(board.touch(move), move.side());
    }

    private void add(MoveTouch touch, @Nullable Side side) {
        touches.add(touch);
        colours.add(PaperColour.of(side, PaperColour.WON));
    }

    /// @param answers where the lost positions around one of two coordinates come from
    /// @return the position asked about, who wins, and the winning moves
    public static Illustration of(Verdict verdict, AnswerSource answers, Language language) {
        return new PositionPicture(verdict.question().sum(), verdict, answers, language).draw();
    }

    /// @param answers as for a verdict
    /// @return the position alone, for whoever is to find out himself
    public static Illustration of(PositionQuestion question, AnswerSource answers, Language language) {
        return new PositionPicture(question.sum(), null, answers, language).draw();
    }

    private Illustration draw() {
        var drawing = new Illustration();
        var blocks = new Blocks(language);
        new QuestionLine(sum).tell(blocks);
        var title = new ArrayList<String>();
        say(drawing, blocks.list(), title);
        if (verdict != null) say(drawing, Explainer.in(language).headline(verdict), title);
        var lost = lostPlaces();
        below(drawing, board(lost), GAP / 2);
        if (!lost.isEmpty()) below(drawing, legend(), GAP / 4);
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
    /// @return the place where the words begin
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

    private Illustration board(List<String> lost) {
        var picture = BoardPicture.large(board, language);
        return picture.draw(List.of(), lost, picture.badges(touches, colours));
    }

    /// @return the places of the lost positions, if the answer is shown
    private List<String> lostPlaces() {
        if (verdict == null) return List.of();
        var lost = new ArrayList<String>();
        for (var part : board.parts())
            lost.addAll(LostPlaces.of(part, sum.components().get(part.component()), sum.play(), answers));
        return lost;
    }

    private Illustration legend() {
        var key = sum.components().size() == 1 ? "picture.board.lost" : "picture.board.lost-alone";
        return new Illustration()
                .disc(8, Illustration.LINE / 2.0, 5, Illustration.BLACK, Pen.of(Illustration.BLACK))
                .words(20, Illustration.LINE / 2.0, Message.of(key).in(language), Anchor.START, Illustration.BLACK);
    }

    /// The moves in words, each with its number, below what it does on the board.
    private Illustration list(List<Block> blocks) {
        var drawing = new Illustration();
        int number = 0;
        for (var block : Block.plain(blocks))
            switch (block) {
                case Block.Paragraph(var sentences) ->
                    sentences.forEach(sentence -> PictureText.sentence(drawing, sentence));
                case Block.Moves(var listed, var more) -> {
                    var entries = new ArrayList<Illustration>();
                    for (var move : listed) entries.add(entry(number++, move.text()));
                    drawing.put(Illustration.rows(entries, Illustration.WIDE, GAP), 0, drawing.height());
                    if (!more.isEmpty()) PictureText.sentence(drawing, more);
                }
                default -> {
                    // nothing else is said here
                }
            }
        return drawing;
    }

    private Illustration entry(int index, String text) {
        var marks = index < touches.size() ? touches.get(index).marks() : List.<String>of();
        int colour = index < colours.size() ? colours.get(index).light() : Illustration.BLACK;
        var entry = new Illustration();
        if (!marks.isEmpty())
            BoardPicture.small(board, language)
                    .ifPresent(small -> entry.put(small.draw(marks, List.of(), List.of()), WORDS, 0)
                            .grow(0, entry.height() + 4));
        double y = PictureText.next(entry);
        return entry.words(WORDS - 8, y, "[" + (index + 1) + "]", Anchor.END, colour)
                .words(WORDS, y, ShortenedText.shorten(text, MOST_WORDS), Anchor.START, Illustration.BLACK)
                .called(text);
    }
}
