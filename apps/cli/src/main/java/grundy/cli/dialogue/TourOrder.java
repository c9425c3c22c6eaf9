package grundy.cli.dialogue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What a reader can ask for besides an answer, in English and in Chinese, whatever the language of the lesson.
@SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that cannot change
enum TourOrder {
    NEXT("next", "继续", "n", "下一步", "skip", "跳过"),
    BACK("back", "返回", "b", "上一步"),
    HINT("hint", "提示", "h"),
    SHOW("show", "答案", "answer", "solution"),
    PLAY("play", "对局", "下"),
    HELP("help", "帮助", "?"),
    QUIT("quit", "退出", "q", "exit", "bye");

    private final List<String> words;

    /// The English word, the Chinese one, and others that mean the same.
    TourOrder(String... words) {
        this.words = List.of(words);
    }

    /// @return what a line asks for; an empty line goes on
    static Optional<TourOrder> of(String line) {
        var word = line.strip().toLowerCase(Locale.ROOT);
        if (word.isEmpty()) return Optional.of(NEXT);
        return Arrays.stream(values())
                .filter(order -> order.words.contains(word))
                .findFirst();
    }

    /// @return what a shell of the dialogue completes
    static List<String> all() {
        return Arrays.stream(values())
                .flatMap(order -> order.words.subList(0, 2).stream())
                .toList();
    }
}
