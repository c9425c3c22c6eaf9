/// The theory of combinatorial games as a plain library: no dependencies, no I/O, no flags.
module grundy.core {
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports grundy.text;
    exports grundy.value;
    exports grundy.rules;
    exports grundy.rules.graph;
    exports grundy.check;
    exports grundy.check.theorem;
    exports grundy.engine;
    exports grundy.engine.run;
    exports grundy.solve;
    exports grundy.explain;
}
