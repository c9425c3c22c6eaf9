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
    exports grundy.value.heat;
    exports grundy.value.misere;
    exports grundy.rules;
    exports grundy.rules.formula;
    exports grundy.rules.option;
    exports grundy.rules.board.coin;
    exports grundy.rules.board.graph;
    exports grundy.rules.board.grid;
    exports grundy.rules.board.heap;
    exports grundy.rules.catalogue;
    exports grundy.rules.graph;
    exports grundy.rules.notation;
    exports grundy.rules.language;
    exports grundy.rules.language.formula;
    exports grundy.rules.language.rule;
    exports grundy.rules.rewrite;
    exports grundy.rules.scored;
    exports grundy.rules.words;
    exports grundy.check;
    exports grundy.check.answer;
    exports grundy.check.automaton;
    exports grundy.check.period;
    exports grundy.check.plain;
    exports grundy.check.theorem;
    exports grundy.check.verdict;
    exports grundy.finding;
    exports grundy.engine;
    exports grundy.engine.heap;
    exports grundy.question;
    exports grundy.answer;
    exports grundy.solve;
    exports grundy.pattern;
    exports grundy.explain;
    exports grundy.explain.value;
    exports grundy.engine.lines to
            grundy.prove;
    exports grundy.engine.search to
            grundy.prove;
    exports grundy.explain.board to
            grundy.course,
            grundy.present;
}
