package grundy.store;

import grundy.check.Evidence;
import grundy.check.ReasonedValues;
import grundy.check.StatedMove;
import grundy.check.VerdictCheck.Asked;
import grundy.check.VerdictCheck.Stated;
import grundy.check.VerdictCheck.StatedMoves;
import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.solve.Verdict;
import grundy.store.json.JsonObject;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What one has to know in order to check a verdict again: the question as it was put, and all that is said of it.
/// Numbers are exact texts.
///
/// Members: `certificate` and `version`; `question`, the words on the command line, and of several players
/// `preferences` and `mover`; `outcome`; `value`, or null; `remoteness`, moves to the end under best play, -1 for a
/// draw, of Left and Right for each of them moving first; `moveCount`, or null where the winning moves were not
/// counted; `moves`, the first of them; `statement`, the closed form on which the verdict rests, of the position or
/// of each component of a sum, in the language of claims; `theorem`, the name by which it is cited, for information
/// only; as {@link BasisText} has them `periods` and `proof`; and `forms`, where Left and Right have moves of their
/// own and few positions are met, why each is worth what it is ({@link ReasonsText}).
///
/// @param question the words of the question, as on the command line
/// @param preferences as of {@link Asked}, as is `mover`
/// @param proof the theorem by automata on which it rests
/// @param forms why the positions are worth what they are
public record VerdictCertificate(
        List<String> question,
        List<List<Integer>> preferences,
        int mover,
        Stated stated,
        String theorem,
        Optional<TheoremFile> proof,
        Optional<ReasonedValues> forms) {
    /// What the member `certificate` says.
    public static final String KIND = "grundy-verdict";

    private static final int VERSION = 4;
    private static final int MOST_MOVES = 200;
    private static final int MOST_POSITIONS = 2000;

    public static VerdictCertificate of(List<String> question, Verdict verdict) {
        var stated = verdict.stated(MOST_MOVES);
        var sum = verdict.question().sum();
        return new VerdictCertificate(
                question,
                verdict.question().preferences(),
                verdict.question().mover(),
                stated,
                verdict.evidence().single() instanceof Evidence.ClosedForm form ? form.name() : "",
                BasisText.proof(stated.basis(), sum.components().getFirst().game(), sum.play()),
                verdict.reasons(MOST_POSITIONS));
    }

    /// @param sum what the words of the question mean
    /// @return empty if there are not so many players as the preferences, or who is to move, suppose
    public Optional<Asked> asked(Sum sum) {
        int players =
                sum.components().getFirst().game().rules() instanceof Rules.Players(var byPlayer) ? byPlayer.size() : 0;
        boolean fits = (preferences.isEmpty() || preferences.size() == players) && (mover == 0 || mover < players);
        return fits ? Optional.of(new Asked(sum, preferences, mover)) : Optional.empty();
    }

    /// Writes all of it or nothing.
    public void write(Path file) throws IOException {
        var node = json();
        WholeFile.write(file, out -> {
            node.writeTo(out);
            out.write('\n');
        });
    }

    private JsonObject json() {
        var node = new JsonObject().put("certificate", KIND).put("version", VERSION);
        var words = node.putArray("question");
        question.forEach(words::add);
        if (!preferences.isEmpty()) {
            var lists = node.putArray("preferences");
            for (var one : preferences) {
                var list = lists.addArray();
                one.forEach(list::add);
            }
        }
        if (mover != 0) node.put("mover", mover);
        node.put("outcome", stated.outcome().name());
        node.set("value", stated.value().map(ValueText::write).orElse(null));
        if (!stated.remoteness().isEmpty()) {
            var list = node.putArray("remoteness");
            stated.remoteness().forEach(list::add);
        }
        stated.moves().ifPresent(moves -> write(node, moves));
        node.put("statement", stated.basis().statement()).put("theorem", theorem);
        new BasisText(stated.basis(), proof).write(node);
        forms.ifPresent(reasons -> node.set("forms", ReasonsText.write(reasons)));
        return node;
    }

    private static void write(JsonObject node, StatedMoves moves) {
        node.put("moveCount", moves.count().map(BigInteger::toString).orElse(null));
        var list = node.putArray("moves");
        for (var move : moves.listed()) {
            var one = list.addObject();
            move.side().ifPresent(side -> one.put("player", player(side)));
            var steps = one.putArray("steps");
            for (var step : move.steps()) {
                var to = steps.addObject().put("component", step.component()).putArray("to");
                step.to().forEach(to::add);
            }
        }
    }

    private static String player(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    /// @param members of the document
    /// @throws StoreException if they are not those of such a certificate
    public static VerdictCertificate read(Path file, Map<?, ?> members) {
        return new Reading(file, members).certificate();
    }

    private record Reading(Path file, Map<?, ?> members) {
        VerdictCertificate certificate() {
            var read = read();
            JsonMembers.other(members, read.json(), "version").ifPresent(name -> {
                throw fault(name);
            });
            return read;
        }

        private VerdictCertificate read() {
            if (!(members.get("version") instanceof Long version && version >= 1 && version <= VERSION))
                throw fault("version");
            var basis = BasisText.read(file, members, text("statement"));
            return new VerdictCertificate(
                    question(),
                    preferences(),
                    members.containsKey("mover") ? number("mover", members.get("mover")) : 0,
                    new Stated(outcome(), value(), remoteness(), moves(), basis.basis()),
                    text("theorem"),
                    basis.proof(),
                    forms());
        }

        /// Standard input holds nothing of a certificate.
        private List<String> question() {
            var words = texts("question", members.get("question"));
            if (words.isEmpty() || words.contains("-")) throw fault("question");
            return words;
        }

        private String text(String member) {
            if (members.get(member) instanceof String text) return text;
            throw fault(member);
        }

        private List<?> list(String member, @Nullable Object node) {
            if (node instanceof List<?> list) return list;
            throw fault(member);
        }

        private List<String> texts(String member, @Nullable Object node) {
            var texts = new ArrayList<String>();
            for (var one : list(member, node)) {
                if (!(one instanceof String text)) throw fault(member);
                texts.add(text);
            }
            return List.copyOf(texts);
        }

        private int number(String member, @Nullable Object node) {
            if (node instanceof Long number && number >= 0 && number <= Integer.MAX_VALUE) return number.intValue();
            throw fault(member);
        }

        private List<List<Integer>> preferences() {
            if (!members.containsKey("preferences")) return List.of();
            var lists = new ArrayList<List<Integer>>();
            for (var one : list("preferences", members.get("preferences")))
                lists.add(list("preferences", one).stream()
                        .map(player -> number("preferences", player))
                        .toList());
            for (var one : lists)
                if (one.size() != lists.size()
                        || one.stream().distinct().count() != one.size()
                        || one.stream().anyMatch(player -> player >= one.size())) throw fault("preferences");
            return lists;
        }

        private Outcome outcome() {
            return Arrays.stream(Outcome.values())
                    .filter(one -> one.name().equals(members.get("outcome")))
                    .findFirst()
                    .orElseThrow(() -> fault("outcome"));
        }

        private Optional<Value> value() {
            if (!members.containsKey("value")) throw fault("value");
            if (members.get("value") == null) return Optional.empty();
            if (!(members.get("value") instanceof Map<?, ?> value)) throw fault("value");
            try {
                return Optional.of(ValueText.read(value));
            } catch (IllegalArgumentException | ArithmeticException _) {
                throw fault("value");
            }
        }

        private Optional<ReasonedValues> forms() {
            if (!members.containsKey("forms")) return Optional.empty();
            var forms = members.get("forms") instanceof Map<?, ?> node
                    ? ReasonsText.read(node)
                    : Optional.<ReasonedValues>empty();
            if (forms.isEmpty()) throw fault("forms");
            return forms;
        }

        private List<Long> remoteness() {
            if (!members.containsKey("remoteness")) return List.of();
            var moves = new ArrayList<Long>();
            for (var one : list("remoteness", members.get("remoteness"))) {
                if (!(one instanceof Long number)) throw fault("remoteness");
                moves.add(number);
            }
            return moves;
        }

        private Optional<StatedMoves> moves() {
            if (!members.containsKey("moves")) return Optional.empty();
            Optional<BigInteger> count = Optional.empty();
            if (members.get("moveCount") instanceof String number) {
                count = StoredNumber.whole(number);
                if (count.isEmpty()) throw fault("moveCount");
            } else if (members.get("moveCount") != null || !members.containsKey("moveCount")) {
                throw fault("moveCount");
            }
            var listed = new ArrayList<StatedMove>();
            for (var one : list("moves", members.get("moves"))) listed.add(move(one));
            return Optional.of(new StatedMoves(count, List.copyOf(listed)));
        }

        private StatedMove move(@Nullable Object node) {
            if (!(node instanceof Map<?, ?> move)) throw fault("moves");
            var steps = new ArrayList<StatedMove.Step>();
            for (var one : list("moves", move.get("steps"))) {
                if (!(one instanceof Map<?, ?> step)) throw fault("moves");
                steps.add(new StatedMove.Step(number("moves", step.get("component")), texts("moves", step.get("to"))));
            }
            return new StatedMove(side(move.get("player")), steps);
        }

        private Optional<Side> side(@Nullable Object node) {
            if (node == null) return Optional.empty();
            return Optional.of(Arrays.stream(Side.values())
                    .filter(one -> player(one).equals(node))
                    .findFirst()
                    .orElseThrow(() -> fault("moves")));
        }

        private StoreException fault(String member) {
            return new StoreException(Message.of("store.verdict.member", "file", file, "member", member));
        }
    }
}
