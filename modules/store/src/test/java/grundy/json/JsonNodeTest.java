package grundy.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class JsonNodeTest {
    private static final JsonMapper READER = JsonMapper.builder().build();
    private static final long SEED = 20261121;

    @Tag("slow")
    @Test
    void everyStringIsReadAsItWasWritten() {
        var random = new Random(SEED);
        for (int round = 0; round < 5000; round++) {
            var string = string(random);
            var document = new JsonObject().put(string, string);
            document.putArray("list").add(string).add(round);
            var read = READER.readTree(text(document));
            assertThat(read.get(string).asString())
                    .as("seed %d, round %d", SEED, round)
                    .isEqualTo(string);
            assertThat(read.get("list").get(0).asString()).isEqualTo(string);
            assertThat(read.get("list").get(1).intValue()).isEqualTo(round);
        }
    }

    private static String text(JsonNode document) {
        var bytes = new ByteArrayOutputStream();
        document.writeTo(bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /// Half ASCII and control characters, half anything.
    private static String string(Random random) {
        var string = new StringBuilder();
        for (int length = random.nextInt(12); length > 0; length--)
            string.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0xD800));
        return string.toString();
    }

    @Test
    void membersKeepTheirOrderAndNestAsTheyWereBuilt() {
        var document = new JsonObject();
        document.put("z", 1).put("a", true).put("none", (String) null).putNull("null");
        var rows = document.putArray("rows");
        rows.addArray().add(1).add(-2);
        rows.addArray();
        rows.addObject().put("big", Long.MIN_VALUE);
        document.putObject("empty");
        document.set("node", new JsonObject().put("quote", "\"\\\n\t"));
        assertThat(text(document)).isEqualTo("""
                        {"z":1,"a":true,"none":null,"null":null,"rows":[[1,-2],[],{"big":-9223372036854775808}],\
                        "empty":{},"node":{"quote":"\\"\\\\\\n\\t"}}""");
    }
}
