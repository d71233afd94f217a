import { blackmanWindow, createFourier } from '../src/voice/fourier-rules.ts';

/** `AnalyserNode.getByteFrequencyData`, as the Web Audio specification defines it, defaults and all. */
export function createByteSpectrum(size: number): (samples: Float32Array) => Uint8Array {
  const smoothing = 0.8;
  const [lowest, highest] = [-100, -30];
  const window = blackmanWindow(size);
  const fourier = createFourier(size);
  const smoothed = new Float64Array(size / 2);
  return (samples) => {
    const real = new Float64Array(size);
    for (let n = 0; n < samples.length; n += 1) {
      const place = size - samples.length + n;
      real[place] = (samples[n] as number) * (window[place] as number);
    }
    const imaginary = new Float64Array(size);
    fourier.transform(real, imaginary);
    return Uint8Array.from(smoothed, (before, bin) => {
      const height = Math.hypot(real[bin] as number, imaginary[bin] as number) / size;
      const value = smoothing * before + (1 - smoothing) * height;
      smoothed[bin] = value;
      const scaled = (255 * (20 * Math.log10(value) - lowest)) / (highest - lowest);
      return Math.max(0, Math.min(255, Math.floor(scaled)));
    });
  };
}
