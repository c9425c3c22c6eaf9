package grundy.plan;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import grundy.testkit.Recording;
import grundy.testkit.SourceFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The plan on the door is the house: its rooms, its arrows, the size of packages, names, and the picture.
@Tag("slow")
class HousePlanTest {
    private static final int FEWEST_FILES = 5;
    private static final int MOST_FILES = 30;
    private static final int LARGEST_KNOT = 10;
    private static final String PICTURE = "docs/pictures/rooms.svg";

    /// The name of a nested type, and what stands behind it.
    private static final Pattern NESTED =
            Pattern.compile("(?m)^ +(?:\\w+ )*(?:class|record|interface|enum) (\\w+)\\b([^{;]*)");

    private static final Pattern PARENTS = Pattern.compile("(?:implements|extends) (\\w+)");
    private static final Pattern PARTICIPLE = Pattern.compile("[A-Z][a-z]+ed|Begun|Chosen|Drawn|Found|Given|Kept|Known"
            + "|Lost|Made|Met|Put|Ran|Read|Said|Seen|Shown|Taken|Told|Won|Written");
    /// Prepositions, pronouns, adverbs, and adjectives that stand for something.
    private static final Pattern PARTICLE =
            Pattern.compile("Of[A-Z]\\w*|Above|All|Among|Any|At|Below|Beside|Both|By|Cold|Colds|Flat|In|Live|Never"
                    + "|Once|One|Open|Or|Other|Plain|Small|Somewhere|Two|Until|What|Wider|Within|Without");

    /// Types of the API with the field's words: the token that a game moves, a drawing of a graph, a move
    /// in a list.
    private static final Set<String> NAMED_ALIKE = Set.of(
            "rules.board.graph.ChildishHackenbush.Picture",
            "rules.board.graph.EdgeGeography.Token",
            "rules.board.graph.Geography.Token",
            "rules.board.graph.NimOnGraphs.Token",
            "text.Block.Move");

    /// Declarations of methods with names that say nothing of what comes back.
    private static final Pattern DIALECT =
            Pattern.compile("(?m)^ +(?!(?:return|throw|else|yield|new|case|do) )(?:[\\w<>\\[\\],.?@]+ )+"
                    + "(told|said|seen|heard|taught|meant|written|shown|stated|asked|worked|judged|quoted|wanted|known|named|found"
                    + "|begun|met|looked)\\(");

    /// Locals, parameters, fields and record components that are called by a participle of ours, or by a word that
    /// holds nothing.
    private static final Pattern PARTICIPLE_VARIABLE = Pattern.compile(
            "(?<!::)(?<!>)\\b(told|said|seen|heard|taught|meant|shown|kept|stated|asked|worked|wanted|known|of|wish)\\b(?!\\()");

    private static final Pattern MAKES_LIMITS = Pattern.compile(
            "\\bLimits\\.DEFAULT\\b|\\bnew Limits\\(|(?i:limits|DEFAULT)(?:\\(\\))?\\s*\\.(?:withPositions|holding)\\(");
    private static final Pattern DOORS =
            Pattern.compile("limit\\..*|cli\\.(?:[a-z]+\\.)?(?:LimitOptions|MachineLimits|GraphCommand)"
                    + "|web\\.work\\.(?:WorkLimits|WarmUp)|web\\.api\\.table\\.RunEndpoint|spark\\..*");

    private static SourceTree tree;

    @BeforeAll
    static void read() throws IOException {
        tree = SourceTree.read();
    }

    @Test
    void eachRoomSeesExactlyWhatThePlanSays() {
        assertThat(tree.arrows()).isEqualTo(HousePlan.arrows());
    }

    @Test
    void floorsStandUponEachOther() {
        assertThat(HousePlan.floors().stream().mapToInt(List::size).sum())
                .isEqualTo(HousePlan.arrows().size());
    }

    @Tag("recorded-plan")
    @Test
    void thePictureOnTheDoorIsThatOfThePlan() throws IOException {
        var file = SourceFiles.root().resolve(PICTURE);
        if (Recording.PLAN.isOn()) Files.writeString(file, HousePlan.picture());
        assertThat(file).as("%s", Recording.PLAN).hasContent(HousePlan.picture());
    }

