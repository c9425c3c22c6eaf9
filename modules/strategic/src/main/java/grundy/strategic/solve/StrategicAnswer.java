package grundy.strategic.solve;

import grundy.strategic.check.StrategicEvidence;

/// The answer to a strategic question.
public sealed interface StrategicAnswer permits MatrixVerdict, TreeVerdict {
    /// @return why it is true
    StrategicEvidence evidence();
}
