package grundy.question;

import grundy.answer.BoxLayers;

/// A {@link BoxQuestion} that is to be solved layer by layer by whoever asks: on several machines, or with what
/// is there kept on disk.
public record BoxLayersQuestion(BoxQuestion box) implements Question<BoxLayers> {}
