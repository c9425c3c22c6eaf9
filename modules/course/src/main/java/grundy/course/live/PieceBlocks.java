package grundy.course.live;

import grundy.answer.ValueGrid;
import grundy.check.verdict.ClaimCheck;
import grundy.explain.Explainer;
import grundy.present.picture.graph.GraphCsv;
import grundy.present.words.ProofWords;
import grundy.present.words.SequenceWords;
import grundy.prove.finding.ProofFinding;
import grundy.prove.finding.TheoremStatement;
import grundy.prove.statement.StatementFinder;
import grundy.question.GraphQuestion;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.explain.MatrixExplainer;
import grundy.text.Block;
import grundy.text.Block.Alignment;
import grundy.text.Block.Row;
import grundy.text.Blocks;
import grundy.text.FormulaText;
import grundy.text.Message;
import grundy.value.Play;
import grundy.value.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A live piece as blocks, for an app that has nothing to click.
///
/// @param answers to what it asks
public record PieceBlocks(LiveAnswers answers) {
    private static final int MOST_MOVES = 12;
    private static final int ACROSS = 16;
    private static final long MOST_WORK = 1_000_000;

    /// @return the piece as blocks
    /// @throws SyntaxException if a text in it is not in its language
    public List<Block> of(LivePiece piece) throws SyntaxException {
        return switch (piece) {
            case LivePiece.Answer(var question) ->
                Explainer.in(answers.language()).answer(answers.verdict(question), MOST_MOVES);
            case LivePiece.OneHeap(var range) -> oneHeap(range);
            case LivePiece.TwoHeaps(var range) -> List.of(grid(answers.grid(range)));
            case LivePiece.SmallGame(var question) -> sentenceBlocks(Message.of("course.play", "question", question));
            case LivePiece.Variation variation -> List.of(varied(variation));
            case LivePiece.Proof(var rules) -> proof(rules);
            case LivePiece.Graph(var edges) -> List.of(graph(edges));
            case LivePiece.Matrix(var game) -> matrix(game);
            case LivePiece.Calculation(var expression) -> calculation(expression);
            case LivePiece.ClosedForm(var game) -> closed(game);
        };
    }

    private List<Block> oneHeap(BoundedRules range) throws SyntaxException {
        var sequence = answers.sequence(range);
        var words = new SequenceWords(sequence, answers.language());
        var blocks = new Blocks(answers.language());
        blocks.add(words.title());
        var values = sequence.values();
        for (int from = 0; from < values.length; from += ACROSS) {
            int end = Math.min(values.length, from + ACROSS);
            var rows = List.of(
                    row("n", IntStream.range(from, end), true, false),
                    row("g", Arrays.stream(values, from, end), false, false));
            blocks.add(new Block.Table(right(end - from + 1), rows, List.of()));
        }
        blocks.add(words.period());
        return blocks.list();
    }

    private static Row row(String name, IntStream numbers, boolean head, boolean ruled) {
        var cells = new ArrayList<String>();
        cells.add(name);
        numbers.forEach(number -> cells.add(Integer.toString(number)));
        return new Row(cells, head, ruled);
    }

    private static List<Alignment> right(int columns) {
        return Collections.nCopies(columns, Alignment.RIGHT);
    }

    private static Block grid(ValueGrid grid) {
        int first = grid.first();
        var rows = new ArrayList<Row>();
        rows.add(row("", IntStream.rangeClosed(first, grid.to()), true, false));
        for (int a = 0; a < grid.values().length; a++) {
            var cells = new ArrayList<String>();
            cells.add(Integer.toString(first + a));
            for (int value : grid.values()[a]) cells.add(value == 0 ? "[0]" : Integer.toString(value));
            rows.add(new Row(cells, false, a == 0));
        }
        return new Block.Table(right(grid.values().length + 1), rows, List.of());
    }

    private Block varied(LivePiece.Variation variation) throws SyntaxException {
        var rows = new ArrayList<Row>();
        rows.add(row(
                variation.number().name(),
                IntStream.rangeClosed(0, variation.pattern().to()),
                true,
                false));
        for (long value = variation.number().from(); value <= variation.number().to(); value++)
            rows.add(row(
                    Long.toString(value),
                    Arrays.stream(answers.sequence(variation.at(value)).values()),
                    false,
                    value == variation.number().from()));
        return new Block.Table(right(variation.pattern().to() + 2), rows, List.of());
    }

    private List<Block> proof(String rules) throws SyntaxException {
        var task = answers.task(rules);
        var finding = answers.finding(task);
        var statement = finding instanceof ProofFinding.Proved proved
                ? StatementFinder.of(proved.theorem(), task.game())
                : Optional.<TheoremStatement>empty();
        return ProofWords.of(task, finding, statement, Optional.empty(), answers.language());
    }

    private Block graph(String edges) {
        var graph = TokensOnEdges.graph(edges);
        var table = answers.ask(new GraphQuestion(graph, Play.NORMAL, MOST_WORK));
        var rows = new ArrayList<Row>();
        var head = new Blocks(answers.language());
        rows.add(new Row(
                List.of(
                        head.phrase(Message.of("course.graph.vertex")),
                        head.phrase(Message.of("course.graph.moves")),
                        head.phrase(Message.of("course.graph.outcome")),
                        head.phrase(Message.of("course.graph.value")),
                        head.phrase(Message.of("course.graph.remoteness"))),
                true,
                false));
        for (int vertex = 0; vertex < graph.vertices(); vertex++) {
            int moves = table.remoteness(vertex, Side.LEFT);
            rows.add(new Row(
                    List.of(
                            graph.name(vertex),
                            Arrays.stream(graph.targetsOf(vertex))
                                    .mapToObj(graph::name)
                                    .collect(Collectors.joining(" ")),
                            table.outcome(vertex).name(),
                            new GraphCsv(table).valueText(table.value(vertex)),
                            moves < 0 ? "–" : Integer.toString(moves)),
                    false,
                    vertex == 0));
        }
        return new Block.Table(
                List.of(Alignment.LEFT, Alignment.LEFT, Alignment.LEFT, Alignment.LEFT, Alignment.RIGHT),
                rows,
                List.of());
    }

    private List<Block> matrix(String game) throws SyntaxException {
        return MatrixExplainer.of(answers.matrix(game), answers.language()).answer(List.of());
    }

    private List<Block> calculation(String expression) throws SyntaxException {
        var calculation = answers.calculation(expression);
        var explainer = Explainer.in(answers.language());
        var blocks = new Blocks(answers.language());
        blocks.add(new Block.Heading(expression + " = " + explainer.result(calculation)));
        blocks.add(explainer.explanation(calculation));
        return blocks.list();
    }

    private List<Block> closed(String game) throws SyntaxException {
        var catalogue = Catalogue.builtIn();
        var entry = catalogue.find(game).orElseThrow(() -> new IllegalArgumentException("There is no game " + game));
        var blocks = new Blocks(answers.language());
        for (var check : ClaimCheck.of(entry, catalogue)) {
            blocks.add(Block.formula(FormulaText.message(check.claim()).markedText(answers.language()), 1));
            var wrong = check.counterexample();
            blocks.note(
                    blocks.phrase(
                            wrong == null
                                    ? Message.of("course.claim.holds", "positions", check.positions())
                                    : Message.of("course.claim.fails", "position", wrong)),
                    2);
        }
        return blocks.list();
    }

    private List<Block> sentenceBlocks(Message message) {
        var blocks = new Blocks(answers.language());
        blocks.say(message);
        return blocks.list();
    }
}
