/**
 * Quiet sounds and short vibrations. Both are off unless the player has switched them on; this
 * module is loaded only then. A mistake sounds like any other digit.
 */
import type { Game } from '../state/game';
import { settings } from '../state/settings.svelte';
import { feltBetween, type Felt } from './deed';

/** A tone: its pitch in hertz, its length and its beginning in milliseconds, its loudness. */
interface Tone {
  readonly pitch: number;
  readonly length_ms: number;
  readonly from_ms: number;
  readonly loudness: number;
}

const tick = (pitch: number): readonly Tone[] => [
  { pitch, length_ms: 12, from_ms: 0, loudness: 0.12 },
];

const TONES: Readonly<Record<Felt, readonly Tone[]>> = {
  digit: tick(1800),
  mark: tick(1200),
  solved: [
    { pitch: 660, length_ms: 260, from_ms: 0, loudness: 0.06 },
    { pitch: 880, length_ms: 420, from_ms: 160, loudness: 0.06 },
  ],
};

/** The vibrations, in milliseconds: on, off, on. */
const VIBRATIONS: Readonly<Record<Felt | 'held', readonly number[]>> = {
  digit: [8],
  mark: [8],
  held: [16],
  solved: [12, 40, 20],
};

export class Feedback {
  private context: AudioContext | undefined;

  /** Lets the player hear and feel a change of the game, as the settings allow it. */
  changed(before: Game, game: Game): void {
    const felt = feltBetween(before, game);
    if (felt === undefined) return;
    const { sound, haptics } = settings();
    if (sound) this.sound(felt);
    if (haptics) this.vibrate(felt);
  }

  /** Plays the sound of what the player has done. */
  sound(felt: Felt): void {
    this.context ??= new AudioContext();
    const { context } = this;
    // A browser suspends sounds until the first press.
    void context.resume();
    for (const { pitch, length_ms, from_ms, loudness } of TONES[felt]) {
      const begin = context.currentTime + from_ms / 1000;
      const end = begin + length_ms / 1000;
      const volume = context.createGain();
      volume.gain.setValueAtTime(loudness, begin);
      volume.gain.exponentialRampToValueAtTime(loudness / 100, end);
      volume.connect(context.destination);
      const tone = context.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(volume);
      tone.start(begin);
      tone.stop(end);
    }
  }

  /** Lets the device vibrate. */
  vibrate(felt: Felt | 'held'): void {
    navigator.vibrate([...VIBRATIONS[felt]]);
  }

  /** Closes what was opened for sounds. */
  end(): void {
    void this.context?.close();
    this.context = undefined;
  }
}
