package grundy.present.picture;

import grundy.solve.Answer;
import grundy.solve.Losers;
import grundy.solve.Outcomes;
import grundy.solve.Sequence;
import grundy.solve.ValueGrid;
import grundy.text.Language;
import java.util.Optional;

/// The table of a game as a picture: nim-values of heaps or of two coordinates, outcomes of Left and Right, losers of
/// several players.
public final class TablePicture {
    private TablePicture() {}

    /// @return empty for answers that are no tables of one game
    public static Optional<Illustration> of(Answer answer, Language language) {
        return switch (answer) {
            case Sequence sequence -> Optional.of(new SequencePicture(sequence, language).drawn());
            case ValueGrid grid -> Optional.of(new HeatPicture(grid, language).drawn());
            case Outcomes outcomes -> Optional.of(new OutcomesPicture(outcomes, language).drawn());
            case Losers losers -> Optional.of(new LosersPicture(losers, language).drawn());
            default -> Optional.empty();
        };
    }
}
