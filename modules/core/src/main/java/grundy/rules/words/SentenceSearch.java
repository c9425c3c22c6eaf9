package grundy.rules.words;

import grundy.rules.language.rule.NamedGames;
import grundy.rules.notation.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Searches one sentence for all readings of its clauses in any order.
final class SentenceSearch {
    /// Games by whose names people call others in which less may be taken.
    private static final Set<String> NARROWED = Set.of("nim", "bash");

    private static final Pattern ONE_SIDE = Pattern.compile("(left|right) take [^;]*");

    /// Words that say who wins.
    private static final Set<String> OUTCOMES = PhraseTables.words("outcome");

    private static final int MOST_STATES = 20_000;

    /// Tokens of rules in the rule language, unless they end the sentence.
    private static final int LONGEST_RULES = 40;

    private static final int GUESSED_NAME = 10;

    private static final int AS_IT_STANDS = 3;

    /// The beginning of a meaning that comes after all others.
    private static final String GUESS = "? ";

    /// The beginning of a meaning that is named beside another one and never taken.
    private static final String ELSE = "else ";

    static final int NEVER = 1_000;

    /// Words that rules in the rule language begin with.
    private static final Set<String> STARTS =
            Set.of("take", "取", "left", "grid", "strip", "graph", "split", "spawning", "impartial", "(", "[");

    /// A kind of line that is looked for in a sentence.
    ///
    /// @param isRules whether it is rules alone, and no position
    /// @param isUnderstood whether a line is one
    record ReadingGoal(boolean isRules, Predicate<String> isUnderstood) {
        boolean isIn(PartialReading reading, OpenNumbers open) {
            return isRules ? open.isIn(reading) : !OpenNumbers.isOpen(reading.position());
        }
    }

    private record State(int at, PartialReading reading) {}

    private final Source source;
    private final List<WordToken> tokens;
    private final PhraseParser phrases;
    private final Set<State> visited = new HashSet<>();
    private final Map<String, Boolean> rulesKnown = new TreeMap<>();
    private final List<PartialReading> whole = new ArrayList<>();
    private final List<Objection> objections = new ArrayList<>();
    private final NamedGames named;
    private final GameNames names;
    private final Predicate<String> isRules;
    private final OpenNumbers open;
    private final SentenceContext context;
    private final ReadingLines readingLines;

    /// Of the sentence with its letters.
    private final PhraseParser written;

    private int furthest;

    /// Readings that are still to be gone on with where words may be left out, those with the least doubt first.
    private @Nullable PriorityQueue<Step> agenda;

    private @Nullable Step last;

    /// @param before the step that it goes on from
    /// @param isLeftOut whether the token before it is left out
    private record Step(
            int at, PartialReading reading, @Nullable Step before, boolean isLeftOut) {}

    /// A line that a sentence says without some of its tokens.
    ///
    /// @param places of the tokens that are left out
    record ShortenedReading(String line, List<Integer> places) {}

    /// @param named the games that have names
    /// @param names of these games
    /// @param isRules whether a text is rules in the rule language
    SentenceSearch(Source source, OpenNumbers open, NamedGames named, GameNames names, Predicate<String> isRules) {
        this.source = source;
        this.named = named;
        this.names = names;
        this.isRules = isRules;
        this.open = open;
        tokens = open.tokens();
        phrases = new PhraseParser(tokens, names, source.text());
        written = open.letters().isEmpty() ? phrases : new PhraseParser(open.written(), names, source.text());
        context = new SentenceContext(source, tokens, phrases, named);
        readingLines = new ReadingLines(tokens, phrases, named);
    }

    /// @return each line with the doubt about it; none if there was too much to try, for another
    ///     reading might be among the rest
    Map<String, Integer> lines(ReadingGoal goal) {
        visit(0, PartialReading.NONE);
        objections.clear();
        var lines = new LinkedHashMap<String, Integer>();
        if (isCut()) return lines;
        whole.stream().map(CountingGame::withoutStep).flatMap(Optional::stream).forEach(objections::add);
        var settled = whole.stream().map(CountingGame::settled).flatMap(Optional::stream);
        for (var reading : settled.toList())
            line(reading, goal).ifPresent(line -> {
                var objection = objection(line, reading);
                if (objection.isEmpty()) lines.merge(line, reading.doubt(), Math::min);
                else objections.add(objection.get());
            });
        return lines;
    }

    /// @return the line that a whole reading says; empty if its parts do not fit together
    private Optional<String> line(PartialReading reading, ReadingGoal goal) {
        boolean isWhole = !reading.rules().isEmpty()
                && reading.isCounted()
                && readingLines.isFitting(reading)
                && goal.isIn(reading, open);
        return isWhole
                ? readingLines
                        .withSettings(reading)
                        .map(rules -> goal.isRules()
                                ? reading.withPosition("", 0).line(rules)
                                : readingLines.line(reading, rules))
                : Optional.empty();
    }

