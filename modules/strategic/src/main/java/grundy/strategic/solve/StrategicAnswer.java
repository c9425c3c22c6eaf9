package grundy.strategic.solve;

import grundy.strategic.check.StrategicEvidence;

/// What the {@link StrategicSolver} says to a {@link StrategicQuestion}.
public sealed interface StrategicAnswer permits MatrixVerdict, TreeVerdict {
    /// @return why it is true
    StrategicEvidence evidence();
}
