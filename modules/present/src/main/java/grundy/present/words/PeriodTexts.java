package grundy.present.words;

import grundy.answer.NimSequence;
import grundy.limit.LimitException;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqOutcomes;
import grundy.prove.rocq.RocqPeriod;
import grundy.prove.rocq.RocqRecursion;
import grundy.question.SequenceQuestion;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.Optional;
import java.util.function.Function;

/// Writes theorems about heaps that need no automaton as texts for Rocq.
///
/// @param name what the text is named after
/// @param solver of sequences
public record PeriodTexts(String name, Function<SequenceQuestion, NimSequence> solver, Language language) {
    /// The heaps up to which a period of the values in normal play is searched for, in turn.
    private static final int[] HEAPS = {4_095, 65_535, (1 << 18) - 1};

    /// In misere play the theorem is that any number of heaps is as Nim with heaps of their values in normal play.
    ///
    /// @return empty if the library has no theorem about it
    /// @throws LimitException if no text can be written
    public Optional<RocqExport> of(ProofTask task, ProofFinding.WithoutAutomaton finding) {
        var rules = task.game().rules();
        return switch (finding) {
            case ProofFinding.RecursiveValues recursive ->
                Optional.of(RocqRecursion.of(name, rules, recursive, RecursionWords.page(task, recursive, language)));
            case ProofFinding.RepeatingValues repeats
            when task.play() == Play.MISERE -> Optional.of(ofMisere(repeats.sequence()));
            case ProofFinding.RepeatingValues repeats ->
                Optional.of(RocqPeriod.of(
                        name,
                        rules,
                        repeats.period(),
                        repeats.sequence().values(),
                        RepeatingWords.theorem(task, repeats, language)));
            case ProofFinding.RepeatingOutcomes repeats ->
                Optional.of(RocqOutcomes.of(name, repeats.outcomes(), RepeatingWords.theorem(task, repeats, language)));
            case ProofFinding.PairedBlocks _ -> Optional.empty();
        };
    }

    /// @param play of the theorem, which in misere play is also determined by the values in normal play
    /// @param normal the values in normal play, up to where their period is proved
    /// @throws LimitException if no text can be written
    public RocqExport of(Play play, NimSequence normal) {
        boolean misere = play == Play.MISERE;
        var game = normal.game();
        var period = normal.period().orElseThrow(() -> new LimitException(Message.of("rocq.period.none")));
        long last = period.preperiod() + period.period() - 1;
        var values = last <= normal.to()
                ? normal.values()
                : solver.apply(new SequenceQuestion(game, Play.NORMAL, last)).values();
        var headline = Message.of(
                        misere ? "proof.rocq.headline-misere" : "proof.rocq.headline",
                        "rules",
                        game.fullName(),
                        "period",
                        period.period(),
                        "from",
                        period.preperiod())
                .in(language);
        return misere
                ? RocqPeriod.ofMisere(name, game.rules(), period, values, headline)
                : RocqPeriod.of(name, game.rules(), period, values, headline);
    }

    /// @param misere values of a game in misere play that repeat
    /// @throws LimitException if no text can be written
    public RocqExport ofMisere(NimSequence misere) {
        for (int heaps : HEAPS) {
            var normal = solver.apply(new SequenceQuestion(misere.game(), Play.NORMAL, heaps));
            if (normal.period().isPresent()) return of(Play.MISERE, normal);
        }
        throw new LimitException(Message.of("rocq.period.none"));
    }
}
