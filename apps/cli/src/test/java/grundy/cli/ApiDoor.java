package grundy.cli;

import grundy.cli.command.Command;
import grundy.limit.Checkpoint;
import grundy.limit.Limits;
import grundy.limit.WorkLimit;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.api.Endpoints;
import grundy.web.request.EndpointReply;
import grundy.web.request.FaultReplies;
import grundy.web.request.RequestFields;
import grundy.web.table.HeavierException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Asks one question at the server's doors, in both languages, and says what is wrong with the answers; what the
/// command line answers, too, must be the same.
final class ApiDoor {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// Members that are the same in every language: formal lines, programs, publications.
    private static final Set<String> FORMAL = Set.of(
            "evidence",
            "line",
            "code",
            "mathml",
            "check",
            "certificate",
            "period",
            "source",
            "exports",
            "svg",
            "output");

    /// How long something took, in a sentence or as a member.
    private static final Pattern SECONDS = Pattern.compile("\\d+[.,]?\\d* (?=s\\b|秒)|\"seconds\":\"[^\"]*\"");

    /// Why a proof was given up that had neither time nor work left.
    private static final Set<String> CUT_SHORT = Set.of(
            Message.of("prove.attempt.time").in(Language.EN),
            Message.of("prove.attempt.stopped").in(Language.EN));

    /// The status of what takes more than it may.
    static final int LIMIT = 422;

    private static final int LOOKS = 2_000;

    private final Limits limits;
    private final int looks;
    private final List<String> found = new ArrayList<>();
    private int compared;

    /// @param positions how many may be looked at
    ApiDoor(long positions) {
        this(positions, LOOKS);
    }

    /// @param positions how many may be looked at
    /// @param looks how often at most the server looks whether it is to go on
    ApiDoor(long positions, int looks) {
        this.limits = Limits.DEFAULT.withPositions(positions);
        this.looks = looks;
    }

    /// The answer of the server.
    record ServerAnswer(int status, JsonNode document) {}

    List<String> found() {
        return found;
    }

    /// @param members of the question, but the language
    /// @return the answer in English
    Optional<ServerAnswer> ask(String question, Map<String, ?> members) {
        var english = answer(question, members, Language.EN);
        var chinese = answer(question, members, Language.ZH);
        if (english.isEmpty() || chinese.isEmpty()) return english;
        var what = question + " " + members + ": ";
        boolean isCut = english.get().status() == LIMIT || chinese.get().status() == LIMIT;
        if (!isCut && english.get().status() != chinese.get().status())
            found.add(what + "en " + english.get().status() + ", zh "
                    + chinese.get().status());
        var asked = members.values().stream().map(String::valueOf).toList();
        for (var answer : List.of(english.get(), chinese.get())) {
            if (answer.status() >= 500) found.add(what + answer);
            TextFaults.of(withoutPrograms(answer.document()).toString(), asked)
                    .forEach(fault -> found.add(what + fault));
        }
        var words = new TreeSet<String>();
        english("", chinese.get().document(), withTexts(asked), words);
        words.forEach(text -> found.add(what + "zh: English " + text));
        return english;
    }

    /// @return also the texts in what is itself a document, which an answer may repeat one by one
    private static List<String> withTexts(List<String> asked) {
        var all = new ArrayList<>(asked);
        for (var text : asked)
            if (text.startsWith("{"))
                try {
                    collectTexts(MAPPER.readTree(text), all);
                } catch (JacksonException _) {
                    // What is no document has no texts of its own.
                }
        return all;
    }

    private static void collectTexts(JsonNode node, List<String> texts) {
        if (node.isString()) texts.add(node.asString());
        node.forEach(each -> collectTexts(each, texts));
    }

    private static JsonNode withoutPrograms(JsonNode document) {
        return document.isObject() ? without(document, Set.of("code", "exports")) : document;
    }

    private static void english(String name, JsonNode node, List<String> asked, Set<String> words) {
        if (FORMAL.contains(name)) return;
        if (node.isString())
            ChineseOutputTest.english(node.asString(), asked).forEach(run -> words.add(name + ": " + run));
        if (node.isObject())
            node.properties().stream()
                    .filter(each -> !node.has(each.getKey() + "Zh"))
                    .forEach(each -> english(each.getKey(), each.getValue(), asked, words));
        if (node.isArray()) node.forEach(each -> english(name, each, asked, words));
    }

