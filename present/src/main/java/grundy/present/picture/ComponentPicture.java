package grundy.present.picture;

/// What one component, or heaps side by side, look like: one class for each kind of game. {@link ComponentPictures}
/// chooses, and no picture asks it.
interface ComponentPicture {
    Illustration drawn();
}
