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

/// Comments read well: lines are as long as they may be, none is broken before a word that would have stood in it, nor
/// within code or the row of a table, what a type is or does stands in its first words, and main code has none of the
/// turns that were translated word by word.
@Tag("slow")
class CommentLinesTest {
    /// Where a line may be broken although the next word would fit.
    private static final int RAGGED = 100;

    private static final Pattern LINE = Pattern.compile("^(\\s*///)( +)(\\S.*)$");
    private static final Pattern ITEM = Pattern.compile("^(?:[-*|#<@].*|```.*|\\d+\\. .*)");
    private static final Pattern WORD = Pattern.compile("(?:[^` ]|`[^`]*`)+");

    /// What stands in columns: more than one blank, but behind the name of a parameter.
    private static final Pattern COLUMNS = Pattern.compile("^(?!@).*\\S {2,}\\S.*");

    @Test
    void noneIsBrokenRagged() throws IOException {
        var ragged = new ArrayList<String>();
        for (var file : SourceFiles.all(".java")) add(file, ragged);
        assertThat(ragged).isEmpty();
    }

    @Test
    void noRowOfATableIsBroken() throws IOException {
        var broken = new ArrayList<String>();
        for (var file : SourceFiles.all(".java"))
            for (var line : Files.readAllLines(file)) {
                var row = line.strip();
                if (row.startsWith("/// |") && !row.endsWith("|")) broken.add(file + ": " + row);
            }
        assertThat(broken).isEmpty();
    }

    private static final Pattern COMMENT = Pattern.compile("(?m)(?:^[ \\t]*///.*\\n)+");
    private static final Pattern TWICE = Pattern.compile("(.{18,}?[.,;:]) \\1");

    @Test
    void noneSaysTheSameTwice() throws IOException {
        var twice = new ArrayList<String>();
        for (var file : SourceFiles.all(".java"))
            for (var comment : COMMENT.matcher(Files.readString(file)).results().toList())
                TWICE.matcher(comment.group().replaceAll("\\s*///\\s*", " "))
                        .results()
                        .forEach(found -> twice.add(file + ": " + found.group()));
        assertThat(twice).isEmpty();
    }

    private static final Pattern TYPE = Pattern.compile("(?m)^((?:[ \\t]*///.*\\n)+)(?:[ \\t]*@.*\\n)*"
            + "[ \\t]*(?:(?:public|protected|private|static|abstract|final|sealed|non-sealed) )*"
            + "(?:class|record|interface|enum) (\\w+)");

    private static final Pattern RIDDLE = Pattern.compile(
            "\\s*/// (?:What|Who|How|So|As|Which|Where|Whether|Of|Has" + "|Why|For|It|There|In|At|From|No|Nothing)\\b");

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

    /// Turns that no one writes in English, each of which stood in several comments.
    private static final Pattern TURN = Pattern.compile("(?i)\\b(?:just if|just those|so many|one behind the other"
            + "|what comes (?:of|out)|what came of|as many as are|whom endless|to be had|that are there|otherwise after"
            + "|(?:been|be|is|are|was|were) (?:looked at|told)|(?:says|said) of|told (?:as|by)|the same of"
            + "|(?:stands?|stood|goes|comes) behind|(?<!@param )behind (?:it|them|its|each|the (?:last|first|name|point)))\\b"
            + "|@return (?:what|who|whose|whom|how|where|why|that|those|in|from|by|as|which)\\b"
            + "|(?:^ *|@(?:return|param \\w+) )the same(?:[.,;:]| (?:with|without|for|in|where|as|about|on|over)\\b)");

    @Test
    void noCommentOfMainCodeHasAClumsyTurn() throws IOException {
        var clumsy = new ArrayList<String>();
        int comments = 0;
        for (var file : SourceFiles.all(".java")) {
            if (file.toString().contains("/src/test/")) continue;
            for (var comment : COMMENT.matcher(Files.readString(file)).results().toList()) {
                comments++;
                TURN.matcher(comment.group().replaceAll("\\s*///\\s*", " "))
                        .results()
                        .forEach(found -> clumsy.add(file + ": " + found.group()));
            }
        }
        assertThat(clumsy).isEmpty();
        assertThat(comments).isGreaterThan(10_000);
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
            int fits = lines.get(i).length() + 1 + firstWord(next.group(3));
            if (goesOn && fits <= RAGGED) ragged.add(file + ":" + (i + 1) + ": " + lines.get(i));
        }
    }

    /// @return the length of the first word; what is written as code is one, with the signs beside it
    private static int firstWord(String text) {
        var word = WORD.matcher(text);
        return word.lookingAt() ? word.end() : text.indexOf(' ');
    }

    @Test
    void noCodeIsBroken() throws IOException {
        var broken = new ArrayList<String>();
        for (var file : SourceFiles.all(".java")) {
            boolean isCode = false;
            for (var line : Files.readAllLines(file)) {
                var comment = LINE.matcher(line);
                if (!comment.matches()) continue;
                if (comment.group(3).startsWith("```")) isCode = !isCode;
                else if (!isCode
                        && comment.group(3).chars().filter(sign -> sign == '`').count() % 2 == 1)
                    broken.add(file + ": " + line.strip());
            }
        }
        assertThat(broken).isEmpty();
    }
}
