package grundy.contest.problem;

import grundy.contest.problem.InputShape.Item;
import grundy.text.Message;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// The method that a judge calls with the input as its arguments, as `bool canWinNim(int n)`.
///
/// @param type `bool`, `int` or `string`
/// @param parameters in the order of the input
public record FunctionSignature(String type, String name, List<Parameter> parameters) {
    private static final Pattern FORM = Pattern.compile("(bool|int|string) ([A-Za-z]\\w*)\\((.*)\\)");

    /// @param type `int`, `string`, `int[]` or `int[][]`
    public record Parameter(String type, String name) {
        @Override
        public String toString() {
            return type + " " + name;
        }
    }

    /// @param input whose items the parameters are
    /// @throws JudgeException if the text is no signature, or the input is no list of arguments or another one
    public static FunctionSignature parse(String text, InputShape input) {
        var arguments =
                input.arguments().stream().map(FunctionSignature::parameter).toList();
        var form = FORM.matcher(text);
        var target =
                String.join(", ", arguments.stream().map(Parameter::toString).toList());
        boolean fits = form.matches()
                && Arrays.asList(form.group(3).split(", *"))
                        .equals(arguments.stream().map(Parameter::toString).toList());
        if (!fits) throw new JudgeException(Message.of("judge.file.call", "text", text, "wanted", target));
        return new FunctionSignature(form.group(1), form.group(2), arguments);
    }

    private static Parameter parameter(Item item) {
        return switch (item) {
            case Item.SingleNumber(var name) -> new Parameter("int", name);
            case Item.Text(var name, var _) -> new Parameter("string", name);
            case Item.BracketedList(var name, var _, boolean nested) ->
                new Parameter(nested ? "int[][]" : "int[]", name);
            case Item.Row _, Item.CountedRow _, Item.Lists _, Item.Words _, Item.Block _ ->
                throw new JudgeException(Message.of("judge.file.call-input"));
        };
    }
}
