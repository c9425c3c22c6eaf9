package grundy.cli.dialogue;

import grundy.present.move.LegalMoves;
import grundy.present.move.MoveReader;
import grundy.present.move.MoveWording;
import grundy.present.move.MoveWriter;
import grundy.present.move.Situation;
import grundy.text.Message;
import grundy.value.Compound;

/// Explains how to type a move.
///
/// @param now where it is made
record MoveHelp(Situation now, Conversation talk) {
    /// @param over whether no move is left to be made
    void tell(boolean over) {
        talk.words().say(Message.of(key())).lines().forEach(talk.dialogue()::say);
        if (over) return;
        LegalMoves.moves(now)
                .filter(move -> move.steps().size() == 1)
                .findFirst()
                .ifPresent(move -> talk.say(
                        "dialogue.help.such-as",
                        "move",
                        new MoveWriter(now).brief(move),
                        "written",
                        talk.words().move(now, move)));
        if (!now.isHeaps()) talk.say("dialogue.help.position", "position", MoveWording.shorten(now.text()));
    }

    private String key() {
        if (MoveReader.isNumberAnAmount(now)) return "dialogue.help.one-heap";
        if (now.sum().compound().moving() != Compound.DISJUNCTIVE) return "dialogue.help.several";
        return now.isHeaps() ? "dialogue.help.heaps" : "dialogue.help.positions";
    }
}
