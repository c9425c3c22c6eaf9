package grundy.testkit;

import java.util.Locale;

/// A record that tests compare with what is: they write it anew by a command, and print that command where they
/// fail. These tests have tags such as `recorded-api`.
public enum Recording {
    /// Which claims of the catalogue are proved, and which texts of them Rocq has accepted; needs `coqc`.
    PROOFS("modules/prove/tests"),

    /// What others build on.
    API("apps/cli/tests"),

    /// The picture of the rooms.
    PLAN("apps/cli/tests"),

    /// The pictures of the guide to pictures.
    PICTURES("apps/cli/tests");

    private final String module;

    Recording(String module) {
        this.module = module;
    }

    public boolean isOn() {
        return name().toLowerCase(Locale.ROOT).equals(System.getProperty("record"));
    }

    public String command() {
        return "mvn -q -Dquick -Drecord=%s -pl %s -am test".formatted(name().toLowerCase(Locale.ROOT), module);
    }

    @Override
    public String toString() {
        return "Recorded anew by: " + command();
    }
}
