package grundy.rules.board.heap;

import grundy.rules.Board;
import grundy.rules.notation.PositionText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Nim with a pass: Nim in which once in the whole game, while a heap is not empty, one of the players may pass.
/// Once used, the pass is gone for both.
///
/// A position gives the heaps, and the word `pass` while the pass is available: `3 5 7 pass`. Source: R. E.
/// Morrison, E. J. Friedman and A. S. Landsberg, Combinatorial games with a pass: a dynamical systems approach,
/// Chaos 22 (2012).
public record NimWithAPass() implements Board<NimWithAPass.Piles> {
    /// @param pass whether the pass is still available
    public record Piles(NumberRow numbers, boolean pass) {}

    @Override
    public Piles read(String text) {
        var scan = new PositionText(text);
        var heaps = new ArrayList<BigInteger>();
        do heaps.add(scan.number(0));
        while (!scan.atEnd() && !scan.take("pass"));
        boolean pass = text.stripTrailing().endsWith("pass");
        scan.expectEnd();
        return new Piles(NumberRow.of(heaps), pass);
    }

    @Override
    public BigInteger leastOptions(Piles heaps) {
        return HeapBoards.largest(heaps.numbers);
    }

    @Override
    public BigInteger leastFollowers(Piles heaps) {
        return HeapBoards.rowsBelow(heaps.numbers);
    }

    @Override
    public Iterable<Piles> options(Piles heaps) {
        var takes = LazySequences.map(HeapBoards.lowerOne(heaps.numbers), numbers -> new Piles(numbers, heaps.pass));
        if (!heaps.pass || heaps.numbers.isZero()) return takes;
        return LazySequences.flatMap(List.of(List.of(new Piles(heaps.numbers, false)), takes), part -> part);
    }

    /// Without the pass the heaps are a plain sum; with it their order and empty ones do not matter.
    @Override
    public List<Piles> parts(Piles heaps) {
        var parts = heaps.pass ? HeapBoards.asOnePart(heaps.numbers) : HeapBoards.eachAPart(heaps.numbers);
        return parts.stream().map(numbers -> new Piles(numbers, heaps.pass)).toList();
    }

    /// @return the heaps, then 1 if the pass is available, else 0
    @Override
    public List<BigInteger> numbers(Piles heaps) {
        var numbers = new ArrayList<>(heaps.numbers.list());
        numbers.add(heaps.pass ? BigInteger.ONE : BigInteger.ZERO);
        return numbers;
    }

    @Override
    public boolean staysWhole() {
        return true;
    }

    @Override
    public String write(Piles heaps) {
        return heaps.pass ? heaps.numbers + " pass" : heaps.numbers.toString();
    }
}
