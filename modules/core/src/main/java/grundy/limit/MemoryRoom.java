package grundy.limit;

/// Memory that work may hold, where it is handed no ledger. What takes some gives it back.
public interface MemoryRoom {
    /// All the memory there is.
    MemoryRoom ENDLESS = new MemoryRoom() {
        @Override
        public void take(long more) {}

        @Override
        public void give(long less) {}
    };

    /// To be called before memory is taken; throws if there is not so much.
    ///
    /// @param more bytes, at least 0
    void take(long more);

    /// To be called when memory is not used any more.
    ///
    /// @param less bytes, at most as many as were taken
    void give(long less);
}
