package grundy.cli.option;

import grundy.text.Language;
import grundy.text.Message;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The words and options of a command, in picocli's model. Built by hand, not from annotations: reading those by
/// reflection would double the time of a short command.
///
/// @param language of the descriptions
public record OptionList(CommandSpec spec, Language language) {
    /// Adds all words that are not options, as one argument with a label of its own in the usage line.
    public void words(String label, String arity, Message about) {
        add(words(label, arity), about);
    }

    /// @param names that the words can be, for a shell to complete
    public void words(String label, String arity, Message about, Supplier<List<String>> names) {
        add(words(label, arity).completionCandidates(() -> names.get().iterator()), about);
    }

    private static PositionalParamSpec.Builder words(String label, String arity) {
        return PositionalParamSpec.builder()
                .index("0..*")
                .arity(arity)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label);
    }

    private void add(PositionalParamSpec.Builder words, Message about) {
        spec.addPositional(words.description(about.in(language)).build());
    }

    /// Adds an option without a value.
    public void flag(String name, Message about) {
        flag(OptionSpec.builder(name), about);
    }

    public void flag(OptionSpec.Builder option, Message about) {
        add(option.type(boolean.class).arity("0"), about);
    }

    /// Adds an option with a value.
    ///
    /// @param label of the value
    public void value(String name, String label, Message about) {
        add(OptionSpec.builder(name).type(String.class).paramLabel(label), about);
    }

    /// Adds an option whose value is one of a few.
    public void choice(String name, List<String> choices, Message about) {
        choice(name, String.join("|", choices), choices, about);
    }

    public void choice(String name, String label, List<String> choices, Message about) {
        add(OptionSpec.builder(name).type(String.class).paramLabel(label).completionCandidates(choices), about);
    }

    public void add(OptionSpec.Builder option, Message about) {
        spec.addOption(option.description(about.in(language)).build());
    }
}
