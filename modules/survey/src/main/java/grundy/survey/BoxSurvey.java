package grundy.survey;

import grundy.answer.BoardsTable;
import grundy.answer.BoxTable;
import grundy.limit.Limits;
import grundy.question.BoardsQuestion;
import grundy.question.BoxLayersQuestion;
import grundy.question.BoxQuestion;
import grundy.solve.Solver;
import grundy.store.atlas.AtlasTable;
import grundy.store.atlas.BoxFile;
import grundy.store.atlas.BoxJournal;
import java.io.IOException;
import java.nio.file.Path;

/// Solves all positions of a box, keeping each layer so that a killed run resumes, on this machine or
/// on a cluster.
public final class BoxSurvey {
    private BoxSurvey() {}

    /// @param folder that the file goes to
    /// @throws grundy.limit.LimitException if the box is too large, the limits end the work, or the disk is full
    /// @throws grundy.rules.RulesException if a move leaves the box or leaves several parts
    /// @throws grundy.store.StoreException if the folder holds the beginning of another table, or DuckDB is
    ///     not there
    public static BoxTable run(BoxQuestion question, Path folder, BoxWorkers workers, Limits limits)
            throws IOException {
        AtlasTable.requireDatabase();
        var layers = new Solver(limits).solve(new BoxLayersQuestion(question));
        try (var journal = BoxJournal.open(folder, layers)) {
            workers.work(layers, journal::keep, limits);
            var table = layers.table();
            BoxFile.write(folder, table);
            journal.finish();
            return table;
        }
    }

    /// Solves all boards of a size; a killed run starts again.
    ///
    /// @throws grundy.limit.LimitException if there are too many, the limits end the work, or the disk is full
    /// @throws grundy.rules.RulesException if the rules have no such table
    /// @throws grundy.store.StoreException if DuckDB is not there
    public static BoardsTable run(BoardsQuestion question, Path folder, Limits limits) throws IOException {
        AtlasTable.requireDatabase();
        var table = new Solver(limits).solve(question);
        BoxFile.write(folder, table);
        return table;
    }
}
