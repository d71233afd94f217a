import type { Words } from './english.ts';

export const words: Words = {
  'own-thread': {
    page: 'Ihre Nachrichten',
    what: 'Ihre Nachrichten',
    failed: 'Die Nachrichten lassen sich nicht zeigen',
    noToken: 'Die Adresse ist nicht vollständig. Bitte verwenden Sie den ganzen Link aus der Mail.',
    dead: 'Dieser Link gilt nicht mehr, oder die Adresse ist nicht vollständig. Bitte verwenden Sie die neueste Mail.',
    again: 'Noch einmal versuchen',
    about: (jobTitle) => `Zu ${jobTitle}`,
    you: 'Sie',
    answer: 'Ihre Antwort',
    send: 'Antwort senden',
    sent: 'Ihre Antwort ist gesendet.',
  },
  'message-entry': {
    quote: 'Worauf geantwortet wird',
    download: (fileName) => `${fileName} herunterladen`,
    removed: (fileName) => `${fileName} (entfernt)`,
    files: 'Datei hinzufügen',
    filesHint: 'PDF, DOCX, ODT oder ein Bild; bis zu fünf, zusammen höchstens 10 MB.',
    filesFull: 'Mehr als fünf Dateien sind nicht möglich.',
    remove: (fileName) => `${fileName} entfernen`,
    removeShort: 'Entfernen',
  },
  'message-unsent': {
    title: 'Verlassen, ohne zu senden?',
    text: 'Die Nachricht wurde nicht gesendet. Wenn Sie gehen, ist sie weg.',
  },
  'file-field': { download: 'Herunterladen', remove: 'Entfernen', uploading: 'Wird hochgeladen …' },
  leave: { leave: 'Verlassen', stay: 'Hier bleiben' },
};
