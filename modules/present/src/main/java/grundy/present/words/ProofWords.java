package grundy.present.words;

import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremWords;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.rules.RuleTree;
import grundy.text.Block;
import grundy.text.Blocks;
import grundy.text.Language;
import grundy.text.MarkedText;
import grundy.text.Message;
import grundy.text.PrintableText;
import grundy.text.SeveralLines;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Describes the result of a search for a proof for the reader.
public final class ProofWords {
    private static final int FIRST = 12;
    private static final int MOST_ATTEMPTS = 8;

    private final ProofTask task;
    private final Optional<TheoremStatement> statement;
    private final Optional<String> certificate;
    private final Blocks blocks;

    private ProofWords(
            ProofTask task, Optional<TheoremStatement> statement, Optional<String> certificate, Language language) {
        this.task = task;
        this.statement = statement;
        this.certificate = certificate;
        this.blocks = new Blocks(language);
    }

    /// @param statement the theorem in words, if there are any
    /// @param certificate the file that it was written to
    public static List<Block> of(
            ProofTask task,
            ProofFinding finding,
            Optional<TheoremStatement> statement,
            Optional<String> certificate,
            Language language) {
        var words = new ProofWords(task, statement, certificate, language);
        switch (finding) {
            case ProofFinding.Proved proved -> words.sayProof(proved);
            case ProofFinding.RepeatingValues repeats -> {
                RepeatingWords.tell(task, repeats, words.blocks);
                words.sayCertificate();
            }
            case ProofFinding.RepeatingOutcomes repeats -> {
                RepeatingWords.tell(task, repeats, words.blocks);
                words.sayCertificate();
            }
            case ProofFinding.RecursiveValues recursive -> {
                RecursionWords.tell(task, recursive, words.blocks);
                words.sayCertificate();
            }
            case ProofFinding.PairedBlocks blocks -> {
                BlockPairWords.tell(task, blocks, words.blocks);
                words.sayCertificate();
            }
            case ProofFinding.Refuted refuted -> words.sayRefutation(refuted);
            case ProofFinding.Open open -> words.open(open);
            case ProofFinding.Undecided undecided ->
                words.say(Message.of("proof.untold", "why", undecided.why(), "sum", undecided.holdsTo()));
        }
        return words.blocks.list();
    }

    /// @return the theorem in a sentence
    public static String theorem(
            ProofTask task, Theorem theorem, Optional<TheoremStatement> statement, Language language) {
        return markedTitle(task, theorem, statement, language).text();
    }

    /// @return the title with its formulas
    public static MarkedText markedTitle(
            ProofTask task, Theorem theorem, Optional<TheoremStatement> statement, Language language) {
        return new ProofWords(task, statement, Optional.empty(), language)
                .title(theorem)
                .markedText(language);
    }

    /// @return the theorem in a sentence and the rules as they were written, for the head of a file: no line of the
    ///     rules is at the margin, and signs that are none to be read are written as their numbers
    public static String page(
            ProofTask task, Theorem theorem, Optional<TheoremStatement> statement, Language language) {
        return page(task, theorem(task, theorem, statement, language), language);
    }

    static String page(ProofTask task, String theorem, Language language) {
        var entry = task.game().entry();
        var quotation = quotation(task.game().fullName());
        var rules = entry == null || entry.rules().isBlank()
                ? Message.of("proof.page.rules", "rules", quotation)
                : Message.of("proof.page.entry", "name", quotation, "rules", quotation(entry.rules()));
        return theorem + "\n\n" + rules.in(language);
    }

    private static SeveralLines quotation(String text) {
        return new SeveralLines(
                text.lines().map(line -> "     " + PrintableText.of(line)).collect(Collectors.joining("\n")));
    }

    private String game() {
        return game(task, blocks.language());
    }

    /// @return the game by its name in the catalogue, or by its rules
    static String game(ProofTask task, Language language) {
        var entry = task.game().entry();
        if (entry == null) return task.game().fullName();
        var names = language == Language.ZH ? entry.chineseNames() : entry.names();
        var name = names.isEmpty() ? entry.id() : names.getFirst();
        return task.game().parameters().isEmpty()
                ? name
                : name + " [" + task.game().assignments() + "]";
    }

