package grundy.cli;

import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremWords;
import grundy.present.json.ProofJson;
import grundy.prove.Finding;
import grundy.prove.Finding.Attempt;
import grundy.prove.Statement;
import grundy.prove.Task;
import grundy.rules.Rules;
import grundy.store.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What came of a proof, as text and as JSON.
///
/// @param statement the theorem in words, if there are any
/// @param certificate the file that it was written to
record ProofText(
        Task task, Finding finding, Optional<Statement> statement, Optional<String> certificate, Language language) {
    private static final int FIRST = 12;
    private static final int MOST_ATTEMPTS = 8;

    List<String> lines() {
        return switch (finding) {
            case Finding.Proved proved -> proved(proved);
            case Finding.Refuted refuted -> refuted(refuted);
            case Finding.Open open -> open(open);
            case Finding.Untold untold -> List.of(say(untold(untold)));
        };
    }

    private String game() {
        var entry = task.game().entry();
        if (entry == null) return task.game().text();
        var names = language == Language.ZH ? entry.chineseNames() : entry.names();
        var name = names.isEmpty() ? entry.id() : names.getFirst();
        var text = task.game().text();
        int bracket = text.indexOf('[');
        return bracket < 0 ? name : name + " " + text.substring(bracket);
    }

    private static String tuple(List<?> parts) {
        return parts.size() == 1
                ? String.valueOf(parts.getFirst())
                : parts.stream().map(String::valueOf).collect(Collectors.joining(", ", "(", ")"));
    }

    private String say(Message message) {
        return message.in(language);
    }

    private Message title(Theorem theorem) {
        var words = statement.map(Statement::words).orElseGet(() -> Message.of("cli.prove.automaton"));
        var key = theorem.values()
                ? Message.of(
                        "cli.prove.theorem.value",
                        "says",
                        words,
                        "game",
                        game(),
                        "play",
                        play(theorem),
                        "position",
                        tuple(theorem.game().coordinates()))
                : Message.of(
                        "cli.prove.theorem.cold",
                        "says",
                        words,
                        "game",
                        game(),
                        "play",
                        play(theorem),
                        "position",
                        tuple(theorem.game().coordinates()));
        return key;
    }

    private static Message play(Theorem theorem) {
        return Message.of(theorem.game().play() == Play.MISERE ? "cli.prove.misere" : "cli.prove.normal");
    }

    private List<String> proved(Finding.Proved proved) {
        var theorem = proved.theorem();
        var lines = new ArrayList<String>();
        lines.add(say(title(theorem)));
        lines.add(say(Message.of(
                "cli.prove.proved",
                "position",
                String.join(", ", theorem.game().coordinates()),
                "states",
                theorem.automaton().states(),
                "system",
                TheoremWords.system(theorem.system()),
                "seconds",
                TheoremWords.seconds(proved.nanos()))));
        lines.add("  " + say(TheoremWords.measure(theorem.measure())));
        for (var step : proved.steps()) lines.add("  " + say(TheoremWords.step(step)));
        if (proved.questions() > 0)
            lines.add("  " + say(Message.of("cli.prove.learned", "questions", proved.questions())));
        var first = firstCold(theorem);
        if (!first.isEmpty()) lines.add(say(Message.of("cli.prove.first", "positions", String.join(" ", first))));
        boolean normal = theorem.game().play() == Play.NORMAL;
        if (theorem.values() && normal) lines.add(say(Message.of("cli.prove.sums")));
        if (!theorem.values() && isOneHeap(theorem))
            lines.add(say(Message.of(normal ? "cli.prove.one-heap" : "cli.prove.one-heap-misere")));
        certificate.ifPresent(file -> lines.add(say(Message.of("cli.prove.written", "file", file))));
        return lines;
    }

    private boolean isOneHeap(Theorem theorem) {
        return theorem.game().coordinates().size() == 1 && task.game().rules() instanceof Rules.TakeAndBreak;
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
            var numbers = java.util.Arrays.stream(position)
                    .mapToObj(BigInteger::valueOf)
                    .toList();
            if (theorem.isCold(numbers)) found.add(TheoremWords.position(numbers));
            return;
        }
        for (int coordinate = 0; coordinate <= left; coordinate++) {
            position[from] = coordinate;
            collect(theorem, position, from + 1, left - coordinate, found);
        }
    }

    private List<String> refuted(Finding.Refuted refuted) {
        var position = tuple(refuted.position());
        var truth = task.values() || refuted.value().compareTo(BigInteger.ONE) > 0
                ? Message.of("cli.prove.truth.value", "value", refuted.value())
                : Message.of(refuted.value().signum() == 0 ? "cli.prove.truth.cold" : "cli.prove.truth.hot");
        return List.of(
                say(Message.of("cli.prove.refuted", "position", position, "truth", truth)),
                say(Message.of("cli.prove.order", "order", String.join(", ", ProofJson.order(refuted)))));
    }

    private List<String> open(Finding.Open open) {
        var lines = new ArrayList<String>();
        lines.add(say(Message.of("cli.prove.open", "game", game(), "seconds", TheoremWords.seconds(open.nanos()))));
        for (var attempt : open.attempts().stream().limit(MOST_ATTEMPTS).toList())
            lines.add("  " + say(attempt(attempt)));
        if (open.attempts().size() > MOST_ATTEMPTS)
            lines.add("  "
                    + say(Message.of("cli.prove.more", "count", open.attempts().size() - MOST_ATTEMPTS)));
        if (open.holdsTo() >= 0) lines.add(say(Message.of("cli.prove.holds-to", "sum", open.holdsTo())));
        return lines;
    }

    private static Message untold(Finding.Untold untold) {
        return Message.of("cli.prove.untold", "why", untold.why(), "sum", untold.holdsTo());
    }

    private static Message attempt(Attempt attempt) {
        return attempt.holdsTo() < 0
                ? Message.of(
                        "cli.prove.attempt.none", "system", TheoremWords.system(attempt.system()), "why", attempt.why())
                : Message.of(
                        "cli.prove.attempt",
                        "system",
                        TheoremWords.system(attempt.system()),
                        "why",
                        attempt.why(),
                        "states",
                        attempt.states(),
                        "sum",
                        attempt.holdsTo());
    }

    JsonObject json() {
        var theorem = finding instanceof Finding.Proved proved ? say(title(proved.theorem())) : "";
        return ProofJson.of(task, finding, statement, theorem, String.join("\n", lines()), certificate, language);
    }
}
