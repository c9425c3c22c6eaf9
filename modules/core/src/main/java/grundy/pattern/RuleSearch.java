package grundy.pattern;

import grundy.answer.NimSequence;
import grundy.limit.Deadline;
import grundy.limit.Limits;
import grundy.pattern.Pattern.UntriedReason;
import grundy.pattern.RuleComparison.DifferentValueException;
import grundy.pattern.RuleMatch.Family;
import grundy.rules.RuleTree;
import grundy.rules.formula.AmountSets;
import grundy.value.Play;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Looks for the rules whose games have the values of a table.
final class RuleSearch {
    private static final int FIRST_GLANCE = 12;
    private static final int SECOND_GLANCE = 96;
    private static final int[] SET_LENGTHS = {1024, 8192};
    private static final int MOST_COMPARED = 40;
    private static final int MOST_DEEPENED = 8;
    private static final long FAR = 20_000;
    private static final long FAR_OF_MANY_MOVES = 2_000;
    private static final long SHORT_MILLIS = 400;
    private static final long NEAR_MILLIS = 1_500;
    private static final long LONG_MILLIS = 3_000;
    private static final Duration LAST = Duration.ofMillis(500);
    private static final long MOST_HEAP = 20_000_000;

    private final InputTable table;
    private final Limits whole;
    private final Limits limits;
    private RuleComparison comparison;
    private final Map<Object, PatternCandidate> candidates = new LinkedHashMap<>();
    private int unseen;
    private final EnumSet<UntriedReason> untried = EnumSet.noneOf(UntriedReason.class);

    /// The time in milliseconds that a candidate may take: less once rules have been found, and after
    /// each that took too long.
    private long patience = LONG_MILLIS;

    /// @param whole limits of the search; its last half second is for what agreed at the first glance
    RuleSearch(InputTable table, Limits whole) {
        this.table = table;
        this.whole = whole;
        this.limits = whole.until(Deadline.after(searching(whole.deadline().remaining())));
        this.comparison = new RuleComparison(table, limits);
    }

    /// @return the matches found, the plainest first
    List<RuleMatch> find() {
        if (table.largest() > Integer.MAX_VALUE || table.end() > MOST_HEAP) {
            untried.add(UntriedReason.LARGE);
            return List.of();
        }
        if (table.first() > 1) untried.add(UntriedReason.START);
        for (var play : Play.values()) {
            fromZero(play).ifPresent(values -> {
                sets(values, play);
                if (play == Play.NORMAL) codes(CodeSearch.find(values, table.isOutcomes()), play);
                else if (table.isOutcomes() && values.length > FIRST_GLANCE) codes(MisereCodes.find(values), play);
                else if (!table.isOutcomes() && table.first() == 0 && values[0] == 1) untried.add(UntriedReason.MISERE);
            });
            RuleFamilies.all(play).takeWhile(_ -> !limits.isOver()).forEach(this::glance);
        }
        if (limits.isOver()) compareOnTable();
        return matches();
    }

    private static Duration searching(Duration left) {
        var without = left.minus(LAST);
        var half = left.dividedBy(2);
        return without.compareTo(half) > 0 ? without : half;
    }

    /// Little time is left, but what agreed at the first glance is still compared with the table.
    private void compareOnTable() {
        untried.add(UntriedReason.TIME);
        comparison = new RuleComparison(table, whole);
    }

    /// @return the reasons why not all rules were compared; empty if all were
    Set<UntriedReason> untried() {
        return untried;
    }

    /// @return the number of further rules that agree with the beginning of the table, but were not compared with
    ///     all of it
    int unseen() {
        return unseen;
    }

    /// The values from the empty heap on, which is lost in normal play and won in misere play where nothing
    /// can be taken.
    private Optional<long[]> fromZero(Play play) {
        if (table.first() > 1) return Optional.empty();
        if (table.first() == 0) return Optional.of(table.values());
        var values = new long[table.length() + 1];
        System.arraycopy(table.values(), 0, values, 1, table.length());
        values[0] = play == Play.NORMAL ? 0 : 1;
        return Optional.of(values);
    }

    private void sets(long[] values, Play play) {
        for (int length : SET_LENGTHS) {
            var found = SubtractionSets.find(
                    Arrays.copyOf(values, Math.min(length, values.length)), table.isOutcomes(), play);
            if (found.isEmpty() || found.getFirst().amounts().isEmpty()) return;
            try {
                for (var set : found) addSet(set, play);
                return;
            } catch (DifferentValueException _) {
                if (values.length <= length) return;
            }
        }
        untried.add(UntriedReason.COSTLY);
    }

