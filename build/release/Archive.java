import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/// Packs a folder into a zip whose bytes follow from its files alone: sorted, each with the same time, readable by all,
/// and executable for all what its owner may execute.
///
/// The JDK's own writers keep no modes, and times of the place where they run: an unpacked file would be as old as the
/// time zone says. Here each entry has its time in UTC beside (the field "UT").
///
/// `java Archive.java FOLDER OUT.zip TIME`, TIME as in 2026-11-27T01:02:03Z; FOLDER's name is the first part of all
/// names.
final class Archive {
    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int NEEDED = 20;
    private static final int BY_UNIX = 3 << 8 | NEEDED;
    private static final int NAMES_ARE_UTF_8 = 1 << 11;
    private static final int DEFLATED = 8;
    private static final int UT = 0x5455;
    private static final int REGULAR = 0100000;

    private final ByteArrayOutputStream centre = new ByteArrayOutputStream();
    private int dosTime;
    private int dosDate;
    private int seconds;
    private int entries;
    private long written;

    void main(String[] arguments) throws IOException {
        var folder = Path.of(arguments[0]).toAbsolutePath().normalize();
        var time = Instant.parse(arguments[2]);
        seconds = Math.toIntExact(time.getEpochSecond());
        var utc = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
        dosTime = utc.getHour() << 11 | utc.getMinute() << 5 | utc.getSecond() / 2;
        dosDate = utc.getYear() - 1980 << 9 | utc.getMonthValue() << 5 | utc.getDayOfMonth();
        try (var found = Files.walk(folder);
                var out = Files.newOutputStream(Path.of(arguments[1]))) {
            var files = found.filter(Files::isRegularFile).toList().stream()
                    .sorted((one, other) -> name(folder, one).compareTo(name(folder, other)))
                    .toList();
            for (var file : files) {
                var bytes = entry(name(folder, file), Files.readAllBytes(file), Files.isExecutable(file));
                out.write(bytes);
                written += bytes.length;
            }
            out.write(centre.toByteArray());
            out.write(record(22)
                    .putInt(END)
                    .putInt(0)
                    .putShort((short) entries)
                    .putShort((short) entries)
                    .putInt(centre.size())
                    .putInt(Math.toIntExact(written))
                    .putShort((short) 0)
                    .array());
        }
        if (entries >= 0xffff) throw new AssertionError("too many files for a plain zip: " + entries);
    }

    private static String name(Path folder, Path file) {
        return folder.getParent().relativize(file).toString();
    }

    /// @return the bytes that hold the file in the archive; its entry in the table of contents goes to the centre
    private byte[] entry(String fileName, byte[] content, boolean executable) throws IOException {
        var name = fileName.getBytes(UTF_8);
        var checksum = new CRC32();
        checksum.update(content);
        var packed = deflated(content);
        var common = record(22)
                .putShort((short) NAMES_ARE_UTF_8)
                .putShort((short) DEFLATED)
                .putShort((short) dosTime)
                .putShort((short) dosDate)
                .putInt((int) checksum.getValue())
                .putInt(packed.length)
                .putInt(content.length)
                .putShort((short) name.length)
                .array();
        var extra = record(9)
                .putShort((short) UT)
                .putShort((short) 5)
                .put((byte) 1)
                .putInt(seconds)
                .array();
        centre.write(record(6).putInt(CENTRAL).putShort((short) BY_UNIX).array());
        centre.write(record(2).putShort((short) NEEDED).array());
        centre.write(common);
        centre.write(record(16)
                .putShort((short) extra.length)
                .putShort((short) 0)
                .putShort((short) 0)
                .putShort((short) 0)
                .putInt((REGULAR | (executable ? 0755 : 0644)) << 16)
                .putInt(Math.toIntExact(written))
                .array());
        centre.write(name);
        centre.write(extra);
        entries++;
        return record(30 + name.length + extra.length + packed.length)
                .putInt(LOCAL)
                .putShort((short) NEEDED)
                .put(common)
                .putShort((short) extra.length)
                .put(name)
                .put(extra)
                .put(packed)
                .array();
    }

    private static byte[] deflated(byte[] content) {
        var packer = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        packer.setInput(content);
        packer.finish();
        var out = new ByteArrayOutputStream();
        var block = new byte[1 << 16];
        while (!packer.finished()) out.write(block, 0, packer.deflate(block));
        packer.end();
        return out.toByteArray();
    }

    private static ByteBuffer record(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
