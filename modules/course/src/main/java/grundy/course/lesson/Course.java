package grundy.course.lesson;

import grundy.rules.catalogue.CatalogueTopics;
import grundy.text.ChineseCharacters;
import grundy.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The lessons in the order in which one takes them.
public final class Course {
    private static final String FOLDER = "/grundy/course/lessons/";

    /// The form of online judges' names of problems: `HDU1846`, `ABC255G`, `CF15C`.
    private static final Pattern PROBLEM = Pattern.compile("[A-Za-z]+-?[A-Za-z]*[0-9]+[A-Za-z]*");

    /// The subject of each lesson, in both languages, by its id, in order.
    private static final Map<String, List<String>> ORDER = readOrder();

    /// Read once, when they are asked for.
    private static final Map<Language, List<CourseLesson>> LESSONS = new ConcurrentHashMap<>();

    private Course() {}

    /// @return the ids of the lessons, in order
    public static List<String> ids() {
        return List.copyOf(ORDER.keySet());
    }

    private static Map<String, List<String>> readOrder() {
        var order = new LinkedHashMap<String, List<String>>();
        text("order.txt").lines().filter(line -> !line.isBlank()).forEach(line -> {
            int colon = line.indexOf(':');
            order.put(
                    line.substring(0, colon),
                    List.of(line.substring(colon + 1).strip().split("\\s*\\|\\s*")));
        });
        return order;
    }

    /// @return all lessons, in order
    public static List<CourseLesson> all(Language language) {
        return LESSONS.computeIfAbsent(language, Course::read);
    }

    private static List<CourseLesson> read(Language language) {
        var ids = ids();
        return IntStream.range(0, ids.size())
                .mapToObj(index -> lesson(ids.get(index), index + 1, language))
                .toList();
    }

    /// Finds a lesson by its id, its number from 1, its title in either language, what it teaches, or the id of a
    /// problem of an online judge that it alone speaks of, in any case.
    ///
    /// @return empty if there is no such lesson
    public static Optional<CourseLesson> find(String name, Language language) {
        return lookUp(name, language)
                .or(() -> CatalogueTopics.find(name)
                        .flatMap(topic -> Arrays.stream(Language.values())
                                .flatMap(each -> topic.names(each).stream())
                                .flatMap(other -> lookUp(other, language).stream())
                                .findFirst()));
    }

    private static Optional<CourseLesson> lookUp(String name, Language language) {
        var key = key(name);
        var ids = ids();
        return Stream.<IntPredicate>of(
                        at -> key(ids.get(at)).equals(key)
                                || Integer.toString(at + 1).equals(key),
                        at -> hasTitle(at, key),
                        at -> Objects.requireNonNull(ORDER.get(ids.get(at))).stream()
                                .anyMatch(word -> key(word).equals(key)),
                        at -> PROBLEM.matcher(name.strip()).matches() && mentions(ids.get(at), language, name.strip()))
                .map(is -> IntStream.range(0, ids.size()).filter(is).boxed().toList())
                .filter(found -> found.size() == 1)
                .map(List::getFirst)
                .findFirst()
                .map(at -> all(language).get(at));
    }

    private static boolean hasTitle(int at, String key) {
        return Arrays.stream(Language.values())
                .anyMatch(language -> key(all(language).get(at).title()).equals(key));
    }

    private static boolean mentions(String id, Language language, String problem) {
        var word = Pattern.compile("(?i)(?<![A-Za-z0-9])" + Pattern.quote(problem) + "(?![A-Za-z0-9])");
        return word.matcher(text(file(id, language))).find();
    }

    /// @return a name without blanks, hyphens, apostrophes and capitals, in usual characters
    private static String key(String name) {
        return ChineseCharacters.inUsual(name.toLowerCase(Locale.ROOT))
                .replace("è", "e")
                .replaceAll("[\\s'’_-]+", "");
    }

    private static String file(String id, Language language) {
        return id + (language == Language.ZH ? ".zh-CN.md" : ".md");
    }

    private static CourseLesson lesson(String id, int number, Language language) {
        return LessonParser.parse(id, number, language, text(file(id, language)));
    }

    private static String text(String file) {
        try (InputStream in = Course.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) throw new AssertionError("There is no " + FOLDER + file);
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
