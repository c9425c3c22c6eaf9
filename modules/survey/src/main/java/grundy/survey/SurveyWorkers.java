package grundy.survey;

import grundy.limit.LimitException;
import grundy.store.atlas.AtlasRow;
import java.io.IOException;
import java.nio.file.Path;

/// The workers that ask about the games of a survey: the threads of this machine ({@link OwnThreads}),
/// or a cluster.
public interface SurveyWorkers {
    /// Asks about each game, in whatever order.
    ///
    /// @param open numbers of the games
    /// @param ledger told each row once
    /// @throws LimitException if the work is stopped or cannot go on; what the ledger has recorded stays
    void ask(Survey.Request request, long[] open, Ledger ledger) throws IOException;

    /// Collects the results of a survey. For several threads.
    interface Ledger {
        /// @return the place of a certificate, which is to be there before its row
        Path certificate(String name) throws IOException;

        /// Takes what is known of a game.
        void add(AtlasRow row);
    }
}