    private Optional<Objection> objection(String line, PartialReading reading) {
        return Objection.of(line, open)
                .or(() -> Objection.of(line, reading, named.find(reading.rules()), tokens, phrases));
    }

    /// Reads the sentence with as few of its words left out as need be.
    ///
    /// @param omission which words may be left out
    /// @return the line; empty if there is none, or several with equally few left out
    Optional<ShortenedReading> shortened(ReadingGoal goal, WordOmission omission) {
        var steps = new PriorityQueue<Step>(Comparator.comparingInt(step -> step.reading.doubt()));
        agenda = steps;
        steps.add(new Step(0, PartialReading.NONE, null, false));
        var readings = new LinkedHashMap<String, Step>();
        int least = Integer.MAX_VALUE;
        while (!steps.isEmpty() && visited.size() <= MOST_STATES) {
            var step = steps.remove();
            if (step.reading.doubt() > least) break;
            if (!visited.add(new State(step.at, step.reading.withoutDoubt()))) continue;
            last = step;
            if (step.at < tokens.size()) {
                expand(step.at, step.reading);
                int doubt = omission.doubt(step.at);
                if (doubt > 0) steps.add(new Step(step.at + 1, step.reading.withDoubt(doubt), step, true));
                continue;
            }
            var line = CountingGame.settled(step.reading)
                    .flatMap(reading -> line(reading, goal)
                            .filter(text -> objection(text, reading).isEmpty() && goal.isUnderstood.test(text)));
            if (line.isEmpty()) continue;
            readings.putIfAbsent(line.get(), step);
            least = step.reading.doubt();
        }
        if (readings.size() != 1 || visited.size() > MOST_STATES || phrases.isCut()) return Optional.empty();
        var only = readings.entrySet().iterator().next();
        var places = new ArrayList<Integer>();
        for (var step = only.getValue(); step != null; step = step.before) if (step.isLeftOut) places.add(step.at - 1);
        return Optional.of(new ShortenedReading(only.getKey(), places.reversed()));
    }

    Source source() {
        return source;
    }

    List<WordToken> tokens() {
        return tokens;
    }

    /// @return whether a phrase of a section stands anywhere in the sentence
    boolean isSaid(String section) {
        return phrases.isSaid(section);
    }

    /// @return the furthest token that a reading without much doubt has come to
    int furthest() {
        return furthest;
    }

    /// @return the objections to readings that [lines][#lines] came to
    List<Objection> objections() {
        return objections;
    }

    /// @return whether there was too much to try
    boolean isCut() {
        return visited.size() > MOST_STATES || phrases.isCut();
    }

    /// @return the words that were not understood after others that were
    Optional<WordReader.UnknownWords> unknown() {
        if (furthest == 0 || furthest == tokens.size()) return Optional.empty();
        int end = furthest + 1;
        while (end < tokens.size()
                && tokens.get(end - 1).isIdeograph()
                && tokens.get(end).isIdeograph()) end++;
        return Optional.of(
                new WordReader.UnknownWords(tokens.get(furthest).start(), text(furthest, end), Optional.empty()));
    }

    private void visit(int at, PartialReading reading) {
        if (agenda != null) {
            agenda.add(new Step(at, reading, last, false));
            return;
        }
        if (visited.size() > MOST_STATES || !visited.add(new State(at, reading))) return;
        if (!reading.equals(PartialReading.NONE) && reading.doubt() < AS_IT_STANDS) furthest = Math.max(furthest, at);
        if (at == tokens.size()) {
            whole.add(reading);
            return;
        }
        expand(at, reading);
    }

    /// Goes on from a place with each clause that may stand there.
    private void expand(int at, PartialReading reading) {
        if (tokens.get(at).isBoundary()) visit(at + 1, reading);
        each("noise", at, (end, _) -> visit(end, reading));
        each("play", at, (end, prefix) -> {
            if (!isWhole(at, end)) return;
            if (reading.prefix().isEmpty()) visit(end, reading.withPrefix(prefix));
            else if (reading.play().equals(reading.withPrefix(prefix).play())) visit(end, reading);
        });
        each("players", at, (end, players) -> {
            if (reading.players().isEmpty()) visit(end, reading.withPlayers(players));
        });
        each("count", at, (end, heaps) -> {
            if (reading.heaps().isEmpty()) visit(end, reading.withHeaps(heaps));
        });
        each("setting", at, (end, setting) -> {
            var parts = setting.split(" ");
            if (!reading.settings().containsKey(parts[0])) visit(end, reading.withSetting(parts[0], parts[1]));
        });
        counting(at, reading);
        ofOneSide(at, reading);
        ofBothSides(at, reading);
        boolean isPlaceable = reading.position().isEmpty() || reading.position().equals(OpenNumbers.EACH);
        if (isPlaceable) position(at, reading);
        if (isPlaceable)
            each("open heap", at, (end, heap) -> {
                // How many heaps there are may be said once: `3 heaps`, but not `7 heap 9 heap`.
                boolean isOpen = heap.isEmpty()
                        || OpenNumbers.isOpen(heap)
                        || reading.position().isEmpty();
                if (isOpen) visit(end, reading.withPosition(OpenNumbers.EACH, 0));
            });
        ofEachHeap(at, reading);
        if (reading.rules().isEmpty()) rules(at, reading);
        else narrowed(at, reading);
    }

