package grundy.theory.coins;

import grundy.rules.BoardPosition;
import grundy.rules.CatalogueEntry;
import grundy.rules.Game;
import grundy.rules.board.coin.CoinProduct;
import grundy.rules.board.coin.HeadGrid;
import grundy.rules.board.coin.HeadGrid.Square;
import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;
import grundy.text.TableRows;
import grundy.theory.form.LessonContext;
import grundy.value.NimField;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// A product of two games of turning coins: the Tartan Theorem with its numbers filled in, head by head.
///
/// @param factors the two games as written
/// @param first values of the rows
/// @param second values of the columns
record ProductLesson(LessonContext context, String factors, CoinValues first, CoinValues second, List<Square> heads)
        implements Lesson {
    private static final int MOST_ROWS = 12;

    /// @return empty if the position is not one of the product, or the values of one of the games are not known
    static Optional<Lesson> of(LessonContext context, CoinProduct product) {
        if (!(context.component().position() instanceof BoardPosition(var state, var _))
                || !(state instanceof HeadGrid grid)) return Optional.empty();
        var factors = factors(context.component().game());
        return CoinValues.of(product.first())
                .flatMap(rows -> CoinValues.of(product.second())
                        .map(columns -> new ProductLesson(context, factors, rows, columns, grid.heads())));
    }

    private static String factors(Game game) {
        return game.entry() instanceof CatalogueEntry entry ? entry.rules() : game.text();
    }

    @Override
    public void tell(Blocks blocks) {
        blocks.say(Message.of("explain.product.theorem", "factors", factors));
        var table = new TableRows("lrrr");
        table.head(blocks.phrase(Message.of("explain.product.head")) + " (x,y)", "g1(x)", "g2(y)", "g1(x) ⊗ g2(y)");
        var texts = new ShortenedText(blocks.language());
        heads.stream().limit(MOST_ROWS).forEach(head -> table.row(cells(head, texts)));
        if (heads.size() > MOST_ROWS) table.row("…");
        table.rule();
        var sum = heads.stream().map(this::value).reduce(BigInteger.ZERO, NimField::add);
        table.row(blocks.phrase(Message.of("explain.nim-sum")), "", "", texts.narrow(sum));
        table.into(blocks);
        if (context.isLost()) {
            blocks.say(Message.of("explain.product.lost"));
        } else {
            blocks.say(Message.of("explain.product.won", "value", texts.brief(sum)));
            context.example().tell(blocks);
        }
    }

    private List<String> cells(Square head, ShortenedText texts) {
        return List.of(
                "(" + texts.narrow(head.row()) + "," + texts.narrow(head.column()) + ")",
                texts.narrow(first.single(head.row())),
                texts.narrow(second.single(head.column())),
                texts.narrow(value(head)));
    }

    private BigInteger value(Square head) {
        return NimField.multiply(first.single(head.row()), second.single(head.column()));
    }
}
