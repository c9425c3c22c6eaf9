package grundy.cli.dialogue;

import grundy.limit.LimitException;
import grundy.limit.Limits;
import grundy.present.layout.Tint;
import grundy.present.move.MoveWording;
import grundy.present.move.PlayerRequest;
import grundy.present.play.MoveClock;
import grundy.text.DisplayWidth;
import grundy.text.Message;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A person's lines, one after another, until he leaves.
record Conversation(Dialogue dialogue, MoveWording words, MoveClock clock) {
    private static final int ORDER_COLUMNS = 20;

    /// A board may begin with the same sign, but not with a blank after it.
    private static final Pattern COMMENT = Pattern.compile("\\s*#(?:[\\s#!].*[^./#].*|[#!]*)?");

    /// The session at the other side of a conversation.
    interface Partner {
        /// @return whether the game is over
        boolean isOver();

        /// @return the texts that may be typed as a move
        List<String> moves();

        /// @param order any but the one to leave
        void perform(PlayerRequest order);

        void move(String text);

        /// The time was over before the answer was found.
        void onTimeout();
    }

    /// Goes on until the person leaves.
    void with(Partner partner) throws IOException {
        while (true) {
            switch (dialogue.ask(prompt(partner), () -> completions(partner))) {
                case Dialogue.DialogueInput.Cancelled _ -> say("dialogue.cancelled");
                case Dialogue.DialogueInput.End _ -> {
                    return;
                }
                case Dialogue.DialogueInput.Line(var text) -> {
                    if (text.isBlank() || COMMENT.matcher(text).matches()) continue;
                    clock.restart();
                    var order = PlayerRequest.of(text);
                    if (order.isPresent() && order.get() == PlayerRequest.QUIT) return;
                    perform(partner, order, text);
                }
            }
        }
    }

    private void perform(Partner partner, Optional<PlayerRequest> order, String text) {
        try {
            Limits.ofWork().until(clock.end()).during(() -> {
                if (order.isPresent()) partner.perform(order.get());
                else partner.move(text);
                return partner;
            });
        } catch (LimitException e) {
            say(e.explanation(), Tint.FAULT);
            partner.onTimeout();
        }
    }

    private String prompt(Partner partner) {
        return words.say(Message.of(partner.isOver() ? "dialogue.prompt.over" : "dialogue.prompt")) + " ";
    }

    private static List<String> completions(Partner partner) {
        var texts = new ArrayList<>(partner.moves());
        for (var order : PlayerRequest.values()) {
            texts.add(order.english());
            texts.add(order.chinese());
        }
        return texts;
    }

    /// Lists the orders.
    ///
    /// @param sides whether Left and Right have moves of their own
    void help(boolean sides) {
        for (var order : PlayerRequest.values()) {
            if ((order == PlayerRequest.LEFT || order == PlayerRequest.RIGHT) && !sides) continue;
            var name = order.english() + " / " + order.chinese();
            dialogue.say("  " + name + " ".repeat(Math.max(1, ORDER_COLUMNS - DisplayWidth.of(name)))
                    + words.say(Message.of("dialogue.help." + order.english())));
        }
        dialogue.say("");
    }

    void say(String key, Object... pairs) {
        dialogue.say(words.say(Message.of(key, pairs)));
    }

    void say(Message message) {
        dialogue.say(words.say(message));
    }

    /// @param tint what the message stands out by, null if by nothing
    void say(Message message, @Nullable Tint tint) {
        dialogue.say(words.say(message), tint);
    }
}
