package grundy.solve;

import grundy.value.Dyadic;
import grundy.value.Outcome;
import grundy.value.ShortValue;
import grundy.value.Value;
import grundy.value.canonical.Thermograph;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;

/// What an expression comes to: a value, or what was asked about values.
public sealed interface Worked {
    /// A value.
    record Of(ShortValue value) implements Worked {
        @Override
        public String toString() {
            return value.toString();
        }
    }

    /// Whether it is so.
    record Truth(boolean isSo) implements Worked {
        @Override
        public String toString() {
            return Boolean.toString(isSo);
        }
    }

    /// Who wins.
    record Winner(Outcome outcome) implements Worked {
        @Override
        public String toString() {
            return outcome.toString();
        }
    }

    /// Several values, each once.
    record Several(List<ShortValue> values) implements Worked {
        public Several {
            values = List.copyOf(values);
        }

        @Override
        public String toString() {
            return values.stream().map(ShortValue::toString).collect(Collectors.joining(",", "{", "}"));
        }
    }

    /// A thermograph.
    record Cooling(Thermograph thermograph) implements Worked {
        @Override
        public String toString() {
            return thermograph.toString();
        }
    }

    static Worked number(Dyadic number) {
        return new Of(new Value.Number(number));
    }

    static Worked number(BigInteger number) {
        return number(Dyadic.of(number));
    }
}
