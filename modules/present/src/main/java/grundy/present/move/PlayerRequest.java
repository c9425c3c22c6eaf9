package grundy.present.move;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The requests that a player can type besides a move, in English and in Chinese, whatever the language
/// of the answers.
@SuppressWarnings("ImmutableEnumChecker") // List.of makes lists that cannot change
public enum PlayerRequest {
    HELP("help", "帮助", "?", "h", "说明"),
    MOVES("moves", "走法", "list", "招法"),
    HINT("hint", "提示"),
    WHY("why", "为什么", "为何", "解释"),
    BOARD("board", "局面", "show", "棋盘"),
    UNDO("undo", "悔棋", "back", "u", "撤销"),
    RECORD("record", "棋谱", "history"),
    FIRST("first", "先手", "我先"),
    SECOND("second", "后手", "你先", "电脑先"),
    LEFT("left", "左方", "左"),
    RIGHT("right", "右方", "右"),
    NEW("new", "重来", "restart", "新局"),
    RESIGN("resign", "认输"),
    QUIT("quit", "退出", "exit", "q", "bye", "再见");

    private final List<String> words;

    /// The English word, the Chinese one, and others that mean the same.
    PlayerRequest(String... words) {
        this.words = List.of(words);
    }

    public static Optional<PlayerRequest> of(String typed) {
        var word = typed.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(order -> order.words.contains(word))
                .findFirst();
    }

    public String english() {
        return words.getFirst();
    }

    public String chinese() {
        return words.get(1);
    }

    static List<String> allWords() {
        return Arrays.stream(values()).flatMap(order -> order.words.stream()).toList();
    }
}
