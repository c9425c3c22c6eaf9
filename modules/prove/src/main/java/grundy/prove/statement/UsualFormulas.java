package grundy.prove.statement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Formulas that theorems about games often are, in the language of claims, the simplest first.
///
/// @param names of the coordinates
/// @param base of the numeration system, 0 if it is none
record UsualFormulas(List<String> names, int base) {
    private static final int LARGEST_MODULUS = 12;
    private static final int FARTHEST = 3;

    /// @return formulas for sets of P-positions
    Set<String> colds() {
        var texts = new LinkedHashSet<String>();
        if (names.size() == 2) twoCoordinates(names.get(0), names.get(1), texts);
        var sum = String.join(" + ", names);
        texts.add("P when " + sum + " == 0");
        if (names.size() == 1) digits(names.getFirst(), texts);
        else several(sum, texts);
        for (int modulus = 2; modulus <= LARGEST_MODULUS; modulus++) {
            for (int rest = 0; rest < modulus; rest++)
                texts.add("P when " + whole() + " mod " + modulus + " == " + rest);
            if (names.size() > 1) residues(modulus, texts);
        }
        return texts;
    }

    /// The sum, as a factor.
    private String whole() {
        return names.size() == 1 ? names.getFirst() : "(" + String.join(" + ", names) + ")";
    }

    private void twoCoordinates(String a, String b, Set<String> texts) {
        texts.add("P when %s == %s".formatted(a, b));
        texts.add("misere P when %1$s == %2$s and %1$s > 1 or %1$s + %2$s == 1".formatted(a, b));
        texts.add("P when min(%1$s, %2$s) == floor(phi * abs(%1$s - %2$s))".formatted(a, b));
        if (base == 0 || base == 2) {
            var part = base == 2 ? "2^twos(%s)" : "zeckendorf(%s)";
            texts.add("P when %1$s == 0 or %2$s < %3$s".formatted(a, b, part.formatted(a)));
            texts.add("P when %1$s == 0 or %2$s < %3$s".formatted(b, a, part.formatted(b)));
        }
        for (int step = 1; step <= FARTHEST; step++) {
            texts.add("P when %1$s + %3$s == %2$s".formatted(a, b, step));
            texts.add("P when abs(%1$s - %2$s) == %3$s".formatted(a, b, step));
            texts.add("P when abs(%1$s - %2$s) <= %3$s".formatted(a, b, step));
        }
    }

    /// Adds formulas about the last digits of one number.
    private void digits(String n, Set<String> texts) {
        for (int modulus = 2; base > 0 && modulus <= 4; modulus++)
            for (int rest = 0; rest < modulus; rest++) {
                var trailing = base == 2 ? "twos(" + n + ")" : "valuation(" + n + ", " + base + ")";
                texts.add("P when " + trailing + " mod " + modulus + " == " + rest);
                texts.add("P when " + n + " == 0 or " + trailing + " mod " + modulus + " == " + rest);
            }
        for (int add = -FARTHEST; base > 0 && add <= FARTHEST; add++) {
            var shifted = add == 0 ? n : add > 0 ? n + " + " + add : n + " - " + -add;
            texts.add("P when " + shifted + " in powers of " + base);
            texts.add("P when " + n + " == 0 or " + shifted + " in powers of " + base);
        }
        if (base > 0) return;
        texts.add("P when " + n + " in fibonacci");
        texts.add("P when " + n + " == 0 or " + n + " in fibonacci");
    }

    private void several(String sum, Set<String> texts) {
        var xor = String.join(" xor ", names);
        texts.add("P when (" + xor + ") == 0");
        var most = "max(" + String.join(", ", names) + ")";
        texts.add("misere P when %1$s < 2 and (%2$s) mod 2 == 1 or %1$s > 1 and (%3$s) == 0".formatted(most, sum, xor));
        texts.add("P when (" + xor + ") == " + sum);
        if (names.size() > 2)
            texts.add("P when %s - %s == %d*min(%s)".formatted(sum, most, names.size() - 1, String.join(", ", names)));
        if (names.size() == 4) for (int other = 1; other < names.size(); other++) texts.add(pairs(other));
        var every = new ArrayList<String>();
        for (int i = names.size() - 1; i >= 0; i -= 2) every.addFirst(names.get(i));
        steps(every, texts);
        every.clear();
        for (int i = 0; i < names.size(); i += 2) every.add(names.get(i));
        steps(every, texts);
    }

