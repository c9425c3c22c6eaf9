package grundy.cli;

import grundy.rules.Rules;
import grundy.rules.Sum;
import grundy.text.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Reads whom each of several players would rather see lose: `1 2 0; 2 0 1; 0 1 2`.
final class Preferences {
    private Preferences() {}

    /// @return the lists, or none where the option is not given
    /// @throws UsageException if a list is missing, or does not name every player once
    static List<List<Integer>> of(String text, Sum sum) {
        if (text.isBlank()) return List.of();
        if (!(sum.components().getFirst().game().rules() instanceof Rules.Players(var byPlayer)))
            throw new UsageException(Message.of("cli.prefer.two-players"));
        int players = byPlayer.size();
        var lists = new ArrayList<List<Integer>>();
        for (var list : text.split(";", -1)) lists.add(list(list, lists.size(), players));
        if (lists.size() != players)
            throw new UsageException(Message.of("cli.prefer.lists", "players", players, "given", lists.size()));
        return lists;
    }

    private static List<Integer> list(String text, int player, int players) {
        var wrong = Message.of("cli.prefer.list", "player", player, "last", players - 1, "text", text.strip());
        if (!text.matches("[\\s,]*[0-9]{1,6}([\\s,]+[0-9]{1,6})*[\\s,]*")) throw new UsageException(wrong);
        var list = new ArrayList<Integer>();
        for (var word : text.strip().split("[\\s,]+")) list.add(Integer.parseInt(word));
        var all = new TreeSet<>(IntStream.range(0, players).boxed().toList());
        if (list.size() != players || !all.equals(new TreeSet<>(list))) throw new UsageException(wrong);
        return List.copyOf(list);
    }
}
