package grundy.text;

/// The languages a user may read.
public enum Language {
    EN,
    ZH
}
