package grundy.present.picture;

import grundy.answer.Answer;
import grundy.answer.LoserTable;
import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.answer.ValueGrid;
import grundy.present.picture.drawing.Illustration;
import grundy.text.Language;
import java.util.Optional;

/// The table of a game as a picture: nim-values of heaps or of two coordinates, outcomes of Left and Right, losers of
/// several players.
public final class TablePicture {
    private TablePicture() {}

    /// @return empty for answers that are no tables of one game
    public static Optional<Illustration> of(Answer answer, Language language) {
        return switch (answer) {
            case NimSequence sequence -> Optional.of(new SequencePicture(sequence, language).draw());
            case ValueGrid grid -> Optional.of(new HeatPicture(grid, language).draw());
            case OutcomeTable outcomes -> Optional.of(new OutcomesPicture(outcomes, language).draw());
            case LoserTable losers -> Optional.of(new LosersPicture(losers, language).draw());
            default -> Optional.empty();
        };
    }
}
