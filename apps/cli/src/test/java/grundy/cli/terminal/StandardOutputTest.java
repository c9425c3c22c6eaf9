package grundy.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.cli.Main;
import grundy.cli.Ran;
import grundy.cli.command.Command;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Output that cannot be written is said and is no success, whichever command writes it.
class StandardOutputTest {
    /// Takes a number of bytes, and fails from then on.
    private static final class FailingStream extends OutputStream {
        private final String problem;
        private int room;

        FailingStream(String problem, int room) {
            this.problem = problem;
            this.room = room;
        }

        @Override
        public void write(int one) throws IOException {
            if (room-- <= 0) throw new IOException(problem);
        }
    }

    private static Ran onto(String problem, int room, String... words) {
        var err = new ByteArrayOutputStream();
        int status = Main.run(
                words,
                InputStream.nullInputStream(),
                StandardOutput.over(new FailingStream(problem, room)),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Ran(status, "", err.toString(StandardCharsets.UTF_8));
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve nim 3 5 7",
                "solve nim 3 5 7 --json",
                "values kayles --to 60",
                "values wythoff --to 20 --json",
                "values left take 1,2; right take 2 --to 30",
                "games",
                "show kayles",
                "prove take 1..3",
                "pattern 0 1 2 0 1 2 0 1 2 0 1 2",
                "matrix prisoners-dilemma",
                "tree centipede",
                "eval *3 + *5",
                "judge --list",
                "judge HDU1846 --sample",
                "emit HDU1846 --to python",
                "play nim 3 5",
                "completion",
                "help",
                "help values",
                "version",
            })
    void everyCommandSaysSo(String line) {
        for (int room : new int[] {0, 10}) {
            var ran = onto("No space left on device", room, line.split(" "));
            assertThat(ran.err()).as(line).contains("No space left on device", "not complete");
            assertThat(ran.status()).as(line).isEqualTo(Command.LIMIT_REACHED);
        }
    }

    @Test
    void aReaderWhoHasHadEnoughIsNoFault() {
        var ran = onto("Broken pipe", 10, "values", "kayles");
        assertThat(ran.status()).isEqualTo(Command.DONE);
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void whatWasWrongWithTheInputIsStillSaid() {
        var ran = onto("No space left on device", 0, "solve", "kayles", "x5", "--json");
        assertThat(ran.err()).contains("kayles", "not complete");
        assertThat(ran.status()).isEqualTo(Command.LIMIT_REACHED);
    }
}
