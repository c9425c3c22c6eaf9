package grundy.prove.walnut;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Names of variables as Walnut reads them: a letter, then letters and digits. Those of the rules are kept where
/// that is possible, in lower case, since `A`, `E` and `I` are its quantifiers.
final class WalnutNames {
    private static final Pattern GOOD = Pattern.compile("[a-z][a-z0-9]{0,9}");

    private final Map<String, String> names = new HashMap<>();
    private final Set<String> taken = new HashSet<>();
    private int fresh;

    /// Gives a variable a name, if it has none yet.
    ///
    /// @param name the name, if it is good and still free
    void give(String variable, String name) {
        if (!names.containsKey(variable)) names.put(variable, free(name));
    }

    String of(String variable) {
        give(variable, variable);
        return names.getOrDefault(variable, variable);
    }

    /// @return a name that no variable has
    String fresh() {
        String name;
        do name = "t" + ++fresh;
        while (!taken.add(name));
        return name;
    }

    private String free(String name) {
        return GOOD.matcher(name).matches() && taken.add(name) ? name : fresh();
    }
}
