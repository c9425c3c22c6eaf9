package grundy.spark;

import grundy.limit.LimitException;
import grundy.survey.ClusterException;
import grundy.text.Message;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/// The address of a cluster: `local[2]` and the like for the threads of this machine,
/// `spark://host:7077` for a cluster of Spark's own, `yarn` or `k8s://…` for one that another program
/// manages.
///
/// @param url as Spark reads it
record ClusterAddress(String url) {
    private static final Pattern LOCAL = Pattern.compile("local(\\[([1-9]\\d{0,3}|\\*)(, ?[1-9]\\d{0,3})?])?");
    private static final String OWN = "spark://";
    static final String LOOPBACK = "127.0.0.1";
    private static final int USUAL_PORT = 7077;
    private static final int PATIENCE_MILLIS = 5_000;

    /// @throws ClusterException if it is none that Spark reads
    static ClusterAddress of(String url) {
        var address = new ClusterAddress(url);
        if (!address.isLocal() && !address.isManaged() && address.masters().isEmpty())
            throw new ClusterException(Message.of("spark.url", "url", url, "port", USUAL_PORT));
        return address;
    }

    boolean isLocal() {
        return LOCAL.matcher(url).matches();
    }

    private boolean isManaged() {
        return url.equals("yarn") || url.startsWith("k8s://");
    }

    /// @return the masters of a cluster of Spark's own, of which one must answer
    private Optional<InetSocketAddress[]> masters() {
        if (!url.startsWith(OWN)) return Optional.empty();
        var names = url.substring(OWN.length()).split(",", -1);
        var masters = new InetSocketAddress[names.length];
        for (int i = 0; i < names.length; i++) {
            try {
                var uri = URI.create(OWN + names[i]);
                if (uri.getHost() == null || uri.getPort() < 1 || !uri.getPath().isEmpty()) return Optional.empty();
                masters[i] = InetSocketAddress.createUnresolved(uri.getHost(), uri.getPort());
            } catch (IllegalArgumentException _) {
                return Optional.empty();
            }
        }
        return Optional.of(masters);
    }

    /// @return whether its masters are on this machine, and found there alone
    boolean isOnLoopback() {
        if (isManaged()) return false;
        return masters().stream()
                .flatMap(Arrays::stream)
                .map(InetSocketAddress::getHostString)
                .allMatch(host -> host.equals(LOOPBACK) || host.equals("localhost"));
    }

    /// @throws LimitException if no master answers
    void require() {
        var masters = masters();
        if (masters.isEmpty()) return;
        var why = "";
        for (var master : masters.get()) {
            try (var socket = new Socket()) {
                socket.connect(new InetSocketAddress(master.getHostString(), master.getPort()), PATIENCE_MILLIS);
                return;
            } catch (IOException fault) {
                why = String.valueOf(fault.getMessage());
            }
        }
        throw new LimitException(Message.of("spark.no-answer", "url", url, "problem", why));
    }
}
