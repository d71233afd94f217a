import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Ansikt og øyne',
    spare: 'Ingen overvåking av ansikt og øyne',
    report: 'Ansikt og øyne',
  },
  voice: { name: 'Stemme', spare: 'Ingen overvåking av stemmer', report: 'Stemme' },
  keyboard: {
    name: 'Tastatur',
    spare: 'Ingen overvåking av tastaturet',
    report: 'Tastatur og mus',
  },
};
