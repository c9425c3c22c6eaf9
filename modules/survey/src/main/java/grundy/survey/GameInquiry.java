package grundy.survey;

import static grundy.store.atlas.AtlasColumn.CERTIFICATE;
import static grundy.store.atlas.AtlasColumn.CODE;
import static grundy.store.atlas.AtlasColumn.DENSITY;
import static grundy.store.atlas.AtlasColumn.DIGESTS;
import static grundy.store.atlas.AtlasColumn.GENERATORS;
import static grundy.store.atlas.AtlasColumn.HEAPS;
import static grundy.store.atlas.AtlasColumn.LAST_RARE;
import static grundy.store.atlas.AtlasColumn.LIMIT;
import static grundy.store.atlas.AtlasColumn.MASK;
import static grundy.store.atlas.AtlasColumn.MAX_AT;
import static grundy.store.atlas.AtlasColumn.MAX_VALUE;
import static grundy.store.atlas.AtlasColumn.ORDER;
import static grundy.store.atlas.AtlasColumn.P;
import static grundy.store.atlas.AtlasColumn.PERIOD;
import static grundy.store.atlas.AtlasColumn.PREPERIOD;
import static grundy.store.atlas.AtlasColumn.PROVED;
import static grundy.store.atlas.AtlasColumn.RARE;
import static grundy.store.atlas.AtlasColumn.RELATIONS;
import static grundy.store.atlas.AtlasColumn.RULES;
import static grundy.store.atlas.AtlasColumn.SALTUS;
import static grundy.store.atlas.AtlasColumn.SECONDS;
import static grundy.store.atlas.AtlasColumn.STUCK;
import static grundy.store.atlas.AtlasColumn.STUCK_AT;
import static grundy.store.atlas.AtlasColumn.TAME;
import static grundy.store.atlas.AtlasColumn.TAME_INDEX;
import static grundy.store.atlas.AtlasColumn.THEOREM;
import static grundy.store.atlas.AtlasColumn.ZEROS;

import grundy.answer.NimSequence;
import grundy.answer.OutcomeTable;
import grundy.check.Evidence;
import grundy.check.automaton.NumerationWords;
import grundy.finding.TableEnd;
import grundy.limit.Deadline;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.words.QuotientWords;
import grundy.prove.Prover;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.ProofTask;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.question.GridQuestion;
import grundy.question.OutcomesQuestion;
import grundy.question.QuotientQuestion;
import grundy.question.SequenceQuestion;
import grundy.question.TableKind;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.store.atlas.AtlasRow;
import grundy.store.certificate.PeriodCertificateFile;
import grundy.store.document.StoredRules;
import grundy.store.theorem.QuotientFile;
import grundy.store.theorem.TheoremFile;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.QuotientNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Computes the row of one game in an atlas: the nim-values of its heaps and their period, the outcomes
/// of a game of Left and Right, the misere quotient, the values of a table of two coordinates, and, if
/// that is wanted, a theorem for all sizes.
///
/// Values are worked out to four times as many heaps again and again, until a period is proved.
public final class GameInquiry {
    /// The last heap that can be asked for.
    public static final long FARTHEST = 100_000_000;

    private static final int FIRST_HEAPS = 1 << 14;
    private static final int GROWTH = 4;
    private static final int MOST_QUOTIENT_HEAPS = 2_000_000;
    private static final int DECIMALS = 6;

    private final Questions questions;
    private final CertificatePlaces places;

    /// Chooses the files for certificates.
    @FunctionalInterface
    public interface CertificatePlaces {
        Path file(String name) throws IOException;
    }

    /// The questions about each game.
    ///
    /// @param to the last heap, or the last value of each of two coordinates
    /// @param seconds for each game
    /// @param proofs whether theorems are looked for
    public record Questions(long to, long seconds, boolean proofs) {
        private static final long USUAL_TO = 1 << 14;
        private static final long USUAL_MISERE_TO = 100_000;
        private static final long USUAL_SECONDS = 60;
        private static final long USUAL_MISERE_SECONDS = 2;

        /// @return the questions where the user names none
        public static Questions usual(NumberedGames family) {
            boolean misere = family.member(0).rules().startsWith(Play.MISERE.prefix());
            return new Questions(
                    misere ? USUAL_MISERE_TO : USUAL_TO, misere ? USUAL_MISERE_SECONDS : USUAL_SECONDS, false);
        }
    }

