package grundy.prove.rocq;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A folder with a theorem for Rocq for each of several games: each is a file of its own that holds a whole proof; the
/// library and the Makefile are there once.
///
/// @param game the rules that they have in common, as the user wrote them
/// @param readme what the folder's page says
/// @param members at least one, all of the same library, with names of their own
public record RocqFamily(String game, String readme, List<RocqExport> members) {
    public RocqFamily {
        members = List.copyOf(members);
    }

    /// @return the files that the members need, in the order in which each needs those before it
    public List<String> library() {
        return members.stream()
                .map(RocqExport::library)
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    /// @return the contents of all files by their names
    public Map<String, String> files() {
        var files = new LinkedHashMap<String, String>();
        for (var member : members) files.put(member.name() + ".v", member.theorem());
        files.putAll(RocqLibrary.files(
                library(), members.stream().map(RocqExport::name).toList()));
        files.put("README.txt", readme.strip() + "\n");
        return files;
    }

    /// @return the name of a folder for it, unless the user names another
    public String folder() {
        return RocqExport.folder(RocqExport.prefixedName(game));
    }
}
