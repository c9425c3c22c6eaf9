package grundy.survey;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.limit.Limits;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.catalogue.PrefixedRules;
import grundy.rules.language.RuleLanguage;
import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasRow;
import grundy.store.atlas.AtlasTable;
import grundy.store.atlas.ShippedAtlas;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The atlases that come with the program say what a survey would say now.
@Tag("slow")
class ShippedAtlasTest {
    private static final int HEAPS = 1 << 14;
    private static final int DRAWN = 60;

    @TempDir
    Path folder;

    private static NumberedGames family(String atlas) {
        int dash = atlas.lastIndexOf('-');
        var name = atlas.substring(0, dash);
        var bound = OptionalLong.of(Long.parseLong(atlas.substring(dash + 1)));
        return name.endsWith("octal")
                ? NamedFamilies.of(name, bound, OptionalLong.empty())
                : NamedFamilies.of(name, OptionalLong.empty(), bound);
    }

    private static PrefixedRules read(String rules) throws SyntaxException {
        return new RuleLanguage(Catalogue.builtIn()).rules(Source.of(rules));
    }

    @Test
    void eachHasAllGamesOfItsFamilyInOrder() {
        for (var atlas : ShippedAtlas.NAMES) {
            var family = family(atlas);
            var rows = ShippedAtlas.rows(atlas);
            assertThat(rows).as(atlas).hasSize((int) family.size());
            for (int i = 0; i < rows.size(); i++) {
                var member = family.member(i);
                assertThat(rows.get(i).number()).isEqualTo(i);
                assertThat(rows.get(i).text(AtlasColumn.RULES)).isEqualTo(member.rules());
                assertThat(rows.get(i).text(AtlasColumn.CODE)).isEqualTo(member.code());
            }
        }
    }

    @DrawnCases(oneIn = 8)
    @ParameterizedTest
    @ValueSource(strings = {"octal-3", "octal-4", "subtraction-16", "partizan-takes-6"})
    void gamesDrawnFromItHaveTheirRowAgain(String atlas) throws Exception {
        var rows = ShippedAtlas.rows(atlas);
        var family = family(atlas);
        var random = new Random(23);
        for (int i = 0; i < DRAWN; i++) {
            var row = rows.get(random.nextInt(rows.size()));
            long heaps =
                    row.is(AtlasColumn.PROVED) ? row.number(AtlasColumn.HEAPS).orElseThrow() : HEAPS;
            var questions = new GameInquiry.Questions(heaps, 60, false);
            var again = new GameInquiry(questions, name -> folder.resolve(name))
                    .row(family.member(row.number()), Limits.DEFAULT);
            for (var column :
                    List.of(AtlasColumn.PROVED, AtlasColumn.PERIOD, AtlasColumn.PREPERIOD, AtlasColumn.SALTUS))
                if (row.is(AtlasColumn.PROVED) || column == AtlasColumn.PROVED)
                    assertThat(again.get(column)).as(row + " " + column).isEqualTo(row.get(column));
            if (!row.number(AtlasColumn.HEAPS).equals(again.number(AtlasColumn.HEAPS))) continue;
            for (var column : List.of(AtlasColumn.MAX_VALUE, AtlasColumn.MAX_AT, AtlasColumn.ZEROS, AtlasColumn.RARE))
                assertThat(again.get(column)).as(row + " " + column).isEqualTo(row.get(column));
        }
    }

    @Test
    void misereQuotientsAreFoundAgain() throws Exception {
        var family = family("misere-octal-3");
        var proved = ShippedAtlas.rows("misere-octal-3").stream()
                .filter(row -> row.is(AtlasColumn.PROVED))
                .filter(row -> row.number(AtlasColumn.ORDER).orElseThrow() < 100)
                .toList();
        var random = new Random(24);
        for (int i = 0; i < DRAWN; i++) {
            var row = proved.get(random.nextInt(proved.size()));
            var questions = new GameInquiry.Questions(100_000, 60, false);
            var again = new GameInquiry(questions, name -> folder.resolve(name))
                    .row(family.member(row.number()), Limits.DEFAULT);
            for (var column :
                    List.of(AtlasColumn.PROVED, AtlasColumn.ORDER, AtlasColumn.P, AtlasColumn.TAME, AtlasColumn.PERIOD))
                assertThat(again.get(column)).as(row + " " + column).isEqualTo(row.get(column));
        }
    }

    /// However they are written.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            kayles | octal-3 | 0.77
            misere kayles | misere-octal-3 | misere 0.77
            bash[5] | subtraction-16 | take {1,2,3,4,5}
            take 1..4 | octal-4 | 0.3333
            0.1230 | octal-3 | 0.123
            0.1234 | octal-4 | 0.1234
            take {9, 1, 4} | subtraction-16 | take {1,4,9}
            left take {2, 1}; right take 1..3 | partizan-takes-6 | left take {1,2}; right take {1,2,3}
            """)
    void aGameIsFound(String rules, String atlas, String as) throws Exception {
        var read = read(rules);
        var entry = ShippedAtlas.find(read.game().rules(), read.play()).orElseThrow();
        assertThat(entry.atlas()).isEqualTo(atlas);
        assertThat(entry.row().text(AtlasColumn.RULES)).isEqualTo(as);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff",
                "take 1..40",
                "0.12345",
                "0.F",
                "take 1 or 2 and split",
                "misere 0.1234",
                "take primes"
            })
    void othersAreNot(String rules) throws Exception {
        PrefixedRules read;
        try {
            read = read(rules);
        } catch (SyntaxException _) {
            return;
        }
        assertThat(ShippedAtlas.find(read.game().rules(), read.play())).isEmpty();
    }

    @DrawnCases
    @Test
    void eachGameOfAnAtlasIsFoundThere() throws Exception {
        var random = new Random(25);
        for (var atlas : ShippedAtlas.NAMES) {
            var rows = ShippedAtlas.rows(atlas);
            for (int i = 0; i < DRAWN; i++) {
                var row = rows.get(random.nextInt(rows.size()));
                var read = read(row.text(AtlasColumn.RULES));
                var entry = ShippedAtlas.find(read.game().rules(), read.play()).orElseThrow();
                if (entry.atlas().equals(atlas)) assertThat(entry.row()).isEqualTo(row);
                else
                    assertThat(sameGame(entry.row(), row)).as(entry + " " + row).isTrue();
            }
        }
    }

    /// A game that is in two atlases has in both what is proved of it.
    private static boolean sameGame(AtlasRow one, AtlasRow other) {
        return !other.is(AtlasColumn.PROVED)
                || one.number(AtlasColumn.PERIOD).equals(other.number(AtlasColumn.PERIOD))
                        && one.number(AtlasColumn.PREPERIOD).equals(other.number(AtlasColumn.PREPERIOD));
    }

    @Test
    void oneIsWrittenAsATableThatSqlAsks() throws Exception {
        Survey.publishShipped("partizan-takes-6", folder, Language.EN);
        var answer = AtlasTable.query(folder, "SELECT count(*), count(DISTINCT code) FROM atlas WHERE proved");
        assertThat(answer.rows().getFirst()).containsExactly(3969L, 3969L);
        assertThat(folder.resolve("index.html")).exists();
    }
}
