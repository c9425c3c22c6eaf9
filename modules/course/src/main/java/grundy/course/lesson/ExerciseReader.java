package grundy.course.lesson;

import grundy.course.exercise.Exercise;
import grundy.course.exercise.ExerciseTask;
import grundy.course.live.LiveText;
import grundy.course.live.Span;
import grundy.course.trap.SuspectMethod;
import grundy.course.trap.TrapClaim;
import grundy.store.Sha256;
import grundy.value.Side;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Reads an exercise or a trap: lines `name: text`, a line that begins with a blank going on with the one before.
record ExerciseReader(String lesson, SpanReader spans) {
    private static final int ID_DIGITS = 8;

    Exercise read(String kind, String body) {
        var fields = new LinkedHashMap<String, String>();
        var hints = new ArrayList<List<Span>>();
        for (var line : body.replaceAll("\n\\s+", " ").lines().toList()) {
            int colon = line.indexOf(": ");
            if (colon < 0) throw fault("there is no name before this line of an exercise: " + line);
            var name = line.substring(0, colon);
            var value = line.substring(colon + 2).strip();
            if (name.equals("hint")) hints.add(spans.of(value));
            else if (fields.put(name, value) != null) throw fault("twice in an exercise: " + name);
        }
        var text = Optional.ofNullable(fields.remove("text")).map(spans::of).orElse(List.of());
        var id = lesson + "-" + digest(kind + new TreeMap<>(fields));
        var task = kind.equals("trap") ? new ExerciseTask.Break(trap(fields)) : task(fields);
        if (!fields.isEmpty()) throw fault("an exercise has no " + fields.keySet());
        return new Exercise(id, task, text, hints);
    }

    private ExerciseTask task(Map<String, String> fields) {
        var side = Optional.ofNullable(fields.remove("side")).map(name -> name.equals("left") ? Side.LEFT : Side.RIGHT);
        var first = fields.keySet().stream().findFirst().orElseThrow(() -> fault("an exercise asks nothing"));
        var field = takeField(fields, first);
        return switch (first) {
            case "winner" -> new ExerciseTask.Winner(field);
            case "move" -> new ExerciseTask.Move(field, side);
            case "moves" -> new ExerciseTask.Moves(field);
            case "number" -> new ExerciseTask.Number(live(field));
            case "numbers" -> new ExerciseTask.Numbers(live(field));
            case "value" -> new ExerciseTask.GameValue(field);
            case "formula" -> new ExerciseTask.Formula(field);
            default -> throw fault("an exercise asks for " + first);
        };
    }

    private LiveText live(String text) {
        return LiveText.of(text).orElseThrow(() -> fault("there is no verb in: " + text));
    }

    private TrapClaim trap(Map<String, String> fields) {
        var at = takeField(fields, "at");
        if (fields.containsKey("given") && !fields.containsKey("names"))
            return new TrapClaim.ValueTrap(takeField(fields, "given"), takeField(fields, "then"), at);
        if (fields.containsKey("given"))
            return new TrapClaim.StatementTrap(
                    List.of(takeField(fields, "names").split(" ")),
                    takeField(fields, "given"),
                    takeField(fields, "then"),
                    at);
        var rules = takeField(fields, "rules");
        if (fields.containsKey("claim")) return new TrapClaim.FormulaTrap(rules, takeField(fields, "claim"), at);
        var name = takeField(fields, "program");
        return new TrapClaim.ProgramTrap(
                SuspectMethod.find(name).orElseThrow(() -> fault("there is no program called " + name)), rules, at);
    }

    private String takeField(Map<String, String> fields, String name) {
        var value = fields.remove(name);
        if (value == null) throw fault("an exercise needs " + name);
        return value;
    }

    private static String digest(String text) {
        return Sha256.hex(text.getBytes(StandardCharsets.UTF_8)).substring(0, ID_DIGITS);
    }

    private LessonFaultException fault(String what) {
        return new LessonFaultException(lesson, what);
    }
}
