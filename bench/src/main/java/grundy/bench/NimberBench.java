package grundy.bench;

import grundy.value.NimField;
import grundy.value.NimField64;
import java.math.BigInteger;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Nim arithmetic on one core: operations a second on random 64-bit numbers, and on longer ones.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgs = "-Xmx1g")
public class NimberBench {
    private static final int PAIRS = 4096;

    /// Random pairs of numbers.
    @State(Scope.Benchmark)
    public static class RandomWords {
        final long[] a = new Random(1).longs(PAIRS).toArray();
        final long[] b = new Random(2).longs(PAIRS).toArray();
    }

    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long product(RandomWords words) {
        long sum = 0;
        for (int i = 0; i < PAIRS; i++) sum ^= NimField64.multiply(words.a[i], words.b[i]);
        return sum;
    }

    /// Each product needs the one before.
    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long chainOfProducts(RandomWords words) {
        long product = 1;
        for (int i = 0; i < PAIRS; i++) product = NimField64.multiply(product, words.a[i] | 1);
        return product;
    }

    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long square(RandomWords words) {
        long sum = 0;
        for (int i = 0; i < PAIRS; i++) sum ^= NimField64.square(words.a[i]);
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long squareRoot(RandomWords words) {
        long sum = 0;
        for (int i = 0; i < PAIRS; i++) sum ^= NimField64.squareRoot(words.a[i]);
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long quotient(RandomWords words) {
        long sum = 0;
        for (int i = 0; i < PAIRS; i++) sum ^= NimField64.divide(words.a[i], words.b[i] | 1);
        return sum;
    }

    /// The product as most programs for contests compute it: halves down to single bits, four products
    /// of halves and one with a half of the Fermat power.
    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long productByPlainRecursion(RandomWords words) {
        long sum = 0;
        for (int i = 0; i < PAIRS; i++) sum ^= plain(words.a[i], words.b[i], 32);
        return sum;
    }

    private static long plain(long a, long b, int half) {
        if (a == 0 || b == 0) return 0;
        if (a == 1 || b == 1) return a == 1 ? b : a;
        long mask = (1L << half) - 1;
        long a1 = a >>> half;
        long b1 = b >>> half;
        long high = plain(a1, b1, half / 2);
        long mixed = plain(a1, b & mask, half / 2) ^ plain(a & mask, b1, half / 2);
        long low = plain(a & mask, b & mask, half / 2);
        return (high ^ mixed) << half ^ low ^ plain(high, 1L << half - 1, half / 2);
    }

    /// Two long numbers.
    @State(Scope.Benchmark)
    public static class LongNumbers {
        @Param({"1024", "65536"})
        public int bits;

        BigInteger a = BigInteger.ZERO;
        BigInteger b = BigInteger.ZERO;

        /// Makes the numbers once the length is known.
        @Setup
        public void make() {
            a = new BigInteger(bits, new Random(3)).setBit(bits - 1);
            b = new BigInteger(bits, new Random(4)).setBit(bits - 1);
        }
    }

    @Benchmark
    public BigInteger longProduct(LongNumbers numbers) {
        return NimField.multiply(numbers.a, numbers.b);
    }

    @Benchmark
    public BigInteger longInverse(LongNumbers numbers) {
        return NimField.inverse(numbers.a);
    }
}
