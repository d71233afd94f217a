import type { Words } from './english.ts';

export const words: Words = {
  'own-offer': {
    page: 'Offre',
    what: 'l’offre',
    failed: 'Impossible d’afficher l’offre',
    noToken:
      'Veuillez ouvrir le lien de votre e-mail : cette adresse seule ne montre aucune offre.',
    dead: 'Ce lien ne mène plus nulle part. Si vous attendez une offre, veuillez écrire à l’entreprise.',
    again: 'Réessayer',
    title: (job) => `Votre offre : ${job}`,
    to: 'À',
    salary: 'Salaire',
    startsOn: 'Premier jour de travail',
    until: 'Réponse d’ici le',
    elsewhere: (moment, city) => `${moment} (${city})`,
    terms: 'Conditions',
    paper: 'Enregistrer en PDF',
    answer: 'Votre réponse',
    name: 'Votre nom complet',
    nameHint:
      'Saisir votre nom vaut signature. Il est conservé avec l’heure et l’adresse réseau d’où il vient.',
    agrees: (company) => `J’ai lu ces conditions et j’accepte l’offre de ${company}.`,
    accept: 'Accepter l’offre',
    decline: 'Refuser',
    declineTitle: 'Refuser l’offre',
    declineText: (company) =>
      `${company} en est informé. L’offre ne pourra plus être acceptée ensuite.`,
    declineReason: 'Motif',
    declineHint: 'Vous n’avez pas à en donner.',
    declineSend: 'Refuser l’offre',
    keep: 'Revenir à l’offre',
    states: {
      accepted: 'Vous avez accepté cette offre.',
      declined: 'Vous avez refusé cette offre.',
      withdrawn: 'L’entreprise a retiré cette offre.',
      expired:
        'Le délai de réponse est passé. Si le poste vous intéresse toujours, veuillez écrire à l’entreprise.',
      closed:
        'Il n’est plus possible de répondre à cette offre. Pour toute question, veuillez écrire à l’entreprise.',
    },
    signed: (name) => `Acceptée au nom de ${name}, `,
    hash: 'Empreinte de ces conditions (SHA-256) : ',
  },
};
