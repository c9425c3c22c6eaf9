package grundy.present.json.answer;

import grundy.json.JsonObject;
import grundy.present.play.Match;
import grundy.present.play.Ply;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Writes a match as JSON.
public final class MatchJson {
    private MatchJson() {}

    public static JsonObject of(Match match) {
        var sum = match.start().sum();
        var node = new JsonObject();
        node.put("rules", AnswerJson.rules(sum));
        node.put("position", match.start().text());
        node.put("play", sum.play().id());
        node.put("compound", sum.compound().name().toLowerCase(Locale.ROOT));
        node.put("first", match.humanFirst() ? "human" : "computer");
        if (match.start().mover() != null)
            node.put("firstSide", match.start().mover().name().toLowerCase(Locale.ROOT));
        node.put("expectedWinner", expectedWinner(match));
        node.put("finished", match.end().isPresent());
        node.put("winner", winner(match));
        node.put(
                "resigned", match.end().filter(end -> end == Match.End.RESIGNED).isPresent());
        var moves = node.putArray("moves");
        var mistakes = node.putArray("mistakes");
        for (var ply : match.plies()) {
            moves.add(ply(ply));
            if (ply.human() && ply.isMistake()) mistakes.add(mistake(moves.size(), ply));
        }
        return node;
    }

    private static @Nullable String expectedWinner(Match match) {
        return switch (match.atStart()) {
            case WON -> match.humanFirst() ? "human" : "computer";
            case LOST -> match.humanFirst() ? "computer" : "human";
            case DRAWN -> "draw";
            case UNKNOWN -> null;
        };
    }

    private static @Nullable String winner(Match match) {
        return switch (match.end().orElse(null)) {
            case null -> null;
            case HUMAN_WINS -> "human";
            case COMPUTER_WINS, RESIGNED -> "computer";
            case DRAW -> "draw";
        };
    }

    private static JsonObject ply(Ply ply) {
        var node = new JsonObject();
        node.put("by", ply.human() ? "human" : "computer");
        node.put("position", ply.from().text());
        MovesJson.steps(node.putArray("steps"), ply.move());
        node.put("leaves", ply.to().text());
        node.put("before", MovesJson.standing(ply.before()));
        node.put("after", MovesJson.standing(ply.after()));
        return node;
    }

    /// Adds to a move that was made how its maker stood, `before` and `after`, and whether it was a `mistake`.
    public static void standings(JsonObject node, Ply ply) {
        node.put("before", MovesJson.standing(ply.before())).put("after", MovesJson.standing(ply.after()));
        node.put("mistake", ply.isMistake());
    }

    private static JsonObject mistake(int number, Ply ply) {
        var node = new JsonObject();
        node.put("move", number);
        node.put("position", ply.from().text());
        ply.better().ifPresent(better -> MovesJson.steps(node.putArray("better"), better));
        return node;
    }
}
