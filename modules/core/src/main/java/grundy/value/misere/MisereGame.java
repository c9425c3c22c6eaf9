package grundy.value.misere;

/// An impartial game in misere play, with the arena that it lies in.
///
/// @param form its canonical form there
public record MisereGame(MisereForms forms, int form) {
    /// @return `*[2#]`, which can be read again
    @Override
    public String toString() {
        return new MisereText(forms).of(form);
    }
}
