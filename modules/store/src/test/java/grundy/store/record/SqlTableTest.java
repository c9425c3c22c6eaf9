package grundy.store.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// No cell of an answer is lost because two columns have one name.
class SqlTableTest {
    @ParameterizedTest
    @CsvSource({
        "a b c, a b c",
        "a a, a a_2",
        "a a a, a a_2 a_3",
        "a a_2 a, a a_2 a_3",
        "a a a_2, a a_3 a_2",
        "a_2 a a, a_2 a a_3",
        "count_star() count_star(), count_star() count_star()_2"
    })
    void columnsHaveNamesOfTheirOwn(String names, String distinct) {
        assertThat(SqlTable.distinct(List.of(names.split(" ")))).isEqualTo(List.of(distinct.split(" ")));
    }
}
