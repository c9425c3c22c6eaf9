package grundy.contest.emit;

import java.util.List;

/// A program before it is printed.
///
/// @param head lines of the comment at its top
/// @param items functions and values, each behind what it needs
/// @param main what it does
record Program(List<String> head, List<Item> items, List<Step> main) {}
