package grundy.present.words;

import grundy.store.certificate.CertificateCheckResult;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.util.List;

/// Describes the result of checking a certificate for the reader.
public final class CheckedWords {
    private CheckedWords() {}

    public static List<Block> of(CertificateCheckResult checked, Language language) {
        var blocks = new Blocks(language);
        checked.title().ifPresent(title -> blocks.say(BriefMessage.of(title, language)));
        switch (checked) {
            case CertificateCheckResult.Equilibria _, CertificateCheckResult.Behaviours _ -> {
                items(blocks, checked.faults());
                items(blocks, checked.steps());
                blocks.say(BriefMessage.of(checked.verdict(), language));
                // That there are no others is no part of what was stated.
                if (checked.faults().isEmpty())
                    checked.open().forEach(open -> blocks.say(BriefMessage.of(open, language)));
            }
            case CertificateCheckResult.Period _,
                    CertificateCheckResult.TheoremForAllSizes _,
                    CertificateCheckResult.Unreadable _,
                    CertificateCheckResult.OfAnswer _,
                    CertificateCheckResult.Quotient _ -> {
                items(blocks, checked.steps());
                items(blocks, checked.open());
                blocks.say(BriefMessage.of(checked.verdict(), language));
            }
        }
        return blocks.list();
    }

    private static void items(Blocks blocks, List<Message> messages) {
        messages.forEach(message -> blocks.item(BriefMessage.of(message, blocks.language())));
    }
}
