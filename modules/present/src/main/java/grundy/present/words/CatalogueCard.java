package grundy.present.words;

import static grundy.store.atlas.AtlasColumn.ORDER;

import grundy.check.verdict.ClaimCheck;
import grundy.rules.CatalogueEntry;
import grundy.rules.catalogue.CatalogueTopics.Topic;
import grundy.store.atlas.ShippedAtlas.AtlasEntry;
import grundy.strategic.matrix.MatrixEntry;
import grundy.text.Block;
import grundy.text.Citation;
import grundy.text.FormulaText;
import grundy.text.Language;
import grundy.text.Message;
import grundy.value.Play;
import java.util.ArrayList;
import java.util.List;

/// Presents what the catalogue knows about a game, or about a subject that people look for although it
/// is no single game.
public final class CatalogueCard {
    private static final int ROOM = 12;

    private final Language language;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Block.Field> fields = new ArrayList<>();

    private CatalogueCard(Language language) {
        this.language = language;
    }

    /// @param play misere where the game was asked for in this form: `misere nim`, `反尼姆`
    /// @param checks the results of checking its claims
    /// @param entries what atlases say of it
    public static List<Block> of(
            CatalogueEntry game, Play play, List<ClaimCheck> checks, List<AtlasEntry> entries, Language language) {
        var card = new CatalogueCard(language);
        var prefix = play.prefix();
        var about = card.isChinese() && !game.chineseAbout().isEmpty() ? game.chineseAbout() : game.about();
        card.begin(prefix + game.title(), about);
        if (play == Play.MISERE) card.say(card.text(Message.of("card.misere")));
        card.names(game.names(), game.chineseNames());
        card.field("card.group", card.group(game.group()));
        card.field("card.rules", game.rules());
        game.start().ifPresent(start -> card.field("card.start", start));
        for (var check : checks) {
            card.field("card.claim", card.text(FormulaText.message(check.claim())));
            card.fields.add(new Block.Field("", List.of(card.text(result(check)))));
        }
        card.atlases(entries);
        card.field("card.oeis", card.text(Citation.sequences(game.oeis())));
        card.field("card.source", card.text(Citation.source(game.source())));
        for (var example : game.examples())
            card.type(ShellText.command("solve", prefix + game.id()) + " " + ShellText.words(example));
        return card.list();
    }

    /// A game that the catalogue does not name, but an atlas has.
    ///
    /// @param rules as they were written, with `misere` where that is meant
    public static List<Block> of(String rules, List<AtlasEntry> entries, Language language) {
        var card = new CatalogueCard(language);
        card.blocks.add(new Block.Heading(rules));
        card.atlases(entries);
        card.type(ShellText.command(entries.getFirst().row().number(ORDER).isPresent() ? "quotient" : "values", rules));
        return card.list();
    }

    /// A game of choice.
    public static List<Block> of(MatrixEntry game, Language language) {
        var card = new CatalogueCard(language);
        card.begin(game.title(), game.about(language));
        card.names(game.names(), game.chineseNames());
        card.field("card.group", card.group(MatrixEntry.GROUP));
        card.field("card.source", card.text(Citation.source(game.source())));
        card.type(ShellText.command(game.command(), game.id()));
        return card.list();
    }

    public static List<Block> of(Topic topic, Language language) {
        var card = new CatalogueCard(language);
        card.begin(topic.names(language).getFirst(), topic.about().in(language));
        card.names(topic.names(Language.EN), topic.names(Language.ZH));
        for (var example : topic.examples()) card.type("grundy " + example);
        return card.list();
    }

    private void atlases(List<AtlasEntry> entries) {
        for (var atlas : entries) {
            var label = text(Message.of("card.atlas"));
            for (var message : AtlasWords.of(atlas)) {
                fields.add(new Block.Field(label, List.of(text(message))));
                label = "";
            }
        }
    }

    private boolean isChinese() {
        return language == Language.ZH;
    }

    private String text(Object text) {
        return text instanceof Message message ? message.in(language) : text.toString();
    }

    private void begin(String title, String about) {
        blocks.add(new Block.Heading(title));
        say(about);
    }

    private void say(String text) {
        blocks.add(new Block.Paragraph(List.of(text)));
    }

    private List<Block> list() {
        blocks.add(new Block.Break());
        blocks.add(new Block.Fields(fields, ROOM));
        return blocks;
    }

    private static Message result(ClaimCheck check) {
        return check.counterexample() == null
                ? Message.of("card.checked", "count", check.positions())
                : Message.of("card.refuted", "position", check.counterexample());
    }

    /// A file of a user's may have a group of its own.
    private String group(String group) {
        return GameGroups.ALL.contains(group) ? text(GameGroups.title(group)) + " (" + group + ")" : group;
    }

    /// Those in the reader's language first.
    private void names(List<String> english, List<String> chinese) {
        names(isChinese() ? "card.names-zh" : "card.names", isChinese() ? chinese : english);
        names(isChinese() ? "card.names" : "card.names-zh", isChinese() ? english : chinese);
    }

    private void names(String name, List<String> names) {
        if (!names.isEmpty()) fields.add(new Block.Field(text(Message.of(name)), names));
    }

    private void field(String name, String text) {
        if (!text.isEmpty()) fields.add(new Block.Field(text(Message.of(name)), List.of(text)));
    }

    private void type(String command) {
        fields.add(Block.Field.typed(text(Message.of("card.try")), command));
    }
}
