package grundy.engine.misere;

/// The powers of a free generator x: 1, x, x^2, ... with `x^(index + period) = x^index`.
///
/// @param index at least 0
/// @param period at least 1
record GeneratorPowers(int index, int period) {
    int count() {
        return index + period;
    }

    int plus(int a, int b) {
        int sum = a + b;
        return sum < count() ? sum : index + (sum - index) % period;
    }
}
