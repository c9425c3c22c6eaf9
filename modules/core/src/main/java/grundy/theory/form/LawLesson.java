package grundy.theory.form;

import grundy.rules.notation.ShortenedText;
import grundy.text.Blocks;
import grundy.text.Lesson;
import grundy.text.Message;

/// One heap whose nim-value has a closed form: the form, and the numbers filled in.
record LawLesson(LessonContext context, HeapLaw law) implements Lesson {
    @Override
    public void tell(Blocks blocks) {
        var texts = new ShortenedText(blocks.language());
        blocks.say(law.rule().apply(texts));
        var numbers = law.numbers().apply(texts);
        if (!numbers.isEmpty()) blocks.say(Message.of("explain.law.here", "numbers", numbers));
        if (context.isLost()) {
            blocks.say(Message.of("explain.law.cold"));
        } else {
            blocks.say(Message.of("explain.law.hot"));
            context.example().tell(blocks);
        }
    }
}
