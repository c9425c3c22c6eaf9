package grundy.store.certificate;

import grundy.answer.GraphTable;
import grundy.check.CheckResult;
import grundy.check.answer.GraphCheck;
import grundy.check.answer.GraphCheck.Vertex;
import grundy.json.JsonObject;
import grundy.question.AnswerSource;
import grundy.rules.graph.GraphBoard;
import grundy.rules.notation.SyntaxException;
import grundy.store.document.CertificateKind;
import grundy.store.document.CertificateMembers;
import grundy.store.document.ValueText;
import grundy.text.Message;
import grundy.value.Compound;
import grundy.value.Outcome;
import grundy.value.Play;
import grundy.value.Side;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The certificate of a table of all vertices of a graph. The graph itself stands in its own file, which the question
/// names.
///
/// Its members: `question`, the file, after `misere` in misere play; `vertices`, in the order of the graph, of
/// each `name`, `outcome`, `remoteness` (-1 for a draw), both lists with one entry, or those of Left and of Right
/// moving first, and `value`, or null.
public record GraphCertificate(List<String> question, List<String> names, List<Vertex> vertices)
        implements AnswerCertificate {
    private static final int VERSION = 1;

    public GraphCertificate {
        question = List.copyOf(question);
        names = List.copyOf(names);
        vertices = List.copyOf(vertices);
    }

    /// @param file of the graph, as the user wrote it
    public static GraphCertificate of(String file, GraphTable table) {
        boolean named = Stream.of("/", "./", "../").anyMatch(file::startsWith);
        var path = named ? file : "./" + file;
        var question = table.play() == Play.MISERE ? List.of(table.play().id(), path) : List.of(path);
        var sides = table.isPartizan() ? List.of(Side.LEFT, Side.RIGHT) : List.of(Side.LEFT);
        var names = new ArrayList<String>();
        var vertices = new ArrayList<Vertex>();
        for (int v = 0; v < table.graph().vertices(); v++) {
            int vertex = v;
            names.add(table.graph().name(v));
            vertices.add(new Vertex(
                    sides.stream().map(side -> table.first(vertex, side)).toList(),
                    sides.stream()
                            .map(side -> (long) table.remoteness(vertex, side))
                            .toList(),
                    table.value(v).knownValue()));
        }
        return new GraphCertificate(question, names, vertices);
    }

    @Override
    public CertificateKind kind() {
        return CertificateKind.GRAPH;
    }

    @Override
    public Message title() {
        return Message.of("store.check.graph.title", "question", String.join(" ", question), "count", vertices.size());
    }

    @Override
    public CheckResult check(PosedQuestion posed, Path file, AnswerSource answers) throws SyntaxException {
        var rules = posed.language().rules(posed.source());
        var graph =
                GraphBoard.graphOf(rules.game().rules()).orElseThrow(() -> fault(file, CertificateMembers.QUESTION));
        if (rules.compound() != Compound.DISJUNCTIVE) throw fault(file, CertificateMembers.QUESTION);
        if (graph.vertices() != names.size()) throw fault(file, "vertices");
        for (int v = 0; v < names.size(); v++) if (!graph.name(v).equals(names.get(v))) throw fault(file, "vertices");
        return GraphCheck.of(rules.game(), graph, rules.play(), vertices);
    }

    @Override
    public JsonObject json() {
        var node = CertificateMembers.newCertificate(kind(), VERSION, question);
        var list = node.putArray("vertices");
        for (int v = 0; v < vertices.size(); v++) {
            var vertex = vertices.get(v);
            var one = list.addObject().put("name", names.get(v));
            var outcomes = one.putArray("outcome");
            vertex.first().forEach(outcome -> outcomes.add(outcome.name()));
            var remoteness = one.putArray("remoteness");
            vertex.remoteness().forEach(remoteness::add);
            one.set("value", vertex.value().map(ValueText::write).orElse(null));
        }
        return node;
    }

    static GraphCertificate read(CertificateMembers in) {
        var names = new ArrayList<String>();
        var vertices = new ArrayList<Vertex>();
        for (var one : in.list("vertices")) {
            var vertex = in.inner("vertices", one);
            names.add(vertex.text("name"));
            vertices.add(new Vertex(
                    vertex.list("outcome").stream()
                            .map(outcome -> vertex.enumConstant("outcome", outcome, Outcome.values()))
                            .toList(),
                    vertex.longs("remoteness", vertex.get("remoteness")),
                    vertex.value("value", vertex.get("value"))));
        }
        var read = new GraphCertificate(in.question(), names, vertices);
        in.requireAll(read.json());
        return read;
    }
}
