package grundy.cli.command;

import grundy.check.verdict.ClaimCheck;
import grundy.cli.export.StoredTheorems;
import grundy.cli.input.CompletionNames;
import grundy.cli.input.RuleInput;
import grundy.cli.option.CommandWords;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.present.json.AtlasJson;
import grundy.present.json.CatalogueJson;
import grundy.present.words.CatalogueCard;
import grundy.rules.catalogue.CatalogueTopics;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.notation.SyntaxException;
import grundy.store.atlas.ShippedAtlas;
import grundy.store.atlas.ShippedAtlas.AtlasEntry;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Play;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ParseResult;

/// `show GAME`: shows everything that the catalogue knows about a game, and whether its claims stand up
/// to a search.
public final class ShowCommand implements Command {
    @Override
    public void describe(OptionList options) {
        options.words(
                "GAME",
                "1..*",
                Message.of("cli.show.words"),
                () -> Stream.of(
                                CompletionNames.games(),
                                CompletionNames.choices("matrix"),
                                CompletionNames.choices("tree"))
                        .flatMap(List::stream)
                        .toList());
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var topic = CatalogueTopics.find(String.join(" ", CommandWords.of(arguments)));
        if (topic.isPresent()) {
            if (console.json()) console.say(CatalogueJson.topic(topic.get()));
            else console.card(CatalogueCard.of(topic.get(), console.language()));
            return DONE;
        }
        var choice = MatrixCatalogue.find(String.join(" ", CommandWords.of(arguments)));
        if (choice.isPresent()) {
            var entry = choice.get().entry();
            if (console.json()) console.say(CatalogueJson.game(entry));
            else console.card(CatalogueCard.of(entry, console.language()));
            return DONE;
        }
        var words = RuleInput.of(arguments, console);
        var prefixed = words.rules(console);
        var game = prefixed.game();
        var entry = game.entry();
        var entries = atlasRows(prefixed);
        if (entry == null) {
            tell(prefixed, entries, console);
            return DONE;
        }
        var checks = ClaimCheck.of(entry, words.catalogue());
        if (console.json()) console.say(AtlasJson.put(CatalogueJson.game(entry, checks), entries));
        else {
            console.card(CatalogueCard.of(entry, prefixed.play(), checks, entries, console.language()));
            StoredTheorems.tell(game, prefixed.play(), console);
        }
        return DONE;
    }

    private static void tell(PrefixedRules prefixed, List<AtlasEntry> entries, Console console) {
        var rules = prefixed.text();
        if (entries.isEmpty()) throw new UsageException(Message.of("cli.show.not-a-game", "rules", rules));
        if (console.json()) console.say(AtlasJson.of(rules, entries));
        else {
            console.card(CatalogueCard.of(rules, entries, console.language()));
            StoredTheorems.tell(prefixed.game(), prefixed.play(), console);
        }
    }

    /// Returns the rows of both plays; of misere play alone if the rules say `misere`.
    private static List<AtlasEntry> atlasRows(PrefixedRules prefixed) {
        if (prefixed.compound() != Compound.DISJUNCTIVE) return List.of();
        return Stream.of(Play.values())
                .filter(play -> play == Play.MISERE || prefixed.play() == Play.NORMAL)
                .flatMap(play -> ShippedAtlas.find(prefixed.game().rules(), play).stream())
                .toList();
    }
}
