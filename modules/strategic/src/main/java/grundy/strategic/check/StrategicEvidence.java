package grundy.strategic.check;

import grundy.value.Rational;

/// The evidence for a verdict about a game in strategic or extensive form: the computation, and the
/// theorem by which it is enough. What is found is compared with all deviations besides ({@link
/// DeviationGains}, {@link TreeCheck}), and can be written as a certificate ({@link
/// EquilibriumCertificate}) of which the same is checked again.
public sealed interface StrategicEvidence {
    /// @return the theorem as it is cited; empty where the definition says it all
    String theorem();

    /// All vertices of both best-response polytopes were enumerated: they give all extreme equilibria.
    ///
    /// @param vertices of both
    /// @param checked equilibria that were compared with all deviations
    record AllVertices(long vertices, long checked) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "Mangasarian 1964";
        }
    }

    /// A path of vertices led to an equilibrium, which was compared with all deviations.
    ///
    /// @param pivots steps of the path
    record VertexPath(long pivots) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "Lemke and Howson 1964";
        }
    }

    /// A saddle point: one strategy guarantees exactly what the other concedes.
    ///
    /// @param guaranteed the least that the first player gets
    /// @param conceded the most that the second player lets the first have
    record Saddle(Rational guaranteed, Rational conceded) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "von Neumann 1928";
        }
    }

    /// All profiles of pure strategies were examined.
    record AllProfiles(long profiles) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "";
        }
    }

    /// The principle of one deviation: at each node of a tree no other action is better for the player who moves.
    record OneDeviation(long nodes) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "Zermelo 1913, Kuhn 1953";
        }
    }

    /// A saddle point in a tree: one behaviour guarantees exactly what the other concedes, by the best
    /// replies to both.
    ///
    /// @param guaranteed the least that the first player gets
    /// @param conceded the most that the second player lets the first have
    record TreeSaddle(Rational guaranteed, Rational conceded) implements StrategicEvidence {
        @Override
        public String theorem() {
            return "Koller, Megiddo and von Stengel 1996";
        }
    }
}
