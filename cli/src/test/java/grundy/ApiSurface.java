package grundy;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a program that is built on packages of ours sees of them: a line for each type, and for each of its members.
///
/// @param packages that are looked at
record ApiSurface(Set<String> packages) {
    /// The library's own names that nobody mistakes.
    private static final Pattern USUAL = Pattern.compile("\\bjava\\.(?:lang|util)\\.(?=\\p{Lu})");

    private static final Pattern OURS = Pattern.compile("\\bgrundy(?:\\.\\w+)+");

    /// @return sorted; a member is told behind the name of its type
    List<String> lines() throws IOException {
        var lines = new TreeSet<String>();
        for (var name : names()) {
            var type = type(name);
            if (isSeen(type)) tell(type, lines);
        }
        return List.copyOf(lines);
    }

    /// @return names of types of ours that lines speak of, and that are in no package that is looked at
    Set<String> unseen(Collection<String> lines) {
        return lines.stream()
                .flatMap(line -> OURS.matcher(line).results().map(MatchResult::group))
                .filter(name -> packages.stream().noneMatch(open -> isIn(name, open)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isIn(String name, String open) {
        return name.startsWith(open + ".") && Character.isUpperCase(name.charAt(open.length() + 1));
    }

    private Set<String> names() throws IOException {
        var names = new TreeSet<String>();
        for (var place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (Files.isDirectory(Path.of(place))) {
                try (var files = Files.walk(Path.of(place))) {
                    files.forEach(file -> add(Path.of(place).relativize(file).toString(), names));
                }
            } else if (place.contains("grundy-") && Files.exists(Path.of(place))) {
                try (var jar = new JarFile(place)) {
                    jar.stream().forEach(entry -> add(entry.getName(), names));
                }
            }
        }
        return names;
    }

    private void add(String file, Set<String> names) {
        if (!file.endsWith(".class") || !file.contains("/")) return;
        var name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        if (packages.contains(name.substring(0, name.lastIndexOf('.')))) names.add(name);
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name, false, ApiSurface.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(name, e);
        }
    }

    private static boolean isSeen(Class<?> type) {
        if (type.isSynthetic() || type.isAnonymousClass() || type.isLocalClass()) return false;
        var owner = type.getDeclaringClass();
        return isSeen(type.getModifiers(), owner) && (owner == null || isSeen(owner));
    }

    private static boolean isSeen(int modifiers, Class<?> owner) {
        if (Modifier.isPublic(modifiers)) return true;
        return Modifier.isProtected(modifiers) && owner != null && !Modifier.isFinal(owner.getModifiers());
    }

    private static void tell(Class<?> type, Set<String> lines) {
        var name = type.getName();
        lines.add(name + " " + told(head(type), name));
        for (var field : type.getDeclaredFields())
            if (isSeen(field.getModifiers(), type) && !field.isSynthetic())
                lines.add(name + " " + told(field.toGenericString(), name));
        for (var constructor : type.getDeclaredConstructors())
            if (isSeen(constructor.getModifiers(), type) && !constructor.isSynthetic())
                lines.add(name + " " + told(constructor.toGenericString(), name));
        // What a type has from one that is not seen is its own.
        for (var declaring = type;
                declaring != null && (declaring == type || !Modifier.isPublic(declaring.getModifiers()));
                declaring = declaring.getSuperclass())
            for (var method : declaring.getDeclaredMethods())
                if (isSeen(method.getModifiers(), type) && !method.isSynthetic())
                    lines.add(name + " " + told(method.toGenericString(), declaring.getName()));
    }

    private static String head(Class<?> type) {
        var above = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()).filter(found -> found != Object.class),
                        Arrays.stream(type.getGenericInterfaces()))
                .map(Type::getTypeName)
                .collect(Collectors.joining(", "));
        return type.toGenericString() + (above.isEmpty() ? "" : " extends " + above);
    }

    /// @param declaring whose name need not be said again
    private static String told(String text, String declaring) {
        var shorter = USUAL.matcher(text).replaceAll("");
        return shorter.replaceAll("\\b(?:synchronized|native|strictfp) ", "")
                .replaceFirst("(?<=[ ])" + Pattern.quote(declaring) + "(?:\\.(?=\\w+(?:\\(|$))|(?=\\())", "");
    }

    /// @return the lines with the members below their type
    static List<String> folded(List<String> lines) {
        var folded = new ArrayList<String>();
        var type = "";
        for (var line : lines) {
            if (!typeOf(line).equals(type)) folded.add(typeOf(line));
            type = typeOf(line);
            folded.add("  " + line.substring(type.length() + 1));
        }
        return folded;
    }

    /// @return what was folded
    static List<String> unfolded(List<String> folded) {
        var lines = new ArrayList<String>();
        var type = "";
        for (var line : folded)
            if (line.startsWith("  ")) lines.add(type + line.substring(1));
            else type = line;
        return lines;
    }

    /// @return whether a line tells a method that others would have to implement
    static boolean isAsked(String line) {
        return line.contains(" abstract ") && line.contains("(");
    }

    /// @return the name of the type that a line is about
    static String typeOf(String line) {
        return line.substring(0, line.indexOf(' '));
    }

    /// @return whether others may implement a type that a line tells
    static boolean isOpen(String head) {
        return head.matches("\\S+ (?:\\w+ )*abstract (?:\\w+ )*(?:interface|class) .*") && !head.contains(" sealed ");
    }
}
