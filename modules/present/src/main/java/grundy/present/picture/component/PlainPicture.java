package grundy.present.picture.component;

import grundy.present.picture.drawing.Illustration;
import grundy.present.picture.drawing.PictureText;

/// A position as it is written, where there is no other picture of it.
public record PlainPicture(String text) implements ComponentPicture {
    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        PictureText.sentence(drawing, text);
        return drawing;
    }
}
