package grundy.cli;

import grundy.store.json.JsonObject;
import grundy.text.Message;

/// `--version`: which Grundy this is, and which Java runs it.
final class Version {
    private Version() {}

    static void tell(Console console) {
        var java = Runtime.version().toString();
        if (console.json())
            console.say(new JsonObject().put("version", number()).put("java", java));
        else console.say(console.text(Message.of("cli.version", "version", number(), "java", java)));
    }

    /// @return as the jar says, or `development` where there is no jar
    private static String number() {
        return Main.class.getPackage().getImplementationVersion() instanceof String version ? version : "development";
    }
}
