package grundy.store.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A query is one statement; a semicolon within a text, a name or a comment ends none.
class SqlStatementsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1",
                "SELECT 1;",
                "; SELECT 1",
                "SELECT 1 ; ;\n",
                "SELECT 'a;b' AS x",
                "SELECT 'it''s; me'",
                "SELECT 1 AS \"a;b\"",
                "SELECT 1; -- the end; really",
                "SELECT 1 /* one; two */ + 2;",
                "SELECT $$a;b$$",
                "SELECT $t$a;$$b$t$",
                "SELECT E'a\\';b'",
                "-- first; second\nSELECT 1"
            })
    void oneStatementIsOne(String sql) {
        assertThat(SqlStatements.hasSeveral(sql)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT 1; SELECT 2",
                "SELECT 1;SELECT 2;",
                "SELECT 'a;b'; SELECT 2",
                "SELECT 1; -- one\nSELECT 2",
                "SELECT 1; 'x'",
                "SELECT 1;/* */ DROP TABLE runs",
                "SELECT 'a\\'; SELECT 2"
            })
    void whatFollowsIsSeen(String sql) {
        assertThat(SqlStatements.hasSeveral(sql)).isTrue();
    }
}
