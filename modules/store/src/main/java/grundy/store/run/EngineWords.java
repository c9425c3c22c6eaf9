package grundy.store.run;

import grundy.text.Message;

/// Engines that work out runs, for a reader. Files name them in English, with the version of their order of work.
public final class EngineWords {
    private EngineWords() {}

    /// @return whether a file may name such an engine: one that there is, with a version
    public static boolean isKnown(String engine) {
        return of(engine) instanceof Message && engine.matches("[a-z ]+ [1-9][0-9]{0,3}");
    }

    /// @param engine as a file names it: `sparse 1`
    /// @return a message whose text in English is this, or the name itself if it is another's
    public static Object of(String engine) {
        int blank = engine.lastIndexOf(' ');
        if (blank < 0) return engine;
        var version = engine.substring(blank + 1);
        return switch (engine.substring(0, blank)) {
            case "sparse" -> Message.of("store.engine.sparse", "version", version);
            case "dense" -> Message.of("store.engine.dense", "version", version);
            case "sieve" -> Message.of("store.engine.sieve", "version", version);
            case "subtraction" -> Message.of("store.engine.subtraction", "version", version);
            case "part" -> Message.of("store.engine.part", "version", version);
            case "table" -> Message.of("store.engine.table", "version", version);
            case "closed form" -> Message.of("store.engine.form", "version", version);
            case "search" -> Message.of("store.engine.search", "version", version);
            default -> engine;
        };
    }
}
