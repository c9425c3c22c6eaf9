package grundy.store.certificate;

import grundy.check.CheckResult;
import grundy.check.answer.BlockPairs;
import grundy.check.answer.BlockPairsCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.text.Message;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;

/// The certificate that the P-positions of two heaps are pairs of numbers in pairs of blocks.
///
/// Its members: `question`, the rules; `size` of the blocks, `step`.
public record BlockPairsCertificate(List<String> question, BlockPairs pairs) implements AnswerCertificate {
    private static final String SIZE = "size";
    private static final String STEP = "step";
    private static final int VERSION = 1;

    public BlockPairsCertificate {
        question = List.copyOf(question);
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.BLOCK_PAIRS;
    }

    @Override
    public Message title() {
        return Message.of("store.check.blocks.title", "question", String.join(" ", question));
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        return BlockPairsCheck.result(gameInNormalPlay(posed, file).rules(), pairs);
    }

    @Override
    public JsonObject json() {
        return CertificateMembers.newCertificate(kind(), VERSION, question)
                .put(SIZE, pairs.size())
                .put(STEP, pairs.step().longValueExact());
    }

    static BlockPairsCertificate read(CertificateMembers in) {
        var read = new BlockPairsCertificate(in.question(), pairs(in, in.longNumber(SIZE), in.longNumber(STEP)));
        in.requireAll(read.json());
        return read;
    }

    private static BlockPairs pairs(CertificateMembers in, long size, long step) {
        if (size < 0 || size > BlockPairs.LARGEST_SIZE) throw in.fault(SIZE);
        try {
            return new BlockPairs((int) size, BigInteger.valueOf(step));
        } catch (IllegalArgumentException _) {
            throw in.fault(SIZE);
        }
    }
}
