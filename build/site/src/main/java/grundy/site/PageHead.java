package grundy.site;

import static grundy.site.GuideText.escaped;

/// Heads the pages of the site: everything before the body.
final class PageHead {
    private PageHead() {}

    /// @param tag the language of the page
    /// @param root from the page to the folder of the site
    /// @param style a file in that folder
    /// @param more what this page has beside what all have
    static String of(String tag, String title, String root, String style, String more) {
        return """
                <!doctype html>
                <html lang="%1$s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%2$s</title>
                <link rel="icon" href="%3$sicon.svg" type="image/svg+xml">
                <link rel="stylesheet" href="%3$s%4$s">
                %5$s</head>
                """.formatted(tag, escaped(title), root, style, more);
    }
}
