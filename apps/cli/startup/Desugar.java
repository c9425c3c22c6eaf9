import static java.lang.classfile.ClassFile.ACC_PRIVATE;
import static java.lang.classfile.ClassFile.ACC_STATIC;
import static java.lang.classfile.ClassFile.ACC_SYNTHETIC;
import static java.lang.constant.ConstantDescs.CD_Boolean;
import static java.lang.constant.ConstantDescs.CD_Byte;
import static java.lang.constant.ConstantDescs.CD_Character;
import static java.lang.constant.ConstantDescs.CD_Double;
import static java.lang.constant.ConstantDescs.CD_Float;
import static java.lang.constant.ConstantDescs.CD_Integer;
import static java.lang.constant.ConstantDescs.CD_Long;
import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_Short;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;

import java.io.ByteArrayInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Rewrites our classes in a jar so that pattern switches and the methods of records need no linking at run time.
///
/// The compiler leaves both to `invokedynamic`: the JDK writes their code when they are first used, and the AOT cache
/// of JDK 25 keeps neither. Here the same code is written beforehand, as private methods of the class: a chain of
/// `instanceof` for a switch over types, a comparison and a hash of the components for a record. What they compute is
/// specified by `java.lang.runtime.SwitchBootstraps` and `ObjectMethods`. All else stays as it is.
/// Our texts go into a jar of their own: opening a jar takes a few microseconds for each of its entries, and with a
/// cache of the classes theirs need not be opened. docs/decisions/0002-start-up.md has the figures.
///
/// `java Desugar.java IN.jar CLASSES.jar TEXTS.jar`
final class Desugar {
    private static final String OURS = "grundy/";