    /// A game with the results so far.
    ///
    /// @param heaps to which values are worked out next
    /// @param nanos that were taken already
    /// @param results what was found out
    public record Order(NumberedGames.Member member, long heaps, long nanos, AtlasRow results) {
        /// @return a game that nobody was asked about yet
        public static Order first(NumberedGames.Member member) {
            var named = AtlasRow.of(member.number()).with(RULES, member.rules()).with(CODE, member.code());
            return new Order(member, FIRST_HEAPS, 0, named);
        }
    }

    /// The reply to an order.
    ///
    /// @param next how to go on, by whomever; empty if the row is the last word
    public record Reply(AtlasRow row, Optional<Order> next) {}

    public GameInquiry(Questions questions, CertificatePlaces places) {
        this.questions = questions;
        this.places = places;
    }

    /// @throws SyntaxException if the rules are not in the rule language
    /// @throws RulesException if an atlas says nothing of such rules
    static PrefixedRules read(NumberedGames.Member member) throws SyntaxException {
        var read = new RuleLanguage(Catalogue.builtIn()).rules(Source.of(member.rules()));
        var rules = read.game().rules();
        boolean isKnown = read.compound() == Compound.DISJUNCTIVE
                && (rules.arity() == 1 && (read.play() == Play.NORMAL || !(rules instanceof RuleTree.Partizan))
                        || GridQuestion.isFor(rules))
                && !(rules instanceof RuleTree.Players || rules instanceof RuleTree.Blocking);
        if (!isKnown) throw new RulesException(Message.of("survey.other-rules", "rules", member.rules()));
        return read;
    }

    /// @return the facts found within the time for a game
    /// @throws LimitException if the whole work is cancelled
    AtlasRow row(NumberedGames.Member member, Limits limits) {
        var reply = reply(Order.first(member), limits);
        while (reply.next().isPresent()) reply = reply(reply.next().get(), limits);
        return reply.row();
    }

    /// @return the facts about a game after one more part of the work: values to four times as many heaps, or all
    ///     else
    /// @throws LimitException if the whole work is cancelled
    public Reply reply(Order order, Limits limits) {
        long start = System.nanoTime();
        var member = order.member();
        var left = Duration.ofSeconds(questions.seconds()).minusNanos(order.nanos());
        var own = limits.until(Deadline.after(left.isNegative() ? Duration.ZERO : left));
        var row = order.results();
        long next = 0;
        try (var memory = own.memory().open()) {
            var read = read(member);
            row = farther(row, inquire(row, read, order.heaps(), own.withMemory(memory)));
            if (isOpen(read, row, order.heaps())) next = Math.min(questions.to(), order.heaps() * GROWTH);
            else if (questions.proofs() && !(read.game().rules() instanceof RuleTree.Partizan))
                row = withProof(row, read, own.withMemory(memory));
        } catch (LimitException limit) {
            if (limits.isOver()) throw limit;
            row = row.with(PROVED, false).with(LIMIT, limit.explanation().in(Language.EN));
        } catch (SyntaxException fault) {
            row = row.with(PROVED, false).with(LIMIT, fault.problem().in(Language.EN));
        } catch (RulesException fault) {
            row = row.with(PROVED, false).with(LIMIT, fault.explanation().in(Language.EN));
        }
        long nanos = order.nanos() + System.nanoTime() - start;
        row = row.with(SECONDS, BigDecimal.valueOf(TimeUnit.NANOSECONDS.toMicros(nanos), DECIMALS));
        return new Reply(row, next == 0 ? Optional.empty() : Optional.of(new Order(member, next, nanos, row)));
    }

    /// @return the one that says more, where a limit ended the second before it came as far as the first
    private static AtlasRow farther(AtlasRow before, AtlasRow now) {
        long heaps = before.number(HEAPS).orElse(-1L);
        return now.number(HEAPS).orElse(-1L) >= heaps ? now : before.with(LIMIT, now.text(LIMIT));
    }

    /// @return whether more heaps may still show a period
    private boolean isOpen(PrefixedRules read, AtlasRow row, long heaps) {
        return isOfValues(read) && heaps < questions.to() && !row.is(PROVED) && row.get(LIMIT) == null;
    }

