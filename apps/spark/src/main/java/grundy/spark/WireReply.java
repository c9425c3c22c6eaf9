package grundy.spark;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/// A reply as it goes over the wire.
///
/// @param number of the game
/// @param row its line
/// @param certificate what the certificate's file holds; empty if there is none
/// @param next how to go on; null if the row is the last word
record WireReply(
        long number,
        String row,
        byte[] certificate,
        @Nullable WireOrder next) implements Serializable {}
