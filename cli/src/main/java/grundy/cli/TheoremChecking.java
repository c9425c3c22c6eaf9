package grundy.cli;

import grundy.check.theorem.BruteForce;
import grundy.check.theorem.Budget;
import grundy.check.theorem.TheoremCheck.Result;
import grundy.check.theorem.TooLargeException;
import grundy.rules.Rules;
import grundy.rules.RulesException;
import grundy.store.StoreException;
import grundy.store.StoredRules;
import grundy.store.TheoremFile;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// Checks the certificate of a theorem again: by the kernel alone, and by brute force to a bound.
final class TheoremChecking {
    private static final long USUAL_SECONDS = 5;

    private final TheoremFile file;
    private final List<Message> steps = new ArrayList<>();

    private TheoremChecking(TheoremFile file) {
        this.file = file;
    }

    /// @param bound on the sum of the coordinates, for brute force; -1 for as far as a few seconds allow
    /// @return the exit status
    static int run(Path source, long bound, Console console) throws IOException {
        TheoremFile file;
        try {
            file = TheoremFile.read(source);
        } catch (StoreException e) {
            return unread(source, e.explanation(), console);
        } catch (RulesException e) {
            return unread(source, e.explanation(), console);
        } catch (TooLargeException | IllegalArgumentException | ArithmeticException e) {
            var problem = Message.of("cli.prove.check.problem", "problem", String.valueOf(e.getMessage()));
            return unread(source, problem, console);
        }
        var checking = new TheoremChecking(file);
        var fault = checking.fault(bound);
        var verdict = fault.isPresent()
                ? Message.of("store.check.fails", "fault", fault.get())
                : Message.of("cli.prove.check.holds");
        if (console.json()) {
            var node = new JsonObject()
                    .put("file", source.toString())
                    .put("rules", file.rules())
                    .put("kind", file.theorem().values() ? "g" : "P")
                    .put("claim", file.claim().isEmpty() ? null : file.claim())
                    .put("numeration", file.theorem().system().name())
                    .put("checks", fault.isEmpty())
                    .put("complete", fault.isEmpty());
            var steps = node.putArray("steps");
            checking.steps.forEach(step -> steps.add(console.text(step)));
            node.put("fault", fault.map(console::text).orElse(null));
            console.say(node.put("verdict", console.text(verdict)));
        } else {
            console.say(Message.of(
                    "cli.prove.check.title",
                    "rules",
                    file.rules(),
                    "states",
                    file.theorem().automaton().states(),
                    "system",
                    ProofText.system(file.theorem().system())));
            checking.steps.forEach(step -> console.say("  " + console.text(step)));
            console.say(verdict);
        }
        return fault.isPresent() ? Command.REFUSED : Command.DONE;
    }

    /// A certificate that was changed is one that does not check.
    private static int unread(Path source, Message fault, Console console) {
        var verdict = Message.of("store.check.fails", "fault", fault);
        if (console.json())
            console.say(new JsonObject()
                    .put("file", source.toString())
                    .put("checks", false)
                    .put("complete", false)
                    .put("fault", console.text(fault))
                    .put("verdict", console.text(verdict)));
        else console.say(verdict);
        return Command.REFUSED;
    }

    private Optional<Message> fault(long bound) {
        try {
            return proof().or(this::claim).or(() -> bruteForce(bound));
        } catch (RulesException e) {
            return Optional.of(e.explanation());
        } catch (TooLargeException | IllegalArgumentException | ArithmeticException e) {
            return Optional.of(Message.of("cli.prove.check.problem", "problem", String.valueOf(e.getMessage())));
        }
    }

    private Optional<Message> proof() {
        return switch (file.theorem().check(Budget.DEFAULT)) {
            case Result.Wrong(var position, var _) ->
                Optional.of(Message.of("cli.prove.check.wrong", "position", tuple(position)));
            case Result.Proved(var proved) -> {
                steps.add(Message.of(
                        "cli.prove.step.measure", "measure", file.theorem().measure()));
                proved.forEach(step -> steps.add(ProofText.step(step)));
                yield Optional.empty();
            }
        };
    }

    private static String tuple(List<BigInteger> position) {
        return position.size() == 1
                ? position.getFirst().toString()
                : position.stream().map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
    }

    private Optional<Message> claim() {
        if (file.claim().isEmpty()) return Optional.empty();
        if (!file.saysSame()) return Optional.of(Message.of("prove.claim", "claim", file.claim()));
        steps.add(Message.of("cli.prove.check.same", "claim", file.claim()));
        return Optional.empty();
    }

    private Optional<Message> bruteForce(long bound) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(USUAL_SECONDS);
        Rules rules =
                StoredRules.read(file.rules()).orElseThrow(() -> new AssertionError("The rules were read before"));
        var theorem = file.theorem();
        var force =
                new BruteForce(rules, theorem.game().play(), file.heaps(), () -> bound < 0 && System.nanoTime() > end);
        int most = (int) Math.min(bound < 0 ? usual(theorem.game().coordinates().size()) : bound, 1_000_000);
        var wrong = force.wrong(theorem, most);
        if (wrong.isPresent()) return Optional.of(Message.of("cli.prove.check.wrong", "position", tuple(wrong.get())));
        steps.add(Message.of("cli.prove.check.force", "positions", force.compared()));
        return Optional.empty();
    }

    private static int usual(int coordinates) {
        return switch (coordinates) {
            case 1 -> 2_000;
            case 2 -> 60;
            case 3 -> 24;
            default -> 12;
        };
    }
}
