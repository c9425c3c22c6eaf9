package grundy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The walls around the core; the rooms within it stand in the floor plan of all modules (`FloorPlanTest`).
@Tag("slow")
class ArchitectureTest {
    private static final Pattern TESTS = Pattern.compile(".*/test(-classes)?/.*");

    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(location -> !location.matches(TESTS))
            .importPackages(
                    "grundy.text",
                    "grundy.value",
                    "grundy.rules",
                    "grundy.check",
                    "grundy.theory",
                    "grundy.engine",
                    "grundy.solve",
                    "grundy.pattern",
                    "grundy.explain");

    @Test
    void theCoreReadsNoFileAndPrintsNothing() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.(io\\.File.*|nio\\.file\\..*|net\\..*|util\\.Scanner)")
                .orShould()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .accessField(System.class, "in")
                .check(CORE);
    }

    @Test
    void theCoreNeedsNothingButTheJdk() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideOutsideOfPackages("grundy..", "java..", "jdk.incubator.vector..", "org.jspecify..")
                .check(CORE);
    }

    /// It is there only if a flag says so; without it the classes must not be loaded.
    @Test
    void twoClassesAloneNeedTheModuleForVectors() {
        noClasses()
                .that()
                .haveNameNotMatching(".*\\.(VectorKernel|LookUp)")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jdk.incubator.vector..")
                .check(CORE);
    }
}
