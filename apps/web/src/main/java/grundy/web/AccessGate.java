package grundy.web;

import grundy.text.Message;
import grundy.web.request.RefusedRequest;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/// Admits requests that know the token and come from this server's own page or from a program.
///
/// A page of somebody else can neither reach the server under another name (`Host`, against rebinding of names) nor
/// have a browser send it anything but a plain GET without the cookie (`Origin`, `SameSite`, a header of our own).
public final class AccessGate {
    /// The header that our own page sends with every request but a GET; browsers ask before they send
    /// it elsewhere.
    public static final String HEADER = "X-Grundy";

    private static final String PARAMETER = "token";
    private static final String BEARER = "Bearer ";
    private static final int UNKNOWN = 401;
    private static final int YEAR = 365 * 24 * 3600;
    private static final Set<HandlerType> READING = Set.of(HandlerType.GET, HandlerType.HEAD);
    private static final Set<String> LANGUAGES = Set.of("en", "zh");
    private final StartToken token;
    private final ConnectedVisitors<Connection> visitors;
    private final Set<String> hosts;
    private final Set<String> origins;
    private final String cookie;

    /// @param port on which the server listens
    /// @param visitors among whom those are known who show the token
    public AccessGate(StartToken token, int port, ConnectedVisitors<Connection> visitors) {
        this.token = token;
        this.visitors = visitors;
        this.hosts = Set.of("127.0.0.1:" + port, "[::1]:" + port);
        this.origins = Set.of("http://127.0.0.1:" + port, "http://[::1]:" + port);
        this.cookie = "grundy-" + port;
    }

    /// Looks at a request before anything else does. Who is refused has to connect again.
    ///
    /// @throws RefusedRequest if it may not be answered
    public void look(Context request) {
        PageRules.put(request);
        try {
            lookAtHead(request);
            admit(request);
        } catch (RefusedRequest refused) {
            request.header("Connection", "close");
            if (refused.status() != UNKNOWN || !TokenPage.isFor(request)) throw refused;
            TokenPage.answer(request, request.queryParam(PARAMETER) != null);
            request.skipRemainingHandlers();
            return;
        }
        if (enters(request)) enter(request);
    }

    private void lookAtHead(Context request) {
        if (!hosts.contains(
                Optional.ofNullable(request.header("Host")).orElse("").toLowerCase(Locale.ROOT)))
            throw new RefusedRequest(
                    421,
                    Message.of("web.gate.host", "hosts", hosts.stream().sorted().toList()));
        boolean isProgram = showsAsProgram(request);
        if (!isProgram && !showsCookie(request) && !enters(request))
            throw new RefusedRequest(UNKNOWN, Message.of("web.gate.token"));
        if (!READING.contains(request.method())) lookAtSender(request, isProgram);
    }

    /// Marks the connection as authenticated.
    private void admit(Context request) {
        var connection = connection(request);
        if (!visitors.asks(connection))
            throw new RefusedRequest(429, Message.of("web.gate.full", "most", ConnectedVisitors.MOST_KNOWN));
        Request.addCompletionListener(
                ServletContextRequest.getServletContextRequest(request.req()), _ -> visitors.rests(connection));
    }

    /// @return the connection that a request came by
    public static Connection connection(Context request) {
        return ServletContextRequest.getServletContextRequest(request.req())
                .getConnectionMetaData()
                .getConnection();
    }

    private static boolean hasBody(Context request) {
        return request.contentLength() > 0 || request.header("Transfer-Encoding") != null;
    }

    private static boolean isJson(Context request) {
        var type = Optional.ofNullable(request.contentType()).orElse("");
        return type.split(";", 2)[0].strip().equalsIgnoreCase("application/json");
    }

    private void lookAtSender(Context request, boolean isProgram) {
        var origin = request.header("Origin");
        if (origin == null ? !isProgram : !origins.contains(origin.toLowerCase(Locale.ROOT)))
            throw new RefusedRequest(403, Message.of("web.gate.origin"));
        if (!isProgram && request.header(HEADER) == null)
            throw new RefusedRequest(403, Message.of("web.gate.header", "header", HEADER));
        boolean mayBeEmpty = request.method().equals(HandlerType.DELETE);
        if (!isJson(request) && !(mayBeEmpty && !hasBody(request)))
            throw new RefusedRequest(415, Message.of("web.gate.json"));
    }

    /// @return whether it is the address that was printed at the start
    /// @throws RefusedRequest if the token in it is another
    private boolean enters(Context request) {
        var presented = request.queryParam(PARAMETER);
        if (presented == null
                || !request.method().equals(HandlerType.GET)
                || !request.path().equals("/")) return false;
        if (!token.is(TokenPage.tokenIn(presented))) throw new RefusedRequest(UNKNOWN, Message.of("web.gate.token"));
        return true;
    }

    /// The token goes from the address into a cookie, and out of sight.
    private void enter(Context request) {
        var renewed = new Cookie(cookie, token.text(), "/", YEAR);
        renewed.setHttpOnly(true);
        renewed.setSameSite(SameSite.STRICT);
        request.cookie(renewed);
        var language =
                Optional.ofNullable(request.queryParam("lang")).orElse("").toLowerCase(Locale.ROOT);
        request.redirect(LANGUAGES.contains(language) ? "/?lang=" + language : "/");
        request.skipRemainingHandlers();
    }

    private boolean showsAsProgram(Context request) {
        var header = Optional.ofNullable(request.header("Authorization")).orElse("");
        return header.startsWith(BEARER) && token.is(header.substring(BEARER.length()));
    }

    private boolean showsCookie(Context request) {
        var presented = request.cookie(cookie);
        return presented != null && token.is(presented);
    }

    /// Restricts what a browser may do with an answer: show it, and run the scripts of this server,
    /// nothing else.
    private static final class PageRules {
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
}
