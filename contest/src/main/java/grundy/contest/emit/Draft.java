package grundy.contest.emit;

import java.util.List;

/// A program with what is known about it.
///
/// @param method name of the method
/// @param theorem as it is cited, or empty
/// @param cited the same in the language asked for
/// @param about which game it is and what decides it, in the language asked for
/// @param cost likewise
/// @param slow languages in which the largest inputs may take longer than a second
record Draft(
        Program program, String method, String theorem, String cited, String about, String cost, List<String> slow) {}
