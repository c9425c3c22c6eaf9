package grundy.question;

import grundy.answer.BoxLayers;

/// The same as a {@link BoxQuestion}, to be worked out layer by layer by whoever asks: on several machines, or with
/// what is there kept on disk.
public record BoxLayersQuestion(BoxQuestion box) implements Question<BoxLayers> {}