    /// Of each entry, so that the same classes give the same bytes.
    private static final LocalDateTime SOME_TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");

    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private final ClassFile classFile = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(
            ClassHierarchyResolver.ofClassLoading(ClassLoader.getPlatformClassLoader())
                    .orElse(ClassHierarchyResolver.ofResourceParsing(this::stream))));

    void main(String[] arguments) throws IOException {
        try (var in = new ZipFile(arguments[0])) {
            for (var entry : in.stream().filter(entry -> !entry.isDirectory()).toList())
                files.put(entry.getName(), in.getInputStream(entry).readAllBytes());
        }
        try (var classes = new ZipOutputStream(new FileOutputStream(arguments[1]));
                var texts = new ZipOutputStream(new FileOutputStream(arguments[2]))) {
            texts.setLevel(Deflater.BEST_SPEED);
            for (var file : files.entrySet()) {
                var name = file.getKey();
                boolean isClass = name.endsWith(".class");
                if (!name.startsWith(OURS)) write(classes, name, file.getValue());
                else if (isClass) write(classes, name, desugared(file.getValue()));
                else write(texts, name, file.getValue());
            }
        }
    }

    private static void write(ZipOutputStream out, String name, byte[] bytes) throws IOException {
        var entry = new ZipEntry(name);
        entry.setTimeLocal(SOME_TIME);
        out.putNextEntry(entry);
        out.write(bytes);
        out.closeEntry();
    }

    private InputStream stream(ClassDesc type) {
        var descriptor = type.descriptorString();
        var bytes = files.get(descriptor.substring(1, descriptor.length() - 1) + ".class");
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    private byte[] desugared(byte[] bytes) {
        var model = classFile.parse(bytes);
        var methods = new ArrayList<Consumer<ClassBuilder>>();
        var result = classFile.transformClass(
                model,
                ClassTransform.transformingMethodBodies((code, element) -> {
                            if (element instanceof InvokeDynamicInstruction call
                                    && writer(model, call) instanceof Consumer<CodeBuilder> body) {
                                var name = "$" + call.name().stringValue() + "$" + methods.size();
                                methods.add(type -> type.withMethodBody(
                                        name, call.typeSymbol(), ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC, body));
                                code.invokestatic(
                                        model.thisClass().asSymbol(),
                                        name,
                                        call.typeSymbol(),
                                        model.flags().has(AccessFlag.INTERFACE));
                            } else {
                                code.with(element);
                            }
                        })
                        .andThen(ClassTransform.endHandler(type -> methods.forEach(method -> method.accept(type)))));
        if (methods.isEmpty()) return bytes;
        var errors = classFile.verify(result);
        if (!errors.isEmpty()) throw new AssertionError(model.thisClass().asInternalName(), errors.getFirst());
        return result;
    }

    /// @return the writer of a method body that does what the call does, or null for a call to be left alone
    private static Consumer<CodeBuilder> writer(ClassModel model, InvokeDynamicInstruction call) {
        var bootstrap = call.invokedynamic().bootstrap();
        var arguments = bootstrap.arguments();
        var kind = bootstrap.bootstrapMethod().reference().owner().asInternalName() + "."
                + call.name().stringValue();
        return switch (kind) {
            case "java/lang/runtime/SwitchBootstraps.typeSwitch" ->
                arguments.stream().allMatch(label -> label instanceof ClassEntry)
                        ? code -> typeSwitch(code, arguments)
                        : null;
            case "java/lang/runtime/ObjectMethods.equals" ->
                code -> equals(code, model.thisClass().asSymbol(), components(arguments));
            case "java/lang/runtime/ObjectMethods.hashCode" ->
                code -> hashCode(code, model.thisClass().asSymbol(), components(arguments));
            default -> null;
        };
    }

    private record Component(String name, ClassDesc type) {
        void get(CodeBuilder code, ClassDesc owner, int variable) {
            code.aload(variable).getfield(owner, name, type);
        }
    }

    /// The arguments of ObjectMethods: the record, the names of its components, and a getter for each.
    private static List<Component> components(List<LoadableConstantEntry> arguments) {
        return arguments.stream()
                .skip(2)
                .map(getter -> ((MethodHandleEntry) getter).reference())
                .map(field -> new Component(
                        field.name().stringValue(),
                        ClassDesc.ofDescriptor(field.type().stringValue())))
                .toList();
    }

    /// `(selector, start)`: -1 for null, else the first label from `start` on that the selector is an instance
    /// of, else their number.
    private static void typeSwitch(CodeBuilder code, List<LoadableConstantEntry> labels) {
        var present = code.newLabel();
        code.aload(0).ifnonnull(present).iconst_m1().ireturn().labelBinding(present);
        for (int label = 0; label < labels.size(); label++) {
            var type = ((ClassEntry) labels.get(label)).asSymbol();
            var next = code.newLabel();
            code.iload(1).loadConstant(label).if_icmpgt(next);
            code.aload(0).instanceOf(type).ifeq(next);
            code.loadConstant(label).ireturn();
            code.labelBinding(next);
        }
        code.loadConstant(labels.size()).ireturn();
    }

    /// `(record, other)`: whether the other is such a record, and its components are equal.
    private static void equals(CodeBuilder code, ClassDesc owner, List<Component> components) {
        var different = code.newLabel();
        code.aload(1).instanceOf(owner).ifeq(different);
        code.aload(1).checkcast(owner).astore(2);
        for (var component : components) {
            component.get(code, owner, 0);
            component.get(code, owner, 2);
            var type = component.type();
            switch (type.descriptorString()) {
                case "Z", "B", "S", "C", "I" -> code.if_icmpne(different);
                case "J" -> code.lcmp().ifne(different);
                case "F", "D" ->
                    code.invokestatic(boxed(type), "compare", MethodTypeDesc.of(CD_int, type, type))
                            .ifne(different);
                default ->
                    code.invokestatic(OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object))
                            .ifeq(different);
            }
        }
        code.iconst_1().ireturn().labelBinding(different).iconst_0().ireturn();
    }

    /// `(record)`: 0, and for each component times 31 plus its hash code.
    private static void hashCode(CodeBuilder code, ClassDesc owner, List<Component> components) {
        code.iconst_0();
        for (var component : components) {
            code.loadConstant(31).imul();
            component.get(code, owner, 0);
            var type = component.type();
            if (type.isPrimitive()) code.invokestatic(boxed(type), "hashCode", MethodTypeDesc.of(CD_int, type));
            else code.invokestatic(OBJECTS, "hashCode", MethodTypeDesc.of(CD_int, CD_Object));
            code.iadd();
        }
        code.ireturn();
    }

    private static ClassDesc boxed(ClassDesc primitive) {
        return switch (primitive.descriptorString()) {
            case "Z" -> CD_Boolean;
            case "B" -> CD_Byte;
            case "S" -> CD_Short;
            case "C" -> CD_Character;
            case "I" -> CD_Integer;
            case "J" -> CD_Long;
            case "F" -> CD_Float;
            case "D" -> CD_Double;
            default -> throw new AssertionError(primitive);
        };
    }
}
