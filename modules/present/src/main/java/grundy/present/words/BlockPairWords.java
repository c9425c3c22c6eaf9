package grundy.present.words;

import grundy.check.answer.BlockPairsCheck;
import grundy.check.theorem.TheoremWords;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// Theorems that P-positions are pairs of numbers in pairs of blocks, for a reader.
public final class BlockPairWords {
    private static final int ROWS = 12;
    private static final int NUMBERS = 16;

    private BlockPairWords() {}

    /// @return the theorem in a sentence
    public static String theorem(ProofTask task, ProofFinding.PairedBlocks finding, Language language) {
        return title(task, finding, language).in(language);
    }

    private static Message title(ProofTask task, ProofFinding.PairedBlocks finding, Language language) {
        var pairs = finding.pairs();
        var step = pairs.step().equals(BigInteger.ONE) ? "" : pairs.step().toString();
        return Message.of(
                "proof.theorem.blocks",
                "game",
                ProofWords.game(task, language),
                "play",
                ProofWords.play(task.play()),
                "a",
                finding.coordinates().getFirst(),
                "b",
                finding.coordinates().getLast(),
                "size",
                pairs.size(),
                "upper",
                "A(j) + " + step + "⌊j/" + pairs.size() + "⌋");
    }

    static void tell(ProofTask task, ProofFinding.PairedBlocks finding, Blocks blocks) {
        var pairs = finding.pairs();
        blocks.say(title(task, finding, blocks.language()));
        blocks.item(blocks.phrase(Message.of(
                "proof.blocks.proved",
                "a",
                finding.coordinates().getFirst(),
                "b",
                finding.coordinates().getLast(),
                "seconds",
                TheoremWords.seconds(finding.nanos()),
                "size",
                pairs.size())));
        blocks.item(blocks.phrase(Message.of("proof.blocks.checked", "to", BlockPairsCheck.COUNTERS)));
        blocks.say(Message.of("proof.blocks.rows", "lower", row(pairs::lower), "upper", row(pairs::upper)));
        blocks.say(Message.of(
                "proof.first",
                "positions",
                LongStream.range(0, NUMBERS)
                        .mapToObj(BigInteger::valueOf)
                        .map(number -> "(" + number + "," + pairs.partner(number) + ")")
                        .collect(Collectors.joining(" "))));
    }

    private static String row(UnaryOperator<BigInteger> numbers) {
        return LongStream.range(0, ROWS)
                .mapToObj(index -> numbers.apply(BigInteger.valueOf(index)).toString())
                .collect(Collectors.joining(" "));
    }
}
