package grundy.contest.duel;

/// The time and memory that one run of a program may use.
///
/// @param millis of time on the clock
/// @param megabytes of memory of all its processes
public record RunAllowance(long millis, long megabytes) {}
