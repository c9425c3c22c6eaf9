package grundy.cli.export;

import grundy.cli.option.FileOption;
import grundy.cli.terminal.Console;
import grundy.store.certificate.AnswerCertificate;
import grundy.text.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/// The file that `--certificate` names.
public record CertificateOutput(Optional<Path> file) {
    /// Computes the certificate when it is needed.
    @FunctionalInterface
    public interface CertificateSource {
        AnswerCertificate certificate() throws IOException;
    }

    public static CertificateOutput of(ParseResult arguments) {
        return new CertificateOutput(FileOption.CERTIFICATE.in(arguments));
    }

    /// Writes a certificate if there is a file to write.
    public void write(CertificateSource source) throws IOException {
        if (file.isPresent()) source.certificate().write(file.get());
    }

    /// Says where it was written.
    public void tell(Console console) {
        file.ifPresent(path -> console.say("\n" + console.text(Message.of("listing.run.certified", "file", path))));
    }
}
