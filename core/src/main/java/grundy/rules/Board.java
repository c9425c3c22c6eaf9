package grundy.rules;

/// An impartial game of the catalogue whose rules are a Java class.
///
/// @param <P> the positions, with `equals` and `hashCode`
public interface Board<P> extends Ruleset<P>, PartizanBoard<P> {}
