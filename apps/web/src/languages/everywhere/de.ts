import type { Everywhere } from './english.ts';

export const everywhere: Everywhere = {
  'language-choice': {
    label: 'Sprache',
    failed:
      'Diese Sprache konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal.',
  },
};
