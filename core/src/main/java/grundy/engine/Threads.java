package grundy.engine;

/// Whether engines may use a second thread. `-Dgrundy.threads=1` forbids it.
public final class Threads {
    private static final int COUNT =
            Integer.getInteger("grundy.threads", Runtime.getRuntime().availableProcessors());

    private Threads() {}

    public static boolean areSeveral() {
        return COUNT > 1;
    }
}
