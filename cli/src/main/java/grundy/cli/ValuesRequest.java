package grundy.cli;

import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.rules.Prefixed;
import grundy.solve.Answer;
import grundy.solve.Question;
import grundy.solve.Solver;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// A table that is asked for, and how much it may take.
///
/// @param words the rules, as they were written
/// @param export how the period is written for another program
record ValuesRequest(
        ParseResult arguments,
        Console console,
        List<String> words,
        Prefixed rules,
        Optional<ExportOption> export,
        Limits limits) {
    /// For a table to a heap that nobody named.
    private static final Duration SOON = Duration.ofSeconds(6);

    /// @param usual where the option is not given
    /// @return the last heap or coordinate
    long to(long usual) {
        return NumberOptions.number(arguments, "--to", usual);
    }

    <A extends Answer> A solve(Question<A> question) {
        try (var working = new Working(console, limits)) {
            return new Solver(working.limits()).partly().solve(question);
        }
    }

    <A extends Answer> A solveSoon(Question<A> question) {
        var soon = limits.until(Deadline.after(SOON));
        return new ValuesRequest(arguments, console, words, rules, export, soon).solve(question);
    }
}
