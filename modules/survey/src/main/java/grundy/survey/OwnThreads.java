package grundy.survey;

import grundy.limit.ProgressListener;
import grundy.limit.Threads;

/// The threads of this machine, as many as the limits of the survey have.
public final class OwnThreads implements SurveyWorkers {
    @Override
    public void ask(Survey.Request request, long[] open, Ledger ledger) {
        var inquiry = new GameInquiry(request.questions(), ledger::certificate);
        var limits = request.limits().withThreads(Threads.ONE).withProgress(ProgressListener.NONE);
        request.limits().threads().each(0, open.length, index -> {
            limits.checkpoint();
            var row = inquiry.row(request.family().member(open[index]), limits);
            // What was cut short by the end of the whole is asked again.
            limits.checkpoint();
            ledger.add(row);
        });
    }
}
