import { everywhere } from '../everywhere/pt.ts';
import type { Words } from './index.ts';

export const words: Words = {
  ...everywhere,
  chrome: { home: 'Candor, início', colours: { light: 'Usar cores claras', dark: 'Usar cores escuras' } },
  'page-state': {
    loading: (what) => `A carregar: ${what}…`,
    failed: (what) => `Não foi possível carregar: ${what}`,
    again: 'Tentar novamente',
  },
};
