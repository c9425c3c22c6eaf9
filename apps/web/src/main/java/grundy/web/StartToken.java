package grundy.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/// The secret that a server gives to the user who started it, against other users of the machine.
///
/// @param text 43 characters that are safe in addresses
public record StartToken(String text) {
    private static final int BYTES = 32;

    /// @return a new one that nobody can guess
    public static StartToken random() {
        var bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return new StartToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /// Takes as long whatever is wrong with it.
    ///
    /// @return whether this is what somebody shows
    public boolean is(String presented) {
        return MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), presented.getBytes(StandardCharsets.UTF_8));
    }
}
