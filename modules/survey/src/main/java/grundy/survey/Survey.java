package grundy.survey;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.limit.ProgressListener;
import grundy.rules.RulesException;
import grundy.rules.notation.SyntaxException;
import grundy.store.atlas.AtlasColumn;
import grundy.store.atlas.AtlasHeading;
import grundy.store.atlas.AtlasJournal;
import grundy.store.atlas.AtlasRow;
import grundy.store.atlas.AtlasTable;
import grundy.store.atlas.ShippedAtlas;
import grundy.text.Language;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/// Surveys all games of a family, several at a time, and keeps each row as soon as it is there: after a
/// kill the same survey goes on where it stopped, on this machine or another.
public final class Survey {
    private final Request request;
    private final AtlasJournal journal;
    private final Consumer<AtlasRow> listener;

    /// The request for a survey.
    ///
    /// @param folder that the atlas goes to
    /// @param to the last heap of each game
    /// @param seconds for each game
    /// @param proofs whether theorems for all sizes are looked for
    /// @param limits of the whole, with the threads that work and the listener for its progress
    /// @param language of the page
    public record Request(
            NumberedGames family,
            Path folder,
            long to,
            long seconds,
            boolean proofs,
            Limits limits,
            Language language) {
        /// @return this request with other limits of the whole
        public Request within(Limits other) {
            return new Request(family, folder, to, seconds, proofs, other, language);
        }

        /// @return the questions about each game
        public GameInquiry.Questions questions() {
            return new GameInquiry.Questions(to, seconds, proofs);
        }

        AtlasHeading heading() {
            return new AtlasHeading(family.text(), to, seconds, proofs, family.size());
        }
    }

    /// The result of a survey.
    ///
    /// @param rows all of them, in order, with what they are equal to
    public record Result(Path folder, List<AtlasRow> rows) {
        public Result {
            rows = List.copyOf(rows);
        }

        /// @return the number of games about which something is proved for all sizes
        public long provedCount() {
            return rows.stream().filter(row -> row.is(AtlasColumn.PROVED)).count();
        }

        /// @return the number of games that came to a limit
        public long limitedCount() {
            return rows.stream()
                    .filter(row -> row.get(AtlasColumn.LIMIT) != null)
                    .count();
        }

        /// @return the number of games with the values of an earlier one
        public long equal() {
            return rows.stream()
                    .filter(row -> row.get(AtlasColumn.EQUAL_TO) != null)
                    .count();
        }
    }

    private Survey(Request request, AtlasJournal journal, Consumer<AtlasRow> listener) {
        this.request = request;
        this.journal = journal;
        this.listener = listener;
    }

    /// @param workers who ask
    /// @throws SyntaxException if the first game's rules are not in the rule language
    /// @throws RulesException if an atlas says nothing of such rules
    /// @throws LimitException if the work is stopped, or the disk is full; the rows so far are kept
    /// @throws grundy.store.StoreException if the folder is another survey's, or DuckDB is not there
    public static Result run(Request request, SurveyWorkers workers) throws SyntaxException, IOException {
        return run(request, workers, _ -> {});
    }

    /// Runs the survey with a listener to each row.
    ///
    /// @param listener receives the existing rows in order, then each row as it is found, by whichever
    ///     thread
    public static Result run(Request request, SurveyWorkers workers, Consumer<AtlasRow> listener)
            throws SyntaxException, IOException {
        GameInquiry.read(request.family().member(0));
        AtlasTable.requireDatabase();
        try (var journal = AtlasJournal.open(request.folder(), request.heading())) {
            new Survey(request, journal, listener).ask(workers);
            var rows = publish(request.folder(), journal.rows().values(), request.language());
            return new Result(request.folder(), rows);
        }
    }

    /// Makes the table, the picture and the page of the rows that a folder holds by now.
    ///
    /// @return the rows
    /// @throws grundy.store.StoreException if it holds none, or DuckDB is not there
    public static List<AtlasRow> publish(Path folder, Language language) throws IOException {
        return publish(folder, AtlasJournal.rows(folder).values(), language);
    }

    /// Makes them of an atlas that comes with the program.
    ///
    /// @param name one of {@link ShippedAtlas#NAMES}
    /// @param folder what stands in it from earlier is written over
    /// @throws grundy.store.StoreException if DuckDB is not there
    public static void publishShipped(String name, Path folder, Language language) throws IOException {
        AtlasTable.requireDatabase();
        publish(folder, ShippedAtlas.rows(name), language);
    }

    private static List<AtlasRow> publish(Path folder, Collection<AtlasRow> rows, Language language)
            throws IOException {
        var marked = EqualGames.marked(rows);
        AtlasTable.write(folder, marked);
        AtlasPages.write(folder, marked, language);
        return marked;
    }

    private void ask(SurveyWorkers workers) throws IOException {
        var there = journal.rows();
        there.values().forEach(listener);
        var done = new AtomicLong(there.size());
        long[] open = LongStream.range(0, request.family().size())
                .filter(number -> !there.containsKey(number))
                .toArray();
        if (open.length == 0) return;
        workers.ask(request, open, new SurveyWorkers.Ledger() {
            @Override
            public Path certificate(String name) throws IOException {
                return journal.certificate(name);
            }

            @Override
            public void add(AtlasRow row) {
                journal.add(row);
                listener.accept(row);
                tell(done.incrementAndGet());
            }
        });
    }

    private void tell(long rows) {
        long total = request.family().size();
        request.limits()
                .progress()
                .at(new ProgressListener.WorkProgress(
                        Message.of("survey.rows", "done", rows, "of", total), rows, OptionalLong.of(total)));
    }
}
