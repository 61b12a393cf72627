/** Two small sounds, made when needed: wood on wood for a move, a bowl for your turn. */
let audio: AudioContext | null = null;

function context(): AudioContext | null {
  // Browsers keep quiet until somebody has touched the page.
  if (!navigator.userActivation?.hasBeenActive) return null;
  audio ??= new AudioContext();
  return audio;
}

function note(at: AudioContext, frequency: number, start: number, length: number, loud: number): void {
  const [tone, volume] = [at.createOscillator(), at.createGain()];
  tone.frequency.value = frequency;
  tone.type = "sine";
  volume.gain.setValueAtTime(0, at.currentTime + start);
  volume.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  tone.connect(volume).connect(at.destination);
  tone.start(at.currentTime + start);
  tone.stop(at.currentTime + start + length);
}

/** A card was laid. */
export function move(): void {
  const at = context();
  if (!at) return;
  note(at, 320, 0, 0.07, 0.12);
  note(at, 740, 0, 0.035, 0.05);
}

/** It is your turn. */
export function turn(): void {
  const at = context();
  if (!at) return;
  for (const [frequency, start] of [[523.25, 0], [784, 0.09]] as const) {
    note(at, frequency, start, 1.1, 0.09);
    note(at, frequency * 2.76, start, 0.4, 0.02);
  }
}
