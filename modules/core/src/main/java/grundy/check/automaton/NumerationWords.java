package grundy.check.automaton;

import grundy.text.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The names of numeration systems.
public final class NumerationWords {
    private static final int SHOWN_WEIGHTS = 5;

    private NumerationWords() {}

    /// @param system in which numbers are written
    /// @return its name
    public static Message system(NumerationSystem system) {
        if (system.base() == 2) return Message.of("check.theorem.system.binary");
        if (system.base() > 0) return Message.of("check.theorem.system.base", "base", system.base());
        if (system.equals(NumerationSystem.FIBONACCI)) return Message.of("check.theorem.system.zeckendorf");
        return Message.of("check.theorem.system.linear", "weights", weights(system));
    }

    /// Returns a base as it is named after "in base", which Chinese has a word for.
    public static Message base(Object base) {
        return base.toString().equals("2")
                ? Message.of("check.theorem.base.binary")
                : Message.of("check.theorem.base.other", "base", base);
    }

    /// @param system in which numbers are written
    /// @return the word for it: in English the one that options take
    public static Message numeration(NumerationSystem system) {
        if (system.base() == 2) return Message.of("check.theorem.numeration.binary");
        if (system.base() > 0) return Message.of("check.theorem.numeration.base", "base", system.base());
        return switch (system.name()) {
            case "fibonacci" -> Message.of("check.theorem.numeration.zeckendorf");
            case "pell" -> Message.of("check.theorem.numeration.pell");
            case "tribonacci" -> Message.of("check.theorem.numeration.tribonacci");
            case String name -> Message.of("check.theorem.numeration.linear", "name", name);
        };
    }

    private static List<Object> weights(NumerationSystem system) {
        var weights = new ArrayList<Object>(firstWeights(system));
        weights.add("…");
        return weights;
    }

    /// @param system in which numbers are written
    /// @return its first weights, enough of them to see which they are
    public static List<BigInteger> firstWeights(NumerationSystem system) {
        int own = system.hasOwnWeights() ? system.firstWeights().size() + 2 : 0;
        return system.weights(Math.max(SHOWN_WEIGHTS, own));
    }
}
