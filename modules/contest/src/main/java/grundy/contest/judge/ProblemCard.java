package grundy.contest.judge;

import grundy.contest.problem.Problem;
import grundy.text.Block;
import grundy.text.Language;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;

/// Describes a problem for a reader: which game, why, which trap, which input and output.
public final class ProblemCard {
    private static final int ROOM = 10;

    private final Language language;
    private final List<Block.Field> fields = new ArrayList<>();

    private ProblemCard(Language language) {
        this.language = language;
    }

    public static List<Block> of(Problem problem, Language language) {
        boolean chinese = language == Language.ZH;
        var blocks = new ArrayList<Block>();
        blocks.add(new Block.Heading(problem.id() + "  " + problem.title(chinese)));
        paragraph(blocks, Problem.text(problem.about(), chinese));
        var trap = Problem.text(problem.trap(), chinese);
        if (!trap.isEmpty()) {
            blocks.add(new Block.Break());
            paragraph(blocks, Message.of("judge.card.trap", "text", trap).in(language));
        }
        blocks.add(new Block.Break());
        blocks.add(new Block.Fields(new ProblemCard(language).fields(problem), ROOM));
        return blocks;
    }

    private List<Block.Field> fields(Problem problem) {
        field("judge.card.family", ProblemList.family(problem, language));
        field("judge.card.source", problem.source());
        field("judge.card.input", problem.inputText());
        for (var limit : problem.limits()) field("judge.card.limit", ProblemList.limit(limit, language));
        for (var need : problem.needTexts()) field("judge.card.limit", need);
        for (var variant : problem.variants()) {
            field("judge.card.rules", variant.rules().toString());
            field("judge.card.position", variant.position().toString());
        }
        field("judge.card.output", output(problem));
        return fields;
    }

    /// @return a description of the output for each case
    static String output(Problem problem) {
        var answers = problem.answers();
        if (answers.total() != null) return answers.total().toString();
        if (problem.value() != null) return answers.win().toString();
        return answers.win() + " | " + answers.lose()
                + (answers.draw().toString().equals("draw") ? "" : " | " + answers.draw());
    }

    private static void paragraph(List<Block> blocks, String text) {
        if (!text.isEmpty()) blocks.add(new Block.Paragraph(List.of(text)));
    }

    private void field(String name, String text) {
        if (text.isEmpty()) return;
        fields.add(new Block.Field(Message.of(name).in(language), List.of(text.replace("\n", "\\n"))));
    }
}
