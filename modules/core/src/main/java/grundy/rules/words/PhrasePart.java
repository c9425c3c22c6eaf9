package grundy.rules.words;

import java.util.List;

/// A part of a phrase.
sealed interface PhrasePart {
    /// A token that stands there as it is.
    record Word(String text) implements PhrasePart {}

    /// Another section of the tables, or one of the readers that are built in.
    record Symbol(String name) implements PhrasePart {}

    /// Nothing, where no phrase of a section follows.
    record NotFollowedBy(String name) implements PhrasePart {}

    /// One of several rows of parts; an empty one may be left out.
    record Choice(List<List<PhrasePart>> rows) implements PhrasePart {}
}
