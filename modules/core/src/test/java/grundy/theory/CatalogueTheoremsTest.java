package grundy.theory;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.CatalogueEntry;
import grundy.rules.RuleTree;
import grundy.rules.RulesException;
import grundy.rules.catalogue.Catalogue;
import grundy.rules.language.rule.CanonicalMoves;
import grundy.testkit.SourceFiles;
import grundy.theory.RuleTemplate.Text;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The catalogue and the registry of theorems name each other, and what stands in a file of the catalogue stands in no
/// Java source.
class CatalogueTheoremsTest {
    private static final Pattern LITERAL = Pattern.compile("\"((?:\\\\.|[^\"\\\\\n])*)\"");
    private static final Pattern JOINED = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final Pattern COMMENT = Pattern.compile("^\\s*//.*$", Pattern.MULTILINE);

    /// Shorter texts, such as `P when n == 0`, may stand in two places by chance.
    private static final int LEAST_LENGTH = 25;

    /// @return the theorems about a game, for its usual parameters and for others near them
    private static Set<String> found(CatalogueEntry entry) {
        var found = new HashSet<String>();
        new Theorems().id(Catalogue.builtIn().rules(entry, entry.parameters())).ifPresent(found::add);
        for (var name : entry.parameters().keySet())
            for (int more = -3; more <= 6; more++) {
                var parameters = new LinkedHashMap<>(entry.parameters());
                parameters.merge(name, BigInteger.valueOf(more), BigInteger::add);
                id(entry, parameters).ifPresent(found::add);
            }
        return found;
    }

    private static Optional<String> id(CatalogueEntry entry, Map<String, BigInteger> parameters) {
        try {
            return new Theorems().id(Catalogue.builtIn().rules(entry, parameters));
        } catch (IllegalArgumentException | RulesException e) {
            return Optional.empty();
        }
    }

    @Tag("slow")
    @Test
    void eachGameNamesTheTheoremsThatAreAboutItAndNoOthers() {
        for (var entry : Catalogue.builtIn().entries())
            assertThat(found(entry))
                    .as("%s has a line `theorem ID` for each that recognises its rules", entry.id())
                    .isEqualTo(Set.copyOf(entry.theorems()));
    }

    @Test
    void eachTheoremThatTakesItsRulesFromAGameIsNamedThereAndKnowsTheirShape() {
        var templates = Stream.concat(GeneralTheorems.ofOneHeap().stream(), GeneralTheorems.ofSeveralHeaps().stream())
                .filter(template -> template.text() instanceof Text.Game)
                .toList();
        assertThat(templates).hasSizeGreaterThan(20);
        for (var template : templates) {
            var id = ((Text.Game) template.text()).id();
            var entry = Catalogue.builtIn().find(id).orElseThrow();
            assertThat(entry.theorems()).as(id).contains(template.theorem());
            var rules = (RuleTree.Moves) Catalogue.builtIn().rules(entry, entry.parameters());
            assertThat(template.shape().is(CanonicalMoves.of(rules).orElseThrow()))
                    .as("shape of " + id)
                    .isTrue();
        }
    }

    @Tag("slow")
    @Test
    void noRulesClaimOrSourceOfTheCatalogueStandsInJava() throws IOException {
        var texts = new HashSet<String>();
        for (var entry : Catalogue.builtIn().entries()) {
            if (entry.rules().contains(":")) texts.add(normal(entry.rules()));
            Stream.concat(entry.claims().stream(), Stream.of(entry.source()))
                    .filter(text -> text.length() >= LEAST_LENGTH)
                    .map(CatalogueTheoremsTest::normal)
                    .forEach(texts::add);
        }
        var repeated = new ArrayList<String>();
        for (var source : sources())
            LITERAL.matcher(JOINED.matcher(
                                    COMMENT.matcher(Files.readString(source)).replaceAll(""))
                            .replaceAll(""))
                    .results()
                    .filter(literal -> texts.contains(normal(literal.group(1))))
                    .forEach(literal -> repeated.add(source.getFileName() + ": " + literal.group(1)));
        assertThat(repeated).isEmpty();
    }

    private static String normal(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static List<Path> sources() {
        return SourceFiles.all(".java").stream()
                .filter(file -> file.toString().contains("/src/main/java/"))
                .toList();
    }
}
