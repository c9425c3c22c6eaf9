package grundy.solve.component;

import grundy.check.Evidence;
import grundy.check.automaton.Arithmetic;
import grundy.check.automaton.Automaton;
import grundy.check.automaton.InexpressibleException;
import grundy.check.automaton.KernelBudget;
import grundy.check.automaton.TooLargeException;
import grundy.check.automaton.UniqueCompletions;
import grundy.check.theorem.MoveRelations;
import grundy.check.theorem.Theorem;
import grundy.check.theorem.TheoremCheck;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.MemoryLedger;
import grundy.rules.RulesException;
import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A game with a theorem that was proved for all its positions: who wins and what the nim-value is are read off the
/// digits, and so are the winning moves. For these one automaton reads a position together with what a move leaves;
/// its ways through the digits of the position are the winning moves, however many they are.
///
/// Cost of an answer: the length of the numbers times the states that come up.
public final class ProvedGame {
    private static final int STATES = 2_000_000;
    private static final long BYTES_OF_STATE = 50;
    private static final long BYTES_OF_ARROW = 8;

    private final Theorem theorem;
    private final String claim;
    private final MoveRelations moves;
    private final MemoryLedger.Grant memory;
    private @Nullable SortedMap<Integer, Automaton> options;

    private ProvedGame(Theorem theorem, String claim, MoveRelations moves, MemoryLedger.Grant memory) {
        this.theorem = theorem;
        this.claim = claim;
        this.moves = moves;
        this.memory = memory;
    }

    /// Proves a theorem.
    ///
    /// @param claim what it says in words, which is taken for granted
    /// @return empty if the theorem is wrong, or not proved within the usual budget
    /// @throws LimitException if the limits end it
    public static Optional<ProvedGame> of(Theorem theorem, String claim, Limits limits) {
        try {
            var memory = limits.memory().grant();
            memory.take(bytes(theorem.automaton()));
            var arithmetic = new Arithmetic(theorem.system(), KernelBudget.under(STATES, limits::checkpoint, memory));
            var moves = new MoveRelations(theorem.game(), arithmetic);
            if (!(theorem.check(moves) instanceof TheoremCheck.Result.Proved)) return Optional.empty();
            return Optional.of(new ProvedGame(theorem, claim, moves, memory));
        } catch (RulesException | TooLargeException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static long bytes(Automaton automaton) {
        return BYTES_OF_STATE * automaton.states() + BYTES_OF_ARROW * automaton.arrows();
    }

    /// @return the theorem that was proved
    public Theorem theorem() {
        return theorem;
    }

    /// @return the theorem in the language of claims, or an empty text
    public String claim() {
        return claim;
    }

    Evidence evidence() {
        return new Evidence.Automatic(theorem, claim);
    }

    /// @return whether a position is lost for the player to move
    public boolean isCold(List<BigInteger> position) {
        return theorem.isCold(position);
    }

    /// @return the nim-value, where the theorem gives values
    BigInteger value(List<BigInteger> position) {
        return theorem.value(position).orElseThrow();
    }

    /// The options of a position that leave a certain number of components.
    ///
    /// @param parts how many components each of them leaves
    /// @param count how many there are
    /// @param list for each option the coordinates of its components, one after the other
    public record OptionGroup(int parts, BigInteger count, UniqueCompletions list) {
        boolean finite() {
            return list.isFinite();
        }

        /// Returns all of them, one after another.
        public Stream<List<BigInteger>> stream() {
            return list.stream();
        }
    }

    /// @param value that options are to have; where the theorem is about P-positions only, it is not
    ///     asked for
    /// @return the options that are lost for who is to move there, or have the value, by how many
    ///     components they leave
    /// @throws LimitException if the automaton of these moves is too large
    public List<OptionGroup> options(List<BigInteger> position, BigInteger value) {
        var given = new ArrayList<>(position);
        if (theorem.values()) given.add(value);
        var found = new ArrayList<OptionGroup>();
        automata(position).forEach((parts, automaton) -> {
            var options = new UniqueCompletions(theorem.system(), automaton, given);
            if (!options.isEmpty()) found.add(new OptionGroup(parts, options.count(), options));
        });
        return found;
    }

    private SortedMap<Integer, Automaton> automata(List<BigInteger> position) {
        if (options == null)
            try {
                var made = moves.optionsIn(theorem.automaton(), theorem.values(), position);
                if (moves.areGuessed(theorem.values())) return made;
                memory.take(made.values().stream().mapToLong(ProvedGame::bytes).sum());
                options = made;
            } catch (TooLargeException e) {
                throw new LimitException(Message.of("automatic.moves", "problem", e.explanation()));
            } catch (InexpressibleException e) {
                throw new LimitException(Message.of("automatic.moves", "problem", e.explanation()));
            }
        return options;
    }
}
