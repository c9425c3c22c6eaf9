package grundy.contest.emit;

import java.util.List;

/// The input and output formats of a program that is written for rules.
///
/// @param reading `heaps` or `tuples` for any number of them, `board` for all numbers of one, `one` for one position
/// @param most the largest number it may be given; empty where there is none
/// @param play which kind of play it is, in words
/// @param input what it reads, in words
/// @param output what it writes, in words
public record ProgramFormat(String reading, String most, String play, String input, String output) {
    List<String> lines() {
        return List.of(play, input, output);
    }
}
