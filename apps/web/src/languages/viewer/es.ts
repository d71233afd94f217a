import { everywhere } from '../everywhere/es.ts';
import type { Words } from './index.ts';

export const words: Words = {
  ...everywhere,
  chrome: { home: 'Candor, inicio', colours: { light: 'Usar colores claros', dark: 'Usar colores oscuros' } },
  'page-state': {
    loading: (what) => `Cargando: ${what}…`,
    failed: (what) => `No se pudo cargar: ${what}`,
    again: 'Volver a intentarlo',
  },
};
