package grundy.course.exercise;

import grundy.course.live.Span;
import java.util.List;

/// A task with its words.
///
/// @param id a name that is the same in all languages and whatever is put before it: progress is stored under it
/// @param text what is asked; empty where the task says all
/// @param hints from the vaguest to the one that nearly says it
public record Exercise(String id, ExerciseTask task, List<Span> text, List<List<Span>> hints) {
    public Exercise {
        text = List.copyOf(text);
        hints = hints.stream().map(List::copyOf).toList();
    }
}
