package grundy.check.theorem;

import java.util.Arrays;

/// A row of numbers as a key of a map.
final class IntKey {
    final int[] numbers;
    private final int hash;

    IntKey(int... numbers) {
        this.numbers = numbers;
        int mixed = 1;
        for (int number : numbers) mixed = (mixed ^ number) * 0x9E3779B1 + (mixed >>> 15);
        this.hash = mixed;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntKey that && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
