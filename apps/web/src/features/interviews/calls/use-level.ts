import { useEffect, useState } from 'react';

/** How loud a microphone is, from 0 to 1, ten times a second. */
export function useLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === null) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const energy = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(energy) * 4));
    }, 100);
    // Before somebody clicked a page may make no sound, and measures none.
    const wake = () => void context.resume().catch(() => {});
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
      void context.close().catch(() => {});
    };
  }, [track]);
  return level;
}
