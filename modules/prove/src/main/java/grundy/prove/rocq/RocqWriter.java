package grundy.prove.rocq;

import java.util.List;
import java.util.stream.Collectors;

/// Writes the text of a file for Rocq: its head, definitions, and statements with their proofs, with an empty line
/// between any two of them.
final class RocqWriter {
    private final StringBuilder text = new StringBuilder();
    private boolean gap;

    /// @param headline what the file is about, in words
    /// @param commands that load what it needs
    void head(String headline, String... commands) {
        comment(uncommented(headline));
        for (var command : commands) line(command);
        gap();
    }

    /// Writes a line, or several.
    void line(String line) {
        add(line + "\n");
    }

    /// Writes whole lines.
    void add(String lines) {
        if (lines.isEmpty()) return;
        if (gap) text.append('\n');
        gap = false;
        text.append(lines);
    }

    /// Leaves a line empty, unless nothing follows.
    void gap() {
        gap = true;
    }

    void comment(String words) {
        line("(** " + words + " *)");
        gap();
    }

    void title(String title) {
        comment("** " + title);
    }

    /// @param head the name, its arguments and its type
    void definition(String head, String body) {
        line("Definition " + head + " :=\n  " + body + ".");
        gap();
    }

    /// A statement with its proof in one line.
    ///
    /// @param statement with its full stop, as the tactics
    void writeProved(String statement, String tactics) {
        line(statement + "\nProof. " + tactics + " Qed.");
        gap();
    }

    /// A statement with its proof in lines of their own.
    ///
    /// @param statement with its full stop
    /// @param tactics writes them
    void proof(String statement, Runnable tactics) {
        line(statement + "\nProof.");
        tactics.run();
        line("Qed.");
        gap();
    }

    void assumptions(String theorem) {
        line("Print Assumptions " + theorem + ".");
    }

    String text() {
        return text.toString();
    }

    /// @return a list as Rocq reads it
    static String list(List<?> items) {
        return items.stream().map(String::valueOf).collect(Collectors.joining("; ", "[", "]"));
    }

    static String tuple(List<String> parts) {
        return parts.size() == 1 ? parts.getFirst() : "(" + String.join(", ", parts) + ")";
    }

    /// @return a tuple as tactics take it apart, `[[a b] c]`
    static String pattern(List<String> parts) {
        return parts.stream().reduce((a, b) -> "[" + a + " " + b + "]").orElseThrow();
    }

    /// @return one of several hypotheses, all of the same name, as tactics take them apart
    static String cases(int count, String hypothesis) {
        var pattern = hypothesis;
        for (int i = 1; i < count; i++) pattern = "[" + hypothesis + " | " + pattern + "]";
        return pattern;
    }

    /// @return tactics that choose one of several goals
    static String chooseGoal(int goal, int goals) {
        return "right. ".repeat(goal) + (goal + 1 < goals ? "left. " : "");
    }

    /// @return the bullet before each of several cases
    static String bullet(int cases) {
        return cases == 1 ? "  " : "  - ";
    }

    /// @return a text that may stand in a comment
    private static String uncommented(String text) {
        return text.replace("(*", "( *").replace("*)", "* )").replace('"', '\'');
    }
}
