package grundy.theory.hackenbush;

import grundy.check.Evidence;
import grundy.finding.NumberPart;
import grundy.finding.NumberPart.Shape;
import grundy.value.Dyadic;
import grundy.value.ShortValue;
import grundy.value.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;

/// A part of a bush whose value is known: a number if no edge is green, a nimber if all are.
sealed interface BushPiece {
    /// Trees of at most this many edges are described edge by edge.
    int FEW_EDGES = 12;

    /// @return the value as a number, 0 for a green part
    Dyadic number();

    /// @return the value as a nimber, 0 unless it is green
    BigInteger nimber();

    default ShortValue value() {
        return switch (this) {
            case StalkPiece _, TreePiece _, CyclePiece _ -> new Value.Number(number());
            case GreenStalkPiece _, GreenPiece _ -> new Value.Nimber(nimber());
        };
    }

    /// @return the moves of one side that reach the goal, each once
    BushCuts cuts(PartGoal goal, HackenbushBudget work);

    NumberPart numberPart();

    Evidence evidence();

    /// A stalk that stands among others.
    ///
    /// @param index among the stalks of its bush
    record StalkPiece(int index, StalkNumber stalk, Dyadic number) implements BushPiece {
        @Override
        public BigInteger nimber() {
            return BigInteger.ZERO;
        }

        @Override
        public BushCuts cuts(PartGoal goal, HackenbushBudget work) {
            return BushCuts.ofStalk(index, stalk.cuts(goal));
        }

        @Override
        public NumberPart numberPart() {
            return new NumberPart(Shape.STALK, stalk.colours(), value(), List.of());
        }

        @Override
        public Evidence evidence() {
            return HackenbushTheorems.SIGNS;
        }
    }

    /// A green stalk that stands among others.
    record GreenStalkPiece(int index, String colours) implements BushPiece {
        @Override
        public Dyadic number() {
            return Dyadic.ZERO;
        }

        @Override
        public BigInteger nimber() {
            return BigInteger.valueOf(colours.length());
        }

        @Override
        public BushCuts cuts(PartGoal goal, HackenbushBudget work) {
            if (goal.isAhead())
                return BushCuts.ofStalk(
                        index, IntStream.range(0, colours.length()).toArray());
            boolean some = goal.rest().signum() == 0 && goal.restNimber().compareTo(nimber()) < 0;
            return some ? BushCuts.ofStalk(index, new int[] {goal.restNimber().intValueExact()}) : BushCuts.NONE;
        }

        @Override
        public NumberPart numberPart() {
            return new NumberPart(Shape.GREEN, colours, value(), List.of());
        }

        @Override
        public Evidence evidence() {
            return HackenbushTheorems.GREEN;
        }
    }

    /// A tree of a graph.
    ///
    /// @param part where it stands in its graph
    record TreePiece(GraphPart part, TreeNumber tree) implements BushPiece {
        @Override
        public Dyadic number() {
            return tree.value();
        }

        @Override
        public BigInteger nimber() {
            return BigInteger.ZERO;
        }

        @Override
        public BushCuts cuts(PartGoal goal, HackenbushBudget work) {
            return part.cuts(tree.cuts(goal, work));
        }

        @Override
        public NumberPart numberPart() {
            var stalk = tree.stalk();
            if (stalk.isPresent()) return new NumberPart(Shape.STALK, stalk.get(), value(), List.of());
            boolean few = part.edges().size() <= FEW_EDGES;
            return new NumberPart(Shape.TREE, part.text(), value(), few ? tree.edgeValues() : List.of());
        }

        @Override
        public Evidence evidence() {
            return tree.stalk().isPresent() ? HackenbushTheorems.SIGNS : HackenbushTheorems.EDGES;
        }
    }

    /// A part of a graph that hangs together by cycles.
    ///
    /// @param positions how many were examined
    record CyclePiece(GraphPart part, GraphNumber graph, Dyadic number, long positions) implements BushPiece {
        @Override
        public BigInteger nimber() {
            return BigInteger.ZERO;
        }

        @Override
        public BushCuts cuts(PartGoal goal, HackenbushBudget work) {
            return part.cuts(graph.cuts(goal));
        }

        @Override
        public NumberPart numberPart() {
            return new NumberPart(Shape.CYCLES, part.text(), value(), List.of());
        }

        @Override
        public Evidence evidence() {
            return new Evidence.Exhaustive(positions);
        }
    }

    /// A green part of a graph.
    record GreenPiece(GraphPart part, BigInteger nimber) implements BushPiece {
        @Override
        public Dyadic number() {
            return Dyadic.ZERO;
        }

        @Override
        public BushCuts cuts(PartGoal goal, HackenbushBudget work) {
            if (goal.isAhead()) return part.allCuts();
            return goal.rest().signum() == 0 ? part.greenCuts(goal.restNimber()) : BushCuts.NONE;
        }

        @Override
        public NumberPart numberPart() {
            return new NumberPart(Shape.GREEN, part.text(), value(), List.of());
        }

        @Override
        public Evidence evidence() {
            return HackenbushTheorems.GREEN;
        }
    }
}
