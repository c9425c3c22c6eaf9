package grundy.engine.contract;

import java.util.Random;
import java.util.function.Supplier;

/// What every engine of a kind must hold.
///
/// @param says what that is, as the name of a test
/// @param rounds how often games are made at random
/// @param least in how many games at least an engine must come about
/// @param check fails with an AssertionError where an engine does not hold it
/// @param <G> what an engine is made for: rules, or rules with a position
/// @param <E> the kind of engine
record Contract<G, E>(String says, int rounds, int least, Check<G, E> check) {
    @FunctionalInterface
    interface Check<G, E> {
        /// @param engine makes a new one each time
        void holds(G game, Supplier<E> engine, Random random);
    }
}
