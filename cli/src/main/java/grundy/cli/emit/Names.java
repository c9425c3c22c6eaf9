package grundy.cli.emit;

import java.util.Set;

/// Names that an input may use and a language, or the program itself, does not leave free.
final class Names {
    private static final Set<String> TAKEN = Set.of(
            "abstract", "and", "as", "asm", "assert", "auto", "bool", "boolean", "break", "byte", "case", "catch", "char",
            "class", "const", "continue", "data", "def", "default", "del", "delete", "do", "double", "elif", "else", "enum",
            "except", "export", "extends", "extern", "false", "final", "finally", "float", "for", "from", "global", "goto",
            "if", "implements", "import", "in", "inline", "instanceof", "int", "interface", "is", "lambda", "list", "long",
            "main", "map", "max", "min", "more", "new", "next", "nonlocal", "not", "null", "number", "numbers", "open", "operator",
            "or", "out", "package", "pass", "pos", "print", "private", "protected", "public", "raise", "read", "register",
            "return", "set", "short", "signed", "sizeof", "sorted", "static", "str", "string", "struct", "super", "switch",
            "sum", "sys", "template", "this", "throw", "throws", "transient", "true", "try", "typedef", "union", "unsigned",
            "using", "value", "vector", "virtual", "void", "volatile", "while", "wins", "with", "word", "xor", "yield", "len",
            "range", "abs", "cin", "cout", "std", "String", "System", "Math", "Arrays", "Main", "y0", "y1", "j0", "j1", "join");

    private Names() {}

    /// @return the name, or if it is taken one that is not
    static String safe(String name) {
        return TAKEN.contains(name) ? name + "_" : name;
    }
}
