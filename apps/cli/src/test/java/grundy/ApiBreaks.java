package grundy;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.cmp.JarArchiveComparatorOptions.ClassPathMode;
import japicmp.model.AccessModifier;
import japicmp.model.JApiBehavior;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiCompatibilityChange;
import japicmp.model.JApiCompatibilityChangeType;
import japicmp.model.JApiMethod;
import japicmp.model.JApiParameter;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.constant.ConstantDescs;
import java.lang.reflect.AccessFlag;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;

/// What of newer jars stops programs, or their sources, that were made for older ones: what japicmp says, and, since
/// that knows nothing of sealed types and records, who may extend a type at all, and what record patterns rely on.
final class ApiBreaks {
    /// What nobody feels but who extends or implements a type.
    private static final Set<JApiCompatibilityChangeType> ASKED = EnumSet.of(
            JApiCompatibilityChangeType.CLASS_NOW_NOT_EXTENDABLE,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_TO_CLASS,
            JApiCompatibilityChangeType.METHOD_ADDED_TO_INTERFACE,
            JApiCompatibilityChangeType.METHOD_NOW_ABSTRACT,
            JApiCompatibilityChangeType.METHOD_NOW_FINAL);

    /// What a class inherits, so that it only matters where it implements it no more than others did.
    private static final Set<JApiCompatibilityChangeType> INHERITED = EnumSet.of(
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_IN_IMPLEMENTED_INTERFACE,
            JApiCompatibilityChangeType.METHOD_ABSTRACT_ADDED_IN_SUPERCLASS);

    private final Map<String, ClassModel> was;
    private final Map<String, ClassModel> is;

    private ApiBreaks(Map<String, ClassModel> was, Map<String, ClassModel> is) {
        this.was = was;
        this.is = is;
    }

    /// @param was jars, with all types of ours that they name
    /// @param is jars in their place
    /// @return a line for each change, by names
    static List<String> of(Collection<byte[]> was, Collection<byte[]> is) throws IOException {
        var classPath = Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator));
        var options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        options.setNoAnnotations(true);
        options.setClassPathMode(ClassPathMode.TWO_SEPARATE_CLASSPATHS);
        options.setOldClassPath(classPath);
        options.setNewClassPath(classPath);
        var breaks = new ApiBreaks(types(was), types(is));
        return new JarArchiveComparator(options)
                .compare(archives(was), archives(is)).stream()
                        .flatMap(breaks::of)
                        .sorted()
                        .toList();
    }

    private static List<JApiCmpArchive> archives(Collection<byte[]> jars) {
        return jars.stream().map(jar -> new JApiCmpArchive(jar, "jar", "")).toList();
    }

    private static Map<String, ClassModel> types(Collection<byte[]> jars) throws IOException {
        var types = new HashMap<String, ClassModel>();
        for (var bytes : jars)
            try (var jar = new ZipInputStream(new ByteArrayInputStream(bytes))) {
                while (jar.getNextEntry() != null) {
                    var type = ClassFile.of().parse(jar.readAllBytes());
                    types.put(type.thisClass().asInternalName(), type);
                }
            }
        return types;
    }

    private Stream<String> of(JApiClass type) {
        var name = type.getFullyQualifiedName();
        var before = was.get(name.replace('.', '/'));
        var after = is.get(name.replace('.', '/'));
        if (before == null) return Stream.of();
        if (after == null) return Stream.of(name + ": class removed");
        var inside = Stream.of(
                        type.getConstructors().stream().flatMap(made -> told(made, name + signature(made), before)),
                        type.getMethods().stream().flatMap(method -> told(method, name, before)),
                        type.getFields().stream().flatMap(field -> told(field, name + "." + field.getName(), before)),
                        type.getInterfaces().stream()
                                .flatMap(above ->
                                        told(above, name + " (" + above.getFullyQualifiedName() + ")", before)))
                .flatMap(told -> told);
        var itself = Stream.concat(told(type, name, before), told(type.getSuperclass(), name, before));
        return Stream.concat(Stream.concat(itself, shape(name, before, after)), inside)
                .distinct();
    }

    private Stream<String> told(JApiMethod method, String type, ClassModel before) {
        var name = type + "." + method.getName() + signature(method);
        return Stream.concat(told((JApiBehavior) method, name, before), told(method.getReturnType(), name, before));
    }

    private Stream<String> told(JApiBehavior behaviour, String name, ClassModel before) {
        return Stream.concat(Stream.of(behaviour), behaviour.getParameters().stream())
                .flatMap(part -> told((JApiCompatibility) part, name, before));
    }

    private Stream<String> told(JApiCompatibility part, String name, ClassModel before) {
        return part.getCompatibilityChanges().stream()
                .filter(change -> isBreak(change, before))
                .map(change -> name + ": " + words(change.getType()));
    }

    private static String signature(JApiBehavior behaviour) {
        return behaviour.getParameters().stream()
                .map(JApiParameter::getType)
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String words(JApiCompatibilityChangeType change) {
        return change.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private boolean isBreak(JApiCompatibilityChange change, ClassModel before) {
        if (change.getType() == JApiCompatibilityChangeType.METHOD_ABSTRACT_NOW_DEFAULT) return false;
        if (ASKED.contains(change.getType())) return isOpen(before);
        if (INHERITED.contains(change.getType()))
            return isOpen(before) && before.flags().has(AccessFlag.ABSTRACT);
        return !change.isBinaryCompatible() || !change.isSourceCompatible();
    }

    private Stream<String> shape(String name, ClassModel before, ClassModel after) {
        var components = components(before);
        return Stream.of(
                        !isSealed(before) && isOpen(before) && isSealed(after) ? name + ": now sealed" : "",
                        components.equals(components(after)) ? "" : name + ": record components changed")
                .filter(line -> !line.isEmpty());
    }

    private static List<String> components(ClassModel type) {
        return type.findAttribute(Attributes.record()).stream()
                .flatMap(components -> components.components().stream())
                .map(component -> component.name().stringValue() + " "
                        + component.descriptor().stringValue())
                .toList();
    }

    private static boolean isSealed(ClassModel type) {
        return type.findAttribute(Attributes.permittedSubclasses()).isPresent();
    }

    /// @return whether others could extend or implement what was, or what it permitted
    private boolean isOpen(ClassModel type) {
        if (type.flags().has(AccessFlag.FINAL)) return false;
        var permitted = type.findAttribute(Attributes.permittedSubclasses());
        if (permitted.isPresent())
            return permitted.get().permittedSubclasses().stream()
                    .map(below -> was.get(below.asInternalName()))
                    .anyMatch(this::isOpen);
        return type.flags().has(AccessFlag.INTERFACE)
                || type.methods().stream()
                        .anyMatch(method -> method.methodName().equalsString(ConstantDescs.INIT_NAME));
    }
}
