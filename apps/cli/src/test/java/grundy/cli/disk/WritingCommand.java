package grundy.cli.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// A small command line for each option that names a file, or a folder, to be written.
///
/// @param words of the line without the option; files that it reads begin with `@`
/// @param option the last word of the line, behind which the name stands
public record WritingCommand(List<String> words, String option) {
    private static final List<WritingCommand> ALL = Stream.of(
                    of("solve/nim/3 5 7", "--certificate", "--svg", "--png"),
                    of("solve/nim/3 5 7/--export/rocq", "--export-to"),
                    of("values/kayles/--to/20", "--out", "--certificate", "--svg", "--png"),
                    of("values/take {1,3,4}/--to/900/--certificate/@written.json", "--out"),
                    of("values/0.3/--to/50/--export/rocq", "--export-to"),
                    of("values/wythoff/--to/5", "--out"),
                    of("values/@kayles.run", "--csv", "--plot", "--svg", "--png"),
                    of("values/@period.run", "--certificate"),
                    of("prove/take 1..3", "--out"),
                    of("prove/take 1..3/--no-store", "--svg", "--dot"),
                    of("prove/take 1..3/--no-store/--export/rocq", "--export-to"),
                    of("prove/take 1..3/--no-store/--export/walnut", "--export-to"),
                    of("quotient/take 1..2", "--out"),
                    of("quotient/take 1..2/--no-store", "--svg"),
                    of("graph/@graph.pairs", "--out", "--certificate", "--svg"),
                    of("matrix/3,3 0,5; 5,0 1,1", "--svg", "--out", "--nfg"),
                    of("tree/centipede", "--svg", "--efg", "--nfg", "--out"),
                    of("eval/{1|0}", "--certificate", "--svg", "--png"),
                    of("emit/nim", "--out"),
                    of("exercise/nim/--count/1", "--out"),
                    of("survey/take {1, a}/--for/a=2..3/--to/50/--time/1", "--out"),
                    of("survey/table/wythoff/--box/9x9", "--out"))
            .flatMap(List::stream)
            .toList();

    private static List<WritingCommand> of(String words, String... options) {
        return Stream.of(options)
                .map(option -> new WritingCommand(List.of(words.split("/")), option))
                .toList();
    }

    /// @return at least one for each command and option
    public static List<WritingCommand> all() {
        return ALL;
    }

    /// Writes the files that the lines read which are no files of values.
    public static void prepare(Path folder) throws IOException {
        Files.writeString(folder.resolve("graph.pairs"), "1 2\n2 3\n");
    }

    /// @return lines that write the others, and start the data base, which unpacks itself once
    public static List<List<String>> preparing(Path folder) {
        return List.of(
                in(folder, List.of("values", "kayles", "--to", "30", "--out", "@kayles.run")),
                in(folder, List.of("values", "take {1,3,4}", "--to", "900", "--out", "@period.run")),
                in(folder, List.of("survey", "table", "wythoff", "--box", "2x2", "--out", "@started")));
    }

    private static List<String> in(Path folder, List<String> words) {
        return words.stream()
                .map(word ->
                        word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
                .toList();
    }

    /// @return the command's name
    public String command() {
        return words.getFirst();
    }

    /// @param folder with the files that are read
    /// @param file to be written
    /// @return the whole line
    public List<String> line(Path folder, Path file) {
        var line = new ArrayList<>(in(folder, words));
        Collections.addAll(line, option, file.toString(), "--lang", "en");
        return line;
    }
}
