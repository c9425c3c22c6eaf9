package grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import grundy.contest.sketch.TargetLanguage;
import grundy.testkit.CaseCount;
import grundy.testkit.InstalledPrograms;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import org.jspecify.annotations.Nullable;

/// Programs that `emit` wrote in one language. One call of a compiler makes them all, which costs little more than to
/// make one: those in C++ each in a namespace, those in Java each in a package; those in Python run in processes that
/// one interpreter splits off.
public final class Programs {
    /// A run of one of the programs.
    ///
    /// @param program its index
    public record Run(int program, String input) {}

    private static final String INTERPRETER = """
            import os, runpy, sys
            for number, name in enumerate(sys.argv[1:]):
                child = os.fork()
                if not child:
                    os.dup2(os.open("%d.in" % number, os.O_RDONLY), 0)
                    out = os.open("%d.out" % number, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
                    os.dup2(out, 1)
                    os.dup2(out, 2)
                    sys.argv = [name]
                    runpy.run_path(name, run_name="__main__")
                    sys.exit()
                os.waitpid(child, 0)
            """;

    private final TargetLanguage target;
    private final Path folder;

    /// Makes programs; the test is left out where their language is not installed, and fails where one is refused.
    ///
    /// @param folder what is written goes here
    public Programs(TargetLanguage target, Path folder, List<String> codes) throws IOException, InterruptedException {
        this.target = target;
        this.folder = Files.createTempDirectory(folder, target.id());
        switch (target) {
            case CPP -> makeCpp(codes);
            case JAVA -> makeJava(codes);
            case PYTHON -> {
                InstalledPrograms.assume("python3");
                for (int i = 0; i < codes.size(); i++)
                    Files.writeString(this.folder.resolve(name(i) + ".py"), codes.get(i));
            }
        }
    }

    private static String name(int program) {
        return "k" + program;
    }

    private void makeCpp(List<String> codes) throws IOException, InterruptedException {
        InstalledPrograms.assume("g++");
        var headers = new TreeSet<String>();
        var all = new StringBuilder();
        var main = new StringBuilder("int main(int, char** arguments) {\n    string name = arguments[1];\n");
        for (int i = 0; i < codes.size(); i++) {
            all.append("namespace ").append(name(i)).append(" {\n");
            for (var line : codes.get(i).lines().toList())
                if (line.startsWith("#include")) headers.add(line);
                else all.append(line.replace("int main()", "int run()")).append('\n');
            all.insert(all.lastIndexOf("}"), "return 0;\n");
            all.append("}\n");
            main.append("    if (name == \"%s\") return %s::run();\n".formatted(name(i), name(i)));
        }
        var source = Files.writeString(
                folder.resolve("all.cpp"),
                String.join("\n", headers) + "\nusing namespace std;\n" + all + main + "    return 9;\n}\n");
        var log = folder.resolve("compiler.log").toFile();
        var carefully = CaseCount.isWhole() ? "-O1" : "-O0";
        var made = folder.resolve("all").toString();
        int status =
                run(null, log, "g++", "-std=c++17", carefully, "-Wall", "-Wextra", "-Werror", "-o", made, "" + source);
        assertThat(status).as(Files.readString(log.toPath())).isZero();
    }

    private void makeJava(List<String> codes) throws IOException {
        var arguments = new ArrayList<>(List.of("--release", "17", "-d", folder.toString()));
        for (int i = 0; i < codes.size(); i++) {
            var place = Files.createDirectories(folder.resolve("source").resolve(name(i)));
            arguments.add(Files.writeString(place.resolve("Main.java"), "package " + name(i) + ";\n" + codes.get(i))
                    .toString());
        }
        var told = new StringWriter();
        var log = new PrintWriter(told);
        var javac = ToolProvider.findFirst("javac").orElseThrow();
        assertThat(javac.run(log, log, arguments.toArray(String[]::new)))
                .as(told.toString())
                .isZero();
    }

    /// @return what each run wrote
    public List<String> outputs(List<Run> runs) throws ReflectiveOperationException, IOException, InterruptedException {
        if (target == TargetLanguage.JAVA) {
            var said = new ArrayList<String>();
            for (var each : runs) said.add(runHere(name(each.program()), each.input()));
            return said;
        }
        var python = new ArrayList<>(List.of(InstalledPrograms.itself("python3"), "-c", INTERPRETER));
        for (int i = 0; i < runs.size(); i++) {
            var in = Files.writeString(folder.resolve(i + ".in"), runs.get(i).input())
                    .toFile();
            var name = name(runs.get(i).program());
            if (target == TargetLanguage.CPP)
                run(in, folder.resolve(i + ".out").toFile(), "" + folder.resolve("all"), name);
            else python.add(name + ".py");
        }
        if (target == TargetLanguage.PYTHON) {
            var log = folder.resolve("interpreter.log");
            run(null, log.toFile(), python.toArray(String[]::new));
            assertThat(log).isEmptyFile();
        }
        var said = new ArrayList<String>();
        for (int i = 0; i < runs.size(); i++) said.add(Files.readString(folder.resolve(i + ".out")));
        return said;
    }

    private int run(@Nullable File in, File out, String... command) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out);
        if (in != null) builder.redirectInput(in);
        var process = builder.start();
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        if (!ended) process.destroyForcibly();
        assertThat(ended).as(String.join(" ", command)).isTrue();
        return process.exitValue();
    }

    private String runHere(String name, String input) throws ReflectiveOperationException, IOException {
        var before = System.in;
        var shown = System.out;
        var out = new ByteArrayOutputStream();
        try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            var main = loader.loadClass(name + ".Main").getMethod("main", String[].class);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setIn(before);
            System.setOut(shown);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
