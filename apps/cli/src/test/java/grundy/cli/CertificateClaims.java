package grundy.cli;

import grundy.cli.Json.Elements;
import grundy.cli.Json.Member;
import grundy.cli.Json.Members;
import grundy.cli.Json.Text;
import grundy.cli.Json.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Whether what one certificate claims follows from what another claims of the same question: it says the same, or
/// less.
final class CertificateClaims {
    /// What may be left unsaid: null, an empty text, or not there at all.
    private static final Set<String> OPTIONAL = Set.of(
            "value",
            "moveCount",
            "remoteness",
            "statement",
            "theorem",
            "claim",
            "periods",
            "period",
            "proof",
            "quotient",
            "forms",
            "vertices.*.value");

    /// Lists of which some elements are enough, in any order.
    private static final Set<String> SOME = Set.of("periods", "equilibria", "profiles", "eliminated");

    /// Lists of which all elements must be there, in any order; of moves some, where they are not counted.
    private static final Set<String> ALL = Set.of("moves", "moves.*.steps", "p");

    /// What a claim rests on, which another one may rest on as well: the check tells whether it does.
    private static final Set<String> PROOFS = Set.of(
            "question",
            "seal",
            "digest",
            "file",
            "periods.*.verifiedTo",
            "forms",
            "measure",
            "automaton",
            "unbeaten",
            "quotient.unbeaten",
            "rules",
            "quotient.rules",
            "game");

    /// The number and the nimber 0 are one value.
    private static final Set<String> ZEROS =
            Set.of("{\"kind\":\"nimber\",\"number\":\"0\"}", "{\"kind\":\"number\",\"number\":\"0\"}");

    private static final Pattern FRACTION = Pattern.compile("-?\\d+(/\\d+)?");

    private CertificateClaims() {}

    /// @return where the one claims something that does not follow; empty if nowhere
    static Optional<String> beyond(Json one, Json other) {
        return beyond("", one, other);
    }

    private static Optional<String> beyond(String place, Json one, Json other) {
        var here = place.replaceFirst("^(verdict|smaller\\.\\*)\\.", "");
        if (one.equals(other) || PROOFS.contains(here)) return Optional.empty();
        boolean isUnsaid = one.equals(new Word("null")) || one.equals(new Text(""));
        if (isUnsaid && OPTIONAL.contains(here)) return Optional.empty();
        if (other instanceof Text(var same) && areEqual(written(one), same)) return Optional.empty();
        if (ZEROS.contains(one.write()) && ZEROS.contains(other.write())) return Optional.empty();
        return switch (one) {
            case Members members when other instanceof Members others -> inMembers(place, here, members, others);
            case Elements(var elements)
            when other instanceof Elements(var others) -> inElements(place, here, elements, others);
            default -> Optional.of(place);
        };
    }

    private static String written(Json node) {
        return switch (node) {
            case Text(var text) -> text;
            case Word(var word) -> word;
            case Members _, Elements _ -> "";
        };
    }

    /// Fractions may be written in several ways.
    private static boolean areEqual(String one, String other) {
        if (!FRACTION.matcher(one).matches() || !FRACTION.matcher(other).matches()) return false;
        var a = (one + "/1").split("/");
        var b = (other + "/1").split("/");
        return new BigInteger(a[0])
                .multiply(new BigInteger(b[1]))
                .equals(new BigInteger(b[0]).multiply(new BigInteger(a[1])));
    }

    private static Optional<String> inMembers(String place, String here, Members one, Members other) {
        var prefix = place.isEmpty() ? "" : place + ".";
        boolean isCounted = !one.get("moveCount").equals(Optional.of(new Word("null")));
        for (var member : one.members()) {
            var found = other.get(member.name());
            if (found.isEmpty()) return Optional.of(prefix + member.name());
            var beyond = member.name().equals("moves") && !isCounted
                    ? some(prefix + "moves", elements(member.value()), elements(found.get()))
                    : beyond(prefix + member.name(), member.value(), found.get());
            if (beyond.isPresent()) return beyond;
        }
        var herePrefix = here.isEmpty() ? "" : here + ".";
        return other.members().stream()
                .map(Member::name)
                .filter(name -> one.get(name).isEmpty() && !OPTIONAL.contains(herePrefix + name))
                .findFirst()
                .map(name -> prefix + name);
    }

    private static Optional<String> inElements(String place, String here, List<Json> one, List<Json> other) {
        if (SOME.contains(here)) return some(place, one, other);
        if (one.size() != other.size()) return Optional.of(place);
        if (ALL.contains(here)) return some(place, one, other);
        for (int i = 0; i < one.size(); i++) {
            var beyond = beyond(place + ".*", one.get(i), other.get(i));
            if (beyond.isPresent()) return beyond;
        }
        return Optional.empty();
    }

    /// Each element follows from another one of the others.
    private static Optional<String> some(String place, List<Json> one, List<Json> other) {
        var left = new ArrayList<>(other);
        for (var element : one) {
            var from = left.stream()
                    .filter(each -> beyond(place + ".*", element, each).isEmpty())
                    .findFirst();
            if (from.isEmpty()) return Optional.of(place);
            left.remove(from.get());
        }
        return Optional.empty();
    }

    private static List<Json> elements(Json list) {
        return list instanceof Elements(var elements) ? elements : List.of();
    }
}
