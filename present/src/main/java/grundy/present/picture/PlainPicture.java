package grundy.present.picture;

/// A position as it is written, where there is no other picture of it.
record PlainPicture(String text) implements ComponentPicture {
    @Override
    public Illustration drawn() {
        var drawing = new Illustration();
        Caption.sentence(drawing, text);
        return drawing;
    }
}
