package grundy.explain.lesson;

import grundy.answer.Verdict;
import grundy.check.Evidence;
import grundy.check.automaton.NumerationSystem;
import grundy.check.automaton.NumerationWords;
import grundy.check.theorem.Theorem;
import grundy.rules.BoardPosition;
import grundy.rules.Component;
import grundy.rules.Tuple;
import grundy.rules.board.heap.NumberRow;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.FormulaText;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.value.Outcome;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// An answer read off an automaton that was proved to be right for all positions: the digits that it reads, the states
/// that it passes through, where it ends, and where the winning moves come from.
public record AutomatonLesson(Verdict verdict, Evidence.Automatic evidence) implements Lesson {

    @Override
    public void tell(Blocks blocks) {
        var theorem = evidence.theorem();
        blocks.say(Message.of(
                theorem.values() ? "explain.automatic.values" : "explain.automatic.cold",
                "position",
                names(theorem),
                "states",
                theorem.automaton().states(),
                "system",
                system(theorem.system())));
        if (!evidence.claim().isEmpty())
            blocks.say(Message.of("explain.automatic.claim", "claim", FormulaText.of(evidence.claim())));
        blocks.say(Message.of("explain.automatic.read"));
        var numbers = numbers(theorem);
        if (theorem.values()) numbers.add(theorem.value(numbers).orElseThrow());
        var run = new AutomatonRun(theorem, numbers);
        run.tell(blocks);
        blocks.say(end(run, theorem, numbers, new ShortenedText(blocks.language())));
        if (verdict.outcome() == Outcome.N) blocks.say(Message.of("explain.automatic.moves"));
    }

    private static String names(Theorem theorem) {
        var names = theorem.game().coordinates();
        return names.size() == 1 ? names.getFirst() : String.join(", ", names);
    }

    /// The numbers of the position; where a theorem is about more heaps than there are, the others are empty.
    private List<BigInteger> numbers(Theorem theorem) {
        var numbers = new ArrayList<BigInteger>();
        for (var component : verdict.question().sum().components()) numbers.addAll(numbers(component));
        while (numbers.size() < theorem.game().coordinates().size()) numbers.add(BigInteger.ZERO);
        return numbers;
    }

    private static List<BigInteger> numbers(Component component) {
        return switch (component.position()) {
            case Tuple tuple -> tuple.stream().toList();
            case BoardPosition board when board.state() instanceof NumberRow row -> row.list();
            case BoardPosition board -> throw new AssertionError("No theorem is about " + board.text());
        };
    }

    private Message end(AutomatonRun run, Theorem theorem, List<BigInteger> numbers, ShortenedText texts) {
        if (theorem.values())
            return Message.of("explain.automatic.value", "state", run.last(), "value", texts.number(numbers.getLast()));
        if (run.stopsAt() >= 0) return Message.of("explain.automatic.stops", "digit", run.stopsAt() + 1);
        return Message.of(
                verdict.outcome() == Outcome.P ? "explain.automatic.accepted" : "explain.automatic.refused",
                "state",
                run.last());
    }

    /// @return the meaning of the digits
    public static Message system(NumerationSystem system) {
        if (system.base() > 0 || system.equals(NumerationSystem.FIBONACCI)) return NumerationWords.system(system);
        return Message.of("explain.automatic.weights", "weights", NumerationWords.firstWeights(system));
    }
}
