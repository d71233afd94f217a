import type { Words } from './english.ts';

export const words: Words = {
  'own-appeal': {
    page: 'Recours',
    what: 'le recours',
    failed: 'Impossible d’ouvrir cette page',
    noToken:
      'L’adresse est incomplète. Veuillez l’ouvrir depuis l’e-mail, avec tout ce qui suit le point d’interrogation.',
    none: 'Il n’y a ici aucune décision qui vous ait été communiquée. Elle a peut-être disparu avec votre candidature.',
    again: 'Réessayer',
    back: 'Votre page',
    backSignedIn: 'Vos candidatures',
    title: (job) => `Recours : ${job}`,
    decided: 'Décision communiquée',
    how: 'Comment cela se passe',
    second: (company) =>
      `Chez ${company}, une personne qui n’a pas pris la décision réexamine tout. Jusqu’à sa réponse, Candor ne lui montre ni le motif de la première décision ni qui l’a prise.`,
    promise: (days) =>
      `Une réponse motivée est promise sous ${days === 1 ? '1 jour' : `${days} jours`}.`,
    alone: (company) =>
      `Chez ${company}, seules les personnes qui ont décidé peuvent répondre pour l’instant. Elles peuvent reprendre votre candidature à tout moment, mais pas rejeter votre recours : pour cela, elles doivent faire appel à une autre personne. Cela peut prendre du retard.`,
    may: 'Vous pouvez déposer un recours jusqu’au ',
    over: 'Cette décision ne peut plus faire l’objet d’un recours.',
    form: 'Votre recours',
    words: 'Qu’est-ce qui a été mal vu, ou pas vu du tout ?',
    wordsHint: 'Avec vos mots. La personne qui répond lit tout.',
    point: 'Renvoyer à ce que vous avez expliqué',
    pointTo: (job, count) =>
      `${job} : ${count === 1 ? '1 signalement expliqué' : `${count} signalements expliqués`}`,
    send: 'Envoyer le recours',
    sent: 'Votre recours est arrivé. Un e-mail le confirme.',
    yours: 'Ce que vous avez écrit',
    pointed: 'Vous renvoyez à',
    filed: 'Envoyé le ',
    open: (company) => `${company} a votre recours`,
    promised: 'Une réponse est promise d’ici le ',
    late: 'La réponse est en retard. Nous l’avons signalé à l’entreprise ; votre recours reste ouvert.',
    upheld: 'Une autre personne l’a examiné. La décision reste inchangée.',
    overturned: 'Votre candidature continue.',
    withdrawn: 'Vous avez retiré ce recours.',
    answer: 'Le motif donné',
    withdraw: 'Retirer le recours',
    ask: 'Retirer le recours ?',
    asked: 'Personne n’y répondra, et la décision reste inchangée.',
    askedAgain: 'Tant que le délai court, vous pouvez en envoyer un autre.',
    keep: 'Le garder',
    doIt: 'Le retirer',
    done: 'Votre recours est retiré.',
  },
};
