package grundy.web;

import io.javalin.http.Context;

/// What a browser may do with an answer: show it, and run the scripts of this server, nothing else.
final class PageRules {
    private static final String CONTENT = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'");

    private PageRules() {}

    static void put(Context answer) {
        answer.header("Content-Security-Policy", CONTENT);
        answer.header("X-Content-Type-Options", "nosniff");
        answer.header("Referrer-Policy", "no-referrer");
        answer.header("Cross-Origin-Opener-Policy", "same-origin");
        answer.header("Cross-Origin-Resource-Policy", "same-origin");
        answer.header("Cache-Control", "no-store");
    }
}
