package grundy.plan;

import java.util.List;
import java.util.regex.Pattern;

/// What lies outside a program, and the calls of Java that reach it.
enum OutsideWorld {
    RESOURCES("its own resources", "自己的资源", "\\bgetResource(AsStream)?\\("),
    CLOCK("the clock", "时钟", "\\bnanoTime\\(|\\bcurrentTimeMillis\\(|\\b(Instant|LocalDate|LocalDateTime)\\.now\\("),
    FILES("files", "文件", "\\bjava\\.nio\\.file\\.Files\\b|\\bFileChannel\\b|\\bRandomAccessFile\\b"),
    PROCESSES("processes", "进程", "\\bProcessBuilder\\b"),
    NETWORK("the network", "网络", "\\bjava\\.net\\.(?!UR[IL]\\b)|\\bio\\.javalin\\b|\\borg\\.eclipse\\.jetty\\b"),
    TERMINAL("the terminal", "终端", "\\bSystem\\.(in|out|err|console)\\b"),
    DUCKDB("DuckDB", "DuckDB", "\\bjava\\.sql\\b"),
    SPARK("Spark", "Spark", "\\borg\\.apache\\.spark\\b");

    private final String english;
    private final String chinese;
    private final Pattern call;

    OutsideWorld(String english, String chinese, String call) {
        this.english = english;
        this.chinese = chinese;
        this.call = Pattern.compile(call);
    }

    /// @return what the guides in English and in Chinese call it
    List<String> names() {
        return List.of(english, chinese);
    }

    boolean isReachedBy(String code) {
        return call.matcher(code).find();
    }
}
