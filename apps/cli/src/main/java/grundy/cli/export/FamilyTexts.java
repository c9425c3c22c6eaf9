package grundy.cli.export;

import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.present.words.FamilyWords;
import grundy.prove.GameFamily;
import grundy.prove.finding.FamilyProof;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqFamily;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutFamily;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SeveralLines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The theorems of a family as texts for another program, in one folder.
///
/// @param words of the rules, with the name of the number
public record FamilyTexts(FamilyProof proof, List<String> words, GameFamily.TaskReader tasks, Language language) {
    /// @return the places of the files; empty if nothing was proved
    public Optional<ExportedProof> write(ExportOption option) throws SyntaxException, IOException {
        if (proof.provedCount() == 0) return Optional.empty();
        var exporter = new ProofExporter(option);
        return Optional.of(
                switch (option.format()) {
                    case WALNUT -> exporter.write(walnut());
                    case ROCQ -> exporter.write(rocq());
                });
    }

    private String title() {
        return FamilyWords.title(proof.number(), proof.rules()).in(language);
    }

    private String letter() {
        return proof.number().letter();
    }

    /// A theorem with the number that it is for.
    private record Member(long value, ProofTexts texts) {}

    private List<Member> members() throws SyntaxException, IOException {
        var members = new ArrayList<Member>();
        for (var member : proof.members()) {
            if (member.theorem().isEmpty()) continue;
            var number = proof.number();
            var task = tasks.read(
                    words.stream().map(word -> number.in(word, member.value())).toList());
            members.add(new Member(
                    member.value(),
                    new ProofTexts(task, member.theorem().get(), member.statement(), Optional.empty(), language)));
        }
        return members;
    }

    /// @return the rules, with the number of heaps if there is one
    private String family(List<Member> members) {
        int heaps = members.getFirst().texts().task().heaps();
        return proof.rules() + (heaps > 0 ? " " + heaps : "");
    }

    private WalnutFamily walnut() throws SyntaxException, IOException {
        var members = members();
        var family = family(members);
        var exports = new ArrayList<WalnutExport>();
        for (var member : members) exports.add(member.texts().walnut(family, letter(), member.value()));
        return new WalnutFamily(family, title(), exports, language);
    }

    private RocqFamily rocq() throws SyntaxException, IOException {
        var members = members();
        var family = family(members);
        var exports = new ArrayList<RocqExport>();
        var lines = new StringBuilder();
        for (var member : members) {
            var export = member.texts().rocq(family, letter(), member.value());
            exports.add(export);
            lines.append("     %s.v   %s = %d\n".formatted(export.name(), letter(), member.value()));
        }
        var readme = Message.of(
                "cli.prove.rocq-family",
                "title",
                title(),
                "count",
                exports.size(),
                "files",
                new SeveralLines(lines.toString()));
        return new RocqFamily(family, readme.in(language), exports);
    }
}
