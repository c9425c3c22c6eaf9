package grundy.theory.hackenbush;

import grundy.rules.board.graph.ColouredBush;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

/// Moves in one part of a bush: how many, and what each makes of the bush.
///
/// @param count exact
/// @param results lists the bushes that they lead to, from the bush that they are made in
record BushCuts(BigInteger count, Function<ColouredBush, Stream<ColouredBush>> results) {
    static final BushCuts NONE = new BushCuts(BigInteger.ZERO, _ -> Stream.empty());

    static BushCuts ofStalk(int index, int[] heights) {
        return new BushCuts(
                BigInteger.valueOf(heights.length),
                bush -> Arrays.stream(heights).mapToObj(height -> ((ColouredBush.Stalks) bush).cut(index, height)));
    }

    static BushCuts ofEdges(int[] edges) {
        return new BushCuts(
                BigInteger.valueOf(edges.length),
                bush -> Arrays.stream(edges).mapToObj(edge -> ((ColouredBush.Coloured) bush).cut(edge)));
    }
}