    private static String tuple(List<?> parts) {
        return parts.size() == 1
                ? String.valueOf(parts.getFirst())
                : parts.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    private void say(Message message) {
        blocks.add(Block.paragraph(List.of(blocks.markedText(message))));
    }

    private void item(Message message) {
        blocks.item(message);
    }

    private Message title(Theorem theorem) {
        if (!theorem.values() && !hasLost(theorem))
            return Message.of("proof.theorem.none", "game", game(), "play", play(theorem));
        var words = FamilyWords.words(theorem, statement);
        return Message.of(
                theorem.values() ? "proof.theorem.value" : "proof.theorem.cold",
                "says",
                words,
                "game",
                game(),
                "play",
                play(theorem),
                "position",
                tuple(theorem.game().coordinates()));
    }

    private static boolean hasLost(Theorem theorem) {
        for (boolean accepts : theorem.automaton().accepting()) if (accepts) return true;
        return false;
    }

    static Message play(Theorem theorem) {
        return play(theorem.game().play());
    }

    static Message play(Play play) {
        return Message.of(play == Play.MISERE ? "proof.misere" : "proof.normal");
    }

    private void sayProof(ProofFinding.Proved proved) {
        var theorem = proved.theorem();
        say(title(theorem));
        say(Message.of(
                "proof.proved",
                "position",
                theorem.game().coordinates(),
                "states",
                theorem.automaton().states(),
                "system",
                NumerationWords.system(theorem.system()),
                "seconds",
                TheoremWords.seconds(proved.nanos())));
        item(TheoremWords.measure(theorem.measure()));
        for (var step : proved.steps()) item(TheoremWords.step(step));
        if (proved.questions() > 0) item(Message.of("proof.learned", "questions", proved.questions()));
        var first = firstCold(theorem);
        if (!first.isEmpty()) say(Message.of("proof.first", "positions", String.join(" ", first)));
        boolean normal = theorem.game().play() == Play.NORMAL;
        if (theorem.values() && normal) say(Message.of("proof.sums"));
        if (!theorem.values() && isOneHeap(theorem))
            say(Message.of(normal ? "proof.one-heap" : "proof.one-heap-misere"));
        sayCertificate();
    }

    private void sayCertificate() {
        certificate.ifPresent(file -> say(Message.of("proof.written", "file", file)));
    }

    private boolean isOneHeap(Theorem theorem) {
        return theorem.game().coordinates().size() == 1 && task.game().rules() instanceof RuleTree.TakeAndBreak;
    }

    /// The P-positions with the least sums, of games of few coordinates.
    private static List<String> firstCold(Theorem theorem) {
        var found = new ArrayList<String>();
        int count = theorem.game().coordinates().size();
        for (int sum = 0; sum < 60 && found.size() < FIRST; sum++) collect(theorem, new long[count], 0, sum, found);
        return found;
    }

    private static void collect(Theorem theorem, long[] position, int from, int left, List<String> found) {
        if (found.size() >= FIRST) return;
        if (from == position.length - 1) {
            position[from] = left;
            var numbers = Arrays.stream(position).mapToObj(BigInteger::valueOf).toList();
            if (theorem.isCold(numbers)) found.add(TheoremWords.position(numbers));
            return;
        }
        for (int coordinate = 0; coordinate <= left; coordinate++) {
            position[from] = coordinate;
            collect(theorem, position, from + 1, left - coordinate, found);
        }
    }

    private void sayRefutation(ProofFinding.Refuted refuted) {
        var position = tuple(refuted.position());
        var truth = task.values() || refuted.value().compareTo(BigInteger.ONE) > 0
                ? Message.of("proof.truth.value", "value", refuted.value())
                : Message.of(refuted.value().signum() == 0 ? "proof.truth.cold" : "proof.truth.hot");
        say(Message.of("proof.refuted", "position", position, "truth", truth));
        if (refuted.leastBy().size() > 1) say(Message.of("proof.order", "order", refuted.leastBy()));
    }

    private void open(ProofFinding.Open open) {
        say(Message.of(
                open.attempts().isEmpty() ? "proof.open.none" : "proof.open",
                "game",
                game(),
                "seconds",
                TheoremWords.seconds(open.nanos())));
        for (var attempt : open.attempts().stream().limit(MOST_ATTEMPTS).toList()) item(attempt(attempt));
        if (open.attempts().size() > MOST_ATTEMPTS)
            item(Message.of("proof.more", "count", open.attempts().size() - MOST_ATTEMPTS));
        if (open.holdsTo() >= 0) say(Message.of("proof.holds-to", "sum", open.holdsTo()));
    }

    private static Message attempt(ProofFinding.Attempt attempt) {
        return attempt.holdsTo() < 0
                ? Message.of(
                        "proof.attempt.none", "system", NumerationWords.system(attempt.system()), "why", attempt.why())
                : Message.of(
                        "proof.attempt",
                        "system",
                        NumerationWords.system(attempt.system()),
                        "why",
                        attempt.why(),
                        "states",
                        attempt.states(),
                        "sum",
                        attempt.holdsTo());
    }
}