    /// @param other of four numbers that which is the same as the first
    private String pairs(int other) {
        var rest = new ArrayList<>(names.subList(1, names.size()));
        rest.remove(other - 1);
        return "P when %s == %s and %s == %s"
                .formatted(names.getFirst(), names.get(other), rest.getFirst(), rest.getLast());
    }

    private static void steps(List<String> every, Set<String> texts) {
        if (every.size() == 1) texts.add("P when " + every.getFirst() + " == 0");
        else texts.add("P when (" + String.join(" xor ", every) + ") == 0");
    }

    private void residues(int modulus, Set<String> texts) {
        texts.add("P when "
                + names.stream().map(name -> name + " mod " + modulus + " == 0").collect(Collectors.joining(" and ")));
        if (names.size() == 2)
            texts.add("P when (%1$s - %2$s) mod %3$s == 0".formatted(names.get(0), names.get(1), modulus));
        if (base == 2)
            texts.add("P when ("
                    + names.stream()
                            .map(name -> "(" + name + " mod " + modulus + ")")
                            .collect(Collectors.joining(" xor "))
                    + ") == 0");
        if (names.size() > 2)
            texts.add("P when "
                    + names.stream()
                            .skip(1)
                            .map(name -> "(%s - %s) mod %d == 0".formatted(names.getFirst(), name, modulus))
                            .collect(Collectors.joining(" and ")));
        if (base == 2) misereResidues(modulus, texts);
        if (names.size() != 2) return;
        var a = names.get(0);
        var b = names.get(1);
        texts.add("P when floor(%1$s / %3$s) == floor(%2$s / %3$s)".formatted(a, b, modulus));
        texts.add("P when min(%1$s, %2$s) == 0 and max(%1$s, %2$s) mod %3$s == 0".formatted(a, b, modulus));
        for (int rest = 0; rest < modulus; rest++) {
            texts.add("P when min(%1$s, %2$s) mod %3$s == %4$s and max(%1$s, %2$s) mod %3$s == %4$s"
                    .formatted(a, b, modulus, rest));
            texts.add("P when min(%1$s, %2$s) == %3$s".formatted(a, b, rest));
        }
    }

    private void misereResidues(int modulus, Set<String> texts) {
        var rests =
                names.stream().map(name -> "(" + name + " mod " + modulus + ")").toList();
        texts.add("misere P when %1$s < 2 and (%2$s) mod 2 == 1 or %1$s > 1 and (%3$s) == 0"
                .formatted(
                        "max(" + String.join(", ", rests) + ")",
                        String.join(" + ", rests),
                        String.join(" xor ", rests)));
    }

    /// @return formulas for nim-values
    Set<String> values() {
        var texts = new LinkedHashSet<String>();
        var sum = String.join(" + ", names);
        texts.add("g = " + sum);
        texts.add("g = " + String.join(" xor ", names));
        for (int modulus = 2; modulus <= LARGEST_MODULUS; modulus++) {
            texts.add("g = " + whole() + " mod " + modulus);
            texts.add("g = floor(" + whole() + " / " + modulus + ")");
            if (names.size() == 1) oneNumber(names.getFirst(), modulus, texts);
            else residueValues(modulus, texts);
        }
        if (names.size() == 1 && base == 2)
            texts.add("g = 0 if %1$s == 0 else 2^twos(%1$s)".formatted(names.getFirst()));
        if (names.size() == 2) {
            texts.add("g = abs(" + names.get(0) + " - " + names.get(1) + ")");
            texts.add("g = min(" + names.get(0) + ", " + names.get(1) + ")");
            texts.add("g = max(" + names.get(0) + ", " + names.get(1) + ")");
        }
        return texts;
    }

    private static void oneNumber(String n, int modulus, Set<String> texts) {
        texts.add("g = floor((%1$s + %2$s) / %3$s)".formatted(n, modulus - 1, modulus));
        for (int part = 2; part <= LARGEST_MODULUS / 2; part++)
            texts.add("g = floor((%1$s mod %2$s) / %3$s)".formatted(n, modulus * part, part));
    }

    private void residueValues(int modulus, Set<String> texts) {
        texts.add("g = "
                + names.stream()
                        .map(name -> "(" + name + " mod " + modulus + ")")
                        .collect(Collectors.joining(base == 2 ? " xor " : " + ")));
    }
}
