import type { Words } from './english.ts';

export const words: Words = {
  'own-thread': {
    page: 'Vos messages',
    what: 'vos messages',
    failed: 'Impossible d’afficher les messages',
    noToken: 'L’adresse est incomplète. Veuillez utiliser le lien complet de l’e-mail.',
    dead: 'Ce lien n’est plus valable, ou l’adresse est incomplète. Veuillez utiliser l’e-mail le plus récent.',
    again: 'Réessayer',
    about: (jobTitle) => `À propos de ${jobTitle}`,
    you: 'Vous',
    answer: 'Votre réponse',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse est envoyée.',
  },
  'message-entry': {
    quote: 'Message d’origine',
    download: (fileName) => `Télécharger ${fileName}`,
    removed: (fileName) => `${fileName} (supprimé)`,
    files: 'Ajouter un fichier',
    filesHint: 'PDF, DOCX, ODT ou une image ; cinq au plus, 10 Mo au total.',
    filesFull: 'Cinq fichiers au maximum.',
    remove: (fileName) => `Retirer ${fileName}`,
    removeShort: 'Retirer',
  },
  'message-unsent': {
    title: 'Quitter sans envoyer ?',
    text: 'Le message n’a pas été envoyé. Si vous quittez la page, il est perdu.',
  },
  'file-field': { download: 'Télécharger', remove: 'Retirer', uploading: 'Envoi du fichier…' },
  leave: { leave: 'Quitter', stay: 'Rester ici' },
};