    private Optional<ServerAnswer> answer(String question, Map<String, ?> members, Language language) {
        var all = new LinkedHashMap<String, Object>(members);
        all.put("lang", language == Language.ZH ? "zh" : "en");
        try {
            var fields = RequestFields.of(MAPPER.writeValueAsString(all).getBytes(StandardCharsets.UTF_8));
            var prepared = Endpoints.find(question).orElseThrow().read(fields, language);
            fields.language();
            fields.expectEnd();
            var reply = Checkpoint.under(new WorkLimit(looks), () -> prepared.reply(limits, _ -> {}));
            return Optional.of(new ServerAnswer(200, document(reply)));
        } catch (HeavierException _) {
            return Optional.empty();
        } catch (Exception | Error fault) {
            var faultReply = FaultReplies.of(fault, language, 1, limits.positions());
            return Optional.of(new ServerAnswer(
                    faultReply.status(),
                    MAPPER.readTree(EndpointReply.of(faultReply.document()).bytes())));
        }
    }

    private static JsonNode document(EndpointReply reply) {
        if (reply.type().equals(EndpointReply.JSON)) return MAPPER.readTree(reply.bytes());
        var node = MAPPER.createObjectNode().put("type", reply.type());
        return reply.type().contains("svg") ? node.put("svg", new String(reply.bytes(), StandardCharsets.UTF_8)) : node;
    }

    /// Asks the command line the same, too.
    ///
    /// @param more members that only one of the answers has, or that are never the same
    /// @return the answer, if both gave the same
    Optional<ServerAnswer> askBoth(String question, Map<String, ?> members, Set<String> more, String... line) {
        return askBoth(question, members, more, "", line);
    }

    /// @param input what standard input holds
    Optional<ServerAnswer> askBoth(
            String question, Map<String, ?> members, Set<String> more, String input, String[] line) {
        var server = ask(question, members);
        if (server.isEmpty()) return server;
        var what = question + " " + members + ": ";
        var words = new ArrayList<>(List.of(line));
        words.add("--json");
        var ran = Checkpoint.under(new WorkLimit(looks), () -> Ran.run(input, words.toArray(String[]::new)));
        if (server.get().status() == LIMIT
                || ran.status() == Command.LIMIT_REACHED && ran.out().isBlank()) return Optional.empty();
        if (ran.status() == Command.BAD_INPUT || server.get().status() != 200) {
            if (ran.status() != Command.BAD_INPUT || server.get().status() != 400)
                found.add(what + server.get() + ", at the command line " + ran);
            return Optional.empty();
        }
        if (isCut(server.get().document()) || isCut(ran.json())) return Optional.empty();
        compared++;
        same(what, without(server.get().document(), more), without(ran.json(), more));
        return server;
    }

    /// @return whether there would be more without the limits of this door, or with more time: how far a proof came
    ///     that is given up for want of either is the clock's
    private static boolean isCut(JsonNode document) {
        return document.toString().contains("\"stopped\"")
                || document.findValues("why").stream().anyMatch(why -> CUT_SHORT.contains(why.asString()));
    }

    /// @return how many answers both gave
    int compared() {
        return compared;
    }

    /// @return the document, however deep, without members of such names
    private static JsonNode without(JsonNode document, Set<String> more) {
        var rest = document.deepCopy();
        remove(rest, more);
        return rest;
    }

    private static void remove(JsonNode node, Set<String> more) {
        if (node instanceof ObjectNode members) members.remove(more);
        node.forEach(each -> remove(each, more));
    }

    /// @return the text of a document, without times
    static String plain(JsonNode node) {
        return SECONDS.matcher(node.toString()).replaceAll("");
    }

    private void same(String what, JsonNode server, JsonNode line) {
        var names = new TreeSet<String>();
        names.addAll(server.propertyNames());
        names.addAll(line.propertyNames());
        for (var name : names) {
            var one = server.get(name);
            var other = line.get(name);
            if (one == null || other == null || !plain(one).equals(plain(other)))
                found.add(what + name + " is " + one + ", at the command line " + other);
        }
    }
}
