package grundy.contest.sketch;

import grundy.contest.problem.FunctionSignature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A program before it is printed.
///
/// @param head lines of the comment at its top
/// @param items functions and values, each after what it needs
/// @param main what it does
/// @param call the method of a class that it is, returning what `main` does; null for a program that reads and writes
public record ProgramSketch(
        List<String> head,
        List<SketchItem> items,
        List<SketchStep> main,
        @Nullable FunctionSignature call) {}
