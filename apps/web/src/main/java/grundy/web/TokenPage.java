package grundy.web;

import grundy.text.Language;
import grundy.text.Message;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;

/// The page for a browser that does not know the token: it says where the token is, with one field.
///
/// It has no script. A form without an address keeps what follows `#`, and so does the way back: a link leads to
/// what it is a link to.
final class TokenPage {
    private static final String STYLE = """
            :root{color-scheme:light dark;font:18px/1.5 system-ui,sans-serif}
            body{max-width:34rem;margin:12vh auto;padding:0 1.2rem}
            form{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.4rem 0}
            input{flex:1 1 16rem;font:inherit;font-family:monospace;padding:.5rem .7rem}
            button{font:inherit;padding:.5rem 1.2rem}
            .wrong{color:#c4262e;font-weight:600}
            """;
    private static final String FRAME = """
            <!doctype html>
            <html lang="%s">
            <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Grundy</title><style>%s</style></head>
            <body><main><h1>Grundy</h1>
            <p>%s</p>%s
            <form><label for="token">%s</label><input id="token" name="token" required autofocus autocomplete="off" \
            spellcheck="false"><button>%s</button></form>
            <p><code>grundy serve</code></p><p>%s</p></main></body>
            </html>
            """;
    private static final String IN_ADDRESS = "token=";

    private TokenPage() {}

    /// @return whether it is a reader who is refused, and not a program
    static boolean isFor(Context request) {
        return request.method().equals(HandlerType.GET)
                && request.path().equals("/")
                && Optional.ofNullable(request.header("Accept")).orElse("").contains("text/html");
    }

    /// @return the token in what somebody put into the field: it alone, or the whole address
    static String tokenIn(String given) {
        int at = given.indexOf(IN_ADDRESS);
        return (at < 0 ? given : given.substring(at + IN_ADDRESS.length()).split("[&#]", 2)[0]).strip();
    }

    /// @param isWrong whether a token was shown, but another one
    static void answer(Context request, boolean isWrong) {
        var language = language(request);
        request.header(
                "Content-Security-Policy",
                "default-src 'none'; style-src 'sha256-" + digest()
                        + "'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
        request.status(401).contentType("text/html; charset=utf-8").result(text(language, isWrong));
    }

    private static String text(Language language, boolean isWrong) {
        var wrong = isWrong ? "<p class=\"wrong\" role=\"alert\">%s</p>".formatted(says("wrong", language)) : "";
        return FRAME.formatted(
                language == Language.ZH ? "zh-CN" : "en",
                STYLE,
                says("intro", language),
                wrong,
                says("field", language),
                says("button", language),
                says("keep", language));
    }

    private static String says(String what, Language language) {
        return Message.of("web.token." + what)
                .in(language)
                .replace("&", "&amp;")
                .replace("<", "&lt;");
    }

    private static Language language(Context request) {
        var language = Optional.ofNullable(request.queryParam("lang"))
                .or(() -> Optional.ofNullable(request.header("Accept-Language")))
                .orElse("");
        return language.toLowerCase(Locale.ROOT).startsWith("zh") ? Language.ZH : Language.EN;
    }

    private static String digest() {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(STYLE.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException fault) {
            throw new AssertionError("Every Java has SHA-256", fault);
        }
    }
}
