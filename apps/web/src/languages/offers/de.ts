import type { Words } from './english.ts';

export const words: Words = {
  'own-offer': {
    page: 'Angebot',
    what: 'das Angebot',
    failed: 'Das Angebot lässt sich nicht zeigen',
    noToken: 'Bitte öffnen Sie den Link aus Ihrer Mail: Diese Adresse allein zeigt kein Angebot.',
    dead: 'Dieser Link führt nirgendwohin. Wenn Sie auf ein Angebot warten, schreiben Sie bitte dem Unternehmen.',
    again: 'Noch einmal versuchen',
    title: (job) => `Ihr Angebot: ${job}`,
    to: 'An',
    salary: 'Gehalt',
    startsOn: 'Erster Arbeitstag',
    until: 'Antwort bis',
    elsewhere: (moment, city) => `${moment} (${city})`,
    terms: 'Bedingungen',
    paper: 'Als PDF speichern',
    answer: 'Ihre Antwort',
    name: 'Ihr vollständiger Name',
    nameHint:
      'Ihr eingegebener Name gilt als Ihre Unterschrift. Er wird mit der Zeit und der Netzwerkadresse gespeichert, von der er kommt.',
    agrees: (company) =>
      `Ich habe diese Bedingungen gelesen und nehme das Angebot von ${company} an.`,
    accept: 'Angebot annehmen',
    decline: 'Ablehnen',
    declineTitle: 'Angebot ablehnen',
    declineText: (company) =>
      `${company} wird benachrichtigt. Danach kann es nicht mehr angenommen werden.`,
    declineReason: 'Grund',
    declineHint: 'Sie müssen keinen nennen.',
    declineSend: 'Angebot ablehnen',
    keep: 'Zurück zum Angebot',
    states: {
      accepted: 'Sie haben dieses Angebot angenommen.',
      declined: 'Sie haben dieses Angebot abgelehnt.',
      withdrawn: 'Das Unternehmen hat dieses Angebot zurückgezogen.',
      expired:
        'Die Zeit für eine Antwort ist vorbei. Wenn Sie die Stelle weiter möchten, schreiben Sie bitte dem Unternehmen.',
      closed:
        'Dieses Angebot kann nicht mehr beantwortet werden. Bei Fragen schreiben Sie bitte dem Unternehmen.',
    },
    signed: (name) => `Angenommen als ${name}, `,
    hash: 'Fingerabdruck dieser Bedingungen (SHA-256): ',
  },
};
