package grundy.contest.sketch;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Names that an input may use and a language, or the program itself, does not leave free.
final class ProgramNames {
    private static final Set<String> TAKEN = new HashSet<>(List.of("""
            data list main map max min more next number numbers open out pos print read set sorted
            str sum sys value wins word xor len range abs cin cout std System Math Arrays Main y0 y1
            j0 j1 join""".split("\\s+")));

    static {
        Arrays.stream(TargetLanguage.values()).map(TargetLanguage::keywords).forEach(TAKEN::addAll);
    }

    private ProgramNames() {}

    /// @return the name, or if it is taken one that is not
    static String safe(String name) {
        return TAKEN.contains(name) ? name + "_" : name;
    }
}
