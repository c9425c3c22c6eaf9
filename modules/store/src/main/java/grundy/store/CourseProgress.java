package grundy.store;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/// A user's progress in the course: which exercises are solved, and at which step each lesson was left.
/// It is a file in the folder of data; one that cannot be read counts as none, and is replaced.
///
/// @param solved ids of exercises
/// @param steps the step from 0 to go on with, by the lesson's id
public record CourseProgress(Set<String> solved, Map<String, Integer> steps) {
    private static final String FILE = "lessons.json";
    private static final long LARGEST = 1 << 20;
    private static final CourseProgress NONE = new CourseProgress(Set.of(), Map.of());

    public CourseProgress {
        solved = Set.copyOf(solved);
        steps = Map.copyOf(steps);
    }

    /// @return the file of the progress
    public static Path file() {
        return DataFolder.ofUser().resolve(FILE);
    }

    /// @return the progress that is stored; nothing solved if there is none
    public static CourseProgress read() throws IOException {
        var file = file();
        if (!Files.isRegularFile(file) || Files.size(file) > LARGEST) return NONE;
        try {
            return of(JsonText.parse(Files.readAllBytes(file)));
        } catch (JacksonException _) {
            return NONE;
        }
    }

    private static CourseProgress of(@Nullable Object document) {
        var solved = new TreeSet<String>();
        var steps = new LinkedHashMap<String, Integer>();
        if (document instanceof Map<?, ?> members) {
            if (members.get("solved") instanceof Collection<?> ids)
                for (var id : ids) if (id instanceof String text) solved.add(text);
            if (members.get("steps") instanceof Map<?, ?> byLesson)
                byLesson.forEach((lesson, step) -> {
                    if (lesson instanceof String id && step instanceof Number number && number.intValue() >= 0)
                        steps.put(id, number.intValue());
                });
        }
        return new CourseProgress(solved, steps);
    }

    /// @return this progress with an exercise solved
    public CourseProgress withSolved(String exercise) {
        var more = new TreeSet<>(solved);
        more.add(exercise);
        return new CourseProgress(more, steps);
    }

    /// @return this progress with a lesson left at a step
    public CourseProgress at(String lesson, int step) {
        var moved = new LinkedHashMap<>(steps);
        moved.put(lesson, step);
        return new CourseProgress(solved, moved);
    }

    /// Keeps it.
    public void write() throws IOException {
        var file = file();
        if (file.getParent() instanceof Path folder) FolderMaker.make(folder);
        var node = new JsonObject();
        var array = new JsonArray();
        new TreeSet<>(solved).forEach(array::add);
        node.set("solved", array);
        var byLesson = node.putObject("steps");
        steps.keySet().stream().sorted().forEach(lesson -> byLesson.put(lesson, steps.getOrDefault(lesson, 0)));
        WholeFile.write(file, node::writeTo);
    }

    /// Forgets all of it.
    public static void forget() throws IOException {
        Files.deleteIfExists(file());
    }
}
