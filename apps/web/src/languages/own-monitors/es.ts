import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Rostro y ojos',
    spare: 'Sin supervisión del rostro y los ojos',
    report: 'Rostro y ojos',
  },
  voice: { name: 'Voz', spare: 'Sin supervisión de las voces', report: 'Voz' },
  keyboard: { name: 'Teclado', spare: 'Sin supervisión del teclado', report: 'Teclado y ratón' },
};
