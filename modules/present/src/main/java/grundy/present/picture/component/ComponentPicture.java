package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;

/// What one component, or heaps side by side, look like: one class for each kind of game. {@link ComponentPictures}
/// chooses, and no picture asks it.
public interface ComponentPicture {
    Illustration drawn();
}
