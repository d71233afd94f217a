import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Gesicht und Augen',
    spare: 'Keine Überwachung von Gesicht und Augen',
    report: 'Gesicht und Augen',
  },
  voice: { name: 'Stimme', spare: 'Keine Überwachung von Stimmen', report: 'Stimme' },
  keyboard: {
    name: 'Tastatur',
    spare: 'Keine Überwachung der Tastatur',
    report: 'Tastatur und Maus',
  },
};
