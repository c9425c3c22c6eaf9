package grundy.course.sheet;

import grundy.course.live.LiveAnswers;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.Sum;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.value.Side;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Draws positions of a game at random: heaps and tuples of numbers; for boards those of the
/// catalogue's examples with other numbers, and positions that play reaches from them.
final class PositionSource {
    private static final Pattern NUMBER = Pattern.compile("(?<!\\d)\\d{1,6}(?!\\d)");

    /// Boards in several pieces, several lines, edges from a vertex to itself.
    private static final Pattern UNUSUAL = Pattern.compile(" \\+ |\n|\\b(\\d+)-\\1\\b");

    private static final Pattern EMPTY_HEAP = Pattern.compile("(?<!\\d)0(?!\\d)");

    private static final int MOST_MOVES = 200;
    private static final int SMALLEST = 2;
    private static final int LARGEST_OF_TUPLES = 30;
    private static final int LARGEST_SIDE = 4;

    private final String rules;
    private final Game game;
    private final SheetLevel level;
    private final RandomGenerator random;
    private int most;

    PositionSource(String rules, PrefixedRules read, SheetLevel level, RandomGenerator random) {
        this.rules = rules;
        this.game = read.game();
        this.level = level;
        this.random = random;
        this.most = level.largest();
    }

    /// @return rules and a position as one question; empty where what was drawn is no position
    Optional<String> next() {
        var question = (game.rules().arity() > 0 ? numbers() : board()).flatMap(this::question);
        if (question.isEmpty() || game.rules().arity() > 0 || game.rules() instanceof RuleTree.Scored) return question;
        return sum(question.get()).flatMap(this::played);
    }

    /// @return rules and a position as one question, if that is how it is read again and no heap is empty
    Optional<String> question(String position) {
        if (position.isBlank() || UNUSUAL.matcher(position).find()) return Optional.empty();
        if (game.rules().arity() > 0 && EMPTY_HEAP.matcher(position).find()) return Optional.empty();
        var question = rules + " " + position;
        return sum(question).map(_ -> question);
    }

    private static Optional<Sum> sum(String question) {
        try {
            return Optional.of(LiveAnswers.rules().question(Source.of(question)));
        } catch (SyntaxException | RulesException _) {
            return Optional.empty();
        }
    }

    private Optional<String> numbers() {
        int arity = game.rules().arity();
        boolean several = game.rules() instanceof RuleTree.Players;
        if (arity == 1) {
            int least = hasSeveralHeaps() ? 2 : 1;
            int heaps = several ? 1 : least + random.nextInt(level.heaps() + 1 - least);
            return Optional.of(numbers(heaps, most, " "));
        }
        return Optional.of("(" + numbers(arity, Math.min(LARGEST_OF_TUPLES, most), ",") + ")");
    }

    /// Returns whether the game is played with several heaps, as its examples say.
    private boolean hasSeveralHeaps() {
        return game.entry() instanceof CatalogueEntry entry
                && !entry.examples().isEmpty()
                && entry.examples().stream().allMatch(example -> example.contains(" "));
    }

    private String numbers(int count, int most, String between) {
        return IntStream.range(0, count)
                .mapToObj(_ -> Integer.toString(1 + random.nextInt(most)))
                .collect(Collectors.joining(between));
    }

    private String heaps() {
        return numbers(1 + random.nextInt(level.heaps()), most, " ");
    }

    /// Draws a board for rules that somebody has written, which have no examples: numbers are heaps or
    /// lengths of strips, and there may be rectangles.
    private Optional<String> board() {
        var entry = game.entry();
        if (entry == null || entry.examples().isEmpty())
            return Optional.of(random.nextBoolean() ? heaps() : numbers(2, Math.min(LARGEST_SIDE, most), "x"));
        var example = entry.examples().get(random.nextInt(entry.examples().size()));
        if (random.nextInt(4) == 0) return Optional.of(example);
        return Optional.of(NUMBER.matcher(example)
                .replaceAll(number -> Integer.toString(other(Integer.parseInt(number.group())))));
    }

    /// A number near the one of an example.
    private int other(int number) {
        return random.nextInt(Math.clamp(number + 2, 2, most) + 1);
    }

    /// Draws smaller positions from now on: one was too large to be answered.
    void shrink() {
        most = Math.max(SMALLEST, Math.min(most - 1, most * 2 / 3));
    }

    /// Some moves later.
    private Optional<String> played(Sum sum) {
        var situation = Situation.start(sum, Side.LEFT);
        int moves = random.nextInt(2 + level.number());
        for (int i = 0; i < moves; i++) {
            var legal = LegalMoves.moves(situation).limit(MOST_MOVES).toList();
            if (legal.isEmpty()) break;
            situation = situation.after(legal.get(random.nextInt(legal.size())));
        }
        return situation.isDead() ? Optional.empty() : question(situation.text());
    }
}
