/// A class for each command: it says which words and options it takes, reads them, asks a question, and prints text or
/// a document. What is common to commands is `Command`.
///
/// Not here: commands that prove (`grundy.cli.proof`) or list values (`grundy.cli.values`).
@NullMarked
package grundy.cli.command;

import org.jspecify.annotations.NullMarked;
