package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.json.JsonObject;
import grundy.testkit.DrawnCases;
import grundy.text.Language;
import grundy.web.api.Endpoints;
import grundy.web.request.EndpointReply;
import grundy.web.request.RequestFields;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The description of the interface against the server: each question, each member, each example.
@Tag("slow")
class ApiContractTest {
    private static final String ATLAS = "atlas";
    /// Members that every question has.
    private static final Set<String> COMMON = Set.of("lang", "seconds", "positions", "tab", "kept");

    private static final Set<String> READ_BY_GET = Set.of("games", "runs", "surveys");
    private static final ApiDescription SCHEMAS = new ApiDescription();
    private static Workbench workbench;
    private static HttpClient client;
    private static Map<?, ?> description;

    @BeforeAll
    static void open() throws Exception {
        workbench = Workbench.open(new Workbench.Options(0, Optional.empty()));
        client = HttpClient.newHttpClient();
        description = (Map<?, ?>) document(get("openapi"));
    }

    @AfterAll
    static void close() {
        workbench.close();
        client.close();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + workbench.port() + "/api/v1/" + path))
                .header("Authorization", "Bearer " + workbench.token());
    }

    private static HttpResponse<byte[]> get(String path) throws Exception {
        return client.send(request(path).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private static HttpResponse<byte[]> post(String path, byte[] body) throws Exception {
        var sent = request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                .build();
        return client.send(sent, HttpResponse.BodyHandlers.ofByteArray());
    }

    private static Object document(HttpResponse<byte[]> answer) {
        return AnswerText.parse(answer.body());
    }

    private static Map<?, ?> at(Map<?, ?> node, String... names) {
        var found = node;
        for (var name : names) {
            assertThat(found.get(name)).as(name).isInstanceOf(Map.class);
            found = (Map<?, ?>) found.get(name);
        }
        return found;
    }

    private static Map<String, Map<?, ?>> questions() {
        var questions = new LinkedHashMap<String, Map<?, ?>>();
        at(description, "paths").forEach((path, item) -> {
            var name = String.valueOf(path).substring(1);
            if (((Map<?, ?>) item).get("post") instanceof Map<?, ?> post && !name.contains("/"))
                questions.put(name, post);
        });
        return questions;
    }

    private static Map<?, ?> schema(Map<?, ?> question) {
        return at(question, "requestBody", "content", "application/json", "schema");
    }

    private static List<Map<?, ?>> examples(Map<?, ?> question) {
        return at(question, "requestBody", "content", "application/json", "examples").values().stream()
                .<Map<?, ?>>map(example -> (Map<?, ?>) ((Map<?, ?>) example).get("value"))
                .toList();
    }

    private static byte[] json(Map<?, ?> members) {
        return EndpointReply.of(node(members)).bytes();
    }

    private static JsonObject node(Map<?, ?> members) {
        var node = new JsonObject();
        members.forEach((key, value) -> {
            var name = String.valueOf(key);
            switch (value) {
                case String text -> node.put(name, text);
                case Long number -> node.put(name, number);
                case Boolean truth -> node.put(name, truth);
                case List<?> list -> {
                    var array = node.putArray(name);
                    for (var each : list)
                        if (each instanceof Long number) array.add(number);
                        else array.add(String.valueOf(each));
                }
                default -> throw new AssertionError("No example has such a member: " + value);
            }
        });
        return node;
    }

    @Test
    void everyQuestionIsDescribed() {
        var described = new TreeSet<>(questions().keySet());
        described.addAll(READ_BY_GET);
        assertThat(described).isEqualTo(new TreeSet<>(Endpoints.names()));
    }

    /// What asks a data base takes twenty seconds of processor time.
    @DrawnCases
    @Test
    void theAtlasIsAskedAsDescribed() throws Exception {
        answered(ATLAS, questions().get(ATLAS));
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsAnsweredAsDescribed() {
        return questions().entrySet().stream()
                .filter(entry -> !entry.getKey().equals(ATLAS))
                .map(entry ->
                        DynamicTest.dynamicTest(entry.getKey(), () -> answered(entry.getKey(), entry.getValue())));
    }

    private static void answered(String name, Map<?, ?> question) throws Exception {
        var asked = new TreeSet<String>();
        var members = new TreeSet<String>();
        boolean first = true;
        for (var example : examples(question)) {
            var fields = RequestFields.of(json(example));
            var endpoint = Endpoints.find(name).orElseThrow();
            endpoint.read(fields, Language.EN);
            asked.addAll(fields.requestedNames());
            members.addAll(example.keySet().stream().map(String::valueOf).toList());
            if (first && name.equals(ATLAS)) survey();
            var posted = post(name, json(example));
            var answer = endpoint.outlivesTab() ? posted : waited(posted);
            assertThat(answer.statusCode())
                    .as(name + " " + example + " " + new String(answer.body(), StandardCharsets.UTF_8))
                    .isEqualTo(endpoint.outlivesTab() ? 202 : 200);
            first = false;
            var type = answer.headers().firstValue("Content-Type").orElseThrow();
            if (type.equals(EndpointReply.JSON)) isAsDescribed("post", "/" + name, answer);
            if (endpoint.outlivesTab()) continue;
            var content = at(question, "responses", "200", "content");
            assertThat(content.containsKey(type)).as(type).isTrue();
        }
        var described = new TreeSet<>(at(schema(question), "properties").keySet().stream()
                .map(String::valueOf)
                .toList());
        assertThat(described).containsAll(COMMON);
        described.removeAll(COMMON);
        assertThat(asked).as("members that are read").isEqualTo(described);
        assertThat(described).as("examples").containsAll(without(members));
        refused(name, question);
    }

    /// A busy machine may take longer than a question is waited for.
    private static HttpResponse<byte[]> waited(HttpResponse<byte[]> posted) throws Exception {
        if (posted.statusCode() != 202) return posted;
        var job = "jobs/" + ((Map<?, ?>) document(posted)).get("job");
        var answer = get(job);
        while (answer.statusCode() == 202) {
            Thread.sleep(20);
            answer = get(job);
        }
        return answer;
    }

    /// Makes the survey whose table the examples ask.
    private static void survey() throws Exception {
        var survey = questions().get("survey");
        if (survey == null) throw new AssertionError("No survey is described");
        var begun = (Map<?, ?>) document(post("survey", json(examples(survey).getFirst())));
        while (get("jobs/" + begun.get("job")).statusCode() == 202) Thread.sleep(50);
    }

    private static Set<String> without(Set<String> members) {
        var rest = new TreeSet<>(members);
        rest.removeAll(COMMON);
        return rest;
    }

    /// What is not described is refused, and each choice has the words that are described.
    private static void refused(String name, Map<?, ?> question) throws Exception {
        var example = new LinkedHashMap<Object, Object>(examples(question).getFirst());
        var more = new LinkedHashMap<>(example);
        more.put("nobodyKnowsThis", 1L);
        isRefused(name, more);
        for (var entry : at(schema(question), "properties").entrySet()) {
            var wrong = new LinkedHashMap<>(example);
            var kind = (Map<?, ?>) entry.getValue();
            if (kind.get("enum") != null) wrong.put(entry.getKey(), "nothing of the kind");
            else if ("integer".equals(kind.get("type"))) wrong.put(entry.getKey(), "many");
            else wrong.put(entry.getKey(), 17L);
            if (read(name, example).contains(String.valueOf(entry.getKey()))) isRefused(name, wrong);
        }
        if (schema(question).get("required") instanceof List<?> required)
            for (var missing : required) {
                var less = new LinkedHashMap<>(example);
                less.remove(missing);
                isRefused(name, less);
            }
    }

    /// @return the members that are read with this example: some are not with others
    private static Set<String> read(String name, Map<?, ?> example) {
        var fields = RequestFields.of(json(example));
        Endpoints.find(name).orElseThrow().read(fields, Language.EN);
        return fields.requestedNames();
    }

    private static void isRefused(String name, Map<?, ?> request) throws Exception {
        var answer = post(name, json(request));
        assertThat(answer.statusCode())
                .as(name + " " + request + " " + new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(400);
        isAsDescribed("post", "/" + name, answer);
    }

    private static void isAsDescribed(String method, String path, HttpResponse<byte[]> answer) {
        assertThat(SCHEMAS.ofAnswer(method, path, String.valueOf(answer.statusCode()), answer.body()))
                .as(path + " " + new String(answer.body(), StandardCharsets.UTF_8))
                .isEmpty();
    }

    private static void isDescribed(String schema, Map<?, ?> document) {
        var described = at(description, "components", "schemas", schema);
        assertThat(at(described, "properties").keySet().stream().map(String::valueOf))
                .containsAll(document.keySet().stream().map(String::valueOf).toList());
        assertThat(document.keySet().stream().map(String::valueOf))
                .containsAll(((List<?>) described.get("required"))
                        .stream().map(String::valueOf).toList());
    }

    @Test
    void formulasAreWhereTheirTextsSay() throws Exception {
        var answer = (Map<?, ?>)
                document(post("prove", "{\"rules\":\"take 1..3\",\"keep\":false}".getBytes(StandardCharsets.UTF_8)));
        var formula = (Map<?, ?>) ((List<?>) answer.get("formulas")).getFirst();
        isDescribed("Formula", formula);
        assertThat(formula.get("in")).isEqualTo(0L);
        var text = String.valueOf(answer.get("theorem"));
        assertThat(text.substring(((Long) formula.get("from")).intValue(), ((Long) formula.get("to")).intValue()))
                .isEqualTo("n mod 4 = 0");
        assertThat(String.valueOf(formula.get("mathml"))).startsWith("<math ").contains("alttext=\"n mod 4 == 0\"");
        var said = (Map<?, ?>) ((List<?>) answer.get("blocks")).getFirst();
        assertThat(said.get("formulas")).isEqualTo(answer.get("formulas"));
    }

    @Test
    void whatIsReadByGetIsThereAsDescribed() throws Exception {
        for (var name : List.of("games", "runs", "surveys", "jobs", "openapi"))
            isAsDescribed("get", "/" + name, get(name));
    }

    @Test
    void whatIsNotThereIsToldAsDescribed() throws Exception {
        for (var path : List.of("jobs/none", "jobs/none/partial", "solve", "nothing", "jobs/none/x/y")) {
            var answer = get(path);
            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            isDescribed("Fault", (Map<?, ?>) document(answer));
        }
        var tab = get("events");
        assertThat(tab.statusCode()).isEqualTo(400);
        isAsDescribed("get", "/events", tab);
        isAsDescribed("get", "/events", get("events?tab=a"));
        isAsDescribed("post", "/jobs/{job}", post("jobs/none", "{\"do\":\"pause\"}".getBytes(StandardCharsets.UTF_8)));
        isAsDescribed("post", "/jobs/{job}", post("jobs/none", "{}".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aLimitSaysWhatToRaiseItTo() throws Exception {
        var answer = post("solve", "{\"rules\":\"clobber 6x7\",\"positions\":1000}".getBytes(StandardCharsets.UTF_8));
        assertThat(answer.statusCode()).isEqualTo(422);
        isAsDescribed("post", "/solve", answer);
        var fault = (Map<?, ?>) document(answer);
        isDescribed("Fault", fault);
        assertThat(at(fault, "raise").get("positions")).isEqualTo(4000L);
    }

    @Test
    void aFaultHasItsPlace() throws Exception {
        var answer = post("solve", "{\"rules\":\"keylas 5\"}".getBytes(StandardCharsets.UTF_8));
        var fault = (Map<?, ?>) document(answer);
        isDescribed("Fault", fault);
        assertThat(fault.get("span")).isEqualTo(6L);
        assertThat(fault.get("maybe")).isEqualTo("kayles 5");
    }
}
