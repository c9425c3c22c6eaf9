package grundy.rules.catalogue;

import grundy.rules.Game;
import grundy.value.Compound;
import grundy.value.Play;

/// Rules with the prefixes that stood before them.
public record PrefixedRules(Play play, Compound compound, Game game) {}
