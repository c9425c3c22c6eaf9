/// The theory of combinatorial games as a plain library: no dependencies, no I/O, no flags. What is exported to all is
/// what others may build on: docs/api.md.
@SuppressWarnings("module")
module grundy.core {
    requires static jdk.incubator.vector;
    requires static org.jspecify;

    exports grundy.text;
    exports grundy.limit;
    exports grundy.value;
    exports grundy.value.canonical;
    exports grundy.value.misere;
    exports grundy.rules;
    exports grundy.rules.language;
    exports grundy.rules.catalogue;
    exports grundy.rules.board;
    exports grundy.rules.graph;
    exports grundy.rules.rewrite;
    exports grundy.rules.scored;
    exports grundy.check;
    exports grundy.check.theorem;
    exports grundy.engine;
    exports grundy.engine.heap;
    exports grundy.engine.heap.run;
    exports grundy.engine.minimax;
    exports grundy.engine.lines to
            grundy.prove;
    exports grundy.engine.search to
            grundy.prove;
    exports grundy.solve;
    exports grundy.pattern;
    exports grundy.explain;
}
