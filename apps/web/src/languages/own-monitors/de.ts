import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Gesicht und Augen',
    spare: 'Keine Beobachtung von Gesicht und Augen',
    report: 'Gesicht und Augen',
  },
  voice: { name: 'Stimme', spare: 'Keine Beobachtung von Stimmen', report: 'Stimme' },
  keyboard: {
    name: 'Tastatur',
    spare: 'Keine Beobachtung der Tastatur',
    report: 'Tastatur und Maus',
  },
};
