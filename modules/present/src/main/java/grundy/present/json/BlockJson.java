package grundy.present.json;

import grundy.json.JsonArray;
import grundy.json.JsonObject;
import grundy.present.math.FormulasJson;
import grundy.text.Block;
import grundy.text.Block.LabelledNumber;
import grundy.text.Block.Mark;
import grundy.text.Language;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;

/// Blocks of an answer, for an app that lays them out itself.
///
/// Each has `kind`. The other members by kind:
/// - `heading`: `text`
/// - `paragraph`: `sentences`
/// - `steps`: `items`, `numbered`, `more` (said instead of those left out; null if none is)
/// - `moves`: `moves`, each with `text` and `steps` (`component` from 0, `from`, `to`); `more`
/// - `table`: `columns` (`left` or `right`), `rows` (`cells`, `head`, `ruled`), `marks` (the columns that stand out:
///   `column` from 0, `mark`: `here` or `period`)
/// - `grid`: `caption` (null if none), `heads`, `rows` (`head`, `cells`: lists of `text` and `marked`)
/// - `columns`: `width` in binary digits, `numbers`, `more`, `further` (both lists of `label`, `number`, `changes`),
///   `ones` (`label`, `counts` from the highest digit; null if not counted), `sum` (as a number; null if not summed)
/// - `formula`: `text`, `depth`
/// - `outline`: `branches` (`depth`, `mark`, `name`, `text`, `note`), each before what branches from it
/// - `fields`: `fields`, each with `name` (empty where it goes on with the one before) and `texts`
/// - `notes`: `sentences` that belong to what stands before them, `depth`
/// - `verbatim`: `lines` as somebody else wrote them
/// - `art`: `lines` of a picture made of letters, each as wide as another; `instead`: the blocks that say the same
///   where there is no room
/// - `break`
///
/// Headings, results, paragraphs, steps (`items`), formulas and notes have `formulas` as well where there are any
/// ({@link FormulasJson}).
public final class BlockJson {
    private BlockJson() {}

    /// @param language of the texts
    /// @return the blocks in their order
    public static JsonArray of(List<Block> blocks, Language language) {
        var array = new JsonArray();
        for (var block : blocks) array.add(of(block, language));
        return array;
    }

    /// Returns the blocks without their formulas.
    public static JsonArray of(List<Block> blocks) {
        return of(Block.plain(blocks), Language.EN);
    }

    private static JsonObject of(Block block, Language language) {
        return switch (block) {
            case Block.Heading(var text) -> kind("heading").put("text", text);
            case Block.Result(var text, var standing) ->
                kind("result").put("text", text).put("standing", standing.name().toLowerCase(Locale.ROOT));
            case Block.Paragraph(var sentences) -> kind("paragraph").set("sentences", texts(sentences));
            case Block.Steps(var items, boolean numbered, var more) ->
                more(kind("steps").set("items", texts(items)).put("numbered", numbered), more);
            case Block.Moves(var moves, var more) -> more(kind("moves").set("moves", moves(moves)), more);
            case Block.Table table -> table(table);
            case Block.Grid grid -> grid(grid);
            case Block.Columns columns -> columns(columns);
            case Block.Formula(var text, int depth) ->
                kind("formula").put("text", text).put("depth", depth);
            case Block.Outline(var branches) -> outline(branches);
            case Block.Fields(var fields, int _) -> fields(fields);
            case Block.Notes(var sentences, int depth) ->
                kind("notes").set("sentences", texts(sentences)).put("depth", depth);
            case Block.Verbatim(var lines) -> kind("verbatim").set("lines", texts(lines));
            case Block.Art(var lines, var instead) ->
                kind("art").set("lines", texts(lines)).set("instead", of(instead, language));
            case Block.Break _ -> kind("break");
            case Block.WithFormulas(var plain, var texts) -> {
                var node = of(plain, language);
                FormulasJson.put(node, texts, language);
                yield node;
            }
        };
    }

    private static JsonObject kind(String kind) {
        return new JsonObject().put("kind", kind);
    }

    private static JsonArray texts(List<String> texts) {
        var array = new JsonArray();
        texts.forEach(array::add);
        return array;
    }

    private static JsonObject more(JsonObject node, String more) {
        return more.isEmpty() ? node.putNull("more") : node.put("more", more);
    }

    private static JsonArray moves(List<Block.Move> moves) {
        var array = new JsonArray();
        for (var move : moves) {
            var steps = array.addObject().put("text", move.text()).putArray("steps");
            for (var step : move.steps())
                steps.addObject()
                        .put("component", step.component())
                        .put("from", step.from())
                        .put("to", step.to());
        }
        return array;
    }

    private static JsonObject table(Block.Table table) {
        var node = kind("table");
        var columns = node.putArray("columns");
        table.alignment().forEach(align -> columns.add(align.name().toLowerCase(Locale.ROOT)));
        var rows = node.putArray("rows");
        for (var row : table.rows())
            rows.addObject()
                    .set("cells", texts(row.cells()))
                    .put("head", row.head())
                    .put("ruled", row.ruled());
        var marks = node.putArray("marks");
        for (int column = 0; column < table.marks().size(); column++)
            if (table.marks().get(column) != Mark.NONE)
                marks.addObject()
                        .put("column", column)
                        .put("mark", table.marks().get(column).name().toLowerCase(Locale.ROOT));
        return node;
    }

    private static JsonObject grid(Block.Grid grid) {
        var node = kind("grid");
        if (grid.caption().isEmpty()) node.putNull("caption");
        else node.put("caption", grid.caption());
        var rows = node.set("heads", texts(grid.heads())).putArray("rows");
        for (var row : grid.rows()) {
            var cells = rows.addObject().put("head", row.head()).putArray("cells");
            for (var cell : row.cells()) {
                var entries = cells.addArray();
                for (var entry : cell)
                    entries.addObject().put("text", entry.text()).put("marked", entry.marked());
            }
        }
        return node;
    }

    private static JsonObject fields(List<Block.Field> fields) {
        var node = kind("fields");
        var array = node.putArray("fields");
        for (var field : fields) array.addObject().put("name", field.name()).set("texts", texts(field.texts()));
        return node;
    }

    private static JsonObject columns(Block.Columns columns) {
        var node = kind("columns").put("width", columns.width()).set("numbers", numbers(columns.numbers()));
        more(node, columns.more()).set("further", numbers(columns.further()));
        columns.ones()
                .ifPresentOrElse(
                        ones -> {
                            var counts = node.putObject("ones")
                                    .put("label", ones.label())
                                    .putArray("counts");
                            ones.counts().forEach(counts::add);
                        },
                        () -> node.putNull("ones"));
        return node.set("sum", columns.sum().map(BlockJson::number).orElse(null));
    }

    private static JsonArray numbers(List<LabelledNumber> numbers) {
        var array = new JsonArray();
        numbers.forEach(number -> array.add(number(number)));
        return array;
    }

    private static JsonObject number(LabelledNumber number) {
        BigInteger worth = number.number();
        return new JsonObject()
                .put("label", number.label())
                .put("number", worth)
                .put("changes", number.changes());
    }

    private static JsonObject outline(List<Block.Branch> branches) {
        var node = kind("outline");
        var array = node.putArray("branches");
        for (var branch : branches)
            array.addObject()
                    .put("depth", branch.depth())
                    .put("mark", branch.mark())
                    .put("name", branch.name())
                    .put("text", branch.text())
                    .put("note", branch.note());
        return node;
    }
}
