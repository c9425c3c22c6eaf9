package grundy.strategic.solve;

/// What can be asked of the {@link StrategicSolver}; each kind says what its answer is.
///
/// @param <A> the answer
public sealed interface StrategicQuestion<A extends StrategicAnswer> permits MatrixQuestion, TreeQuestion {}
