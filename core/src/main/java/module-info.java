/// The theory of combinatorial games as a plain library: no dependencies, no I/O, no flags.
module grundy.core {
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports grundy.text;
    exports grundy.value;
    exports grundy.rules;
    exports grundy.rules.graph;
    exports grundy.rules.scored;
    exports grundy.rules.matrix;
    exports grundy.rules.tree;
    exports grundy.check;
    exports grundy.check.matrix;
    exports grundy.check.tree;
    exports grundy.check.theorem;
    exports grundy.engine;
    exports grundy.engine.minimax;
    exports grundy.engine.matrix;
    exports grundy.engine.run;
    exports grundy.solve;
    exports grundy.solve.matrix;
    exports grundy.solve.pattern;
    exports grundy.explain;
}
