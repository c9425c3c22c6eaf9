package grundy.contest.duel;

/// What a duel tests: something that answers an input with an output.
@FunctionalInterface
public interface TestedProgram {
    /// @param mostOutput bytes
    /// @throws grundy.contest.problem.JudgeException if it cannot be started
    ProgramRun run(byte[] input, RunAllowance allowance, long mostOutput);
}
