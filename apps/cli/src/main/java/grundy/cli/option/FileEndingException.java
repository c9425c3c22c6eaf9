package grundy.cli.option;

import grundy.text.Message;
import java.util.List;
import java.util.Optional;

/// The name of a file promises a format that its option does not write. Who knows the other options says which of them
/// writes it.
public final class FileEndingException extends UsageException {
    private static final long serialVersionUID = 1L;

    private final transient FileOption option;
    private final String file;
    private final String ending;
    private final transient List<FileFormat> formats;

    /// @param formats that the option writes this time, the usual one first
    FileEndingException(FileOption option, String file, String ending, List<FileFormat> formats) {
        super(explanation(option, file, ending, formats, Optional.empty()));
        this.option = option;
        this.file = file;
        this.ending = ending;
        this.formats = formats;
    }

    public FileOption option() {
        return option;
    }

    /// @return the end of the name, in small letters
    public String ending() {
        return ending;
    }

    /// @param where what the ending promises is written; empty if by this option, but not this time
    public UsageException withHint(Optional<Message> where) {
        return new UsageException(explanation(option, file, ending, formats, where));
    }

    private static Message explanation(
            FileOption option, String file, String ending, List<FileFormat> formats, Optional<Message> where) {
        var whole = file.substring(0, file.length() - ending.length() - 1);
        var writes = formats.stream()
                .map(FileFormat::about)
                .reduce((one, other) -> Message.of("cli.format.or", "one", one, "other", other))
                .orElseThrow();
        var maybe = option.name() + " " + formats.getFirst().fileName(whole);
        return where.map(other -> Message.of(
                        "cli.file.promise",
                        "file",
                        file,
                        "option",
                        option.name(),
                        "writes",
                        writes,
                        "where",
                        other,
                        "maybe",
                        maybe))
                .orElseGet(() -> Message.of(
                        "cli.file.promise-else",
                        "file",
                        file,
                        "option",
                        option.name(),
                        "writes",
                        writes,
                        "maybe",
                        maybe));
    }
}
