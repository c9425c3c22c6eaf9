package grundy.survey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import grundy.rules.notation.SyntaxException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FamiliesTest {
    private static NumberedGames named(String name, int bound) {
        boolean codes = name.contains("octal") || name.equals("hex");
        var given = OptionalLong.of(bound);
        return NamedFamilies.of(name, codes ? given : OptionalLong.empty(), codes ? OptionalLong.empty() : given);
    }

    private static List<String> rules(NumberedGames family) {
        return LongStream.range(0, family.size())
                .mapToObj(number -> family.member(number).rules())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "octal, 3, 1023, 0.001, 4.777",
        "octal, 4, 8191, 0.0001, 4.7777",
        "misere-octal, 1, 15, misere 0.1, misere 4.7",
        "hex, 2, 255, 0.01, 0.FF",
        "subtraction, 3, 7, take {1}, 'take {1,2,3}'",
        "subtraction, 16, 65535, take {1}, 'take {1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16}'",
        "partizan-takes, 2, 9, left take {1}; right take {1}, 'left take {1,2}; right take {1,2}'",
        "partizan-takes, 8, 65025, left take {1}; right take {1},"
                + " 'left take {1,2,3,4,5,6,7,8}; right take {1,2,3,4,5,6,7,8}'"
    })
    void aNamedFamilyHasItsGames(String name, int bound, long size, String first, String last) {
        var family = named(name, bound);
        assertThat(family.size()).isEqualTo(size);
        assertThat(family.member(0).rules()).isEqualTo(first);
        assertThat(family.member(size - 1).rules()).isEqualTo(last);
    }

    @ParameterizedTest
    @CsvSource({"octal, 2", "misere-octal, 2", "hex, 2", "subtraction, 6", "partizan-takes, 3"})
    void allItsGamesAreRulesAndNoneIsThereTwice(String name, int bound) throws SyntaxException {
        var family = named(name, bound);
        var all = rules(family);
        assertThat(new HashSet<>(all)).hasSize(all.size());
        for (long number = 0; number < family.size(); number++) GameInquiry.read(family.member(number));
    }

    private static LetterRange range(String text) {
        return LetterRange.parse(text).orElseThrow();
    }

    @Test
    void lettersStandForNumbersOneWithinTheOther() {
        var family = NamedFamilies.ofLetters("take {1, a, b}", List.of(range("a=2..4"), range("b = a + 1 .. 5")));
        assertThat(rules(family))
                .containsExactly(
                        "take {1, 2, 3}",
                        "take {1, 2, 4}",
                        "take {1, 2, 5}",
                        "take {1, 3, 4}",
                        "take {1, 3, 5}",
                        "take {1, 4, 5}");
        assertThat(family.member(4).code()).isEqualTo("a=3,b=5");
        assertThat(family.text()).isEqualTo("take {1, a, b} --for a=2..4 --for b=a+1..5");
        assertThat(rules(NamedFamilies.ofLetters("take {p, q}", List.of(range("p=1..2"), range("q=p..2")))))
                .containsExactly("take {1, 1}", "take {1, 2}", "take {2, 2}");
    }

    @Test
    void whatIsNoRangeIsRefused() {
        for (var text : List.of("a", "a=", "a=1", "a=..3", "=1..2", "a=1..b*2", "a=1.5..3", "a=1..2 b=1..2"))
            assertThat(LetterRange.parse(text)).as(text).isEqualTo(Optional.empty());
    }

    @Tag("slow")
    @Test
    void whatMakesNoFamilyIsRefused() {
        assertThatThrownBy(() -> NamedFamilies.ofLetters("take {1, a}", List.of(range("c=1..2"))))
                .hasMessageContaining("have no letter");
        assertThatThrownBy(() -> NamedFamilies.ofLetters("take {a, b}", List.of(range("a=b..3"), range("b=1..2"))))
                .hasMessageContaining("a bound may use only letters");
        assertThatThrownBy(() -> NamedFamilies.ofLetters("take {a}", List.of(range("a=3..2"))))
                .hasMessageContaining("no choice for the letters");
        assertThatThrownBy(() -> NamedFamilies.ofLetters("take {a,b}", List.of(range("a=1..99999"), range("b=1..999"))))
                .hasMessageContaining("more than 1000000 choices");
        assertThatThrownBy(() -> named("decimal", 3)).hasMessageContaining("there is no family");
        assertThatThrownBy(() -> named("octal", 9)).hasMessageContaining("--digits must be 1 to 7");
        assertThatThrownBy(() -> NamedFamilies.of("octal", OptionalLong.empty(), OptionalLong.of(3)))
                .hasMessageContaining("needs --digits");
    }
}
