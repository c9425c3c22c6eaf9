package grundy.cli;

import grundy.present.json.ProgramInfoJson;
import grundy.text.Message;

/// `--version`: which Grundy this is, and which Java runs it.
final class Version {
    private static final String DEVELOPMENT = "development";

    private Version() {}

    static void tell(Console console) {
        var java = Runtime.version().toString();
        if (console.json()) console.say(ProgramInfoJson.version(number(), java));
        else {
            Object version = number().equals(DEVELOPMENT) ? Message.of("cli.version.development") : number();
            console.say(console.text(Message.of("cli.version", "version", version, "java", java)));
        }
    }

    /// @return as the jar says, or `development` where there is no jar
    private static String number() {
        return Main.class.getPackage().getImplementationVersion() instanceof String version ? version : DEVELOPMENT;
    }
}
