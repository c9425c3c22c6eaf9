package grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who does not know the token is asked for it in words; who keeps it has the same address after the
/// next start.
@Tag("slow")
class TokenPageTest {
    private static Workbench workbench;
    private static HttpClient client;

    @TempDir
    private Path folder;

    @BeforeAll
    static void open() {
        workbench = Workbench.open(new Workbench.Options(0, Optional.empty()));
        client = HttpClient.newHttpClient();
    }

    @AfterAll
    static void close() {
        client.close();
        workbench.close();
    }

    private static HttpResponse<String> get(String path, String accept, String language)
            throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + workbench.port() + path))
                        .header("Accept", accept)
                        .header("Accept-Language", language)
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static String policy(HttpResponse<?> answer) {
        return answer.headers().firstValue("Content-Security-Policy").orElseThrow();
    }

    @Test
    void aBrowserIsAskedInItsLanguage() throws Exception {
        var english = get("/", "text/html,*/*", "en-GB");
        assertThat(english.statusCode()).isEqualTo(401);
        assertThat(english.body())
                .contains("<form>", "name=\"token\"", "Token or address")
                .doesNotContain("<script");
        assertThat(policy(english)).contains("form-action 'self'").doesNotContain("unsafe", "script-src");
        assertThat(get("/", "text/html", "zh-CN,zh").body()).contains("令牌或地址", "lang=\"zh-CN\"");
    }

    @Test
    void aWrongTokenIsSaidAndSoIsTheWholeAddressTaken() throws Exception {
        assertThat(get("/?token=wrong", "text/html", "en").body()).contains("not the token");
        var address = "http%3A%2F%2F127.0.0.1%2F%3Flang%3Den%26token%3D" + workbench.token();
        for (var shown : new String[] {workbench.token(), address, address + "%26more", "%20" + workbench.token()}) {
            var entered = get("/?token=" + shown, "text/html", "en");
            assertThat(entered.statusCode()).as(shown).isEqualTo(302);
            assertThat(entered.headers().firstValue("Set-Cookie")).isPresent();
        }
    }

    @Test
    void programsAndOtherAddressesAreAnsweredByADocument() throws Exception {
        assertThat(get("/", "application/json", "en").body()).startsWith("{");
        assertThat(get("/api/v1/games", "text/html", "en").body()).startsWith("{");
    }

    @Test
    void aKeptAddressIsTheSameAndNobodyElseReadsIt() throws IOException {
        var file = folder.resolve("data/server");
        assertThat(ServerAddress.of(file)).isEmpty();
        workbench.serverAddress().write(file);
        workbench.serverAddress().write(file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        var kept = ServerAddress.of(file).orElseThrow();
        assertThat(kept.port()).isEqualTo(workbench.port());
        assertThat(kept.token().is(workbench.token())).isTrue();
        var again = new Workbench.Options(0, Optional.empty(), folder.resolve("jobs")).with(kept.token());
        try (var next = Workbench.open(again)) {
            assertThat(next.token()).isEqualTo(workbench.token());
        }
        Files.writeString(file, "80 short");
        assertThat(ServerAddress.of(file)).isEmpty();
    }
}
