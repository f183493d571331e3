/** Soft sounds, made here and not recorded: wood, paper, a bell. Fetched when somebody wants to hear them. */
import type { Sound } from "./sounds";

let audio: AudioContext | null = null;

/** One tone that sinks and fades. */
function tone(after: number, pitch: number, sink: number, seconds: number, loud: number): void {
  const by = audio!;
  const [voice, swell] = [by.createOscillator(), by.createGain()];
  const at = by.currentTime + after;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(pitch * sink, at + seconds * 0.75);
  swell.gain.setValueAtTime(loud, at);
  swell.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  voice.connect(swell).connect(by.destination);
  voice.start(at);
  voice.stop(at + seconds + 0.02);
}

/** Paper or dice on a table: a short rustle. */
function rustle(seconds: number, loud: number): void {
  const by = audio!;
  const grains = by.createBuffer(1, Math.ceil(by.sampleRate * seconds), by.sampleRate);
  const waves = grains.getChannelData(0);
  for (let i = 0; i < waves.length; i++) waves[i] = (Math.random() * 2 - 1) * (1 - i / waves.length) ** 2;
  const [voice, dull, swell] = [by.createBufferSource(), by.createBiquadFilter(), by.createGain()];
  voice.buffer = grains;
  dull.type = "bandpass";
  dull.frequency.value = 1800;
  swell.gain.value = loud;
  voice.connect(dull).connect(swell).connect(by.destination);
  voice.start();
}

const SOUNDS: Record<Sound, () => void> = {
  // Two knocks on wood.
  turn: () => [420, 560].forEach((pitch, i) => tone(i * 0.14, pitch, 0.5, 0.16, 0.25)),
  mine: () => tone(0, 330, 0.5, 0.09, 0.14),
  theirs: () => tone(0, 220, 0.6, 0.09, 0.08),
  turned: () => rustle(0.14, 0.16),
  score: () => [660, 880].forEach((pitch, i) => tone(i * 0.1, pitch, 1, 0.3, 0.06)),
  said: () => tone(0, 780, 0.9, 0.16, 0.05),
  over: () => [523, 659, 784].forEach((pitch, i) => tone(i * 0.16, pitch, 1, 0.5, 0.07)),
};

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  SOUNDS[sound]();
}
