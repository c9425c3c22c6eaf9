package grundy.cli.option;

import grundy.rules.RuleTree;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.ParseResult;

/// Reads whom each of several players would rather see lose: `1 2 0; 2 0 1; 0 1 2`.
public final class PreferenceOption {
    public static final String OPTION = "--prefer";
    private static final int LONGEST = 60;

    private PreferenceOption() {}

    /// @param rules of the game
    /// @return the lists, or none where the option is not given
    /// @throws UsageException if a list is missing, or does not name every player once
    public static List<List<Integer>> of(ParseResult arguments, RuleTree rules) {
        return arguments.hasMatchedOption(OPTION) ? of(arguments.matchedOptionValue(OPTION, ""), rules) : List.of();
    }

    private static List<List<Integer>> of(String text, RuleTree rules) {
        if (!(rules instanceof RuleTree.Players(var byPlayer)))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        int players = byPlayer.size();
        if (text.isBlank())
            throw new UsageException(Message.of(
                    "cli.prefer.empty", "players", players, "last", players - 1, "example", example(players)));
        var texts = text.strip().replaceAll("[;；]$", "").split("[;；]", -1);
        if (texts.length != players)
            throw new UsageException(Message.of(
                    "cli.prefer.lists",
                    "players",
                    players,
                    "given",
                    texts.length,
                    "last",
                    players - 1,
                    "example",
                    example(players)));
        var lists = new ArrayList<List<Integer>>();
        for (var list : texts) lists.add(list(list, lists.size(), players));
        return lists;
    }

    private static String example(int players) {
        if (players > 5) return "...";
        return IntStream.range(0, players)
                .mapToObj(player -> IntStream.rangeClosed(1, players)
                        .mapToObj(i -> String.valueOf((player + i) % players))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining("; "));
    }

    private static List<Integer> list(String text, int player, int players) {
        var list = new ArrayList<Integer>();
        for (var word : text.strip().split("[\\s,，、]+")) {
            if (word.isEmpty()) continue;
            if (!word.matches("[0-9]{1,9}"))
                throw wrong(
                        text,
                        player,
                        players,
                        Message.of("cli.prefer.word", "word", CommandWords.shortened(word, LONGEST)));
            list.add(Integer.parseInt(word));
        }
        for (int named : list)
            if (named >= players)
                throw wrong(
                        text,
                        player,
                        players,
                        Message.of(named == players ? "cli.prefer.from-zero" : "cli.prefer.nobody", "number", named));
        var used = new TreeSet<Integer>();
        for (int named : list)
            if (!used.add(named)) throw wrong(text, player, players, Message.of("cli.prefer.twice", "number", named));
        var missing = IntStream.range(0, players)
                .filter(other -> !used.contains(other))
                .limit(10)
                .boxed()
                .toList();
        if (!missing.isEmpty())
            throw wrong(text, player, players, Message.of("cli.prefer.missing", "numbers", missing));
        return List.copyOf(list);
    }

    private static UsageException wrong(String text, int player, int players, Message fault) {
        return new UsageException(Message.of(
                "cli.prefer.list",
                "player",
                player,
                "last",
                players - 1,
                "text",
                CommandWords.shortened(text.strip(), LONGEST),
                "fault",
                fault));
    }
}
