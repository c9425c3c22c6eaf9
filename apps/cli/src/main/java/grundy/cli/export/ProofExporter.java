package grundy.cli.export;

import grundy.present.json.proof.ProofJson.ExportedProof;
import grundy.prove.rocq.RocqExport;
import grundy.prove.rocq.RocqFamily;
import grundy.prove.walnut.WalnutExport;
import grundy.prove.walnut.WalnutFamily;
import grundy.rules.Game;
import grundy.store.WholeFolder;
import grundy.value.Play;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Writes proofs for another program, and has Rocq check them where that is asked for.
public record ProofExporter(ExportOption option) {
    /// Writes a theorem for Rocq, and asks it.
    public ExportedProof.ToRocq write(RocqExport export) throws IOException {
        var outcome = write(export.folder(), export.files(), export.library(), List.of(export.name()));
        return new ExportedProof.ToRocq(export, outcome.place(), outcome.checked());
    }

    /// Writes theorems of several games for Rocq, and asks it.
    public ExportedProof.ToRocqFamily write(RocqFamily export) throws IOException {
        var names = export.members().stream().map(RocqExport::name).toList();
        var outcome = write(export.folder(), export.files(), export.library(), names);
        return new ExportedProof.ToRocqFamily(export, outcome.place(), outcome.checked());
    }

    private record ExportOutcome(String place, Optional<ExportedProof.RocqCheck> checked) {}

    private ExportOutcome write(String folder, Map<String, String> files, List<String> library, List<String> theorems)
            throws IOException {
        if (!option.isStored()) {
            var check = WholeFolder.passing(
                    files, passing -> RocqProgram.check(passing, library, theorems, option.until()));
            return new ExportOutcome("", Optional.of(check));
        }
        var place = write(folder, files);
        return new ExportOutcome(
                place,
                option.checked()
                        ? Optional.of(RocqProgram.check(Path.of(place), library, theorems, option.until()))
                        : Optional.empty());
    }

    /// @param usual the place if the user does not name one
    /// @return the place of the files
    private String write(String usual, Map<String, String> files) throws IOException {
        var place = option.to().isEmpty() ? usual : option.to();
        WholeFolder.write(place, files);
        return place;
    }

    /// Writes a theorem for Walnut.
    public ExportedProof.ToWalnut write(WalnutExport export) throws IOException {
        return new ExportedProof.ToWalnut(export, writeApart(export.folder(), export.files()));
    }

    /// Writes theorems of several games for Walnut.
    public ExportedProof.ToWalnutFamily write(WalnutFamily export) throws IOException {
        return new ExportedProof.ToWalnutFamily(export, writeApart(export.folder(), export.files()));
    }

    /// Writes into a folder of Walnut's, or one where others like these have been written.
    private String writeApart(String usual, Map<String, String> files) throws IOException {
        WholeFolder.requireOwn(option.to().isEmpty() ? usual : option.to(), WalnutExport.LIBRARY);
        return write(usual, files);
    }

    /// Returns a name that tells the games of one folder apart.
    public static String name(Game game, Play play, int heaps) {
        var entry = game.entry();
        var text = game.text();
        int bracket = text.indexOf('[');
        var name = entry == null ? text : entry.id() + (bracket < 0 ? "" : text.substring(bracket));
        return play.prefix() + name + (heaps > 0 ? " " + heaps : "");
    }

    /// @return whether all that was asked for was done: where Rocq was asked, it is there and accepts
    public static boolean isDone(Optional<ExportedProof> exported) {
        return exported.flatMap(ProofExporter::rocqCheck)
                .filter(answer -> answer.judgement() != ExportedProof.Judgement.ACCEPTED)
                .isEmpty();
    }

    private static Optional<ExportedProof.RocqCheck> rocqCheck(ExportedProof exported) {
        return switch (exported) {
            case ExportedProof.ToRocq(var _, var _, var check) -> check;
            case ExportedProof.ToRocqFamily(var _, var _, var check) -> check;
            case ExportedProof.ToWalnut _, ExportedProof.ToWalnutFamily _ -> Optional.empty();
        };
    }
}
