package grundy.present.move;

import grundy.finding.Move;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Tuple;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.ArgumentList;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import grundy.value.Compound;
import java.math.BigInteger;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads a move as a person types it: the number of a move of the list, `2: 3` (from heap 2 take 3), `2: -> 3+4`,
/// `take 3 from 2`, or the position to leave. Where there is only one heap, and it cannot split, a number says how
/// many to take.
public final class MoveReader {
    private static final String HEAP = "(?:heap|pile|part|第)?\\s*(\\d{1,9})\\s*(?:堆|部分|个子游戏)?";
    private static final String AMOUNT = "(\\d{1,2000})\\s*(?:个|颗|枚|粒|块)?(?:石子)?";
    private static final Pattern ADDRESSED =
            Pattern.compile("(?i)" + HEAP + "(?:\\s*,[^:]*|\\s*\\([^:]*\\))?\\s*:\\s*(\\S.*)");
    private static final Pattern ADDRESSED_IN_CHINESE = Pattern.compile("第\\s*(\\d{1,9})\\s*(?:堆|部分|个子游戏)\\s*(\\S.*)");
    private static final Pattern TAKE_FROM =
            Pattern.compile("(?i)(?:take|remove)\\s+" + AMOUNT + "\\s+from\\s+(?:the\\s+)?" + HEAP);
    private static final Pattern TAKE_FROM_IN_CHINESE =
            Pattern.compile("从\\s*" + HEAP + "\\s*(?:中|里)?(?:取|拿)走?\\s*" + AMOUNT);
    private static final Pattern TAKE = Pattern.compile("(?i)(?:take|remove|取走?|拿走?|-)\\s*" + AMOUNT);
    private static final Pattern TO =
            Pattern.compile("(?i)(?:.*->|to |leave |留下?|剩下?|变成)\\s*(\\S.*?)(?:\\s*\\((?:take|取)[^)]*\\))?");
    private static final Pattern EQUAL_PARTS = Pattern.compile("(\\d{1,5})\\s*[xX×✕✖⨯⨉∙·⋅*]\\s*(\\d{1,18})");
    private static final int MOST_EQUAL = 10_000;
    private static final int MOST_SHOWN = 8;
    private static final int MOST_NEAR = 3;
    private static final long MOST_NUMBERED = 100_000;

    private final Situation situation;
    private final RuleLanguage rules;
    private @Nullable PrintedMoves printed;

    public MoveReader(Situation situation, RuleLanguage rules) {
        this.situation = situation;
        this.rules = rules;
    }

    public MoveReading read(String typed) {
        var text = Normalizer.normalize(typed, Normalizer.Form.NFKC)
                .replace("→", "->")
                .replace("。", "")
                .strip();
        try {
            if (text.matches("\\d{1,9}") || text.matches("\\d{1,2000}") && isNumberAnAmount())
                return number(new BigInteger(text));
            var printed = printedMoves().find(typed);
            if (printed.isPresent()) return new MoveReading.Accepted(printed.get());
            var segments = text.split("\\s*;\\s*");
            if (segments.length > 1 || step(segments[0]) != null) return steps(segments);
            return whole(typed.strip());
        } catch (RulesException e) {
            return new MoveReading.Refused(e.explanation());
        }
    }

    private PrintedMoves printedMoves() {
        var made = printed;
        if (made == null) {
            made = new PrintedMoves(situation);
            printed = made;
        }
        return made;
    }

    /// @return whether a number alone says how many counters to take
    public boolean isNumberAnAmount() {
        return isNumberAnAmount(situation);
    }

    public static boolean isNumberAnAmount(Situation situation) {
        return situation.components().size() == 1
                && LegalMoves.rules(situation.components().getFirst(), situation.mover())
                        instanceof RuleTree.TakeAndBreak heaps
                && !heaps.maySplit();
    }

