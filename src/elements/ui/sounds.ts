/**
 * Short sounds by Web Audio, loaded only if the reader has switched them on. They add nothing that is not also visible and
 * announced.
 */
export type Sound = 'tumble' | 'fade' | 'flip' | 'refused' | 'turn' | 'end';

/** A note: its start in seconds, its pitch in hertz, and its length in seconds. */
type Note = readonly [at: number, pitch: number, length: number];
const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  tumble: [0, 0.05, 0.11, 0.2].map((at, i): Note => [at, 190 - i * 15, 0.05]),
  fade: [[0, 440, 0.09]],
  flip: [
    [0, 330, 0.06],
    [0.06, 495, 0.08],
  ],
  refused: [
    [0, 196, 0.1],
    [0.11, 147, 0.16],
  ],
  turn: [
    [0, 523, 0.12],
    [0.12, 659, 0.2],
  ],
  end: [
    [0, 392, 0.2],
    [0.18, 494, 0.2],
    [0.36, 587, 0.2],
    [0.54, 784, 0.6],
  ],
};
const LOUD = 0.08;

let context: AudioContext | undefined;

/** Plays a sound. Silent where the browser does not support or not yet allow sound. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume().catch(() => undefined);
    // Its time stands still until the reader's first gesture, at which all that was kept for it would sound at once.
    if (navigator.userActivation?.hasBeenActive === false) return;
  }
  const now = context.currentTime;
  for (const [at, pitch, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(LOUD, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
