import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Visage et yeux',
    spare: 'Pas de surveillance du visage et des yeux',
    report: 'Visage et yeux',
  },
  voice: { name: 'Voix', spare: 'Pas de surveillance des voix', report: 'Voix' },
  keyboard: {
    name: 'Clavier',
    spare: 'Pas de surveillance du clavier',
    report: 'Clavier et souris',
  },
};
