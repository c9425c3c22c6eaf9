package grundy.rules;

import grundy.value.Compound;
import grundy.value.Play;

/// Rules with the prefixes that stood before them.
public record Prefixed(Play play, Compound compound, Game game) {}