    private MoveReading number(BigInteger number) {
        if (isNumberAnAmount()) return alone(take(0, number));
        long target = number.longValueExact();
        if (target >= 1 && target <= MOST_NUMBERED) {
            var move = LegalMoves.moves(situation).skip(target - 1).findFirst();
            if (move.isPresent()) return new MoveReading.Accepted(move.get());
        }
        long count = LegalMoves.moves(situation).limit(MOST_NUMBERED).count();
        return MoveReading.refused("play.bad.number", "number", number, "count", count);
    }

    /// A move in one component, or the reason why it is not one.
    private sealed interface StepReading {
        record Legal(Move.Step step) implements StepReading {}

        record Illegal(Message why) implements StepReading {}
    }

    private static StepReading bad(String key, Object... pairs) {
        return new StepReading.Illegal(Message.of(key, pairs));
    }

    private MoveReading alone(StepReading reading) {
        return switch (reading) {
            case StepReading.Illegal(var why) -> new MoveReading.Refused(why);
            case StepReading.Legal(var legal) -> check(List.of(legal));
        };
    }

    private MoveReading steps(String[] segments) {
        var byComponent = new TreeMap<Integer, Move.Step>();
        for (var segment : segments) {
            switch (step(segment)) {
                case null -> {
                    return MoveReading.refused(
                            "play.bad.step", "text", MoveWording.shorten(segment), "example", example());
                }
                case StepReading.Illegal(var why) -> {
                    return new MoveReading.Refused(why);
                }
                case StepReading.Legal(var step) -> {
                    if (byComponent.put(step.component(), step) != null)
                        return MoveReading.refused("play.bad.twice", "number", step.component() + 1);
                }
            }
        }
        return check(List.copyOf(byComponent.values()));
    }

    /// Legal steps as a move, if that number of components may be moved in at once.
    private MoveReading check(List<Move.Step> steps) {
        var compound = situation.sum().compound().moving();
        if (compound == Compound.DISJUNCTIVE && steps.size() != 1)
            return MoveReading.refused("play.bad.one-only", "count", steps.size());
        if (compound == Compound.CONJUNCTIVE) {
            for (int i = 0; i < situation.components().size(); i++) {
                int index = i;
                if (LegalMoves.isRunning(situation.components().get(i), situation.mover())
                        && steps.stream().noneMatch(step -> step.component() == index))
                    return MoveReading.refused("play.bad.every", "number", i + 1);
            }
        }
        return new MoveReading.Accepted(new Move(steps, situation.mover()));
    }

    /// @return null if the text does not speak of one component
    private @Nullable StepReading step(String text) {
        for (var pattern : List.of(ADDRESSED, ADDRESSED_IN_CHINESE)) {
            var addressed = pattern.matcher(text);
            if (addressed.matches()) return readStep(addressed.group(1), addressed.group(2));
        }
        var takeFrom = TAKE_FROM.matcher(text);
        if (takeFrom.matches()) return readStep(takeFrom.group(2), takeFrom.group(1));
        var chinese = TAKE_FROM_IN_CHINESE.matcher(text);
        if (chinese.matches()) return readStep(chinese.group(1), chinese.group(2));
        boolean isForm = TAKE.matcher(text).matches() || TO.matcher(text).matches();
        if (!isForm) return null;
        return situation.components().size() == 1
                ? step(0, text)
                : bad("play.bad.which", "text", MoveWording.shorten(text));
    }

    private StepReading readStep(String number, String text) {
        int index = Integer.parseInt(number) - 1;
        int components = situation.components().size();
        if (index < 0 || index >= components) return bad("play.bad.component", "number", number, "count", components);
        return step(index, text);
    }

    private StepReading step(int index, String text) {
        var take = TAKE.matcher(text);
        if (take.matches()) return take(index, new BigInteger(take.group(1)));
        boolean heap = situation.components().get(index).game().rules().arity() == 1;
        if (heap && text.matches(AMOUNT)) return take(index, new BigInteger(text.replaceAll("\\D", "")));
        var to = TO.matcher(text);
        return leave(index, to.matches() ? to.group(1) : text);
    }

