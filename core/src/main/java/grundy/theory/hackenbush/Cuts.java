package grundy.theory.hackenbush;

import grundy.rules.board.Bush;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

/// Moves in one part of a bush: how many, and what each makes of the bush.
///
/// @param count exact
/// @param of lists the bushes that they lead to, from the bush that they are made in
record Cuts(BigInteger count, Function<Bush, Stream<Bush>> of) {
    static final Cuts NONE = new Cuts(BigInteger.ZERO, _ -> Stream.empty());

    static Cuts ofStalk(int index, int[] heights) {
        return new Cuts(
                BigInteger.valueOf(heights.length),
                bush -> Arrays.stream(heights).mapToObj(height -> ((Bush.Stalks) bush).cut(index, height)));
    }

    static Cuts ofEdges(int[] edges) {
        return new Cuts(
                BigInteger.valueOf(edges.length),
                bush -> Arrays.stream(edges).mapToObj(edge -> ((Bush.Coloured) bush).cut(edge)));
    }
}
