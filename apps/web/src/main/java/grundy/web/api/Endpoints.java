package grundy.web.api;

import grundy.web.api.table.AtlasEndpoint;
import grundy.web.api.table.GridEndpoint;
import grundy.web.api.table.RunEndpoint;
import grundy.web.api.table.RunsEndpoint;
import grundy.web.api.table.SliceEndpoint;
import grundy.web.api.table.SurveyEndpoint;
import grundy.web.api.table.SurveysEndpoint;
import grundy.web.api.table.ValuesEndpoint;
import grundy.web.request.Endpoint;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The list of all endpoints.
public final class Endpoints {
    private static final Map<String, Endpoint> BY_NAME = List.of(
                    new AtlasEndpoint(),
                    new CheckEndpoint(),
                    new ClaimsEndpoint(),
                    new DigitsEndpoint(),
                    new EmitEndpoint(),
                    new EvalEndpoint(),
                    new ExerciseEndpoint(),
                    new GamesEndpoint(),
                    new GraphEndpoint(),
                    new GridEndpoint(),
                    new JudgeEndpoint(),
                    new LadderEndpoint(),
                    new LessonEndpoint(),
                    new MatrixEndpoint(),
                    new MovesEndpoint(),
                    new ParseEndpoint(),
                    new PartizanEndpoint(),
                    new PatternEndpoint(),
                    new PictureEndpoint(),
                    new PlayBookEndpoint(),
                    new PlayEndpoint(),
                    new ProveEndpoint(),
                    new RunEndpoint(),
                    new RunsEndpoint(),
                    new SliceEndpoint(),
                    new SolveEndpoint(),
                    new SurveyEndpoint(),
                    new SurveysEndpoint(),
                    new TreeEndpoint(),
                    new ValuesEndpoint())
            .stream()
            .collect(Collectors.toUnmodifiableMap(Endpoint::name, Function.identity()));

    private Endpoints() {}

    /// @return the names of all endpoints
    public static Set<String> names() {
        return BY_NAME.keySet();
    }

    /// @param name the last part of the address
    public static Optional<Endpoint> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }
}
