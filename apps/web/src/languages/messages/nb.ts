import type { Words } from './english.ts';

export const words: Words = {
  'own-thread': {
    page: 'Meldingene dine',
    what: 'meldingene dine',
    failed: 'Meldingene kan ikke vises',
    noToken: 'Adressen er ikke fullstendig. Bruk hele lenken i e-posten.',
    dead: 'Denne lenken virker ikke lenger, eller adressen er ikke fullstendig. Bruk den nyeste e-posten.',
    again: 'Prøv igjen',
    about: (jobTitle) => `Om ${jobTitle}`,
    you: 'Deg',
    answer: 'Svaret ditt',
    send: 'Send svaret',
    sent: 'Svaret ditt er sendt.',
  },
  'message-entry': {
    quote: 'Det som besvares',
    download: (fileName) => `Last ned ${fileName}`,
    removed: (fileName) => `${fileName} (fjernet)`,
    files: 'Legg til en fil',
    filesHint: 'PDF, DOCX, ODT eller et bilde; opptil fem, til sammen høyst 10 MB.',
    filesFull: 'Fem filer er det meste.',
    remove: (fileName) => `Fjern ${fileName}`,
    removeShort: 'Fjern',
  },
  'message-unsent': {
    title: 'Gå uten å sende?',
    text: 'Meldingen er ikke sendt. Går du nå, er den borte.',
  },
  'file-field': { download: 'Last ned', remove: 'Fjern', uploading: 'Laster opp …' },
  leave: { leave: 'Gå', stay: 'Bli her' },
};
