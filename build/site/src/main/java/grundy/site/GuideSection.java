package grundy.site;

/// A heading with the text up to the next one.
///
/// @param level  1 for the title of the guide
/// @param anchor its name within the page
/// @param title  the heading
/// @param text   what stands below it, without marks
record GuideSection(int level, String anchor, String title, String text) {}
