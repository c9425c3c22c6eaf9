package grundy.present.play;

import grundy.present.move.MoveWording;
import grundy.text.DisplayWidth;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Summarises a game that is over: who won, the moves, where the human gave a win away or which move
/// decided.
public record MatchSummary(Match match, MoveWording words) {
    private static final int NAME_COLUMNS = 5;

    public List<String> lines() {
        var lines = new ArrayList<String>();
        match.end().ifPresent(end -> lines.add(words.say(ending(end))));
        if (match.plies().isEmpty()) return lines;
        lines.add("");
        lines.addAll(record());
        lines.add("");
        lines.addAll(lessons());
        return lines;
    }

    private static Message ending(Match.End end) {
        return switch (end) {
            case HUMAN_WINS -> Message.of("play.end.human");
            case COMPUTER_WINS -> Message.of("play.end.computer");
            case DRAW -> Message.of("play.end.draw");
            case RESIGNED -> Message.of("play.end.resigned");
        };
    }

    /// @return the moves, numbered, with `?` after those that gave something away
    public List<String> record() {
        var lines = new ArrayList<String>();
        lines.add(words.say(Message.of(
                "play.record.start",
                "position",
                MoveWording.shorten(match.start().text()))));
        var plies = match.plies();
        for (int i = 0; i < plies.size(); i++) {
            var ply = plies.get(i);
            var who = words.say(ply.human() ? Message.of("play.record.human") : Message.of("play.record.computer"));
            var padding = " ".repeat(Math.max(0, NAME_COLUMNS - DisplayWidth.of(who)));
            var mistake = ply.human() && ply.isMistake() ? " ?" : "";
            lines.add("%4d. %s%s%s%s".formatted(i + 1, who, padding, words.move(ply.from(), ply.move()), mistake));
        }
        return lines;
    }

    private List<String> lessons() {
        var lines = new ArrayList<String>();
        var plies = match.plies();
        for (int i = 0; i < plies.size(); i++) {
            var ply = plies.get(i);
            if (ply.human() && ply.isMistake()) lines.add(words.say(mistake(i + 1, ply)));
        }
        boolean won = match.end().filter(end -> end == Match.End.HUMAN_WINS).isPresent();
        if (won && decisive().isPresent()) lines.add(decisive().get());
        else if (won && isKnown()) lines.add(words.say(Message.of("play.decisive.none")));
        else if (lines.isEmpty()) lines.add(words.say(faultless()));
        return lines;
    }

    private Message mistake(int number, Ply ply) {
        var key = ply.before() == MoverStanding.WON ? "play.mistake.win" : "play.mistake.draw";
        var position = MoveWording.shorten(ply.from().text());
        if (ply.better().isEmpty()) return Message.of(key, "number", number, "position", position);
        return Message.of(
                "play.mistake.better",
                "number",
                number,
                "position",
                position,
                "better",
                words.move(ply.from(), ply.better().get()));
    }

    /// @return whether it is known for each move of the human's how he stood before and after it
    private boolean isKnown() {
        return match.plies().stream()
                .filter(Ply::human)
                .noneMatch(ply -> ply.before() == MoverStanding.UNKNOWN || ply.after() == MoverStanding.UNKNOWN);
    }

    private Message faultless() {
        if (!isKnown()) return Message.of("play.faultless.unknown");
        boolean humanBegan = match.humanFirst();
        var start = humanBegan ? match.atStart() : match.atStart().forOther();
        return start == MoverStanding.LOST ? Message.of("play.faultless.lost") : Message.of("play.faultless");
    }

    /// @return the human's winning move that was hardest to find: the one with fewest winning moves beside it
    private Optional<String> decisive() {
        var plies = match.plies();
        return IntStream.range(0, plies.size())
                .boxed()
                .filter(i -> plies.get(i).human() && plies.get(i).before() == MoverStanding.WON)
                .filter(i -> !plies.get(i).winning().equals(plies.get(i).legal().toString()))
                .min(Comparator.<Integer>comparingInt(
                                i -> plies.get(i).winning().length())
                        .thenComparing(i -> plies.get(i).winning())
                        .thenComparing(i -> -plies.get(i).legal().number()))
                .map(i -> {
                    var ply = plies.get(i);
                    return words.say(Message.of(
                            "play.decisive",
                            "number",
                            i + 1,
                            "move",
                            words.move(ply.from(), ply.move()),
                            "winning",
                            ply.winning(),
                            "legal",
                            ply.legal()));
                });
    }
}