    /// `Who takes the last candle does the washing up` names neither winner nor loser.
    ///
    /// @return whether a clause about who wins names an outcome, or no word beside it may be left out
    private boolean isWhole(int at, int end) {
        if (agenda == null) return true;
        boolean isOutcomeSaid =
                tokens.subList(at, end).stream().map(WordToken::text).anyMatch(OUTCOMES::contains);
        boolean isLeftOutBefore = last != null && last.isLeftOut;
        boolean isEnd = end == tokens.size()
                || !Character.isLetter(tokens.get(end).text().codePointAt(0));
        return isOutcomeSaid || !isLeftOutBefore && isEnd;
    }

    /// What is asked of each heap, `for which n`, where letters are no numbers.
    private void ofEachHeap(int at, PartialReading reading) {
        if (!reading.position().isEmpty() && !OpenNumbers.isOpen(reading.position())) return;
        var ofEach = reading.position().isEmpty() ? reading.withPosition(OpenNumbers.EACH, 0) : reading;
        written.ways("open asked", at).stream().filter(way -> way.end() > at).forEach(way -> visit(way.end(), ofEach));
    }

    /// Parts of what is said about counting up to a number.
    private void counting(int at, PartialReading reading) {
        each("counting", at, (end, step) -> {
            var read = CountingGame.withStep(reading, step, end);
            if (reading.rules().isEmpty()) visit(end, read);
            else if (read.rules().equals(reading.rules())) visit(end, reading);
        });
        each("counting end", at, (end, target) -> {
            boolean isOpen = reading.prefix().isEmpty() || target.startsWith(reading.prefix() + " ");
            if (isOpen && CountingGame.mayEndAt(reading, target)) visit(end, CountingGame.withEnd(reading, target));
        });
        each("counting goal", at, (end, target) -> {
            if (CountingGame.mayEndAt(reading, target)) visit(end, CountingGame.withGoal(reading, target));
        });
        each("counting start", at, (end, start) -> {
            if (!CountingGame.hasStart(reading)) visit(end, CountingGame.withStart(reading, start));
        });
    }

    /// The rules once more: the same, or how much may be taken in a named game.
    private void narrowed(int at, PartialReading reading) {
        each("game", at, (end, id) -> {
            boolean isNarrowed = SentenceContext.isOfOneHeap(reading.rules()) && NARROWED.contains(id);
            if (isNarrowed || id.equals(reading.rules())) visit(end, reading);
        });
        each("addition", at, (end, added) -> {
            if (SentenceContext.isOfOneHeap(reading.rules()))
                visit(end, reading.withRules(reading.rules() + " " + added, 0));
        });
        each("rule", at, (end, rules) -> {
            boolean isNarrowed = (NARROWED.contains(reading.rules()) || reading.isOfSeveralOnly())
                    && SentenceContext.isOfOneHeap(rules);
            boolean isSaid = SentenceContext.STATED.contains(tokens.get(at).text());
            if (rules.startsWith(reading.rules() + "[") && !context.isCounting(end))
                visit(end, reading.withRules(rules, 0));
            if (context.isCounting(end) || !(isNarrowed && isSaid) && !rules.equals(reading.rules())) return;
            visit(end, isNarrowed ? reading.withRules(rules, 0) : reading);
        });
    }

    /// `Left takes 1 or 2`, where what Right takes is still to come, or the other way round.
    private void ofOneSide(int at, PartialReading reading) {
        for (var side : List.of("left", "right"))
            each(side + " rule", at, (end, amounts) -> {
                var rules = side + " take " + amounts;
                if (reading.rules().isEmpty())
                    visit(end, reading.withRules(rules, 1).withRulesEnd(end));
                else if (isOtherSide(reading.rules(), side))
                    visit(
                            end,
                            reading.withRules(
                                            side.equals("left")
                                                    ? rules + "; " + reading.rules()
                                                    : reading.rules() + "; " + rules,
                                            0)
                                    .withRulesEnd(end));
            });
    }

