package grundy.web.request;

import grundy.json.JsonNode;
import grundy.limit.Limits;
import grundy.rules.notation.SyntaxException;
import grundy.text.Language;

/// A kind of question that the server answers.
public interface Endpoint {
    /// A question that has been read, and is ready to be answered by whichever thread or process.
    /// All of its work stops when the limits say so.
    final class PreparedQuestion {
        private final Computation work;

        private PreparedQuestion(Computation work) {
            this.work = work;
        }

        /// @throws SyntaxException if a text in it cannot be read
        /// @throws grundy.limit.LimitException if it takes more than the limits allow
        public EndpointReply reply(Limits limits, PartialListener listener) throws SyntaxException {
            return limits.<EndpointReply, SyntaxException>during(() -> work.reply(limits, listener));
        }

        @FunctionalInterface
        private interface Computation {
            EndpointReply reply(Limits limits, PartialListener listener) throws SyntaxException;
        }
    }

    /// A question whose answer is a document.
    interface DocumentSource {
        /// @throws SyntaxException if a text in it cannot be read
        /// @throws grundy.limit.LimitException if it takes more than the limits allow
        JsonNode answer(Limits limits) throws SyntaxException;
    }

    /// A question whose answer is a document that becomes known by and by.
    interface GrowingDocumentSource {
        /// @param listener receives what is known already
        /// @throws SyntaxException if a text in it cannot be read
        /// @throws grundy.limit.LimitException if it takes more than the limits allow
        JsonNode answer(Limits limits, PartialListener listener) throws SyntaxException;
    }

    /// A question whose answer is no document: a picture, a tile, a slice.
    interface ReplySource {
        /// @throws SyntaxException if a text in it cannot be read
        /// @throws grundy.limit.LimitException if it takes more than the limits allow
        EndpointReply answer(Limits limits) throws SyntaxException;
    }

    /// @return the question whose answer is that reply
    static PreparedQuestion reply(ReplySource source) {
        return new PreparedQuestion((limits, _) -> source.answer(limits));
    }

    /// @return the question whose answer is that document
    static PreparedQuestion document(DocumentSource source) {
        return growing((limits, _) -> source.answer(limits));
    }

    /// @return the question whose answer is that document
    static PreparedQuestion growing(GrowingDocumentSource document) {
        return new PreparedQuestion((limits, listener) -> EndpointReply.of(document.answer(limits, listener)));
    }

    /// @return the last part of its address: `solve`
    String name();

    /// @return whether the question outlives the tab and the server that it was put to
    default boolean outlivesTab() {
        return false;
    }

    /// @return whether it takes so long that vectors are worth a slower start of the process that answers it
    default boolean usesVectors() {
        return false;
    }

    /// Prepares what people look at while a stored question is being answered and afterwards. It is called
    /// a moment after the work starts and again before the answer is sent, on threads that may block.
    default void prepare(RequestFields request) {}

    /// @return whether what is sent may be large: a graph, a table, an input
    default boolean isImport() {
        return false;
    }

    /// Reads a request, all of it but `lang` and the limits, which are read already.
    ///
    /// @throws RefusedRequest if a member is missing, or wrong
    PreparedQuestion read(RequestFields request, Language language);
}
