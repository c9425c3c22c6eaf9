package grundy.rules.catalogue;

import grundy.text.Language;
import grundy.text.Message;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The topics that people look up by name although they are not one game: ways to play several games at
/// once (`Every-SG`), kinds of games, notions of the theory. Each has names, a paragraph in the phrase
/// books, and commands to try.
public final class CatalogueTopics {
    /// The commands to try, without the name of the program, by ids in lower case with hyphens.
    private static final Map<String, List<String>> EXAMPLES = new LinkedHashMap<>();

    static {
        EXAMPLES.put(
                "every-sg",
                List.of(
                        "solve \"every nim(3) + bash[4](5)\"",
                        "solve \"short every nim(3) + nim(4)\"",
                        "solve misere every kayles 3 4"));
        EXAMPLES.put(
                "some-sg",
                List.of(
                        "solve \"some nim(3) + nim(4)\"",
                        "solve \"short some nim(3) + nim(4)\"",
                        "solve \"moore[2]\" 3 5 7"));
        EXAMPLES.put("anti-sg", List.of("solve misere nim 1 1 1", "solve misere kayles 1 5", "show nim"));
        EXAMPLES.put(
                "multi-sg",
                List.of(
                        "solve \"take any or split\" 7 4",
                        "values 0.77 --to 100",
                        "solve \"(n): (i) + (j) where i + j == n and i != j\" 15"));
        EXAMPLES.put(
                "sg-function",
                List.of(
                        "values \"take {1,3,4}\" --to 30",
                        "solve \"nim(3,5) + [take 1..3](21)\"",
                        "eval \"*3 + *5 + *7\""));
        EXAMPLES.put("cold-positions", List.of("solve wythoff 3 5", "values wythoff --to 12", "values kayles --to 50"));
        EXAMPLES.put(
                "nim-product",
                List.of("eval \"*5 * *7\"", "eval \"inverse(*5)\"", "solve \"twins x twins\" \"(2,3) (4,1)\""));
        EXAMPLES.put(
                "coins-in-rows-and-columns",
                List.of(
                        "solve \"twins x twins\" \"(2,3) (4,1)\"",
                        "values \"ruler x ruler\" --to 8",
                        "show turning-corners"));
        EXAMPLES.put("graph-games", List.of("graph moves.csv a b", "show geography", "show hackenbush"));
        EXAMPLES.put(
                "games-on-trees",
                List.of(
                        "solve hackenbush 0-1 1-2 1-3",
                        "solve tree-staircase 0-1=3 1-2=4 1-3=5",
                        "solve geography at 1: path 4",
                        "tree ultimatum"));
        EXAMPLES.put("online-judges", List.of("judge --list", "games HDU1846"));
        EXAMPLES.put(
                "several-players",
                List.of(
                        "solve \"3 players: take 1..2\" 10 --prefer \"1 2 0; 2 0 1; 0 1 2\"",
                        "values \"3 players: take 1..2\" --to 20"));
        EXAMPLES.put(
                "left-and-right",
                List.of(
                        "solve \"left take 1..5; right take 2..9\" 100",
                        "solve red-blue-hackenbush \"BRR + BB\"",
                        "show cutcake"));
        EXAMPLES.put(
                "ways-to-split",
                List.of(
                        "solve lasker 7 4",
                        "solve grundys-game 15",
                        "solve two-smaller-heaps 3 5",
                        "solve \"split into 3\" 9"));
        EXAMPLES.put(
                "impartial-games",
                List.of("solve \"take {1,3,4}\" 25", "values \"take {1,3,4}\" --to 30", "show sg-function"));
        EXAMPLES.put(
                "equilibrium",
                List.of("matrix prisoners-dilemma", "matrix \"3,3 0,5; 5,0 1,1\"", "matrix rock-paper-scissors"));
        EXAMPLES.put("minimax", List.of("solve tic-tac-toe", "solve either-end 3 9 1 2", "tree ultimatum"));
        EXAMPLES.put("mirror-strategy", List.of("solve nim 7 7", "solve kayles 12", "show cram"));
    }

    private CatalogueTopics() {}

    /// @param id lower case with hyphens
    public record Topic(String id) {
        /// @return the names in a language, the usual one first
        public List<String> names(Language language) {
            return Arrays.stream(
                            Message.of("topic." + id + ".names").in(language).split("\\|"))
                    .map(String::strip)
                    .toList();
        }

        /// @return a paragraph that says what it is and how to ask about it
        public Message about() {
            return Message.of("topic." + id + ".about");
        }

        /// @return the lines to type, without the name of the program
        public List<String> examples() {
            return EXAMPLES.getOrDefault(id, List.of());
        }
    }

    /// The topics by the keys of their names in all languages, read when one is looked up first.
    private static final class ByName {
        private static final Map<String, Topic> TOPICS = new HashMap<>();

        static {
            for (var topic : all()) {
                TOPICS.putIfAbsent(Catalogue.key(topic.id()), topic);
                for (var language : Language.values())
                    for (var name : topic.names(language)) TOPICS.putIfAbsent(Catalogue.key(name), topic);
            }
        }
    }

    /// @param name any of the names, in any case, with or without blanks and hyphens
    public static Optional<Topic> find(String name) {
        return Optional.ofNullable(ByName.TOPICS.get(Catalogue.key(name)));
    }

    /// @return all topics, in the order in which they are listed
    public static List<Topic> all() {
        return EXAMPLES.keySet().stream().map(Topic::new).toList();
    }
}
