package grundy.cli;

import grundy.check.ClaimCheck;
import grundy.present.json.CatalogueJson;
import grundy.present.words.CatalogueCard;
import grundy.rules.SyntaxException;
import grundy.rules.catalogue.Topics;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/// `show GAME`: everything that the catalogue knows about a game, and whether what it claims stands up to a search.
final class ShowCommand implements Command {
    @Override
    public void describe(CommandSpec spec, Language language) {
        spec.addPositional(CommandLineSpec.words("GAME", "1..*", Message.of("cli.show.words"), language));
    }

    @Override
    public List<String> names() {
        return Stream.of(Names.games(), Names.choices("matrix"), Names.choices("tree"))
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException, IOException {
        var topic = Topics.find(String.join(" ", Main.words(arguments)));
        if (topic.isPresent()) {
            if (console.json()) console.say(CatalogueJson.topic(topic.get()));
            else console.card(CatalogueCard.of(topic.get(), console.language()));
            return DONE;
        }
        var choice = MatrixCatalogue.find(String.join(" ", Main.words(arguments)));
        if (choice.isPresent()) {
            var entry = choice.get().entry();
            if (console.json()) console.say(CatalogueJson.game(entry));
            else console.card(CatalogueCard.of(entry, console.language()));
            return DONE;
        }
        var words = Arguments.of(Main.words(arguments), console);
        var asked = words.language().rules(words.source());
        var game = asked.game();
        var entry = game.entry();
        if (entry == null) throw new UsageException(Message.of("cli.show.not-a-game", "rules", game.text()));
        var checks = ClaimCheck.of(entry, words.catalogue());
        if (console.json()) console.say(CatalogueJson.game(entry, checks));
        else {
            console.card(CatalogueCard.of(entry, asked.play(), checks, console.language()));
            KeptTheorems.tell(game, asked.play(), console);
        }
        return DONE;
    }
}
