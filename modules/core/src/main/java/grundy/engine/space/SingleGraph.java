package grundy.engine.space;

/// One impartial component that never splits, as a sum of its own: no sum needs to be stored.
public record SingleGraph(PositionSpace space) implements SumSpace {
    @Override
    public int size() {
        return space.size();
    }

    @Override
    public void expand(int id, OptionBuffer out) {
        space.expand(id, 0, out);
    }

    @Override
    public int idOf(int[] parts, int count, int side) {
        return parts[0];
    }
}
