package grundy.present.words;

import grundy.answer.NimSequence;
import grundy.check.Evidence;
import grundy.check.theorem.TheoremWords;
import grundy.explain.Explainer;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.statement.FormulaWords;
import grundy.prove.statement.RepeatingClaims;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Theorems that a sequence repeats, for a reader.
public final class RepeatingWords {
    private static final String NUMBER = "n";
    private static final int SHOWN = 40;
    private static final int FIRST = 12;

    private RepeatingWords() {}

    /// @return the theorem in a sentence
    public static String theorem(ProofTask task, ProofFinding.RepeatingValues finding, Language language) {
        return title(task, finding, language).in(language);
    }

    /// @return the theorem in a sentence
    public static String theorem(ProofTask task, ProofFinding.RepeatingOutcomes finding, Language language) {
        return title(task, finding, language).in(language);
    }

    /// @return the lost heaps, as a condition in the language of claims; empty if it is too long to be
    ///     read, or the values grow
    public static Optional<String> lostCondition(ProofFinding.RepeatingValues finding) {
        if (finding.period().saltus() != 0) return Optional.empty();
        int[] values = finding.sequence().values();
        return RepeatingClaims.condition(finding.period(), n -> values[n] == 0, NUMBER);
    }

    private static Optional<Message> says(ProofFinding.RepeatingValues finding) {
        return lostCondition(finding).map(FormulaWords::condition);
    }

    private static Message title(ProofTask task, ProofFinding.RepeatingValues finding, Language language) {
        var lost = says(finding);
        if (task.values() || lost.isEmpty()) return repeating(task, finding, language);
        return Message.of(
                "proof.theorem.cold",
                "says",
                lost.get(),
                "game",
                ProofWords.game(task, language),
                "play",
                ProofWords.play(task.play()),
                "position",
                NUMBER);
    }

    private static Message repeating(ProofTask task, ProofFinding.RepeatingValues finding, Language language) {
        var period = finding.period();
        return Message.of(
                period.saltus() == 0 ? "proof.theorem.period" : "proof.theorem.period-saltus",
                "game",
                ProofWords.game(task, language),
                "play",
                ProofWords.play(task.play()),
                "period",
                period.period(),
                "from",
                period.preperiod(),
                "saltus",
                period.saltus());
    }

    private static Message title(ProofTask task, ProofFinding.RepeatingOutcomes finding, Language language) {
        return Message.of(
                "proof.theorem.outcomes",
                "game",
                ProofWords.game(task, language),
                "play",
                ProofWords.play(task.play()),
                "period",
                finding.period().period(),
                "from",
                finding.period().preperiod());
    }

    static void tell(ProofTask task, ProofFinding.RepeatingValues finding, Blocks blocks) {
        var period = finding.period();
        blocks.say(title(task, finding, blocks.language()));
        blocks.item(blocks.phrase(provedSentence("proof.repeats", period, finding.nanos())));
        var says = says(finding);
        if (!task.values() && says.isPresent()) blocks.item(blocks.phrase(PeriodWords.repeating(period)));
        else says.ifPresent(lost -> blocks.item(blocks.phrase(Message.of("proof.repeats.lost", "says", lost))));
        tell(finding.sequence(), blocks);
        if (task.play() == Play.NORMAL) blocks.say(Message.of("proof.sums"));
    }

    private static void tell(NimSequence sequence, Blocks blocks) {
        int[] values = sequence.values();
        int to = Math.min(values.length, SHOWN) - 1;
        blocks.say(Message.of(
                "proof.repeats.values",
                "to",
                to,
                "values",
                Arrays.stream(values, 0, to + 1).mapToObj(String::valueOf).collect(Collectors.joining(" "))));
        var first = IntStream.range(0, values.length)
                .filter(n -> values[n] == 0)
                .limit(FIRST)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
        if (!first.isEmpty()) blocks.say(Message.of("proof.first", "positions", first));
    }

    static void tell(ProofTask task, ProofFinding.RepeatingOutcomes finding, Blocks blocks) {
        var period = finding.period();
        blocks.say(title(task, finding, blocks.language()));
        blocks.item(blocks.phrase(provedSentence("proof.repeats.outcomes", period, finding.nanos())));
        for (var outcome : Outcome.values())
            condition(finding, outcome)
                    .map(FormulaWords::condition)
                    .flatMap(says -> sentence(outcome, says))
                    .ifPresent(blocks::say);
    }

    /// @return the heaps with the outcome, as a condition; empty if none has it, or it is too long to
    ///     be read
    public static Optional<String> condition(ProofFinding.RepeatingOutcomes finding, Outcome outcome) {
        var outcomes = finding.outcomes().outcomes();
        if (!outcomes.contains(outcome)) return Optional.empty();
        return RepeatingClaims.condition(finding.period(), n -> outcomes.get(n) == outcome, NUMBER);
    }

    private static Optional<Message> sentence(Outcome outcome, Message says) {
        return switch (outcome) {
            case L -> Optional.of(Message.of("proof.repeats.l", "says", says));
            case R -> Optional.of(Message.of("proof.repeats.r", "says", says));
            case N -> Optional.of(Message.of("proof.repeats.n", "says", says));
            case P -> Optional.of(Message.of("proof.repeats.p", "says", says));
            case D -> Optional.empty();
        };
    }

    private static Message provedSentence(String phrase, Evidence.Period period, long nanos) {
        return Message.of(
                phrase,
                "theorem",
                Explainer.theorem(period.theorem()),
                "to",
                period.verifiedTo(),
                "seconds",
                TheoremWords.seconds(nanos));
    }
}