    private static boolean isOfValues(PrefixedRules read) {
        return TableKind.of(read.game().rules()) == TableKind.SEQUENCE && read.play() == Play.NORMAL;
    }

    private AtlasRow inquire(AtlasRow row, PrefixedRules read, long heaps, Limits limits) {
        return switch (TableKind.of(read.game().rules())) {
            case SEQUENCE -> isOfValues(read) ? values(row, read, heaps, limits) : quotient(row, read.game(), limits);
            case GRID -> grid(row, read, limits);
            case OUTCOMES -> outcomes(row, read, limits);
            case LOSERS -> throw new AssertionError("Of several players an atlas says nothing");
        };
    }

    private AtlasRow values(AtlasRow row, PrefixedRules read, long heaps, Limits limits) {
        long last = Math.min(questions.to(), heaps);
        var sequence =
                new Solver(limits).allowingPartialTables().solve(new SequenceQuestion(read.game(), read.play(), last));
        var found = values(row, sequence);
        var certificate = PeriodCertificateFile.of(sequence, row.number() + ".cert.json");
        return certificate
                .map(period -> withCertificate(found, file -> PeriodCertificateFile.write(period, file)))
                .orElse(found);
    }

    private static AtlasRow values(AtlasRow row, NimSequence sequence) {
        var values = sequence.values();
        var found = limit(row, sequence.earlyEnd());
        if (values.length == 0) return found.with(PROVED, false);
        int most = Arrays.stream(values).max().orElseThrow();
        int at = IntStream.range(0, values.length)
                .filter(heap -> values[heap] == most)
                .findFirst()
                .orElseThrow();
        found = found.with(HEAPS, sequence.to())
                .with(PROVED, sequence.period().isPresent())
                .with(MAX_VALUE, most)
                .with(MAX_AT, at)
                .with(DIGESTS, ValueDigests.of(values.length, heap -> values[heap]));
        found = zeros(found, Arrays.stream(values).filter(value -> value == 0).count(), values.length);
        if (sequence.sparse().isPresent()) {
            var space = sequence.sparse().get();
            found = found.with(MASK, space.mask()).with(RARE, space.rare().size());
            if (!space.rare().isEmpty())
                found = found.with(LAST_RARE, space.rare().getLast());
        }
        if (sequence.period().isPresent())
            return period(found, sequence.period().get());
        return sequence.regularity().isEmpty()
                ? found
                : found.with(PREPERIOD, sequence.regularity().get().preperiod())
                        .with(PERIOD, sequence.regularity().get().period())
                        .with(SALTUS, sequence.regularity().get().saltus());
    }

    private static AtlasRow period(AtlasRow row, Evidence.Period period) {
        return row.with(PREPERIOD, period.preperiod())
                .with(PERIOD, period.period())
                .with(SALTUS, period.saltus());
    }

    private static AtlasRow zeros(AtlasRow row, long zeros, long heaps) {
        return row.with(ZEROS, zeros)
                .with(
                        DENSITY,
                        BigDecimal.valueOf(zeros).divide(BigDecimal.valueOf(heaps), DECIMALS, RoundingMode.HALF_EVEN));
    }

    private static AtlasRow limit(AtlasRow row, Optional<TableEnd> stopped) {
        return stopped.map(end -> row.with(LIMIT, end.why().in(Language.EN))).orElse(row);
    }

    private AtlasRow outcomes(AtlasRow row, PrefixedRules read, Limits limits) {
        var answer = new Solver(limits)
                .allowingPartialTables()
                .solve(new OutcomesQuestion(read.game(), read.play(), last()));
        return outcomes(row, answer);
    }

    private static AtlasRow outcomes(AtlasRow row, OutcomeTable answer) {
        var all = answer.outcomes();
        var found = limit(row, answer.earlyEnd()).with(PROVED, answer.period().isPresent());
        if (all.isEmpty()) return found;
        found = found.with(HEAPS, all.size() - 1L)
                .with(
                        DIGESTS,
                        ValueDigests.of(all.size(), heap -> all.get(heap).name().charAt(0)));
        found = zeros(
                found, all.stream().filter(outcome -> outcome == Outcome.P).count(), all.size());
        return answer.period().isPresent() ? period(found, answer.period().get()) : found;
    }