    private StepReading take(int index, BigInteger amount) {
        var component = situation.components().get(index);
        int number = index + 1;
        if (!(component.position() instanceof Tuple heap) || heap.arity() != 1)
            return bad("play.bad.not-a-heap", "number", number);
        var targets = new MoveTargets(component, situation.mover());
        if (amount.compareTo(heap.get(0)) > 0)
            return bad(
                    "play.bad.too-many",
                    "number",
                    number,
                    "heap",
                    MoveWording.shorten(heap.toString()),
                    "amount",
                    MoveWording.shorten(amount.toString()));
        var ways = targets.taking(amount);
        if (ways.size() == 1) return new StepReading.Legal(new Move.Step(index, heap, ways.getFirst()));
        if (ways.size() > 1)
            return bad(
                    "play.bad.ways",
                    "amount",
                    amount,
                    "number",
                    number,
                    "ways",
                    optionArguments(ways),
                    "example",
                    prefix(index) + typedText(ways.getLast()));
        var amounts = targets.amountsNear(amount, MOST_SHOWN);
        if (amounts.isEmpty())
            return bad("play.bad.dead", "number", number, "position", MoveWording.shorten(heap.toString()));
        var possible = amounts.stream()
                .map(possibleAmount -> MoveWording.shorten(possibleAmount.toString()))
                .toList();
        return bad(
                "play.bad.amount",
                "amount",
                MoveWording.shorten(amount.toString()),
                "number",
                number,
                "possible",
                possible);
    }

    private String prefix(int index) {
        return situation.components().size() == 1 ? "-> " : index + 1 + ": ";
    }

    private StepReading leave(int index, String text) {
        var component = situation.components().get(index);
        List<Position> parts;
        try {
            var plain = component.game().rules().arity() == 1 ? text.replace('+', ' ') : text;
            parts = rules.position(component.game(), plain).stream()
                    .map(Component::position)
                    .toList();
        } catch (SyntaxException e) {
            return new StepReading.Illegal(unreadable(text, e));
        }
        var targets = new MoveTargets(component, situation.mover());
        var option = targets.leaving(parts);
        if (option.isPresent()) return new StepReading.Legal(new Move.Step(index, component.position(), option.get()));
        return new StepReading.Illegal(unreachable(component, targets, parts));
    }

    private Message unreadable(String text, SyntaxException e) {
        return Message.of(
                "play.bad.position", "text", MoveWording.shorten(text), "problem", e.problem(), "example", example());
    }

    private static Message unreachable(Component component, MoveTargets targets, List<Position> parts) {
        var near = targets.near(parts, MOST_NEAR);
        var from = MoveWording.shorten(component.position().toString());
        if (near.isEmpty()) return Message.of("play.bad.no-move", "from", from);
        return Message.of("play.bad.unreachable", "from", from, "to", typedText(parts), "near", optionArguments(near));
    }

    private static ArgumentList optionArguments(List<List<Position>> options) {
        return ArgumentList.withSemicolons(
                options.stream().map(MoveReader::typedText).toList(), MOST_SHOWN);
    }

    private static String typedText(List<Position> parts) {
        return parts.stream().map(part -> MoveWording.shorten(part.toString())).collect(Collectors.joining("+"));
    }

    /// The position to leave.
    private MoveReading whole(String text) {
        boolean board =
                situation.components().getFirst().game().rules().onBoard().isPresent();
        if (!board && text.matches("\\p{L}+")) return unknown(text);
        List<Component> targets;
        try {
            targets = components(text, board);
        } catch (SyntaxException e) {
            if (SpellingGuess.nearest(text, PlayerRequest.allWords()).isPresent()) return unknown(text);
            return new MoveReading.Refused(unreadable(text, e));
        }
        return situation.sum().compound().moving() == Compound.DISJUNCTIVE ? oneMoved(targets) : severalMoved(targets);
    }

    private List<Component> components(String text, boolean board) throws SyntaxException {
        if (situation.isOneGame() && (!board || situation.components().size() == 1))
            return rules.position(situation.components().getFirst().game(), heaps(text));
        try {
            return rules.question(Source.of(text)).components();
        } catch (SyntaxException e) {
            if (!situation.isOneGame()) throw e;
            return rules.position(situation.components().getFirst().game(), text);
        }
    }

