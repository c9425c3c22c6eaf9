package grundy.cli.command;

import grundy.cli.input.MisplacedNames;
import grundy.cli.option.CommandWords;
import grundy.cli.option.LimitOptions;
import grundy.cli.option.OptionList;
import grundy.cli.option.UsageException;
import grundy.cli.terminal.Console;
import grundy.cli.text.GameList;
import grundy.present.json.CatalogueJson;
import grundy.present.words.GameGroups;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.CatalogueTopics;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixCatalogue;
import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Block;
import grundy.text.ChineseCharacters;
import grundy.text.Message;
import grundy.text.SpellingGuess;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.ParseResult;

/// `games [--group GROUP] [WORD ...]`: the catalogue, grouped; words filter by names, groups, descriptions and
/// sources.
public final class GamesCommand implements Command {
    private static final String PROVED = "--proved";
    private static final String GROUP = "--group";

    @Override
    public void describe(OptionList options) {
        options.words("WORD", "0..*", Message.of("cli.games.words"));
        options.flag(PROVED, Message.of("cli.option.proved"));
        LimitOptions.describeTime(options);
        options.choice(GROUP, "GROUP", GameGroups.ALL, Message.of("cli.games.group", "groups", GameGroups.ALL));
    }

    @Override
    public int run(ParseResult arguments, Console console) throws SyntaxException {
        var group = group(arguments.matchedOptionValue(GROUP, ""), console);
        var words = CommandWords.of(arguments).stream()
                .flatMap(word -> Arrays.stream(word.strip().split("\\s+")))
                .filter(word -> !word.isEmpty())
                .toList();
        var found = find(group, words);
        if (arguments.hasMatchedOption(PROVED) && found.count() > 0)
            return ProvedClaims.run(found.games, LimitOptions.of(arguments), console);
        if (console.json()) console.say(CatalogueJson.games(found.games, found.choices));
        else print(found, String.join(" ", words), console);
        return DONE;
    }

    /// The games of the catalogue that words find.
    private record FoundGames(List<CatalogueEntry> games, List<MatrixEntry> choices) {
        int count() {
            return games.size() + choices.size();
        }
    }

    /// @param group empty for all
    private static FoundGames find(String group, List<String> words) {
        var patterns = words.stream().map(GamesCommand::pattern).toList();
        var games = Catalogue.builtIn().entries().stream()
                .filter(game -> group.isEmpty() || game.group().equals(group))
                .filter(game -> patterns.stream().allMatch(word -> mentions(game, word)))
                .toList();
        var choices = MatrixCatalogue.entries().stream()
                .filter(_ -> group.isEmpty() || group.equals(MatrixEntry.GROUP))
                .filter(game -> patterns.stream().allMatch(word -> mentions(game, word)))
                .toList();
        boolean isNone = games.isEmpty() && choices.isEmpty() && group.isEmpty();
        return new FoundGames(isNone ? entriesCalled(words) : games, choices);
    }

    private static void print(FoundGames found, String phrase, Console console) {
        var topic = CatalogueTopics.find(phrase);
        topic.ifPresent(each -> topic(each, console));
        if (found.count() == 0) {
            if (topic.isEmpty()) console.say(MisplacedNames.problem(phrase).orElseGet(() -> none(phrase)));
            return;
        }
        if (topic.isPresent()) console.say("");
        new GameList(found.games, console.language(), console.width())
                .lines(found.choices)
                .forEach(console::say);
        console.say("");
        var count = Message.of("cli.games.count", "count", found.count());
        console.card(List.of(new Block.Paragraph(List.of(console.text(count)))));
    }

    /// Returns the game that the words name, though no text of it has them: 反尼姆 is misere Nim.
    private static List<CatalogueEntry> entriesCalled(List<String> words) {
        try {
            var rules = RuleLanguage.ofPeople(Catalogue.builtIn()).rules(Source.ofArguments(words));
            return Optional.ofNullable(rules.game().entry()).stream().toList();
        } catch (SyntaxException _) {
            return List.of();
        }
    }

    private static void topic(CatalogueTopics.Topic topic, Console console) {
        console.card(List.of(new Block.Paragraph(List.of(console.text(topic.about())))));
        topic.examples().forEach(example -> console.say("  grundy " + example));
    }

    /// @param given its id, or its name in the reader's language
    private static String group(String given, Console console) {
        var group = given.toLowerCase(Locale.ROOT);
        if (group.isEmpty() || GameGroups.ALL.contains(group)) return group;
        for (var each : GameGroups.ALL)
            if (console.text(GameGroups.title(each)).equalsIgnoreCase(given.strip())) return each;
        var groups = GameGroups.ALL;
        throw new UsageException(
                Message.of("cli.games.unknown-group", "group", CommandWords.shortened(given, 60), "groups", groups));
    }

    private static Message none(String words) {
        var excerpt = CommandWords.shortened(words, 60);
        return SpellingGuess.nearest(words, Catalogue.builtIn().names())
                .or(() -> SpellingGuess.nearest(words, MatrixCatalogue.names()))
                .map(nearest -> Message.of("cli.games.none-maybe", "words", excerpt, "nearest", nearest))
                .orElseGet(() -> Message.of("cli.games.none", "words", excerpt));
    }

    private static boolean mentions(CatalogueEntry game, Pattern word) {
        var texts = List.of(
                game.id(), game.group(), game.about(), game.chineseAbout(), game.source(), game.oeis(), game.rules());
        return isIn(Stream.of(texts, game.names(), game.chineseNames()), word);
    }

    private static boolean mentions(MatrixEntry game, Pattern word) {
        var texts = List.of(game.id(), MatrixEntry.GROUP, game.about(), game.chineseAbout(), game.source());
        return isIn(Stream.of(texts, game.names(), game.chineseNames()), word);
    }

    private static boolean isIn(Stream<List<String>> texts, Pattern word) {
        return texts.flatMap(List::stream)
                .anyMatch(text -> word.matcher(plain(text)).find());
    }

    /// @return a pattern that finds a word in plain texts; a Latin one only at the beginning of a word
    private static Pattern pattern(String word) {
        var plain = plain(word);
        return Pattern.compile((plain.matches("[a-z].*") ? "(?<![a-z])" : "") + Pattern.quote(plain));
    }

    /// Without case and apostrophes, in usual characters: `dawsons` finds "Dawson's Chess".
    private static String plain(String text) {
        return ChineseCharacters.inUsual(text.toLowerCase(Locale.ROOT))
                .replace("'", "")
                .replace("’", "");
    }
}
