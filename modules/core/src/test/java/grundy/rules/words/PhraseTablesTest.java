package grundy.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.Source;
import grundy.testkit.CaseCount;
import grundy.testkit.EveryTurn;
import grundy.text.ChineseCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every line of the tables can be said, and is understood as what it stands for.
@EveryTurn
class PhraseTablesTest {
    private static final int TRIES = 4_000;
    private static final int DEEPEST = 12;
    private static final long SEED = 20261129;

    private static final List<String> BUILT_IN =
            List.of("num", "code", "game", "dash", "han", "capital", "unknown", "thing");

    @Tag("slow")
    @Test
    void everyPhraseIsUnderstoodWhereItStands() {
        var random = CaseCount.random(SEED);
        var unsaid = new ArrayList<String>();
        for (var section : PhraseTables.sections())
            for (var phrase : PhraseTables.of(section))
                if (!isUnderstood(section, phrase, random)) unsaid.add("[" + section + "] " + phrase);
        assertThat(unsaid).isEmpty();
    }

    @Test
    void everyCharacterThatIsPutForAnotherStandsInATableOrAName() {
        var names = new GameNames(Catalogue.builtIn()).words();
        var unused = ChineseCharacters.all().values().stream()
                .filter(usual -> !PhraseTables.words().contains(usual) && !names.contains(usual))
                .toList();
        assertThat(unused).isEmpty();
        assertThat(ChineseCharacters.all())
                .doesNotContainKeys(ChineseCharacters.all().values().toArray(String[]::new));
    }

    @Test
    void everySectionThatIsNamedExists() {
        var missing = new ArrayList<String>();
        for (var section : PhraseTables.sections())
            for (var phrase : PhraseTables.of(section)) missing(phrase.parts(), missing);
        assertThat(missing).isEmpty();
    }

    private static void missing(List<PhrasePart> parts, List<String> missing) {
        for (var part : parts)
            switch (part) {
                case PhrasePart.Choice choice -> choice.rows().forEach(row -> missing(row, missing));
                case PhrasePart.NotFollowedBy(var name)
                when !BUILT_IN.contains(name) && PhraseTables.of(name).isEmpty() -> missing.add(name);
                case PhrasePart.Symbol(var name)
                when !BUILT_IN.contains(name) && PhraseTables.of(name).isEmpty() -> missing.add(name);
                default -> {}
            }
    }

    private static boolean isUnderstood(String section, TablePhrase phrase, RandomGenerator random) {
        if (section.equals("textbook order")) return !phrase.meaning().isEmpty();
        boolean isOfWholeSentence = phrase.parts().contains(new PhrasePart.Symbol("thing"));
        if (isOfWholeSentence) return true;
        for (int i = 0; i < TRIES; i++) {
            var sentence = new StringBuilder();
            say(phrase.parts(), sentence, random, DEEPEST);
            var tokens = WordLexer.tokens(Source.of(sentence.toString()));
            var parser = new PhraseParser(tokens, new GameNames(Catalogue.builtIn()), sentence.toString());
            boolean isWhole = parser.ways(section, 0).stream().anyMatch(way -> way.end() == tokens.size());
            if (isWhole && !tokens.isEmpty()) return true;
        }
        return false;
    }

    private static void say(List<PhrasePart> parts, StringBuilder sentence, RandomGenerator random, int depth) {
        for (var part : parts)
            switch (part) {
                case PhrasePart.Word(var text) ->
                    sentence.append(text.equals("¶") ? "" : text).append(' ');
                case PhrasePart.Choice choice -> {
                    var rows = choice.rows();
                    say(rows.get(depth > 0 ? random.nextInt(rows.size()) : rows.size() - 1), sentence, random, depth);
                }
                case PhrasePart.NotFollowedBy _ -> {}
                case PhrasePart.Symbol(var name) -> {
                    switch (name) {
                        case "num" -> sentence.append(random.nextInt(1, 5)).append(" ");
                        case "code" -> sentence.append("0.77 ");
                        case "game" -> sentence.append("nim ");
                        case "numbers" -> sentence.append(random.nextBoolean() ? "2 " : "2 2 ");
                        case "han" -> sentence.append("乐 ");
                        case "capital" -> sentence.append("Zora ");
                        case "unknown", "thing" -> sentence.append("zork ");
                        case "dash" -> sentence.append("- ");
                        default -> {
                            var phrases = PhraseTables.of(name);
                            var chosen = depth > 0 ? phrases.get(random.nextInt(phrases.size())) : phrases.getFirst();
                            say(chosen.parts(), sentence, random, depth - 1);
                        }
                    }
                }
            }
    }
}
