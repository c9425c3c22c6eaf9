package grundy.web.api;

import grundy.json.JsonObject;
import grundy.text.Language;
import grundy.text.Message;
import grundy.web.request.Endpoint;
import grundy.web.request.RefusedRequest;
import grundy.web.request.RequestFields;
import java.math.BigInteger;
import java.util.ArrayList;

/// `digits`: numbers as words of digits, as an automaton of a theorem reads them.
///
/// Members: `numeration` (as a theorem names it), `numbers` (texts). The answer: `digits` (how many there are),
/// `length` (of the longest word), `words` (of each number its digits, filled up with zeros in front), `symbols` (of
/// each place the symbol that an automaton with that number of tracks reads).
final class DigitsEndpoint implements Endpoint {
    private static final int LONGEST = 2000;
    private static final int MOST_NUMBERS = 20;

    @Override
    public String name() {
        return "digits";
    }

    @Override
    public PreparedQuestion read(RequestFields request, Language language) {
        var system = ProveEndpoint.system(request.text("numeration"));
        var numbers = new ArrayList<BigInteger>();
        for (var text : request.texts("numbers")) {
            if (!text.matches("[0-9]{1," + LONGEST + "}"))
                throw new RefusedRequest(400, Message.of("web.digits.number", "most", LONGEST));
            numbers.add(new BigInteger(text));
        }
        if (numbers.isEmpty() || numbers.size() > MOST_NUMBERS)
            throw new RefusedRequest(400, Message.of("web.digits.count", "most", MOST_NUMBERS));
        return Endpoint.document(_ -> {
            var words = numbers.stream().map(system::word).toList();
            int length = words.stream().mapToInt(word -> word.length).max().orElse(0);
            var node = new JsonObject().put("digits", system.digits()).put("length", length);
            var lists = node.putArray("words");
            var symbols = new long[length];
            for (var word : words) {
                var list = lists.addArray();
                for (int i = 0; i < length; i++) {
                    int at = i - (length - word.length);
                    int digit = at < 0 ? 0 : word[at];
                    list.add(digit);
                    symbols[i] = symbols[i] * system.digits() + digit;
                }
            }
            var list = node.putArray("symbols");
            for (long symbol : symbols) list.add(symbol);
            return node;
        });
    }
}