    @Test
    void noLineOfThePicturePassesBehindARoom() {
        assertThat(HousePlan.layout().hidden(HousePlan.layout().columns())).isEmpty();
    }

    /// The description of a package counts as a file.
    @Test
    void packagesAreNeitherHallsNorCupboards() {
        var sizes = tree.count(SourceTree.Source::folder);
        sizes.replaceAll((_, types) -> types + 1);
        assertThat(sizes.entrySet())
                .allSatisfy(
                        each -> assertThat(each.getValue()).as(each.getKey()).isBetween(FEWEST_FILES, MOST_FILES));
    }

    /// The description says in a last paragraph what one might look for in the package, and what is elsewhere.
    @Test
    void eachPackageSaysWhatIsNotHere() throws IOException {
        var silent = new TreeSet<String>();
        for (var folder : tree.count(SourceTree.Source::folder).keySet()) {
            var description =
                    Files.readString(SourceFiles.root().resolve(folder).resolve("package-info.java"));
            if (!description.contains("\n///\n/// Not here: ")) silent.add(folder);
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void noPackageIsInACircle() {
        assertThat(Knots.in(tree.packages())).isEmpty();
    }

    @Test
    void noKnotHasMoreThanTenTypes() {
        var knots = Knots.in(tree.neighbours());
        assertThat(knots).isNotEmpty();
        assertThat(knots).allSatisfy(knot -> assertThat(knot).hasSizeLessThanOrEqualTo(LARGEST_KNOT));
    }

    /// Who asks for work says how much it may use. Parts of it take the limits they are handed, or those of
    /// the work.
    @Test
    void onlyTheDoorsOfTheAppsMakeLimits() {
        var makers = tree.sources().stream()
                .filter(source -> MAKES_LIMITS.matcher(source.code()).find())
                .map(SourceTree.Source::type)
                .toList();
        assertThat(makers).isNotEmpty().allMatch(type -> DOORS.matcher(type).matches());
    }

    /// One common word says too little: a type is named by the field's noun and by what it does. Those below are
    /// terms of the field, or name what everybody calls so.
    @Test
    void namesOfOneWordAreTerms() throws IOException {
        var names = tree.sources().stream()
                .map(SourceTree.Source::simpleName)
                .filter(name -> name.matches("[A-Z][a-z0-9]+"))
                .collect(toCollection(TreeSet::new));
        var terms = new TreeSet<String>();
        try (var in = Objects.requireNonNull(HousePlanTest.class.getResourceAsStream("one-word-names.txt"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> terms.addAll(List.of(line.split(" "))));
        }
        assertThat(names).isEqualTo(terms);
    }

    /// `CalculationResult`, and not `Worked`.
    @Test
    void noNameIsABareParticiple() {
        var participles = tree.sources().stream()
                .map(SourceTree.Source::simpleName)
                .filter(name -> name.matches("[A-Z][a-z]+(ed|ing)"))
                .collect(toCollection(TreeSet::new));
        assertThat(participles).isEmpty();
    }

    /// A variant completes the name of what it is one of: `ProofFinding.Refuted`. `Told` and `Beside` say nothing.
    @Test
    void noNestedNameIsABareParticipleOrParticle() {
        var names = new TreeSet<String>();
        for (var source : tree.sources())
            for (var name : nestedTypesOfTheirOwn(source))
                if (PARTICIPLE.matcher(name).matches() || PARTICLE.matcher(name).matches())
                    names.add(source.simpleName() + "." + name);
        assertThat(names).isEmpty();
    }

    /// A method is named by what it returns or does: `claimedVerdict()` or `markedText(language)`, and not `told`.
    @Test
    void noMethodIsNamedInADialect() {
        var names = new TreeSet<String>();
        for (var source : tree.sources())
            DIALECT.matcher(source.code())
                    .results()
                    .forEach(method -> names.add(source.type() + "#" + method.group(1)));
        assertThat(names).isEmpty();
    }

    /// A variable is called by what it holds: `theorems`, `cached` or `excerpt`, and not `known` or `shown`.
    @Test
    void noVariableIsNamedInADialect() {
        var names = new TreeSet<String>();
        for (var source : tree.sources())
            PARTICIPLE_VARIABLE
                    .matcher(source.code())
                    .results()
                    .forEach(variable -> names.add(source.type() + "#" + variable.group(1)));
        assertThat(names).isEmpty();
    }

    @Test
    void noNameIsUsedTwice() {
        var places = new TreeMap<String, Set<String>>();
        for (var source : tree.sources())
            places.computeIfAbsent(source.simpleName(), _ -> new TreeSet<>()).add(source.type());
        for (var source : tree.sources())
            for (var name : nestedTypesOfTheirOwn(source))
                places.computeIfPresent(name, (_, types) -> {
                    types.add(source.type() + "." + name);
                    return types;
                });
        places.values().forEach(types -> types.removeAll(NAMED_ALIKE));
        places.values().removeIf(types -> types.size() == 1);
        assertThat(places).isEmpty();
    }

    /// @return the names of nested types but those that are one of a type in the same file, whose name
    ///     completes theirs
    private static Set<String> nestedTypesOfTheirOwn(SourceTree.Source source) {
        var declared = NESTED.matcher(source.code()).results().toList();
        var types = declared.stream().map(type -> type.group(1)).collect(toCollection(TreeSet::new));
        types.add(source.simpleName());
        return declared.stream()
                .filter(type ->
                        PARENTS.matcher(type.group(2)).results().noneMatch(parent -> types.contains(parent.group(1))))
                .map(type -> type.group(1))
                .collect(toCollection(TreeSet::new));
    }

    /// The third column of the guides' table of rooms.
    @Test
    void eachRoomTouchesWhatTheGuidesSay() throws IOException {
        var guides = List.of("docs/architecture.md", "docs/architecture.zh-CN.md");
        for (int language = 0; language < guides.size(); language++) {
            int column = language;
            var stated = new TreeMap<String, Set<String>>();
            var rows = Pattern.compile("(?m)^\\| (`[a-z`, 、]+`) \\| [^|]+ \\| ([^|]+) \\| [a-z]+ \\|$")
                    .matcher(Files.readString(SourceFiles.root().resolve(guides.get(language))))
                    .results()
                    .toList();
            for (var row : rows)
                for (var room : row.group(1).split("[, 、]+"))
                    stated.put(
                            room.replace("`", ""),
                            new TreeSet<>(List.of(row.group(2).split(", |、"))));
            stated.values().forEach(names -> names.removeAll(List.of("nothing", "无")));
            var measured = new TreeMap<String, Set<String>>();
            for (var source : tree.sources()) {
                var outside = measured.computeIfAbsent(source.room(), _ -> new TreeSet<>());
                for (var world : OutsideWorld.values())
                    if (world.isReachedBy(source.code()))
                        outside.add(world.names().get(column));
            }
            assertThat(stated).as(guides.get(language)).isEqualTo(measured);
        }
    }

    /// `module/package/Class`, as the guide writes it: in the room of that name, or in the core's.
    @Test
    void theWayOfAQuestionLeadsThroughFilesThatAreThere() throws IOException {
        for (var guide : List.of("docs/architecture.md", "docs/architecture.zh-CN.md")) {
            var named = Pattern.compile("`([a-z]+)/((?:[a-z]+/)*[A-Z]\\w+)`")
                    .matcher(Files.readString(SourceFiles.root().resolve(guide)))
                    .results()
                    .toList();
            assertThat(named).hasSizeGreaterThan(20);
            for (var name : named) {
                var module = SourceFiles.module(name.group(1)).resolve("src/main/java/grundy");
                var file = name.group(2) + ".java";
                assertThat(Files.exists(module.resolve(file))
                                || Files.exists(module.resolve(name.group(1)).resolve(file)))
                        .as("%s: %s", guide, name.group())
                        .isTrue();
            }
        }
    }

    /// Programs that the build runs from their sources are compiled by nobody before.
    @Test
    void programsOfTheBuildImportWhatIsThere() throws IOException {
        var types = tree.sources().stream().map(SourceTree.Source::type).toList();
        for (var folder : List.of("build/release", "apps/cli/startup"))
            try (var files = Files.newDirectoryStream(SourceFiles.root().resolve(folder), "*.java")) {
                for (var file : files)
                    Pattern.compile("(?m)^import grundy\\.([\\w.]+);")
                            .matcher(Files.readString(file))
                            .results()
                            .forEach(name -> assertThat(types).as("%s", file).contains(name.group(1)));
            }
    }
}
