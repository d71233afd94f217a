import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Rostro y ojos',
    spare: 'Sin vigilancia del rostro y los ojos',
    report: 'Rostro y ojos',
  },
  voice: { name: 'Voz', spare: 'Sin vigilancia de las voces', report: 'Voz' },
  keyboard: { name: 'Teclado', spare: 'Sin vigilancia del teclado', report: 'Teclado y ratón' },
};
