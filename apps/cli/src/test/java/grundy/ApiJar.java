package grundy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.classfile.Attribute;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.ExceptionsAttribute;
import java.lang.classfile.attribute.InnerClassInfo;
import java.lang.classfile.attribute.InnerClassesAttribute;
import java.lang.classfile.attribute.PermittedSubclassesAttribute;
import java.lang.classfile.attribute.RecordAttribute;
import java.lang.classfile.attribute.RecordComponentInfo;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// A jar of what others may build on, and of nothing else: types that they see, and what is above these, with public
/// and protected members, without code. The same classes give the same bytes.
final class ApiJar {
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final ClassFile CLASS_FILE = ClassFile.of(ClassFile.ConstantPoolSharingOption.NEW_POOL);

    private final Map<String, ClassModel> all = new HashMap<>();
    private final Set<String> kept = new TreeSet<>();

    /// @param places folders and jars of classes
    /// @param packages that are API
    ApiJar(Collection<Path> places, Set<String> packages) throws IOException {
        for (var place : places) {
            if (Files.isDirectory(place)) read(place, packages);
            else
                try (var jar = FileSystems.newFileSystem(place)) {
                    read(jar.getPath("/"), packages);
                }
        }
        for (var type : all.values()) if (isSeen(type)) keep(type);
    }

    private void read(Path root, Set<String> packages) throws IOException {
        for (var name : packages) {
            var folder = root.resolve(name.replace('.', '/'));
            if (!Files.isDirectory(folder)) continue;
            try (var files = Files.newDirectoryStream(folder, "*.class")) {
                for (var file : files) {
                    var type = CLASS_FILE.parse(Files.readAllBytes(file));
                    all.put(type.thisClass().asInternalName(), type);
                }
            }
        }
    }

    private void keep(ClassModel type) {
        if (kept.add(type.thisClass().asInternalName()))
            Stream.concat(type.superclass().stream(), type.interfaces().stream())
                    .map(ClassEntry::asInternalName)
                    .filter(all::containsKey)
                    .forEach(above -> keep(all.get(above)));
    }

    private boolean isSeen(ClassModel type) {
        var nested = nested(type);
        if (nested.isEmpty()) return type.flags().has(AccessFlag.PUBLIC);
        var owner = nested.get().outerClass().map(ClassEntry::asInternalName).map(all::get);
        return owner.isPresent() && isSeen(owner.get()) && isSeen(nested.get().flags());
    }

    private static Optional<InnerClassInfo> nested(ClassModel type) {
        return type.findAttribute(Attributes.innerClasses()).stream()
                .flatMap(nested -> nested.classes().stream())
                .filter(nested -> nested.innerClass().equals(type.thisClass()))
                .findFirst();
    }

    private static boolean isSeen(Set<AccessFlag> flags) {
        return flags.contains(AccessFlag.PUBLIC) || flags.contains(AccessFlag.PROTECTED);
    }

    /// @param ours the first name of our packages
    /// @return names of types of ours that it speaks of and that are not in it
    Set<String> unseen(String ours) {
        var pattern = Pattern.compile("(?:^|L)(" + ours + "(?:/[\\w$]+)+)");
        return kept.stream()
                .map(name -> CLASS_FILE.parse(stripped(all.get(name))))
                .flatMap(type -> StreamSupport.stream(type.constantPool().spliterator(), false))
                .flatMap(entry -> entry instanceof Utf8Entry text
                        ? pattern.matcher(text.stringValue()).results()
                        : Stream.of())
                .map((MatchResult found) -> found.group(1))
                .filter(name -> !kept.contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    byte[] bytes() throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var jar = new ZipOutputStream(bytes)) {
            for (var name : kept) {
                var entry = new ZipEntry(name + ".class");
                entry.setTimeLocal(TIME);
                jar.putNextEntry(entry);
                jar.write(stripped(all.get(name)));
            }
        }
        return bytes.toByteArray();
    }

    private byte[] stripped(ClassModel type) {
        return CLASS_FILE.transformClass(type, (builder, element) -> {
            switch (element) {
                case MethodModel method -> {
                    if (isSeen(method.flags().flags()) && !isForOurs(method))
                        builder.transformMethod(method, (inner, part) -> strip(inner::with, part));
                }
                case FieldModel field -> {
                    if (isSeen(field.flags().flags()))
                        builder.transformField(field, (inner, part) -> strip(inner::with, part));
                }
                case InnerClassesAttribute nested ->
                    builder.with(InnerClassesAttribute.of(nested.classes().stream()
                            .filter(info -> isKept(info.innerClass()))
                            .toList()));
                case PermittedSubclassesAttribute permitted ->
                    builder.with(PermittedSubclassesAttribute.of(permitted.permittedSubclasses().stream()
                            .filter(this::isKept)
                            .toList()));
                case RecordAttribute components ->
                    builder.with(RecordAttribute.of(components.components().stream()
                            .map(component -> RecordComponentInfo.of(component.name(), component.descriptor()))
                            .toList()));
                default -> strip(builder::with, element);
            }
        });
    }

    /// Who cannot name the types of a constructor cannot call it.
    private boolean isForOurs(MethodModel method) {
        return method.methodName().equalsString("<init>")
                && method.methodTypeSymbol().parameterList().stream()
                        .map(ClassDesc::descriptorString)
                        .map(name -> name.replaceAll("^\\[*L|;$", ""))
                        .anyMatch(name -> name.startsWith("grundy/") && !kept.contains(name));
    }

    private boolean isKept(ClassEntry type) {
        return kept.contains(type.asInternalName());
    }

    /// Takes over what an element is, and of what is said about it only types.
    private static <E> void strip(Consumer<? super E> builder, E element) {
        switch (element) {
            case SignatureAttribute _, ExceptionsAttribute _ -> builder.accept(element);
            case Attribute<?> _, CodeModel _ -> {}
            default -> builder.accept(element);
        }
    }
}
