package grundy.contest.duel;

/// A program under test: it answers an input with an output.
@FunctionalInterface
public interface TestedProgram {
    /// @param mostOutput bytes
    /// @throws grundy.contest.problem.JudgeException if it cannot be started
    ProgramRun run(byte[] input, RunAllowance allowance, long mostOutput);
}
