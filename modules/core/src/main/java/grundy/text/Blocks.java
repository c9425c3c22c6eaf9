package grundy.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An answer in the making: takes sentences, items and tables one after the other and makes blocks of them.
public final class Blocks {
    private final Language language;
    private final List<Block> blocks = new ArrayList<>();

    /// @param language the reader's
    public Blocks(Language language) {
        this.language = language;
    }

    /// @return the reader's language
    public Language language() {
        return language;
    }

    /// @return the text of a message in the reader's language
    public String phrase(Message message) {
        return message.in(language);
    }

    /// @return the text of a message in the reader's language, and where its formulas are
    public MarkedText markedText(Message message) {
        return message.markedText(language);
    }

    /// Adds a sentence or several to the paragraph.
    public void say(Message message) {
        markedText(message).lines().forEach(this::sentence);
    }

    /// Says what the answer comes to.
    public void result(Message message, Block.Standing standing) {
        blocks.add(Block.result(markedText(message), standing));
    }

    private void sentence(MarkedText text) {
        if (last() instanceof Block.Paragraph(var sentences))
            blocks.set(blocks.size() - 1, Block.paragraph(with(sentences, text)));
        else blocks.add(Block.paragraph(List.of(text)));
    }

    private @Nullable Block last() {
        return blocks.isEmpty() ? null : blocks.getLast().plain();
    }

    /// @param texts of the last block, whose formulas stay
    private List<MarkedText> with(List<String> texts, MarkedText text) {
        var longer = new ArrayList<>(
                blocks.getLast() instanceof Block.WithFormulas(var _, var marked) ? marked : MarkedText.plain(texts));
        longer.add(text);
        return longer;
    }

    /// Adds an item without a number.
    public void item(String text) {
        step(MarkedText.plain(text), false);
    }

    /// Adds an item without a number.
    public void item(Message message) {
        item(markedText(message));
    }

    /// Adds an item without a number.
    public void item(MarkedText text) {
        step(text, false);
    }

    /// Adds an item with the next number; the first of a list has number 1.
    public void numbered(String text) {
        step(MarkedText.plain(text), true);
    }

    /// Adds an item with the next number; the first of a list has number 1.
    public void numbered(Message message) {
        step(markedText(message), true);
    }

    private void step(MarkedText text, boolean numbered) {
        if (last() instanceof Block.Steps(var items, boolean same, var more) && same == numbered && more.isEmpty())
            blocks.set(blocks.size() - 1, Block.steps(with(items, text), numbered, ""));
        else blocks.add(Block.steps(List.of(text), numbered, ""));
    }

    /// Says at the end of a list of items how many more there are.
    public void more(Message message) {
        if (last() instanceof Block.Steps(var items, boolean numbered, var more) && more.isEmpty()) {
            var marked =
                    blocks.getLast() instanceof Block.WithFormulas(var _, var texts) ? texts : MarkedText.plain(items);
            blocks.set(blocks.size() - 1, Block.steps(marked, numbered, phrase(message)));
        } else blocks.add(new Block.Steps(List.of(), false, phrase(message)));
    }

    /// Adds sentences as they are to the paragraph.
    public void quote(String text) {
        sentence(MarkedText.plain(text));
    }

    /// Adds a sentence that belongs to what stands before it.
    ///
    /// @param depth how far it is set in, at least 1
    public void note(String text, int depth) {
        note(MarkedText.plain(text), depth);
    }

    /// Adds a sentence that belongs to what stands before it.
    ///
    /// @param depth how far it is set in, at least 1
    public void note(Message message, int depth) {
        note(markedText(message), depth);
    }

    private void note(MarkedText text, int depth) {
        if (last() instanceof Block.Notes(var sentences, int same) && same == depth)
            blocks.set(blocks.size() - 1, Block.notes(with(sentences, text), depth));
        else blocks.add(Block.notes(List.of(text), depth));
    }

    /// Begins a new train of thought, except at the beginning and after another one.
    public void gap() {
        if (!blocks.isEmpty() && !(blocks.getLast() instanceof Block.Break)) blocks.add(new Block.Break());
    }

    /// Adds a block as it is.
    public void add(Block block) {
        if (block instanceof Block.Break) gap();
        else blocks.add(block);
    }

    /// Adds what has been said elsewhere.
    public void add(List<Block> others) {
        others.forEach(this::add);
    }

    /// @return the blocks, without a break at the end
    public List<Block> list() {
        boolean open = !blocks.isEmpty() && blocks.getLast() instanceof Block.Break;
        return List.copyOf(open ? blocks.subList(0, blocks.size() - 1) : blocks);
    }
}