    private void addSet(SubtractionSets.FittingSet set, Play play) throws DifferentValueException {
        var candidate = PatternCandidate.of(Family.SUBTRACTION, SubtractionSets.text(set.amounts()), play)
                .orElseThrow()
                .with(set.others());
        comparison.all(candidate, comparison.sequence(candidate, table.end() - 1, LONG_MILLIS));
        add(candidate);
    }

    private void codes(List<String> codes, Play play) {
        for (var code : codes) PatternCandidate.of(Family.CODE, code, play).ifPresent(this::add);
    }

    private void glance(PatternCandidate candidate) {
        var existing = candidates.get(candidate.key());
        try {
            if (existing == null) {
                comparison.agreeingValues(candidate, FIRST_GLANCE);
                if (comparison.agreeingValues(candidate, SECOND_GLANCE) < Math.min(table.length(), FIRST_GLANCE)) {
                    untried.add(UntriedReason.COSTLY);
                    return;
                }
            }
            add(candidate);
        } catch (DifferentValueException _) {
            // one of the many
        }
    }

    private void add(PatternCandidate candidate) {
        candidates.merge(candidate.key(), candidate, RuleSearch::united);
    }

    /// The plainer text of the same rules; the other becomes a name.
    private static PatternCandidate united(PatternCandidate one, PatternCandidate other) {
        boolean first = one.plainness().compareTo(other.plainness()) <= 0;
        var plainer = first ? one : other;
        var second = first ? other : one;
        var names = new LinkedHashSet<>(plainer.names());
        names.add(second.game().text());
        names.addAll(second.names());
        names.remove(plainer.game().text());
        var others = one.others().isEmpty() ? other.others() : one.others();
        return new PatternCandidate(
                plainer.family(), plainer.game(), plainer.play(), plainer.plainness(), others, List.copyOf(names));
    }

    private List<RuleMatch> matches() {
        var ordered = candidates.values().stream()
                .sorted(Comparator.comparing(PatternCandidate::plainness))
                .toList();
        var matches = new ArrayList<RuleMatch>();
        var twins = new ParameterTwins(table);
        int compared = 0;
        for (var candidate : ordered) {
            if (compared < MOST_COMPARED && twins.addTwin(candidate)) {
                unseen++;
                continue;
            }
            boolean late = limits.isOver();
            if (late && !untried.contains(UntriedReason.TIME)) compareOnTable();
            if (compared++ >= (late ? MOST_DEEPENED : MOST_COMPARED)) {
                unseen++;
                continue;
            }
            try {
                matches.add(match(candidate, matches.size() < MOST_DEEPENED));
            } catch (DifferentValueException _) {
                // it agreed at the beginning only
            }
        }
        return matches;
    }

    private RuleMatch match(PatternCandidate candidate, boolean deeply) throws DifferentValueException {
        long last = table.end() - 1;
        boolean fast = deeply && RuleComparison.isFast(candidate.game().rules());
        long far = fast ? Math.max(last, far(candidate.game().rules())) : last;
        var deep = far > last ? comparison.sequence(candidate, far, SHORT_MILLIS) : Optional.<NimSequence>empty();
        var sequence = deep.isEmpty() ? comparison.sequence(candidate, last, patience) : deep;
        int checked = comparison.all(candidate, sequence);
        if (checked == table.length()) patience = Math.min(patience, SHORT_MILLIS);
        else patience = Math.max(1, patience / 2);
        var period = sequence.flatMap(NimSequence::period);
        // The shorter table says where a repetition ends that it shows.
        var near = period.isEmpty() && far >= FAR ? comparison.sequence(candidate, last, NEAR_MILLIS) : sequence;
        return new RuleMatch(
                candidate.family(),
                candidate.game(),
                candidate.play(),
                candidate.names(),
                checked,
                candidate.others().stream().limit(MOST_COMPARED).toList(),
                sequence.map(NimSequence::evidence),
                period,
                near.or(() -> sequence).flatMap(NimSequence::regularity),
                farther(sequence));
    }

    private static long far(RuleTree rules) {
        boolean dense = !(rules instanceof RuleTree.TakeAndBreak(var terms))
                || terms.stream()
                        .anyMatch(term -> !AmountSets.isFinite(term.amounts()) && AmountSets.isDense(term.amounts()));
        return dense || rules.maySplit() ? FAR_OF_MANY_MOVES : FAR;
    }

    private long[] farther(Optional<NimSequence> sequence) {
        if (sequence.isEmpty()) return new long[0];
        var values = Arrays.stream(sequence.get().values()).asLongStream();
        return (table.isOutcomes() ? values.map(value -> Math.min(value, 1)) : values).toArray();
    }
}
