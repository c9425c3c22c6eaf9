package grundy.present.words;

import grundy.check.answer.HeapRecursion;
import grundy.check.answer.HeapRecursion.ResidueRow;
import grundy.check.answer.HeapRecursion.ValueRow;
import grundy.check.answer.HeapRecursionCheck;
import grundy.check.automaton.LinearSum;
import grundy.check.theorem.TheoremWords;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Theorems that give nim-values by those of smaller heaps, for a reader.
public final class RecursionWords {
    private static final String NUMBER = "m";

    private RecursionWords() {}

    /// @return the theorem in a sentence
    public static String theorem(ProofTask task, ProofFinding.RecursiveValues finding, Language language) {
        return title(task, finding, language).in(language);
    }

    /// @return the recursion with the rules, for the head of a file
    public static String page(ProofTask task, ProofFinding.RecursiveValues finding, Language language) {
        return ProofWords.page(task, theorem(task, finding, language), language);
    }

    private static Message title(ProofTask task, ProofFinding.RecursiveValues finding, Language language) {
        var recursion = finding.recursion();
        return Message.of(
                recursion.from().signum() == 0 ? "proof.theorem.recursion" : "proof.theorem.recursion-from",
                "game",
                ProofWords.game(task, language),
                "play",
                ProofWords.play(task.play()),
                "rows",
                rows(recursion),
                "from",
                recursion.from());
    }

    /// @return an equation for each rest: `g(2m) = m, g(2m + 1) = g(m)`
    public static String rows(HeapRecursion recursion) {
        return IntStream.range(0, recursion.rows().size())
                .mapToObj(rest -> {
                    var row = recursion.rows().get(rest);
                    var heap = formula(recursion.modulus(), BigInteger.valueOf(rest));
                    return "g(" + heap + ") = " + formula(row);
                })
                .collect(Collectors.joining(", "));
    }

    private static String formula(ResidueRow row) {
        var number = formula(row.factor(), row.constant());
        return row instanceof ValueRow ? number : "g(" + number + ")";
    }

    private static String formula(BigInteger factor, BigInteger constant) {
        return LinearSum.of(NUMBER)
                .times(factor)
                .plus(LinearSum.of(constant))
                .toString()
                .replace("*", "");
    }

    static void tell(ProofTask task, ProofFinding.RecursiveValues finding, Blocks blocks) {
        blocks.say(title(task, finding, blocks.language()));
        blocks.item(
                blocks.phrase(Message.of("proof.recursion.proved", "seconds", TheoremWords.seconds(finding.nanos()))));
        blocks.item(blocks.phrase(Message.of(
                "proof.recursion.checked",
                "modulus",
                finding.recursion().modulus(),
                "to",
                HeapRecursionCheck.HEAPS - 1)));
        var values = finding.values();
        blocks.say(Message.of(
                "proof.repeats.values",
                "to",
                values.size() - 1,
                "values",
                values.stream().map(String::valueOf).collect(Collectors.joining(" "))));
        blocks.say(Message.of(
                "proof.first",
                "positions",
                IntStream.range(0, values.size())
                        .filter(n -> values.get(n) == 0)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "))));
        blocks.say(Message.of("proof.sums"));
    }
}
