const KEY = 'grundy.sound';
let context: AudioContext | undefined;

export function hasSound(): boolean {
  return localStorage.getItem(KEY) === 'on';
}

export function keepSound(on: boolean): void {
  if (on) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
}

/** A short knock, if one wants to hear moves; deeper, the more pieces go. */
export function sound(pieces: number): void {
  if (!hasSound()) return;
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const loud = context.createGain();
  const now = context.currentTime;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(520 / (1 + Math.log2(1 + pieces) / 3), now);
  loud.gain.setValueAtTime(0.25, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(loud).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
