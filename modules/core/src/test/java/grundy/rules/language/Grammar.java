package grundy.rules.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;

/// A grammar as the guides print it, and sentences of it: each alternative in its turn, the least used first.
final class Grammar {
    private static final Pattern RULE = Pattern.compile("(\\w[\\w-]*)\\s+= (.*)");
    private static final Pattern REMARK = Pattern.compile("(?<=\\S)\\s{4,}+(?![\"(\\[{|=])[^\"]*$");
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]*)\"|[\\w-]+|[()\\[\\]{}|*]");

    private final Map<String, Node> rules = new LinkedHashMap<>();
    private final Function<String, String> word;
    private final Map<Node, Integer> used = new HashMap<>();
    private List<String> tokens = List.of();
    private int at;

    /// What a production is made of. Each is an object of its own, so that its uses can be counted.
    private static final class Node {
        private final String kind;
        private final String text;
        private final List<Node> parts;

        Node(String kind, String text, List<Node> parts) {
            this.kind = kind;
            this.text = text;
            this.parts = parts;
        }
    }

    /// @param text the productions, one or more lines each
    /// @param word what stands for a name that has no production, such as `digits`
    Grammar(String text, Function<String, String> word) {
        this.word = word;
        var joined = new ArrayList<String>();
        for (var line : text.lines().filter(line -> !line.isBlank()).toList()) {
            var bare = REMARK.matcher(line).replaceAll("");
            if (Character.isLetter(line.charAt(0))) joined.add(bare);
            else joined.add(joined.removeLast() + " " + bare.strip());
        }
        for (var rule : joined) {
            var parts = RULE.matcher(rule);
            if (!parts.matches()) throw new AssertionError("No production: " + rule);
            tokens = TOKEN.matcher(parts.group(2))
                    .results()
                    .map(found -> found.group())
                    .toList();
            at = 0;
            rules.put(parts.group(1), alternatives());
            if (at < tokens.size()) throw new AssertionError("Not read to the end: " + rule);
        }
    }

    Iterable<String> productions() {
        return rules.keySet();
    }

    private Node alternatives() {
        var all = new ArrayList<Node>();
        do all.add(sequence());
        while (accept("|"));
        return new Node("alternatives", "", all);
    }

    private Node sequence() {
        var all = new ArrayList<Node>();
        while (at < tokens.size() && !List.of("|", ")", "]", "}").contains(tokens.get(at))) all.add(part());
        return new Node("sequence", "", all);
    }

    private Node part() {
        var token = tokens.get(at++);
        var made = switch (token) {
            case "(" -> closed("alternatives", ")");
            case "[" -> closed("optional", "]");
            case "{" -> closed("repeated", "}");
            default ->
                token.startsWith("\"")
                        ? new Node("terminal", token.substring(1, token.length() - 1), List.of())
                        : new Node("name", token, List.of());
        };
        return accept("*") ? new Node("repeated", "", List.of(made)) : made;
    }

    private Node closed(String kind, String end) {
        var inner = alternatives();
        if (!accept(end)) throw new AssertionError("Expected " + end + " in " + tokens);
        return new Node(kind, "", List.of(inner));
    }

    private boolean accept(String token) {
        boolean here = at < tokens.size() && tokens.get(at).equals(token);
        if (here) at++;
        return here;
    }

    /// @return the terminals of a sentence
    List<String> sentence(String production, int depth, Random random) {
        var out = new ArrayList<String>();
        write(new Node("name", production, List.of()), depth, random, out);
        return out;
    }

    private void write(Node node, int depth, Random random, List<String> out) {
        switch (node.kind) {
            case "terminal" -> out.add(node.text);
            case "name" -> {
                var rule = rules.get(node.text);
                if (rule == null) out.add(word.apply(node.text));
                else write(rule, depth - 1, random, out);
            }
            case "sequence" -> node.parts.forEach(part -> write(part, depth, random, out));
            case "optional" -> {
                if (depth > 0 && random.nextBoolean()) write(node.parts.getFirst(), depth, random, out);
            }
            case "repeated" -> {
                for (int i = depth > 0 ? random.nextInt(3) : 0; i > 0; i--)
                    write(node.parts.getFirst(), depth - 1, random, out);
            }
            default -> write(chosen(node, depth, random), depth, random, out);
        }
    }

    /// Beyond the depth the alternative that ends soonest.
    private Node chosen(Node node, int depth, Random random) {
        Node best = node.parts.getFirst();
        double least = Double.MAX_VALUE;
        for (var part : node.parts) {
            double cost = depth > 0 ? used.getOrDefault(part, 0) + random.nextDouble() : height(part, 6);
            if (cost < least) {
                least = cost;
                best = part;
            }
        }
        used.merge(best, 1, Integer::sum);
        return best;
    }

    private int height(Node node, int most) {
        if (most == 0) return 1000;
        return switch (node.kind) {
            case "terminal", "optional", "repeated" -> 0;
            case "name" -> rules.get(node.text) instanceof Node rule ? 1 + height(rule, most - 1) : 0;
            case "sequence" ->
                node.parts.stream().mapToInt(part -> height(part, most)).max().orElse(0);
            default ->
                node.parts.stream().mapToInt(part -> height(part, most)).min().orElse(0);
        };
    }
}
