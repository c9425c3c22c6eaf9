package grundy.text;

/// The languages of the user interface.
public enum Language {
    EN,
    ZH
}
