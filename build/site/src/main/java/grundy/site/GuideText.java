package grundy.site;

import grundy.text.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Document;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/// A guide's Markdown as HTML with the links of the site, and its sections.
final class GuideText {
    private static final List<TablesExtension> EXTENSIONS = List.of((TablesExtension) TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final String PICTURES = "docs/pictures";
    private static final int DEEPEST = 3;

    private final Guides guides;
    private final Guide guide;
    private final SiteWords words;
    private final Map<Node, GuideSection> sections = new HashMap<>();
    private final List<GuideSection> inOrder = new ArrayList<>();
    private final String html;

    /// @param markdown what the guide says
    /// @param options  the help on a command, if a section's title is one
    GuideText(
            Guides guides, Guide guide, String markdown, SiteWords words, Function<String, Optional<String>> options) {
        this.guides = guides;
        this.guide = guide;
        this.words = words;
        var document = PARSER.parse(markdown);
        if (guide.language() == Language.ZH) document.accept(new ChineseLines());
        addOptions(document, options);
        divide(document);
        document.accept(new HtmlMarks());
        html = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(_ -> (node, tag, attributes) -> {
                    var section = sections.get(node);
                    if (section != null && tag.startsWith("h")) attributes.put("id", section.anchor());
                    // Whoever has no mouse scrolls what is wider than the screen, too.
                    if (tag.equals("pre")) attributes.put("tabindex", "0");
                })
                .build()
                .render(document);
    }

    String html() {
        return html;
    }

    List<GuideSection> sections() {
        return inOrder;
    }

    /// @return the first heading
    String title() {
        return inOrder.getFirst().title();
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String plain(Node node) {
        var text = new StringBuilder();
        node.accept(new PlainText(text));
        return text.toString().strip();
    }

    /// Puts the help on a command at the end of its section.
    private void addOptions(Node document, Function<String, Optional<String>> options) {
        Node end = document.getLastChild();
        for (var node = end; node != null; node = node.getPrevious()) {
            if (!(node instanceof Heading heading)) continue;
            var last = end;
            options.apply(plain(heading))
                    .ifPresent(help ->
                            last.insertAfter(block("""
                    <details class="options"><summary>%s</summary>
                    <pre tabindex="0"><code>%s</code></pre></details>
                    """.formatted(escaped(words.of("options")), escaped(help)))));
            end = heading.getPrevious() == null ? heading : heading.getPrevious();
        }
    }

    private void divide(Node document) {
        var anchors = new SectionAnchors();
        for (var node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (!(node instanceof Heading heading)) continue;
            var text = new StringBuilder();
            for (var next = heading.getNext(); next != null && !(next instanceof Heading); next = next.getNext())
                text.append(plain(next)).append('\n');
            var title = plain(heading);
            var section = new GuideSection(heading.getLevel(), anchors.of(title), title, text.toString());
            sections.put(heading, section);
            inOrder.add(section);
        }
    }

    private static HtmlBlock block(String html) {
        var block = new HtmlBlock();
        block.setLiteral(html);
        return block;
    }

    /// Joins lines that end and begin with a Chinese sign: no blank stands between those.
    private static final class ChineseLines extends AbstractVisitor {
        @Override
        public void visit(SoftLineBreak end) {
            if (end.getPrevious() instanceof Text before
                    && end.getNext() instanceof Text after
                    && before.getLiteral().matches("(?s).*[\\u3000-\\u9fff\\uff00-\\uffef]")
                    && after.getLiteral().matches("(?s)[\\u3000-\\u9fff\\uff00-\\uffef].*")) end.unlink();
        }
    }

    /// Collects words, without marks and addresses.
    private static final class PlainText extends AbstractVisitor {
        private final StringBuilder text;

        PlainText(StringBuilder text) {
            this.text = text;
        }

        @Override
        public void visit(Text words) {
            text.append(words.getLiteral());
        }

        @Override
        public void visit(Code code) {
            text.append(code.getLiteral());
        }

        @Override
        public void visit(FencedCodeBlock code) {
            text.append(code.getLiteral());
        }

        @Override
        public void visit(HtmlBlock help) {
            text.append(help.getLiteral().replaceAll("<[^>]*>", " "));
        }

        @Override
        public void visit(SoftLineBreak end) {
            text.append(' ');
        }

        @Override
        protected void visitChildren(Node parent) {
            super.visitChildren(parent);
            if (parent instanceof Block || parent instanceof CustomNode) text.append(' ');
        }
    }

    /// Sets links, and what HTML needs beyond Markdown.
    private final class HtmlMarks extends AbstractVisitor {
        @Override
        public void visit(Document document) {
            visitChildren(document);
        }

        @Override
        public void visit(Heading heading) {
            visitChildren(heading);
            var section = sections.get(heading);
            if (section == null || section.level() == 1 || section.level() > DEEPEST) return;
            var link = new HtmlInline();
            link.setLiteral("<a class=\"anchor\" href=\"#%s\" aria-label=\"%s: %s\">#</a>"
                    .formatted(section.anchor(), escaped(words.of("link")), escaped(section.title())));
            heading.appendChild(link);
        }

        @Override
        public void visit(CustomBlock table) {
            visitChildren(table);
            if (!(table instanceof TableBlock)) return;
            table.insertBefore(block("<div class=\"scroll\" tabindex=\"0\">"));
            table.insertAfter(block("</div>"));
        }

        /// Commands stand out from what they print.
        @Override
        public void visit(FencedCodeBlock code) {
            if (!code.getLiteral().startsWith("$ ") && !code.getLiteral().contains("\n$ ")) return;
            var lines = code.getLiteral()
                    .lines()
                    .map(line -> line.startsWith("$ ") ? "<b>" + escaped(line) + "</b>" : escaped(line))
                    .collect(Collectors.joining("\n"));
            code.insertAfter(block("<pre tabindex=\"0\"><code>" + lines + "\n</code></pre>"));
            code.unlink();
        }

        @Override
        public void visit(Image image) {
            visitChildren(image);
            image.setDestination(
                    guide.to(file(image.getDestination()).toString().replaceFirst("^" + PICTURES, "pictures")));
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            var place = link.getDestination();
            if (place.startsWith("#") || place.matches("[a-z]+:.*")) return;
            int hash = place.indexOf('#') < 0 ? place.length() : place.indexOf('#');
            var file = file(place.substring(0, hash));
            guides.at(file)
                    .ifPresentOrElse(
                            found -> link.setDestination(guide.to(found.address()) + place.substring(hash)),
                            () -> name(link, file.toString()));
        }

        private Path file(String place) {
            return guide.source().resolveSibling(place).normalize();
        }

        /// In the place of a link to what is no part of the site: its name.
        private void name(Link link, String file) {
            var code = new Code(file);
            if (!file.endsWith(plain(link))) {
                while (link.getFirstChild() != null) link.insertBefore(link.getFirstChild());
                boolean chinese = guide.language() == Language.ZH;
                link.insertBefore(new Text(chinese ? "（" : " ("));
                link.insertAfter(new Text(chinese ? "）" : ")"));
            }
            link.insertBefore(code);
            link.unlink();
        }
    }
}
