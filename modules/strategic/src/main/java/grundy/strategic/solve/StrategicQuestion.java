package grundy.strategic.solve;

/// A question to the {@link StrategicSolver}; each kind says what its answer is.
///
/// @param <A> the answer
public sealed interface StrategicQuestion<A extends StrategicAnswer> permits MatrixQuestion, TreeQuestion {}
