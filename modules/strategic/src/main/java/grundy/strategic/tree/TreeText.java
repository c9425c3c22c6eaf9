package grundy.strategic.tree;

import grundy.rules.notation.Source;
import grundy.rules.notation.SyntaxException;
import grundy.strategic.matrix.MatrixText;
import java.util.regex.Pattern;

/// Reads a game tree from a text in either of its forms.
public final class TreeText {
    /// An indented line `action: place`, or the word `tree` at the beginning.
    private static final Pattern BRANCH =
            Pattern.compile("(?m)^[ \\t\\u3000]+[^\\s:：#;\"][^:：#;\\n\"]*[:：][ \\t\\u3000]*\\S");

    private static final Pattern TITLE = Pattern.compile("\\A(?:\\s*#[^\\n]*\\n|\\s)*(?:tree|博弈树)[ \\t:：]");

    private TreeText() {}

    /// @param text lines, indented, or a file of Gambit's (`EFG 2 R ...`)
    /// @throws SyntaxException if it is neither; it says where
    /// @throws grundy.strategic.matrix.SizeException if the tree is too large
    public static GameTree read(String text) throws SyntaxException {
        var source = Source.of(text.replace("\r\n", "\n").replace('\r', '\n'));
        return MatrixText.isEfg(text) ? EfgText.read(source) : IndentedTree.read(source);
    }

    /// @return whether the text is meant as a tree and not as a table
    public static boolean isTree(String text) {
        if (MatrixText.isNfg(text)) return false;
        return MatrixText.isEfg(text)
                || TITLE.matcher(text).find()
                || BRANCH.matcher(text).find();
    }
}
