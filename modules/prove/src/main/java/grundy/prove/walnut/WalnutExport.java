package grundy.prove.walnut;

import grundy.text.Language;
import grundy.text.Message;
import grundy.text.SeveralLines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// A proof for Walnut with a page that says how to use it: the files of a folder that has the folders of Walnut's.
///
/// @param theorem in words, for the page
/// @param language of the page
public record WalnutExport(WalnutProof proof, String theorem, Language language) {
    /// The folder of Walnut's that automata go to.
    public static final String LIBRARY = "Automata Library";

    /// @return the contents of all files by their paths, in order
    public Map<String, String> files() {
        var files = new LinkedHashMap<>(proof.files());
        files.put("README.txt", readme());
        return files;
    }

    /// @return the sentences that prove the theorem
    public List<WalnutSentence> statedSentences() {
        return proof.sentences().stream().filter(WalnutSentence::isStated).toList();
    }

    private static String folder(String file) {
        return file.substring(0, file.indexOf('/'));
    }

    String readme() {
        var folders = new TreeSet<String>();
        proof.files().keySet().forEach(file -> folders.add(folder(file)));
        boolean own = folders.size() == 3;
        var theoremFile = proof.files().keySet().stream()
                .filter(file -> file.startsWith(LIBRARY + "/"))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The automaton of the theorem is always there"));
        var given = proof.files().keySet().stream()
                .filter(file -> file.startsWith(LIBRARY + "/") && !file.equals(theoremFile))
                .toList();
        return Message.of(
                        "walnut.readme",
                        "theorem",
                        new SeveralLines(theorem),
                        "folders",
                        folders,
                        "load",
                        proof.load(),
                        "commands",
                        proof.commands(),
                        "count",
                        statedSentences().size(),
                        "sentences",
                        sentenceList(statedSentences()),
                        "numeration",
                        proof.numeration(),
                        "own",
                        own ? Message.of("walnut.readme.own") : "",
                        "automaton",
                        theoremFile,
                        "given",
                        given.isEmpty() ? Message.of("walnut.none") : given,
                        "definitions",
                        sentenceList(proof.sentences().stream()
                                .filter(sentence -> !sentence.isStated())
                                .toList()))
                .in(language);
    }

    private SeveralLines sentenceList(List<WalnutSentence> sentences) {
        return new SeveralLines(sentences.stream()
                .map(sentence -> "     " + sentence.name() + "\n         "
                        + sentence.says().in(language) + "\n         " + sentence.predicate())
                .collect(Collectors.joining("\n")));
    }

    /// @return the name of a folder for it, unless the user names another
    public String folder() {
        return proof.name() + "-walnut";
    }
}
