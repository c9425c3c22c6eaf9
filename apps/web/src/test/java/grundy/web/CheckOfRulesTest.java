package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The check of rules speaks of what was asked: of these rules, as far as the period needs, and of no file.
@Tag("slow")
class CheckOfRulesTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            take {1,2}       ; 50
            take {1,3,4}     ; 100
            take 1..3        ; 10
            misere take 1..3 ; 60
            kayles           ; 50
            kayles           ; 1000
            0.137            ; 300
            """)
    void nobodyHearsOfAFileOrOfHeapsThatNobodyAskedFor(String rules, int to) throws Exception {
        try (var asking = new Asking()) {
            for (var language : List.of("en", "zh")) {
                var answer = asking.waited(
                        "check", "{\"rules\":\"" + rules + "\",\"to\":" + to + ",\"lang\":\"" + language + "\"}");
                var document = answer.document();
                assertThat(document.get("checks")).as(answer.toString()).isEqualTo(true);
                assertThat(document.get("complete")).as(answer.toString()).isEqualTo(true);
                for (var member : List.of("verdict", "steps", "notChecked"))
                    assertThat(String.valueOf(document.get(member))).doesNotContain("4096", "file", "文件");
            }
        }
    }

    @Test
    void whereNoPeriodIsProvedThereIsNoCertificate() throws Exception {
        try (var asking = new Asking()) {
            var answer = asking.waited("check", "{\"rules\":\"0.007\",\"to\":500}");
            assertThat(answer.status()).as(answer.toString()).isEqualTo(400);
            assertThat(answer.toString()).contains("no certificate can be made");
        }
    }
}
