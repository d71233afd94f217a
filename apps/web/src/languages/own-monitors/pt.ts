import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Rosto e olhos',
    spare: 'Sem vigilância do rosto e dos olhos',
    report: 'Rosto e olhos',
  },
  voice: { name: 'Voz', spare: 'Sem vigilância das vozes', report: 'Voz' },
  keyboard: { name: 'Teclado', spare: 'Sem vigilância do teclado', report: 'Teclado e rato' },
};
