package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Tiles of tables against the questions about single positions, and against definitions.
class TilesTest {
    private static Asking asking;

    @BeforeAll
    static void open() {
        asking = new Asking();
    }

    @AfterAll
    static void close() {
        asking.close();
    }

    private static char[] cells(String body) throws Exception {
        var answer = asking.waited("grid", body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        var bytes = ByteBuffer.wrap(answer.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(bytes.getInt()).isEqualTo(0x31545247);
        bytes.position(16);
        var cells = new char[bytes.getInt() * bytes.getInt()];
        bytes.position(32);
        bytes.asCharBuffer().get(cells);
        return cells;
    }

    private static int mex(Set<Integer> values) {
        int least = 0;
        while (values.contains(least)) least++;
        return least;
    }

    private static int[][] wythoff(int side) {
        var values = new int[side][side];
        for (int a = 0; a < side; a++)
            for (int b = 0; b < side; b++) {
                var options = new HashSet<Integer>();
                for (int k = 1; k <= a; k++) options.add(values[a - k][b]);
                for (int k = 1; k <= b; k++) options.add(values[a][b - k]);
                for (int k = 1; k <= Math.min(a, b); k++) options.add(values[a - k][b - k]);
                values[a][b] = mex(options);
            }
        return values;
    }

    @Test
    void valuesAreThoseOfTheDefinition() throws Exception {
        var values = wythoff(40);
        var cells = cells("{\"rules\":\"wythoff\",\"what\":\"value\",\"size\":40}");
        for (int x = 0; x < 40; x++)
            for (int y = 0; y < 40; y++) assertThat((int) cells[y * 40 + x]).isEqualTo(values[x][y]);
    }

    @Test
    void fromAfarEachSquareShowsItsLeast() throws Exception {
        var values = wythoff(64);
        for (var what : List.of("outcome", "value")) {
            var cells = cells("{\"rules\":\"wythoff\",\"what\":\"" + what + "\",\"size\":16,\"level\":2}");
            for (int x = 0; x < 16; x++)
                for (int y = 0; y < 16; y++) {
                    int least = Integer.MAX_VALUE;
                    for (int i = 0; i < 4; i++)
                        for (int j = 0; j < 4; j++) least = Math.min(least, values[4 * x + i][4 * y + j]);
                    int expected = what.equals("outcome") ? Math.min(least, 1) : least;
                    assertThat((int) cells[y * 16 + x])
                            .as(what + " " + x + " " + y)
                            .isEqualTo(expected);
                }
        }
    }

    @Test
    void remotenessIsThatOfTheDefinition() throws Exception {
        int side = 12;
        var lengths = new int[side][side];
        for (int a = 0; a < side; a++)
            for (int b = 0; b < side; b++) {
                int soonest = Integer.MAX_VALUE;
                int latest = -1;
                for (int[] to : options(a, b)) {
                    int length = lengths[to[0]][to[1]];
                    if (length % 2 == 0) soonest = Math.min(soonest, length);
                    else latest = Math.max(latest, length);
                }
                lengths[a][b] = soonest < Integer.MAX_VALUE ? soonest + 1 : latest + 1;
            }
        var cells = cells("{\"rules\":\"wythoff\",\"what\":\"remoteness\",\"size\":12}");
        for (int x = 0; x < side; x++)
            for (int y = 0; y < side; y++) assertThat((int) cells[y * side + x]).isEqualTo(lengths[x][y]);
    }

    /// Several heaps are a sum, whose remoteness is not that of its parts.
    @Test
    void remotenessOfHeapsIsRefused() throws Exception {
        var answer = asking.waited("grid", "{\"rules\":\"nim\",\"what\":\"remoteness\",\"size\":4}");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.toString()).contains("heaps are a sum");
    }

    private static List<int[]> options(int a, int b) {
        var options = new ArrayList<int[]>();
        for (int k = 1; k <= Math.max(a, b); k++) {
            if (k <= a) options.add(new int[] {a - k, b});
            if (k <= b) options.add(new int[] {a, b - k});
            if (k <= Math.min(a, b)) options.add(new int[] {a - k, b - k});
        }
        return options;
    }

    @Test
    void farOutTheMapSaysWhatSolveSays() throws Exception {
        for (int[] at : new int[][] {{9999, 9999}, {6180, 9999}, {9999, 6180}, {3820, 6181}}) {
            var cells = cells("{\"rules\":\"wythoff\",\"size\":1,\"x\":%d,\"y\":%d}".formatted(at[0], at[1]));
            Map<?, ?> solved = asking.post("solve", "{\"rules\":\"wythoff %d %d\"}".formatted(at[0], at[1]))
                    .document();
            assertThat((int) cells[0]).isEqualTo(solved.get("outcome").equals("P") ? 0 : 1);
        }
    }

    @Test
    void aSliceOfSeveralHeapsKeepsTheOthers() throws Exception {
        var cells = cells("{\"rules\":\"nim\",\"what\":\"value\",\"size\":8,\"axes\":[0,2],\"at\":[0,5,0]}");
        for (int x = 0; x < 8; x++)
            for (int y = 0; y < 8; y++) assertThat((int) cells[y * 8 + x]).isEqualTo(x ^ 5 ^ y);
    }
}
