package grundy.contest.sketch;

import java.util.List;

/// A program before it is printed.
///
/// @param head lines of the comment at its top
/// @param items functions and values, each behind what it needs
/// @param main what it does
public record ProgramSketch(List<String> head, List<SketchItem> items, List<SketchStep> main) {}