    /// `I take 1 or 2, and so does my opponent`: both play by the same rules.
    private void ofBothSides(int at, PartialReading reading) {
        if (ONE_SIDE.matcher(reading.rules()).matches())
            each("same rule", at, (end, _) -> {
                var rules = reading.rules().replaceFirst("^(left|right) ", "");
                visit(end, reading.withRules(rules, 0).withRulesEnd(end));
            });
    }

    private static boolean isOtherSide(String rules, String side) {
        return rules.startsWith(side.equals("left") ? "right take " : "left take ") && !rules.contains(";");
    }

    private void rules(int at, PartialReading reading) {
        each("rule", at, (end, rules) -> {
            if (!context.isCounting(end)) visit(end, reading.withRules(rules, 0).withRulesEnd(end));
        });
        if (context.isChanged(at)) return;
        each("game", at, (end, id) -> {
            if (!context.isEveryday(at, end))
                visit(end, reading.withRules(id, 0).withRulesEnd(end));
        });
        if (reading.position().isEmpty())
            each("question", at, (end, question) -> {
                var plain = plain(question);
                int split = plain.indexOf('@');
                var rules = plain.substring(0, split).strip();
                var position = plain.substring(split + 1).strip();
                visit(end, reading.withRules(rules, doubt(question)).withPosition(position, 0));
            });
        if (agenda != null) return;
        boolean isFormal = STARTS.contains(tokens.get(at).text())
                || tokens.get(at).isCode()
                || !names.at(tokens, at).isEmpty();
        for (int end = tokens.size(); end > at && isFormal; end--) {
            if (end < tokens.size() && end - at > LONGEST_RULES) continue;
            var last = tokens.get(end - 1);
            if (last.isBoundary() || last.text().equals("_") || context.isEveryday(at, end)) continue;
            boolean isElement = end < tokens.size()
                    && tokens.get(end).text().equals("[")
                    && tokens.get(end).start() == last.end();
            if (isElement) continue;
            var text = text(at, end);
            if (rulesKnown.computeIfAbsent(text, isRules::test)) {
                visit(end, reading.withRules(text, 1).withRulesEnd(end));
                break;
            }
        }
        boolean isKnownWord = !tokens.get(at).isIdeograph()
                && PhraseTables.words().contains(tokens.get(at).text())
                && !names.isAt(tokens, at);
        if (!isKnownWord && (at == 0 || !tokens.get(at - 1).isNumber()))
            names.misspelt(tokens, at)
                    .forEach((end, id) -> visit(end, reading.withRules(id, GUESSED_NAME - (end - at))));
    }

    private void position(int at, PartialReading reading) {
        if (context.isBehindCounted(at) || WordLexer.isGlued(tokens, at)) return;
        boolean isJoined = context.isJoined(reading, at);
        if (reading.rules().isEmpty())
            each("supposed heaps", at, (end, heaps) -> visitAt(plain(heaps), doubt(heaps), end, reading));
        each("heaps", at, (end, heaps) -> {
            boolean isAmount = isJoined
                    && tokens.get(at).isNumber()
                    && !context.isCounting(at + 1)
                    && (heaps.contains(" ") || context.isWithUnit(at, end) && context.isOpenList(reading));
            if (!context.isCounting(end)
                    && !isAmount
                    && !context.isOfParts(reading, end)
                    && !context.isCutOff(reading, at, end)) visitAt(plain(heaps), doubt(heaps), end, reading);
        });
        if (agenda == null
                && !reading.rules().isEmpty()
                && !tokens.get(at).isBoundary()
                && !(isJoined && tokens.get(at).isNumber()))
            for (int end = tokens.size(); end > at; end--)
                if ((end == tokens.size()
                                || SentenceContext.ENDS.contains(tokens.get(end).text()))
                        && !context.isCutOff(reading, at, end)) visitAt(text(at, end), AS_IT_STANDS, end, reading);
    }

    /// A sentence that asks about each heap says no size of one.
    private void visitAt(String position, int doubt, int end, PartialReading reading) {
        if (reading.position().isEmpty() || OpenNumbers.isOpen(position))
            visit(end, reading.withPosition(position, doubt));
    }

    private static String plain(String meaning) {
        return meaning.replaceFirst("^(" + Pattern.quote(GUESS) + "|" + ELSE + ")", "");
    }

    private static int doubt(String meaning) {
        return meaning.startsWith(GUESS) ? AS_IT_STANDS : meaning.startsWith(ELSE) ? NEVER : 0;
    }

    private void each(String section, int at, ClauseVisitor visitor) {
        phrases.ways(section, at).stream()
                .filter(way -> way.end() > at)
                .forEach(way -> visitor.accept(way.end(), way.meaning()));
    }

    /// @return the text between two tokens, as it stands
    private String text(int at, int end) {
        return source.text()
                .substring(tokens.get(at).start(), tokens.get(end - 1).end())
                .strip();
    }

    private interface ClauseVisitor {
        void accept(int end, String meaning);
    }
}
