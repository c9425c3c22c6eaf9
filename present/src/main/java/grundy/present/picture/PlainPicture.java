package grundy.present.picture;

import grundy.present.layout.WordWrap;
import grundy.present.picture.Illustration.Anchor;
import grundy.rules.Shown;

/// A position as it is written, where there is no other picture of it.
record PlainPicture(String text) implements ComponentPicture {
    private static final int MOST_LINES = 12;
    private static final int COLUMNS = 110;

    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        double y = Illustration.LINE / 2.0;
        var cut = Shown.cut(text, MOST_LINES * COLUMNS);
        for (var line : WordWrap.of(cut, COLUMNS).stream().limit(MOST_LINES).toList()) {
            drawing.words(0, y, line, Anchor.START, Illustration.BLACK);
            y += Illustration.LINE;
        }
        return drawing;
    }
}
