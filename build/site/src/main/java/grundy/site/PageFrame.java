package grundy.site;

import static grundy.site.GuideText.escaped;

import grundy.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Frames the text of each guide in one language: all guides, the sections, search, the other language.
final class PageFrame {
    private static final String DECISIONS = "decisions";
    private static final int DEEPEST = 3;

    private final Guides guides;
    private final Map<Guide, GuideText> texts;
    private final Language language;
    private final SiteWords words;
    private final List<Guide> inOrder;

    PageFrame(Guides guides, Map<Guide, GuideText> texts, Language language, SiteWords words) {
        this.guides = guides;
        this.texts = texts;
        this.language = language;
        this.words = words;
        inOrder = guides.topics().stream()
                .flatMap(topic -> topic.guides().stream())
                .flatMap(name -> guides.in(name, language).stream())
                .toList();
    }

    String around(Guide guide) {
        var text = text(guide);
        var root = guide.to("icon.svg").replace("icon.svg", "");
        return PageHead.of(
                        Guide.tag(language),
                        guide.name().equals("index") ? "Grundy" : text.title() + " · Grundy",
                        root,
                        "style.css",
                        "<script src=\"%ssite.js\"></script>\n".formatted(root))
                + """
                <body data-root="%1$s" data-language="%2$s" data-none="%3$s">
                <a class="skip" href="#text">%4$s</a>
                <header>
                <a class="logo" href="%5$s"><img src="%1$sicon.svg" alt="" width="30" height="30">Grundy</a>
                <a class="games" href="%6$s">%7$s</a>
                <form role="search">
                <input id="search" type="search" role="combobox" aria-label="%8$s" placeholder="%9$s" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off">
                <div id="found" role="listbox" aria-label="%10$s" hidden></div>
                <div id="told" class="unseen" role="status"></div>
                </form>
                <div class="tools">%11$s<button id="theme" type="button" aria-label="%12$s" title="%12$s">◐</button><button id="menu" type="button" aria-expanded="false" aria-controls="guides">%13$s</button></div>
                </header>
                <div class="page">
                <nav id="guides" aria-label="%14$s">
                %15$s</nav>
                <div class="middle">
                %16$s<main id="text" tabindex="-1">
                %17$s</main>
                <footer>%18$s</footer>
                </div>
                </div>
                </body>
                </html>
                """.formatted(
                                root,
                                Guide.code(language),
                                escaped(words.of("search.none")),
                                escaped(words.of("skip")),
                                guide.to(start().address()),
                                guide.to(Guide.code(language) + "/games.html"),
                                escaped(words.of("games")),
                                escaped(words.of("search")),
                                escaped(words.of("search.hint")),
                                escaped(words.of("search.found")),
                                other(guide),
                                escaped(words.of("light-or-dark")),
                                escaped(words.of("menu")),
                                escaped(words.of("guides")),
                                list(guide),
                                contents(text),
                                text.html(),
                                neighbours(guide));
    }

    private Guide start() {
        return guides.preferred("index", language);
    }

    private GuideText text(Guide guide) {
        return Objects.requireNonNull(texts.get(guide));
    }

    /// @return a link to the guide in the other language, or to the start page there if there is none
    private String other(Guide guide) {
        var language = this.language == Language.EN ? Language.ZH : Language.EN;
        var twin = guides.in(guide.name(), language).orElseGet(() -> guides.preferred("index", language));
        var tag = Guide.tag(language);
        return "<a class=\"other\" href=\"%s\" lang=\"%s\" hreflang=\"%s\">%s</a>"
                .formatted(guide.to(twin.address()), tag, tag, escaped(words.of("other")));
    }

    private String list(Guide here) {
        var html = new StringBuilder();
        for (var topic : guides.topics()) {
            boolean isHere = topic.guides().contains(here.name());
            boolean isShut = topic.name().equals(DECISIONS) && !isHere;
            html.append("<details%s><summary>%s</summary>\n<ul>\n"
                    .formatted(isShut ? "" : " open", escaped(words.of("topic." + topic.name()))));
            for (var name : topic.guides()) html.append(entry(here, guides.preferred(name, language)));
            html.append("</ul>\n</details>\n");
        }
        return html.toString();
    }

    private String entry(Guide here, Guide guide) {
        boolean isOther = guide.language() != language;
        var tag = Guide.tag(guide.language());
        return "<li><a href=\"%s\"%s%s>%s</a>%s</li>\n"
                .formatted(
                        here.to(guide.address()),
                        isOther ? " hreflang=\"" + tag + "\" lang=\"" + tag + "\"" : "",
                        guide.equals(here) ? " aria-current=\"page\"" : "",
                        escaped(text(guide).title()),
                        isOther ? " <span class=\"only\">" + escaped(words.of("only")) + "</span>" : "");
    }

    private String contents(GuideText text) {
        var deeper = text.sections().stream()
                .filter(section -> section.level() > 1 && section.level() <= DEEPEST)
                .toList();
        if (deeper.size() < 2) return "";
        var html = new StringBuilder("<aside><details open><summary>" + escaped(words.of("here"))
                + "</summary><nav aria-label=\"" + escaped(words.of("here")) + "\"><ul>\n");
        for (var section : deeper)
            html.append("<li class=\"level%d\"><a href=\"#%s\">%s</a></li>\n"
                    .formatted(section.level(), section.anchor(), escaped(section.title())));
        return html.append("</ul></nav></details></aside>\n").toString();
    }

    private String neighbours(Guide guide) {
        int at = inOrder.indexOf(guide);
        var html = new StringBuilder();
        if (at > 0) html.append(neighbour(guide, inOrder.get(at - 1), "prev", words.of("previous")));
        if (at + 1 < inOrder.size()) html.append(neighbour(guide, inOrder.get(at + 1), "next", words.of("next")));
        return html.toString();
    }

    private String neighbour(Guide here, Guide there, String relation, String word) {
        return "<a rel=\"%s\" href=\"%s\"><small>%s</small> %s</a>"
                .formatted(
                        relation,
                        here.to(there.address()),
                        escaped(word),
                        escaped(text(there).title()));
    }
}
