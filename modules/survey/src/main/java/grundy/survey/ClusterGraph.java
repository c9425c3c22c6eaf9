package grundy.survey;

import grundy.limit.Limits;
import grundy.value.Outcome;
import grundy.value.Play;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A graph for a cluster, in files that all its workers can read.
///
/// @param files of pairs, compressed by gzip or not, or Parquet; a folder stands for all files in it
/// @param out a folder for the results, one row a vertex, which all can write to; not there yet
/// @param hasValues whether nim-values are wanted; in normal play
public record ClusterGraph(List<String> files, Play play, Path out, boolean hasValues, Limits limits) {
    public ClusterGraph {
        files = List.copyOf(files);
    }

    /// The totals of the analysis of a graph.
    ///
    /// @param counts vertices by outcome: N, P and D
    /// @param longest remoteness, -1 if all is drawn
    /// @param largest nim-value, -1 if there are none
    /// @param infinite how many vertices have an infinite value
    /// @param supersteps it took
    public record Tally(
            long vertices,
            long edges,
            Map<Outcome, Long> counts,
            long longest,
            long largest,
            long infinite,
            long supersteps)
            implements Serializable {
        public Tally {
            counts = Map.copyOf(counts);
        }

        /// @return the tally of a graph of which this is a part and the other the rest
        public Tally and(Tally rest) {
            var both = new EnumMap<Outcome, Long>(Outcome.class);
            both.putAll(counts);
            rest.counts.forEach((outcome, count) -> both.merge(outcome, count, Long::sum));
            return new Tally(
                    vertices + rest.vertices,
                    edges + rest.edges,
                    both,
                    Math.max(longest, rest.longest),
                    Math.max(largest, rest.largest),
                    infinite + rest.infinite,
                    Math.max(supersteps, rest.supersteps));
        }
    }
}
