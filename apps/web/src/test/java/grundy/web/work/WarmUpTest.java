package grundy.web.work;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.rules.catalogue.Catalogue;
import java.util.HashSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// What is asked for nobody.
class WarmUpTest {
    @Test
    void eachGameComesOnceAndEachGroupEarly() {
        var games = WarmUp.lines().stream()
                .map(line -> line.substring(0, line.indexOf(' ')))
                .toList();
        assertThat(games).doesNotHaveDuplicates();
        var catalogue = Catalogue.builtIn();
        assertThat(games).hasSize((int) catalogue.entries().stream()
                .filter(entry -> !entry.examples().isEmpty())
                .count());
        var groups = new HashSet<String>();
        catalogue.entries().stream()
                .filter(entry -> !entry.examples().isEmpty())
                .forEach(entry -> groups.add(entry.group()));
        assertThat(games.stream()
                        .limit(groups.size())
                        .map(game -> catalogue.find(game).orElseThrow().group()))
                .containsExactlyInAnyOrderElementsOf(groups);
    }

    @Test
    void itEndsWhenItIsToldTo() throws InterruptedException {
        var rehearsal = new WarmUp();
        var thread = Thread.ofPlatform().start(rehearsal::run);
        Thread.sleep(50);
        rehearsal.end();
        thread.join(TimeUnit.SECONDS.toMillis(30));
        assertThat(thread.isAlive()).isFalse();
    }
}
