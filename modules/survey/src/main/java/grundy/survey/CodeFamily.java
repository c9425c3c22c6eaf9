package grundy.survey;

import java.util.Locale;

/// Codes of take-and-break games with up to so many digits behind the point: octal ones with 0 and with 4 before it, or
/// hexadecimal ones with 0. The game without any move is left out.
///
/// @param name of the family
/// @param base 8 or 16
/// @param digits behind the point, at least 1
/// @param misere whether whoever takes last loses
record CodeFamily(String name, int base, int digits, boolean misere) implements NumberedGames {
    @Override
    public String text() {
        return name + " --digits " + digits;
    }

    /// @return how many codes have the same digit before the point; `base ^ digits`, or more than fits
    private long block() {
        long block = 1;
        for (int i = 0; i < digits && block <= MOST; i++) block *= base;
        return block;
    }

    @Override
    public long size() {
        return block() * (base == 8 ? 2 : 1) - 1;
    }

    @Override
    public Member member(long number) {
        long block = block();
        var behind = new StringBuilder(Long.toString((number + 1) % block, base).toUpperCase(Locale.ROOT));
        while (behind.length() < digits) behind.insert(0, '0');
        while (behind.length() > 1 && behind.charAt(behind.length() - 1) == '0') behind.setLength(behind.length() - 1);
        var code = (number + 1 < block ? "0." : "4.") + behind;
        return new Member(number, misere ? "misere " + code : code, code);
    }
}
