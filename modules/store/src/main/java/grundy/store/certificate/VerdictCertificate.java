package grundy.store.certificate;

import grundy.answer.Verdict;
import grundy.check.CheckResult;
import grundy.check.ClaimedMove;
import grundy.check.ClaimedMoves;
import grundy.check.ClaimedVerdict;
import grundy.check.answer.ReasonedValues;
import grundy.check.answer.ReasonedValuesCheck;
import grundy.check.verdict.VerdictCheck;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.TurnPosition;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.document.StoredNumber;
import grundy.store.document.ValueText;
import grundy.store.theorem.BasisText;
import grundy.store.theorem.QuotientFile;
import grundy.store.theorem.TheoremFile;
import grundy.text.Message;
import grundy.value.Outcome;
import grundy.value.Side;
import grundy.value.Value;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A certificate from which a verdict can be checked again: the question as it was put, and all that is
/// said about it. Numbers are exact texts.
///
/// Its members: `certificate` and `version`; `question`, the words on the command line, and of several players
/// `preferences` and `mover`; `outcome`; `value`, or null; `remoteness`, moves to the end under best play, -1 for a
/// draw, of Left and Right for each of them moving first; `moveCount`, or null where the winning moves were not
/// counted; `moves`, the first of them; `statement`, the closed form on which the verdict rests, of the position or of
/// each component of a sum, in the language of claims; `theorem`, the name by which it is cited, both as this program
/// has them ({@link CitedForm}); as {@link BasisText} has them `periods`, `proof` and `quotient`; and `forms`, where
/// Left and Right have moves of their own and few positions are met, why each is worth what it is ({@link
/// ReasonsText}).
///
/// @param question the words of the question, as on the command line
/// @param preferences as of {@link TurnPosition}, as is `mover`
/// @param proof the theorem by automata on which it rests
/// @param quotient the misere quotient on which it rests
/// @param forms why the positions are worth what they are
public record VerdictCertificate(
        List<String> question,
        List<List<Integer>> preferences,
        int mover,
        ClaimedVerdict claimedVerdict,
        String theorem,
        Optional<TheoremFile> proof,
        Optional<QuotientFile> quotient,
        Optional<ReasonedValues> forms)
        implements AnswerCertificate {
    private static final int VERSION = 4;
    private static final int MOST_MOVES = 200;
    private static final int MOST_POSITIONS = 2000;

    public static VerdictCertificate of(List<String> question, Verdict verdict) {
        var claimed = verdict.claimedVerdict(MOST_MOVES);
        var sum = verdict.question().sum();
        return new VerdictCertificate(
                question,
                verdict.question().preferences(),
                verdict.question().mover(),
                claimed,
                CitedForm.of(verdict).name(),
                BasisText.proof(claimed.basis(), sum.components().getFirst().game(), sum.play()),
                BasisText.quotient(claimed.basis(), sum),
                verdict.reasons(MOST_POSITIONS));
    }

    /// @param sum with a number put in, of which a verdict says what it rests on
    static VerdictCertificate of(Sum sum, String question, ClaimedVerdict claimed) {
        var proof = BasisText.proof(claimed.basis(), sum.components().getFirst().game(), sum.play());
        var quotient = BasisText.quotient(claimed.basis(), sum);
        return new VerdictCertificate(List.of(question), List.of(), 0, claimed, "", proof, quotient, Optional.empty());
    }

    /// @return this certificate without a reason for the value of each position
    VerdictCertificate withoutForms() {
        return new VerdictCertificate(
                question, preferences, mover, claimedVerdict, theorem, proof, quotient, Optional.empty());
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.VERDICT;
    }

    @Override
    public Message title() {
        return Message.of(
                "store.check.verdict.title",
                "question",
                String.join(" ", question),
                "outcome",
                claimedVerdict.outcome());
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        var sum = posed.language().question(posed.source());
        var position = question(sum).orElseThrow(() -> fault(file, CertificateMembers.PREFERENCES));
        var unlisted = unlisted();
        if (unlisted.isPresent()) return new CheckResult(List.of(), List.of(), unlisted);
        var found = new CitedForm(claimedVerdict.basis().statement(), theorem)
                .held(position, VerdictCheck.of(position, claimedVerdict), answers);
        return forms.map(reasons -> ReasonedValuesCheck.of(sum, reasons, claimedVerdict.value(), found))
                .orElse(found);
    }

    /// Lists counted winning moves, up to 200.
    ///
    /// @return a message that some are missing
    Optional<Message> unlisted() {
        return claimedVerdict
                .moves()
                .flatMap(moves -> moves.count()
                        .filter(count -> count.min(BigInteger.valueOf(MOST_MOVES))
                                        .compareTo(
                                                BigInteger.valueOf(moves.list().size()))
                                > 0)
                        .map(count -> Message.of(
                                "store.verdict.unlisted",
                                "count",
                                count,
                                "listed",
                                moves.list().size())));
    }

    /// @return empty if the preferences or the player to move suppose more players than there are
    private Optional<TurnPosition> question(Sum sum) {
        int players = sum.components().getFirst().game().rules() instanceof RuleTree.Players(var byPlayer)
                ? byPlayer.size()
                : 0;
        boolean fits = (preferences.isEmpty() || preferences.size() == players) && (mover == 0 || mover < players);
        return fits ? Optional.of(new TurnPosition(sum, preferences, mover)) : Optional.empty();
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        CertificateMembers.putPreferences(node, preferences);
        if (mover != 0) node.put("mover", mover);
        node.put("outcome", claimedVerdict.outcome().name());
        node.set("value", claimedVerdict.value().map(ValueText::write).orElse(null));
        if (!claimedVerdict.remoteness().isEmpty()) {
            var list = node.putArray("remoteness");
            claimedVerdict.remoteness().forEach(list::add);
        }
        claimedVerdict.moves().ifPresent(moves -> write(node, moves));
        node.put("statement", claimedVerdict.basis().statement()).put("theorem", theorem);
        new BasisText(claimedVerdict.basis(), proof, quotient).write(node);
        forms.ifPresent(reasons -> node.set("forms", ReasonsText.write(reasons)));
        return node;
    }

    private static void write(JsonObject node, ClaimedMoves moves) {
        node.put("moveCount", moves.count().map(BigInteger::toString).orElse(null));
        var list = node.putArray("moves");
        for (var move : moves.list()) {
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
    /// @throws grundy.store.StoreException if they are not those of such a certificate
    static VerdictCertificate read(CertificateMembers members) {
        return new VerdictReader(members).certificate();
    }

    private record VerdictReader(CertificateMembers in) {
        VerdictCertificate certificate() {
            var read = read();
            in.requireAll(read.json());
            return read;
        }

        private VerdictCertificate read() {
            var basis = BasisText.read(in, in.text("statement"));
            return new VerdictCertificate(
                    in.question(),
                    in.preferences(),
                    in.has("mover") ? in.number("mover", in.get("mover")) : 0,
                    new ClaimedVerdict(
                            in.enumConstant("outcome", in.get("outcome"), Outcome.values()),
                            value(),
                            remoteness(),
                            moves(),
                            basis.basis()),
                    in.text("theorem"),
                    basis.proof(),
                    basis.quotient(),
                    forms());
        }

        private Optional<Value> value() {
            if (!in.has("value")) throw in.fault("value");
            return in.value("value", in.get("value"));
        }

        private Optional<ReasonedValues> forms() {
            if (!in.has("forms")) return Optional.empty();
            var forms = in.get("forms") instanceof Map<?, ?> node
                    ? ReasonsText.read(in, node)
                    : Optional.<ReasonedValues>empty();
            if (forms.isEmpty()) throw in.fault("forms");
            return forms;
        }

        private List<Long> remoteness() {
            if (!in.has("remoteness")) return List.of();
            return in.longs("remoteness", in.get("remoteness"));
        }

        private Optional<ClaimedMoves> moves() {
            if (!in.has("moves")) return Optional.empty();
            Optional<BigInteger> count = Optional.empty();
            if (in.get("moveCount") instanceof String number) {
                count = StoredNumber.whole(number);
                if (count.isEmpty()) throw in.fault("moveCount");
            } else if (in.get("moveCount") != null || !in.has("moveCount")) {
                throw in.fault("moveCount");
            }
            var listed = new ArrayList<ClaimedMove>();
            for (var one : in.list("moves", in.get("moves"))) listed.add(move(one));
            return Optional.of(new ClaimedMoves(count, List.copyOf(listed)));
        }

        private ClaimedMove move(@Nullable Object node) {
            if (!(node instanceof Map<?, ?> move)) throw in.fault("moves");
            var steps = new ArrayList<ClaimedMove.Step>();
            for (var one : in.list("moves", move.get("steps"))) {
                if (!(one instanceof Map<?, ?> step)) throw in.fault("moves");
                steps.add(new ClaimedMove.Step(
                        in.number("moves", step.get("component")), in.texts("moves", step.get("to"))));
            }
            return new ClaimedMove(side(move.get("player")), steps);
        }

        private Optional<Side> side(@Nullable Object node) {
            if (node == null) return Optional.empty();
            return Optional.of(Arrays.stream(Side.values())
                    .filter(one -> player(one).equals(node))
                    .findFirst()
                    .orElseThrow(() -> in.fault("moves")));
        }
    }
}