    private long last() {
        return Math.min(questions.to(), FIRST_HEAPS);
    }

    private AtlasRow grid(AtlasRow row, PrefixedRules read, Limits limits) {
        int most = GridQuestion.largestOfValues(read.game(), read.play());
        var grid = new Solver(limits).allowingPartialTables().solve(new GridQuestion(read.game(), read.play(), (int)
                Math.min(questions.to(), most)));
        var found = limit(row, grid.earlyEnd()).with(PROVED, false).with(HEAPS, grid.to());
        if (!grid.isWhole()) return found.with(ZEROS, grid.coldCount());
        long side = grid.values().length;
        int largest =
                Arrays.stream(grid.values()).flatMapToInt(Arrays::stream).max().orElse(0);
        return zeros(found.with(MAX_VALUE, largest), grid.coldCount(), side * side);
    }

    private AtlasRow quotient(AtlasRow row, Game game, Limits limits) {
        int heaps = (int) Math.min(questions.to(), MOST_QUOTIENT_HEAPS);
        var answer = new Solver(limits).solve(new QuotientQuestion(game.rules(), heaps));
        var theorem = answer.theorem();
        var quotient = theorem.quotient();
        var names = QuotientWords.names(theorem);
        var found = row.with(HEAPS, theorem.isForAll() ? answer.last() : theorem.largest())
                .with(PROVED, theorem.isForAll())
                .with(ORDER, quotient.order())
                .with(P, quotient.lostElements().cardinality())
                .with(TAME, quotient.tame().isPresent())
                .with(
                        GENERATORS,
                        IntStream.range(0, theorem.generators().size())
                                .mapToObj(i -> QuotientNames.letter(i) + "="
                                        + theorem.generators().get(i))
                                .collect(Collectors.joining(",")))
                .with(
                        RELATIONS,
                        names.relations().stream()
                                .map(relation -> names.text(relation.left()) + "=" + names.text(relation.right()))
                                .collect(Collectors.joining(",")));
        if (quotient.tame().isPresent())
            found = found.with(TAME_INDEX, quotient.tame().getAsInt());
        if (theorem.isForAll())
            found = found.with(PREPERIOD, theorem.preperiod()).with(PERIOD, theorem.period());
        if (answer.obstacle().isPresent())
            found = found.with(STUCK_AT, answer.obstacle().get().number())
                    .with(STUCK, answer.obstacle().get().kind().name().toLowerCase(Locale.ROOT));
        if (answer.limit().isPresent())
            found = found.with(LIMIT, answer.limit().get().in(Language.EN));
        return theorem.isForAll()
                ? withCertificate(found, file -> new QuotientFile(List.of(StoredRules.text(game)), theorem).write(file))
                : found;
    }

    private AtlasRow withProof(AtlasRow row, PrefixedRules read, Limits limits) {
        try {
            var task = ProofTask.of(read.game(), read.play()).within(limits);
            if (!(Prover.prove(task) instanceof ProofFinding.Proved finding)) return row;
            var theorem = finding.theorem();
            var statement = StatementFinder.of(theorem, read.game());
            var claim = statement.map(TheoremStatement::claim).orElse("");
            var says = claim.isEmpty()
                    ? statement
                            .map(TheoremStatement::words)
                            .orElseGet(() -> NumerationWords.numeration(theorem.system()))
                            .in(Language.EN)
                    : claim;
            return withCertificate(
                    row.with(PROVED, true).with(THEOREM, says),
                    file -> new TheoremFile(StoredRules.text(read.game()), task.heaps(), theorem, claim).write(file));
        } catch (RulesException _) {
            // The prover cannot say such rules: what is known without it stays.
            return row;
        }
    }

    /// Writes the certificate for a row.
    @FunctionalInterface
    private interface CertificateWriter {
        void to(Path file) throws IOException;
    }

    private AtlasRow withCertificate(AtlasRow row, CertificateWriter certificate) {
        try {
            var file = places.file(String.valueOf(row.number()));
            certificate.to(file);
            return row.with(
                    CERTIFICATE,
                    file.subpath(file.getNameCount() - 2, file.getNameCount()).toString());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