    private String heaps(String text) {
        return situation.isHeaps()
                ? EQUAL_PARTS.matcher(text).replaceAll(MoveReader::repeated).replace('+', ' ')
                : text;
    }

    /// `3 × 5` is `5 5 5`.
    private static String repeated(MatchResult equal) {
        return (" " + equal.group(2)).repeat(Math.min(Integer.parseInt(equal.group(1)), MOST_EQUAL));
    }

    private MoveReading unknown(String text) {
        var nearest = SpellingGuess.nearest(text, PlayerRequest.allWords());
        return nearest.isPresent()
                ? MoveReading.refused(
                        "play.bad.word-maybe", "text", MoveWording.shorten(text), "nearest", nearest.get())
                : MoveReading.refused("play.bad.word", "text", MoveWording.shorten(text), "example", example());
    }

    /// @return a legal move as it can be typed
    private String example() {
        return LegalMoves.moves(situation)
                .findFirst()
                .map(new MoveWriter(situation)::brief)
                .orElse("?");
    }

    /// In a disjunctive sum: which component was moved in, so that the others stand as before?
    private MoveReading oneMoved(List<Component> targets) {
        if (situation.components().size() == 1) return alone(stepLeaving(0, targets));
        var target = targets.stream()
                .filter(component -> !LegalMoves.isDead(component))
                .toList();
        int differing = Integer.MAX_VALUE;
        StepReading nearest = bad("play.bad.same");
        for (int i = 0; i < situation.components().size(); i++) {
            var rest = new ArrayList<>(target);
            int missing = 0;
            for (int j = 0; j < situation.components().size(); j++) {
                var other = situation.components().get(j);
                if (j != i && !LegalMoves.isDead(other) && !remove(rest, other)) missing++;
            }
            if (missing == 0) {
                var reading = stepLeaving(i, rest);
                if (reading instanceof StepReading.Legal) return alone(reading);
                boolean same = rest.size() == 1
                        && isSame(rest.getFirst(), situation.components().get(i));
                if (!same && differing > 0) nearest = reading;
                differing = 0;
            }
            differing = Math.min(differing, missing);
        }
        return differing > 0 ? MoveReading.refused("play.bad.more-changed", "count", differing + 1) : alone(nearest);
    }

    private static boolean remove(List<Component> components, Component target) {
        for (int i = 0; i < components.size(); i++) {
            if (isSame(components.get(i), target)) {
                components.remove(i);
                return true;
            }
        }
        return false;
    }

    private static boolean isSame(Component one, Component other) {
        return one.position().equals(other.position())
                && one.game().rules().equals(other.game().rules());
    }

    private StepReading stepLeaving(int index, List<Component> parts) {
        var component = situation.components().get(index);
        var targets = new MoveTargets(component, situation.mover());
        var positions = parts.stream().map(Component::position).toList();
        if (parts.stream()
                .anyMatch(part -> !part.game().rules().equals(component.game().rules())))
            return bad("play.bad.other-game", "number", index + 1);
        var option = targets.leaving(positions);
        if (option.isPresent()) return new StepReading.Legal(new Move.Step(index, component.position(), option.get()));
        if (positions.equals(List.of(component.position()))) return bad("play.bad.same");
        return new StepReading.Illegal(unreachable(component, targets, positions));
    }

    /// In sums in which several components are moved in at once: the components stand in the same order.
    private MoveReading severalMoved(List<Component> targets) {
        if (targets.size() != situation.components().size())
            return MoveReading.refused(
                    "play.bad.count",
                    "count",
                    targets.size(),
                    "wanted",
                    situation.components().size());
        var steps = new ArrayList<Move.Step>();
        for (int i = 0; i < targets.size(); i++) {
            if (isSame(targets.get(i), situation.components().get(i))) continue;
            switch (stepLeaving(i, List.of(targets.get(i)))) {
                case StepReading.Legal(var step) -> steps.add(step);
                case StepReading.Illegal(var why) -> {
                    return new MoveReading.Refused(why);
                }
            }
        }
        return steps.isEmpty() ? MoveReading.refused("play.bad.same") : check(steps);
    }
}
