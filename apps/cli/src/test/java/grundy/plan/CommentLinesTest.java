package grundy.plan;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Comments read well: lines are as long as they may be, none is broken before a word that would have stood in it, and
/// what a type is or does stands in its first words.
@Tag("slow")
class CommentLinesTest {
    /// Where a line may be broken although the next word would fit.
    private static final int RAGGED = 100;

    private static final Pattern LINE = Pattern.compile("^(\\s*///)( +)(\\S.*)$");
    private static final Pattern ITEM = Pattern.compile("^(?:[-*|#<@`].*|\\d+\\. .*)");

    /// What stands in columns: more than one blank, but behind the name of a parameter.
    private static final Pattern COLUMNS = Pattern.compile("^(?!@).*\\S {2,}\\S.*");

    @Test
    void noneIsBrokenRagged() throws IOException {
        var ragged = new ArrayList<String>();
        for (var file : SourceFiles.all(".java")) add(file, ragged);
        assertThat(ragged).isEmpty();
    }

    private static final Pattern TYPE = Pattern.compile("(?m)^((?:[ \\t]*///.*\\n)+)(?:[ \\t]*@.*\\n)*"
            + "[ \\t]*(?:(?:public|protected|private|static|abstract|final|sealed|non-sealed) )*"
            + "(?:class|record|interface|enum) (\\w+)");

    private static final Pattern RIDDLE =
            Pattern.compile("\\s*/// (?:What|Who|How|So|As|Which|Where|Whether|Of|Has)\\b");

    /// `What a page is asked` is no sentence about a type; `A question of the page` is.
    @Test
    void noTypeBeginsAsARiddle() throws IOException {
        var riddles = new ArrayList<String>();
        int types = 0;
        for (var file : SourceFiles.all(".java")) {
            if (file.toString().contains("/src/test/")) continue;
            for (var type : TYPE.matcher(Files.readString(file)).results().toList()) {
                types++;
                if (RIDDLE.matcher(type.group(1)).lookingAt()) riddles.add(file + ": " + type.group(2));
            }
        }
        assertThat(riddles).isEmpty();
        assertThat(types).isGreaterThan(2000);
    }

    private static void add(Path file, List<String> ragged) throws IOException {
        var lines = Files.readAllLines(file);
        boolean isCode = false;
        for (int i = 0; i + 1 < lines.size(); i++) {
            var line = LINE.matcher(lines.get(i));
            if (line.matches() && line.group(3).startsWith("```")) isCode = !isCode;
            var next = LINE.matcher(lines.get(i + 1));
            if (isCode || !line.matches() || !next.matches() || !line.group(1).equals(next.group(1))) continue;
            if (ITEM.matcher(next.group(3)).matches()
                    || COLUMNS.matcher(line.group(3)).matches()) continue;
            int deeper = next.group(2).length() - line.group(2).length();
            boolean goesOn = ITEM.matcher(line.group(3)).matches() ? deeper > 0 : deeper == 0;
            int fits =
                    lines.get(i).length() + 1 + next.group(3).split(" ", -1)[0].length();
            if (goesOn && fits <= RAGGED) ragged.add(file + ":" + (i + 1) + ": " + lines.get(i));
        }
    }
}
