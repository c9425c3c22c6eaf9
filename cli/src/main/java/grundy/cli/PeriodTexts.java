package grundy.cli;

import grundy.limit.LimitException;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqPeriod;
import grundy.solve.Sequence;
import grundy.solve.SequenceQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.function.Function;

/// A period of nim-values as a text for Rocq about any number of heaps.
///
/// @param solver of sequences
record PeriodTexts(Function<SequenceQuestion, Sequence> solver, Language language) {
    /// So far is a period of the values in normal play looked for.
    private static final int[] HEAPS = {4_095, 65_535, (1 << 18) - 1};

    /// @param play of the theorem, which in misere play is told by the values in normal play, too
    /// @param normal the values in normal play, up to where their period is proved
    /// @throws LimitException if no text can be written
    RocqExport rocq(Play play, Sequence normal) {
        boolean misere = play == Play.MISERE;
        var game = normal.game();
        var period = normal.period().orElseThrow(() -> new LimitException(Message.of("rocq.period.none")));
        long last = period.preperiod() + period.period() - 1;
        var values = last <= normal.to()
                ? normal.values()
                : solver.apply(new SequenceQuestion(game, Play.NORMAL, last)).values();
        var headline = Message.of(
                        misere ? "cli.values.rocq-headline-misere" : "cli.values.rocq-headline",
                        "rules",
                        game.named(),
                        "period",
                        period.period(),
                        "from",
                        period.preperiod())
                .in(language);
        var name = ExportOption.name(game, play, 0);
        return misere
                ? RocqPeriod.ofMisere(name, game.rules(), period, values, headline)
                : RocqPeriod.of(name, game.rules(), period, values, headline);
    }

    /// @param misere values of a game in misere play that repeat
    /// @throws LimitException if no text can be written
    RocqExport ofMisere(Sequence misere) {
        for (int heaps : HEAPS) {
            var normal = solver.apply(new SequenceQuestion(misere.game(), Play.NORMAL, heaps));
            if (normal.period().isPresent()) return rocq(Play.MISERE, normal);
        }
        throw new LimitException(Message.of("rocq.period.none"));
    }
}
