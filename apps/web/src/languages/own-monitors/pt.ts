import type { Monitors } from './english.ts';

export const monitors: Monitors = {
  eye: {
    name: 'Rosto e olhos',
    spare: 'Sem monitorização do rosto e dos olhos',
    report: 'Rosto e olhos',
  },
  voice: { name: 'Voz', spare: 'Sem monitorização das vozes', report: 'Voz' },
  keyboard: { name: 'Teclado', spare: 'Sem monitorização do teclado', report: 'Teclado e rato' },
};
