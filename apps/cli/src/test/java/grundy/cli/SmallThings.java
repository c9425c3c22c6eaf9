package grundy.cli;

import grundy.limit.Checkpoint;
import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.WorkLimit;
import grundy.present.json.answer.MovesJson;
import grundy.present.move.LegalMoves;
import grundy.present.move.Situation;
import grundy.question.PositionQuestion;
import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.Sum;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.solve.Solver;
import grundy.testkit.DayTwo;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedSet;

/// Small things to ask about: games of the first days, and the last positions of each game of the catalogue.
final class SmallThings {
    private static final List<String> DAY_ONE = List.of("0", "1", "-1", "*");

    private static final List<String> TEXTS = List.of(
            "0",
            "1",
            "2",
            "3",
            "0 0",
            "0 1",
            "1 1",
            "0 0 0",
            "0 1 2",
            "1x1",
            "1x2",
            "2x2",
            ".",
            "x",
            "o",
            "xo",
            "B",
            "1-2",
            "at 1: 1-2",
            "3x3",
            ".........",
            "path 2");

    private static final RuleLanguage LANGUAGE = new RuleLanguage(Catalogue.builtIn());
    private static final int LONGEST_WALK = 60;
    private static final int LOOKED_AT = 12;
    private static final int POSITIONS = 4;
    private static final int FEW_LOOKS = 30;

    private SmallThings() {}

    private record WalkedSituation(Situation situation, String line) {
        static WalkedSituation to(Situation situation) {
            return new WalkedSituation(situation, MovesJson.line(situation.sum()));
        }
    }

    private static String options(int chosen) {
        var options = new ArrayList<String>();
        for (int i = 0; i < DAY_ONE.size(); i++) if ((chosen >> i & 1) == 1) options.add(DAY_ONE.get(i));
        return String.join(",", options);
    }

    /// @param each so many-th of the 256; 5 meets all sets of options of either side
    /// @return games over 0, 1, -1 and *
    static List<String> dayTwo(int each) {
        var games = new ArrayList<String>();
        for (int number = 0; number < 256; number += each)
            games.add("{" + options(number / 16) + "|" + options(number % 16) + "}");
        return games;
    }

    /// @return games over those of the second day, in mixed notation
    static List<String> dayThree(int count, Random random) {
        var games = new LinkedHashSet<String>();
        while (games.size() < count) games.add("{" + some(random) + "|" + some(random) + "}");
        return List.copyOf(games);
    }

    private static String some(Random random) {
        var options = new ArrayList<String>();
        for (int i = random.nextInt(4); i > 0; i--) {
            var ways = DayTwo.NOTATIONS.get(random.nextInt(DayTwo.NOTATIONS.size()));
            options.add(ways.get(random.nextInt(ways.size())));
        }
        return String.join(",", options);
    }

    /// @return the last positions of a walk down from its shortest example, and small texts that it reads: a
    ///     position without moves, and three with few
    static List<String> positions(CatalogueEntry entry) {
        var lines = new LinkedHashSet<String>();
        read(entry.id() + " 0").ifPresent(_ -> lines.add(entry.id() + " 0"));
        entry.examples().stream()
                .min(Comparator.comparing(String::length))
                .map(example -> entry.id() + " " + example)
                .ifPresent(start -> lines.addAll(walk(start)));
        for (var text : TEXTS) {
            if (lines.size() >= POSITIONS) break;
            var line = entry.id() + " " + text;
            if (read(line).isPresent()) lines.add(line);
        }
        return lines.stream().filter(SmallThings::isSoon).limit(POSITIONS).toList();
    }

    private static Optional<Sum> read(String line) {
        try {
            return Optional.of(LANGUAGE.question(Source.of(line)));
        } catch (SyntaxException _) {
            return Optional.empty();
        }
    }

    /// Boards that are always whole, such as that of Connect Four, have no small positions.
    private static boolean isSoon(String line) {
        var sum = read(line).orElseThrow(() -> new AssertionError(line));
        if (isPlayed(sum)) return true;
        try {
            Checkpoint.under(
                    new WorkLimit(FEW_LOOKS), () -> new Solver(Limits.DEFAULT).solve(new PositionQuestion(sum)));
            return true;
        } catch (LimitException _) {
            return false;
        }
    }

    /// @return the last positions, the very last first
    private static SequencedSet<String> walk(String start) {
        var sum = read(start).orElseThrow(() -> new AssertionError(start));
        if (!isPlayed(sum)) return new LinkedHashSet<>();
        var situation = Situation.start(sum, Side.LEFT);
        var seen = new LinkedHashSet<>(List.of(start));
        for (int i = 0; i < LONGEST_WALK && !situation.isDead(); i++) {
            var mover = LegalMoves.isOver(situation) ? new Situation(situation.sum(), other(situation)) : situation;
            var next = LegalMoves.moves(mover)
                    .limit(LOOKED_AT)
                    .map(move -> WalkedSituation.to(mover.after(move)))
                    .filter(walked -> !seen.contains(walked.line()))
                    .min(Comparator.comparing(walked -> walked.line().length()));
            if (next.isEmpty()) break;
            situation = next.get().situation();
            seen.add(next.get().line());
        }
        return seen.reversed();
    }

    private static Side other(Situation situation) {
        return situation.mover() == Side.LEFT ? Side.RIGHT : Side.LEFT;
    }

    private static boolean isPlayed(Sum sum) {
        return sum.components().stream()
                .noneMatch(component -> component.game().rules() instanceof RuleTree.Scored
                        || component.game().rules() instanceof RuleTree.Players
                        || component.game().rules() instanceof RuleTree.Blocking);
    }
}
