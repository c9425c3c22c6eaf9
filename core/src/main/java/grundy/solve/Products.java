package grundy.solve;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Ways to choose one element from each of many lists, one by one: the last list varies fastest.
final class Products {
    private Products() {}

    /// @return every choice, lazily; none if some list is empty
    static <T> Stream<List<T>> of(List<List<T>> lists) {
        if (lists.stream().anyMatch(List::isEmpty)) return Stream.empty();
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new Odometer<>(lists), Spliterator.ORDERED), false);
    }

    private static final class Odometer<T> implements Iterator<List<T>> {
        private final List<List<T>> lists;
        private final int[] digits;
        private boolean more = true;

        Odometer(List<List<T>> lists) {
            this.lists = lists;
            this.digits = new int[lists.size()];
        }

        @Override
        public boolean hasNext() {
            return more;
        }

        @Override
        public List<T> next() {
            if (!more) throw new java.util.NoSuchElementException();
            var chosen = new ArrayList<T>(digits.length);
            for (int i = 0; i < digits.length; i++) chosen.add(lists.get(i).get(digits[i]));
            int last = digits.length - 1;
            while (last >= 0 && digits[last] == lists.get(last).size() - 1) digits[last--] = 0;
            if (last >= 0) digits[last]++;
            else more = false;
            return chosen;
        }
    }
}
