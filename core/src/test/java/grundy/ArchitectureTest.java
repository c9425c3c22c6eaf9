package grundy;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// The direction of imports, and the three walls: rules never solve, checkers never import engines, only the apps
/// do I/O.
class ArchitectureTest {
    private static final JavaClasses CORE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("grundy");

    @Test
    void importsGoOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("text")
                .definedBy("grundy.text..")
                .layer("value")
                .definedBy("grundy.value..")
                .layer("rules")
                .definedBy("grundy.rules..")
                .layer("check")
                .definedBy("grundy.check..")
                .layer("engine")
                .definedBy("grundy.engine..")
                .layer("solve")
                .definedBy("grundy.solve..")
                .layer("explain")
                .definedBy("grundy.explain..")
                .whereLayer("explain")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("solve")
                .mayOnlyBeAccessedByLayers("explain")
                .whereLayer("engine")
                .mayOnlyBeAccessedByLayers("solve", "explain")
                .whereLayer("check")
                .mayOnlyBeAccessedByLayers("engine", "solve", "explain")
                .whereLayer("rules")
                .mayOnlyBeAccessedByLayers("check", "engine", "solve", "explain")
                .whereLayer("value")
                .mayOnlyBeAccessedByLayers("rules", "check", "engine", "solve", "explain")
                .check(CORE);
    }

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
