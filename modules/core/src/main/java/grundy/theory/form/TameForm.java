package grundy.theory.form;

import grundy.check.Evidence;
import grundy.engine.NimValues;

/// A game whose sums in misere play go by two nim-values of each component: it is fickle where they are 0 and 1 or 1
/// and 0, and firm where they are equal; no component has any other pair. Sums are then played as in Nim, fickle
/// components being heaps of 0 and 1 and firm ones large heaps: if all components are fickle, the player to move
/// loses where the nim-sum of the normal values is 1, else where it is 0.
///
/// Theorem. Give every sum of components the pair that this rule says: the nim-sum of the normal values, and the same
/// in misere play, but with 0 and 1 exchanged where all are fickle. Let the misere values of single components be the
/// mex of those of their options (sums, where moves split; 1 where there are none), and let every component be fickle
/// or firm. Then the rule is right for all sums.
///
/// Proof by induction. *All fickle, nim-sum 1* (to be lost): an option of a (0,1) has not 0 in normal nor 1 in misere
/// play, so it is (1,0) or firm with a value of 2 or more; an option of a (1,0) is (0,1) or firm with 2 or more; both
/// leave a sum to be won. *All fickle, nim-sum 0*, some move left (without moves the player to move wins): if some
/// component is (1,0), it has an option of normal value 0, whose misere value is not 0; so it is (0,1), and moving
/// there leaves nim-sum 1. If all are (0,1), one that has options has one of misere value 0, whose normal value is
/// not 0, so (1,0). *Some firm, nim-sum 0* (to be lost): a move changes the nim-sum; it could win only by leaving all
/// fickle with nim-sum 1, from one firm (0,0) or (1,1) among fickle ones; but neither has a fickle option, since each
/// fickle pair holds both a 0 and a 1. *Some firm, nim-sum s not 0*: as in Nim, some component X of value n has an
/// option Y of normal value `n xor s < n`. If a firm component is left, Y wins. If not, X was the only firm one, the
/// others have nim-sum `n xor s`, which is 0 or 1, and Y is fickle; so `n >= 2` by the last remark, and X has options
/// of misere value `n xor s`: such a one is firm, leaving nim-sum 0, or fickle with the other normal value, leaving
/// nim-sum 1 and all fickle.
///
/// Source: J. H. Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13 (tame games); the proof for a set
/// of pairs that is closed under options is written out here since moves may split.
///
/// @param normal nim-values in normal play
/// @param misere nim-values of single components in misere play; its options of a value are those whose sum has it by
///     the rule above
public record TameForm(NimValues normal, NimValues misere, Evidence.ClosedForm theorem) {}
