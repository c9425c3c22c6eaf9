package grundy.course.trap;

import grundy.answer.Verdict;
import grundy.question.PositionQuestion;
import grundy.question.SequenceQuestion;
import grundy.rules.Component;
import grundy.rules.Position;
import grundy.rules.Sum;
import grundy.rules.Tuple;
import grundy.rules.option.RuleOptions;
import grundy.solve.Solver;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Methods as articles have them, wrong somewhere. Each says what it makes of a position, and what is so.
public enum SuspectMethod {
    /// Wythoff's game with `floor((b - a) * (sqrt(5) + 1) / 2)` in `double`.
    GOLDEN_DOUBLE {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            return golden(sum, solver, 53);
        }
    },
    /// The golden ratio in `long double` of 64 bits.
    GOLDEN_LONG_DOUBLE {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            return golden(sum, solver, 64);
        }
    },
    /// Wythoff's winning moves: to the cold pair of the same difference, and to the pair with the smaller heap as
    /// its greater number; nobody looks whether they are legal and cold, or whether there are others.
    WYTHOFF_MOVES {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var heaps = numbers(sum);
            var a = heaps.getFirst().min(heaps.getLast());
            var difference = heaps.getFirst().subtract(heaps.getLast()).abs();
            var golden = RoundedNumber.golden(64);
            var claimed = new TreeSet<String>();
            var lower = golden.times(difference, 64).floor();
            claimed.add(pair(lower, lower.add(difference)));
            var partner = golden.times(a, 64).floor().subtract(a);
            if (partner.compareTo(a) < 0) claimed.add(pair(partner, a));
            var verdict = solver.solve(new PositionQuestion(sum));
            var winning = verdict.moves()
                    .list()
                    .get()
                    .map(move -> (Tuple) move.steps().getFirst().to().getFirst())
                    .map(to -> pair(to.get(0).min(to.get(1)), to.get(0).max(to.get(1))))
                    .collect(Collectors.toCollection(TreeSet::new));
            return new MethodStatement(movesMessage(claimed), movesMessage(winning));
        }
    },
    /// A position is won if *all* its options are lost.
    ALL_OPTIONS {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            return winner(allLost(sum.components().getFirst(), new HashMap<>()), sum, solver);
        }
    },
    /// The least number that is not the *size* of an option, in place of the least that is not its value.
    MEX_OF_SIZES {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var component = sum.components().getFirst();
            var sizes = new TreeSet<BigInteger>();
            for (var option : RuleOptions.of(component.game().rules(), component.position()))
                sizes.add(((Tuple) option.getFirst()).get(0));
            var mex = BigInteger.ZERO;
            while (sizes.contains(mex)) mex = mex.add(BigInteger.ONE);
            return new MethodStatement(text(mex), text(value(solver.solve(new PositionQuestion(sum)))));
        }
    },
    /// The value is that of the option that is seen last.
    LAST_OPTION {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var component = sum.components().getFirst();
            var last = BigInteger.ZERO;
            for (var option : RuleOptions.of(component.game().rules(), component.position()))
                last = value(solver.solve(new PositionQuestion(whole(sum, component, option))));
            return new MethodStatement(text(last), text(value(solver.solve(new PositionQuestion(sum)))));
        }
    },
    /// The value of a drawing is the number of its edges.
    EDGES_COUNTED {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            long edges = sum.position().chars().filter(letter -> letter == '-').count();
            return new MethodStatement(
                    text(BigInteger.valueOf(edges)), text(value(solver.solve(new PositionQuestion(sum)))));
        }
    },
    /// The values repeat from the first heap on, with the period that they have later.
    REPEATS_AT_ONCE {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var component = sum.components().getFirst();
            var heap = numbers(sum).getFirst();
            var sequence = solver.solve(new SequenceQuestion(component.game(), sum.play(), FOR_A_PERIOD));
            long period = sequence.period()
                    .orElseThrow(() -> new IllegalArgumentException("No period is known"))
                    .period();
            int first = sequence.values()[heap.mod(BigInteger.valueOf(period)).intValueExact()];
            return new MethodStatement(
                    text(BigInteger.valueOf(first)), text(value(solver.solve(new PositionQuestion(sum)))));
        }
    },
    /// No move leads to a greater nim-value.
    NEVER_RISES {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var before = value(solver.solve(new PositionQuestion(sum)));
            var component = sum.components().getFirst();
            var most = before;
            for (var option : RuleOptions.of(component.game().rules(), component.position()))
                most = most.max(value(solver.solve(new PositionQuestion(whole(sum, component, option)))));
            boolean rises = most.compareTo(before) > 0;
            return new MethodStatement(
                    Message.of("course.suspect.falls", "value", before),
                    rises
                            ? Message.of("course.suspect.rises", "value", before, "greater", most)
                            : Message.of("course.suspect.falls", "value", before));
        }
    },
    /// In misere play of any sum, the nim-values decide as the heaps of misere Nim do.
    MISERE_BY_VALUES {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            var nimSum = BigInteger.ZERO;
            boolean large = false;
            for (var component : sum.components()) {
                var alone = new Sum(Play.NORMAL, sum.compound(), List.of(component), sum.text());
                var value = value(solver.solve(new PositionQuestion(alone)));
                nimSum = nimSum.xor(value);
                large |= value.compareTo(BigInteger.ONE) > 0;
            }
            return winner(large == (nimSum.signum() != 0), sum, solver);
        }
    },
    /// The game has finitely many positions, so it ends, and somebody wins.
    SOMEBODY_WINS {
        @Override
        MethodStatement statement(Sum sum, Solver solver) {
            boolean drawn = solver.solve(new PositionQuestion(sum)).outcome() == Outcome.D;
            var somebody = Message.of("course.suspect.somebody");
            return new MethodStatement(somebody, drawn ? Message.of("course.suspect.nobody") : somebody);
        }
    };

    private static final int FOR_A_PERIOD = 400;

    /// The statement of a method about a position, and the truth. They are the same where the method is
    /// right.
    record MethodStatement(Message claimed, Message actual) {}

    /// @throws IllegalArgumentException if the position is none that the method speaks of
    abstract MethodStatement statement(Sum sum, Solver solver);

    /// @return the method of that name, such as `golden-double`; empty if there is none
    public static Optional<SuspectMethod> find(String name) {
        for (var suspect : values()) if (suspect.id().equals(name)) return Optional.of(suspect);
        return Optional.empty();
    }

    /// @return its name
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static MethodStatement golden(Sum sum, Solver solver, int bits) {
        var heaps = numbers(sum);
        var difference = heaps.getFirst().subtract(heaps.getLast()).abs();
        var lower = RoundedNumber.golden(bits).times(difference, bits).floor();
        return winner(!lower.equals(heaps.getFirst().min(heaps.getLast())), sum, solver);
    }

    private static List<BigInteger> numbers(Sum sum) {
        if (sum.components().size() == 1 && sum.components().getFirst().position() instanceof Tuple tuple)
            return tuple.stream().toList();
        throw new IllegalArgumentException("This method speaks of one tuple, not of " + sum.text());
    }

    private static MethodStatement winner(boolean first, Sum sum, Solver solver) {
        return new MethodStatement(
                whoWins(first), whoWins(solver.solve(new PositionQuestion(sum)).outcome() == Outcome.N));
    }

    /// @return the winner, in words
    static Message whoWins(boolean first) {
        return Message.of(first ? "explain.thumb.first" : "explain.thumb.second");
    }

    /// Returns whether the player to move loses, in words for a game of several players.
    static Message lossMessage(boolean lost) {
        return Message.of(lost ? "course.suspect.lost" : "course.suspect.not-lost");
    }

    private static BigInteger value(Verdict verdict) {
        if (verdict.value().knownValue().orElse(null) instanceof Value.Nimber(var number)) return number;
        throw new IllegalArgumentException(
                "There is no nim-value of " + verdict.question().sum().text());
    }

    private static boolean allLost(Component component, Map<Position, Boolean> cache) {
        var before = cache.get(component.position());
        if (before != null) return before;
        boolean won = true;
        for (var option : RuleOptions.of(component.game().rules(), component.position()))
            if (allLost(new Component(component.game(), option.getFirst()), cache)) won = false;
        boolean moves = RuleOptions.of(component.game().rules(), component.position())
                .iterator()
                .hasNext();
        cache.put(component.position(), won && moves);
        return won && moves;
    }

    private static Sum whole(Sum sum, Component component, List<Position> option) {
        var parts = new ArrayList<Component>();
        for (var part : option) parts.add(new Component(component.game(), part));
        return new Sum(sum.play(), sum.compound(), parts, sum.text());
    }

    private static String pair(BigInteger a, BigInteger b) {
        return "(" + a + "," + b + ")";
    }

    private static Message movesMessage(Set<String> moves) {
        return moves.isEmpty()
                ? Message.of("course.suspect.no-moves")
                : Message.of("course.suspect.moves", "moves", List.copyOf(moves));
    }

    /// @return a value in words
    static Message text(BigInteger number) {
        return Message.of("course.suspect.value", "value", number);
    }
}
