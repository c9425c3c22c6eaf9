package grundy.strategic.solve;

import grundy.strategic.check.StrategicEvidence;

/// The answer to a strategic question.
public sealed interface StrategicAnswer permits MatrixVerdict, TreeVerdict {
    /// @return the evidence for the answer
    StrategicEvidence evidence();
}
