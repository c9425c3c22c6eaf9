package grundy.contest.emit;

import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.language.formula.ClaimParser;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.text.Message;
import grundy.value.Play;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Describes the input and output of a program for rules.
final class RulesWords {
    private RulesWords() {}

    static Message play(PrefixedRules prefixed) {
        return Message.of(prefixed.play() == Play.NORMAL ? "emit.play.normal" : "emit.play.misere");
    }

    /// @return the least number that a position of the game may have: on boards whose places count from 1 it is 1
    static int least(PrefixedRules prefixed) {
        if (prefixed.game().rules().arity() > 0) return 0;
        for (var zero : new String[] {"0", "0 0"})
            try {
                new RuleLanguage(Catalogue.builtIn())
                        .question(Source.of(prefixed.game().text() + " " + zero));
                return 0;
            } catch (SyntaxException | RulesException _) {
                // no position
            }
        return 1;
    }

    /// @param least of the numbers of a position
    /// @param most the largest number, or -1 where there is none
    static Message reads(RulesProgram program, PrefixedRules prefixed, int least, BigInteger most) {
        return Message.of(
                "emit.reads",
                "line",
                line(program, prefixed),
                "numbers",
                most.signum() < 0
                        ? Message.of("emit.reads.any-size")
                        : Message.of("emit.reads.up-to", "least", least, "most", most));
    }

    static Message writes(PrefixedRules prefixed) {
        return Message.of(
                switch (prefixed.game().rules()) {
                    case RuleTree.Partizan _ -> "emit.writes.sides";
                    case RuleTree.Players _ -> "emit.writes.loser";
                    default -> "emit.writes.winner";
                });
    }

    private static Message line(RulesProgram program, PrefixedRules prefixed) {
        var game = prefixed.game();
        int arity = game.rules().arity();
        var coordinates = String.join(", ", ClaimParser.coordinates(game.rules()));
        return switch (program.reading()) {
            case HEAPS -> Message.of("emit.reads.heaps");
            case TUPLES -> Message.of("emit.reads.tuples", "size", arity, "coordinates", coordinates);
            case ONE ->
                arity == 1
                        ? Message.of("emit.reads.one")
                        : Message.of("emit.reads.numbers", "size", arity, "coordinates", coordinates);
            case BOARD -> board(game.entry());
        };
    }

    private static Message board(@Nullable CatalogueEntry entry) {
        var examples = entry == null ? List.<String>of() : entry.examples();
        if (entry != null && entry.id().equals("northcott")) return Message.of("emit.reads.gaps");
        var plain =
                examples.stream().filter(example -> example.matches("[0-9 ]+")).findFirst();
        if (plain.isPresent()) return Message.of("emit.reads.board", "example", plain.get());
        return examples.stream().anyMatch(example -> example.contains("("))
                ? Message.of("emit.reads.head-pairs")
                : Message.of("emit.reads.heads");
    }

    /// @return the program's message about a line that it cannot read
    static Message expected(RulesProgram program, int arity, int least, BigInteger most) {
        boolean one = program.reading() == RulesProgram.LineReading.ONE;
        int size = Math.max(arity, 1);
        if (most.signum() < 0)
            return Message.of(one ? "emit.expected.size" : "emit.expected", "size", size, "least", least);
        return Message.of(
                one ? "emit.expected.size-up-to" : "emit.expected.up-to", "size", size, "least", least, "most", most);
    }
}
