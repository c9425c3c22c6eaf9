package grundy.web.api;

import grundy.json.JsonObject;
import grundy.rules.notation.SyntaxException;
import java.util.Random;

/// The requests about a game that is being played.
interface PlayStep {
    JsonObject look();

    /// @param typed a move as a person types it
    JsonObject move(String typed) throws SyntaxException;

    /// The engine moves.
    ///
    /// @param isAnyMove whether it plays any legal move, else its best one
    JsonObject reply(boolean isAnyMove, Random chance);

    JsonObject hint();

    JsonObject why();
}
