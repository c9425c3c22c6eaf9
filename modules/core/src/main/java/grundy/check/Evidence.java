package grundy.check;

import grundy.check.theorem.Theorem;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

/// The reason that a verdict is true. Each kind says what was established and how far, so that code that
/// shares nothing with the engine can check it again.
public sealed interface Evidence {
    /// @return the evidence for the only kind of component there is; else this
    default Evidence single() {
        return this instanceof Sum(var _, var components) && components.size() == 1 ? components.getFirst() : this;
    }

    /// A closed form that a published or elementary theorem proves.
    ///
    /// @param name the theorem as it is cited, such as `Wythoff 1907`
    /// @param statement the closed form in the language of claims
    /// @param source author, title, year, where
    record ClosedForm(String name, String statement, String source) implements Evidence {}

    /// A sequence of nim-values (of misere nim-values where `misere`) that is eventually periodic,
    /// `g(n + period) = g(n) + saltus` for all `n >= preperiod`; or of who wins or loses, where there
    /// are no values.
    ///
    /// @param verifiedTo the last heap whose value was computed
    /// @param theorem which theorem turns the range into a proof, empty where it is only observed
    record Period(long preperiod, long period, long saltus, long verifiedTo, String theorem, boolean misere)
            implements Evidence {
        /// @return whether a theorem makes it a proof, and it is not only observed
        public boolean isProved() {
            return !theorem.isEmpty();
        }
    }

    /// A table of values filled from the definition, heap by heap.
    record Table(long heaps) implements Evidence {}

    /// A search that went on until the answer was certain: over all positions that can be reached, or
    /// over those that decide it.
    ///
    /// @param positions how many, each counted once
    record Exhaustive(long positions) implements Evidence {}

    /// A theorem for all sizes, given by an automaton and proved by the kernel.
    ///
    /// @param claim what the theorem says in the language of claims; empty if it has no such words
    record Automatic(Theorem theorem, String claim) implements Evidence {}

    /// A sum, by the values of its components.
    ///
    /// @param theorem the rule that combines them, such as `Sprague 1935, Grundy 1939`
    /// @param components evidence of each kind of component, in the order of first occurrence
    record Sum(String theorem, List<Evidence> components) implements Evidence {
        /// @param components evidence of each kind of component; what occurs twice is named once,
        ///     and all searches count as one, which stands last
        public static Sum of(String theorem, Stream<Evidence> components) {
            long positions = 0;
            var kinds = new LinkedHashSet<Evidence>();
            for (var kind : (Iterable<Evidence>) components::iterator)
                if (kind instanceof Exhaustive(long some)) positions += some;
                else kinds.add(kind);
            if (positions > 0) kinds.add(new Exhaustive(positions));
            return new Sum(theorem, List.copyOf(kinds));
        }
    }

    /// A value worked out from other values, each step by the definition of its operation.
    ///
    /// @param theorem who defined the operations, such as `Conway 1976`
    /// @param steps numbers and operations in the expression
    record Arithmetic(String theorem, long steps) implements Evidence {}

    /// The least number with which a game comes out as wanted: why no smaller one will do.
    ///
    /// @param components evidence of the verdict with that number; empty if there is no such number
    record Argument(Kind kind, List<Evidence> components) implements Evidence {
        /// The reason why no smaller number will do, or none at all.
        public enum Kind {
            /// `take 1..m` is lost exactly where m + 1 divides the heap (Bachet 1612), in misere play the
            /// heap less 1.
            DIVISORS,
            /// Each was put in.
            EACH_TRIED,
            /// Both players have the same moves, or play always ends.
            NEVER,
            /// From any larger number one can move to the one found.
            ONLY_ONE,
            /// Larger numbers than those put in allow the same moves.
            NO_DIFFERENCE
        }
    }

    /// Misere play of tame games: every position reached has a tame genus, which was checked position by
    /// position.
    ///
    /// @param checked number of positions of single components whose genus was computed and found tame, or 0
    ///     where a theorem says so for all
    record Tame(BigInteger checked, List<Evidence> components) implements Evidence {}

    /// Misere play of sums of heaps, by the element of each in a misere quotient.
    ///
    /// @param theorem which elements the heaps have, and who wins
    record Quotient(QuotientTheorem theorem) implements Evidence {}

    /// A game with a score, whose value is the points by which the player to move ends ahead.
    ///
    /// @param method how it was found
    /// @param nodes positions visited, each as often as it was; or values in a table
    /// @param hits how often a position stood in the transposition table
    /// @param cuts how often a move was good enough, so that the others need not be examined
    /// @param deepest moves of the longest line looked at
    /// @param held positions in the transposition table at the end
    /// @param bytes memory of the table
    /// @param checked positions at which plain minimax, which shares nothing with the search, was
    ///     worked out and gave the same value; 0 where there are too many, and the best line alone
    ///     was followed to its end
    record Minimax(Method method, long nodes, long hits, long cuts, long deepest, long held, long bytes, long checked)
            implements Evidence {
        /// The method that finds the value of a game with a score.
        public enum Method {
            /// Alpha-beta search.
            ALPHA_BETA,
            /// A table of all parts of a row, the short ones first.
            INTERVALS,
            /// A table of all ends of a row, the short ones first.
            SUFFIXES
        }

        /// @return this evidence, after a check
        public Minimax checked(long positions) {
            return new Minimax(method, nodes, hits, cuts, deepest, held, bytes, positions);
        }
    }
}
