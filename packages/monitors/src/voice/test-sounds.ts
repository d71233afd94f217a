/** Made sounds at 16 kHz for the tests: the same at every run. */

/** A vowel: pulses at a gliding pitch through three resonances, 0.3 at its loudest. */
export function vowel(samples: number, pitchHz = 130, glideHz = 20): Float32Array {
  const resonances = [
    [700, 80],
    [1220, 90],
    [2600, 120],
  ].map(([hz = 0, width = 0]) => {
    const radius = Math.exp((-Math.PI * width) / 16_000);
    const near = 2 * radius * Math.cos((2 * Math.PI * hz) / 16_000);
    return { near, far: -radius * radius, y1: 0, y2: 0 };
  });
  let phase = 0;
  const sound = Float32Array.from({ length: samples }, (_, n) => {
    phase += (pitchHz + glideHz * Math.sin((2 * Math.PI * 3 * n) / 16_000)) / 16_000;
    let value = 0;
    if (phase >= 1) {
      phase -= 1;
      value = 1;
    }
    for (const resonance of resonances) {
      const y = value + resonance.near * resonance.y1 + resonance.far * resonance.y2;
      resonance.y2 = resonance.y1;
      resonance.y1 = y;
      value = y;
    }
    return value;
  });
  const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return sound.map((sample) => (0.3 * sample) / loudest);
}

/** White noise from a fixed seed. */
export function noise(samples: number): Float32Array {
  let seed = 1;
  return Float32Array.from({ length: samples }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return 0.3 * (seed / 2 ** 31 - 1);
  });
}

export function tone(samples: number, hz: number, sampleRate: number): Float32Array {
  return Float32Array.from({ length: samples }, (_, n) =>
    Math.sin((2 * Math.PI * hz * n) / sampleRate),
  );
}

export function mix(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((sample, n) => sample + (other[n] ?? 0));
}
