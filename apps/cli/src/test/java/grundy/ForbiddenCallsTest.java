package grundy;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.File;
import java.io.FileOutputStream;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What classes may call: files, the terminal, engines, the machine. It reads the compiled classes of all modules that
/// the command line needs.
///
/// What the sources of all modules show is in {@link grundy.plan.HousePlanTest}.
@Tag("slow")
class ForbiddenCallsTest {
    private static final Pattern TESTS = Pattern.compile(".*/test(-classes)?/.*");

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(location -> !location.matches(TESTS))
            .importPackages("grundy")
            .that(not(resideInAPackage("grundy.testkit..")));

    /// Only the store, the duel, the server and the command line touch files and processes: the duel runs a
    /// contestant's program, and a problem may be named by the path of its file (`Problems`).
    @Test
    void filesAndProcessesAreTouchedInFourRooms() {
        noClasses()
                .that()
                .resideOutsideOfPackages("grundy.store..", "grundy.contest.duel..", "grundy.web..", "grundy.cli..")
                .and()
                .doNotHaveFullyQualifiedName("grundy.contest.judge.Problems")
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.(io\\.(File|RandomAccess).*|nio\\.file\\.Files|nio\\.channels\\..*"
                        + "|net\\..*|util\\.Scanner|lang\\.Process.*)")
                .check(ALL);
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "grundy.store..",
                        "grundy.present..",
                        "grundy.survey..",
                        "grundy.contest..",
                        "grundy.web..",
                        "grundy.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.nio.file..")
                .check(ALL);
    }

    /// The core needs nothing at run time but the JDK.
    @Test
    void whatAnswersQuestionsNeedsNothingButTheJdk() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "grundy.text..",
                        "grundy.limit..",
                        "grundy.value..",
                        "grundy.rules..",
                        "grundy.check..",
                        "grundy.theory..",
                        "grundy.finding..",
                        "grundy.engine..",
                        "grundy.question..",
                        "grundy.answer..",
                        "grundy.solve..",
                        "grundy.pattern..",
                        "grundy.explain..")
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages("grundy..", "java..", "jdk.incubator.vector..", "org.jspecify..")
                .check(ALL);
    }

    /// It is there only if a flag says so; without it the classes must not be loaded.
    @Test
    void twoClassesAloneNeedTheModuleForVectors() {
        noClasses()
                .that()
                .haveNameNotMatching(".*\\.(VectorKernel|OneHotMarker)")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator.vector..")
                .check(ALL);
    }

    /// What an option names is written whole or not at all, which is the store's to see to.
    @Test
    void theCommandLineWritesNoFileItself() {
        noClasses()
                .that()
                .resideInAPackage("grundy.cli..")
                .should()
                .callMethodWhere(target(owner(assignableTo(Files.class)))
                        .and(target(nameMatching(
                                "write.*|new(OutputStream|BufferedWriter|ByteChannel)|copy|move|create.*|delete.*"))))
                .orShould()
                .callConstructor(FileOutputStream.class, String.class)
                .orShould()
                .callConstructor(FileOutputStream.class, File.class)
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(FileWriter|RandomAccessFile)|java\\.nio\\.channels\\.FileChannel")
                .check(ALL);
    }

    /// A process that works for the server speaks with it by its standard input and output.
    @Test
    void onlyTheCommandLineSpeaksToTheTerminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage("grundy.cli..")
                .and()
                .doNotHaveFullyQualifiedName("grundy.web.work.QuestionProcessMain")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(System.class, "console")
                .orShould()
                .dependOnClassesThat()
                .resideInAnyPackage("org.jline..", "picocli..")
                .check(ALL);
    }

    /// What is said is blocks, which one class lays out; only the dialogue of a game breaks lines as it goes.
    @Test
    void linesAreBrokenByTheLayoutAlone() {
        noClasses()
                .that()
                .resideOutsideOfPackages("grundy.present.layout..", "grundy.cli.dialogue..")
                .should()
                .dependOnClassesThat()
                .haveSimpleName("WordWrap")
                .check(ALL);
    }

    /// Documents are made where other apps can have them, too.
    @Test
    void theCommandLineOnlyPrintsTheDocumentsItIsGiven() {
        noClasses()
                .that()
                .resideInAPackage("grundy.cli..")
                .should()
                .callConstructorWhere(target(owner(resideInAPackage("grundy.json.."))))
                .orShould()
                .callMethodWhere(
                        target(owner(resideInAPackage("grundy.json.."))).and(not(target(nameMatching("writeTo")))))
                .check(ALL);
    }

    /// Answers come through the one way in, `Solver`, and are data; what engines and apps have in common is in
    /// `grundy.finding`. A question about a grid asks how far the engine of lines can go. Proofs and
    /// patterns test many conjectures against a search, position by position, and look for
    /// repetitions in values they were given; or they list lost positions of two heaps where a layer below
    /// wins some.
    @Test
    void enginesAreReachedThroughTheSolver() {
        var hidden = resideInAnyPackage("grundy.engine.*..", "grundy.theory..");
        noClasses()
                .that()
                .resideInAnyPackage(
                        "grundy.answer..",
                        "grundy.store..",
                        "grundy.present..",
                        "grundy.contest..",
                        "grundy.course..",
                        "grundy.web..",
                        "grundy.cli..")
                .should()
                .dependOnClassesThat(hidden.or(resideInAPackage("grundy.engine")))
                .check(ALL);
        noClasses()
                .that()
                .resideInAPackage("grundy.question..")
                .should()
                .dependOnClassesThat(
                        hidden.and(not(resideInAPackage("grundy.engine.lines"))).or(resideInAPackage("grundy.engine")))
                .check(ALL);
        noClasses()
                .that()
                .resideInAnyPackage("grundy.prove..", "grundy.pattern..")
                .should()
                .dependOnClassesThat(hidden.and(not(resideInAPackage("grundy.engine.heap")
                        .or(JavaClass.Predicates.simpleName("SearchValues"))
                        .or(JavaClass.Predicates.simpleName("BlockingSearch"))
                        .or(JavaClass.Predicates.simpleName("ColdLines"))
                        .or(JavaClass.Predicates.simpleName("LineMoves")))))
                .check(ALL);
    }

    /// Resources come from those who ask (`Limits`); `MemoryLedger` alone asks how large the heap is, for
    /// its default.
    @Test
    void whatAnswersQuestionsDoesNotAskTheMachine() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "grundy.rules..",
                        "grundy.check..",
                        "grundy.theory..",
                        "grundy.finding..",
                        "grundy.engine..",
                        "grundy.question..",
                        "grundy.answer..",
                        "grundy.solve..",
                        "grundy.pattern..",
                        "grundy.explain..",
                        "grundy.prove..",
                        "grundy.strategic..")
                .and()
                .haveNameNotMatching(".*\\.MemoryLedger(\\$.*)?")
                .should()
                .callMethodWhere(target(owner(assignableTo(Runtime.class))))
                .orShould()
                .callMethodWhere(target(nameMatching("parallel|parallelStream|commonPool|getenv|gc|getLong|getInteger"))
                        .and(target(owner(resideInAPackage("java..")))))
                .orShould()
                .callMethod(System.class, "getProperty", String.class)
                .orShould()
                .callMethod(System.class, "getProperty", String.class, String.class)
                .check(ALL);
    }
}
