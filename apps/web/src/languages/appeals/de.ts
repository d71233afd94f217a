import type { Words } from './index.ts';

export const words: Words = {
  'own-appeal': {
    page: 'Einspruch',
    what: 'der Einspruch',
    failed: 'Diese Seite lässt sich nicht öffnen',
    noToken:
      'Die Adresse ist nicht vollständig. Bitte öffnen Sie sie aus der Mail, mit allem, was nach dem Fragezeichen steht.',
    none: 'Hier ist keine Entscheidung, die Ihnen mitgeteilt wurde. Vielleicht ist sie mit Ihrer Bewerbung verschwunden.',
    again: 'Noch einmal versuchen',
    back: 'Ihre Seite',
    backSignedIn: 'Ihre Bewerbungen',
    title: (job) => `Einspruch: ${job}`,
    decided: 'Entscheidung mitgeteilt',
    how: 'So läuft es ab',
    second: (company) =>
      `Jemand bei ${company}, der nicht entschieden hat, sieht sich alles neu an. Bis zur Antwort zeigt Candor dieser Person weder den Grund der ersten Entscheidung noch, wer sie getroffen hat.`,
    promise: (days) =>
      `Eine Antwort mit Begründung ist innerhalb von ${days === 1 ? '1 Tag' : `${days} Tagen`} zugesagt.`,
    alone: (company) =>
      `Bei ${company} darf im Moment niemand antworten außer denen, die entschieden haben. Sie können Ihre Bewerbung jederzeit wieder aufnehmen, aber Ihren Einspruch nicht ablehnen: Dafür müssen sie eine zweite Person hinzuziehen. Es kann spät werden.`,
    may: 'Sie können Einspruch einlegen bis ',
    over: 'Gegen diese Entscheidung ist kein Einspruch mehr möglich.',
    form: 'Ihr Einspruch',
    words: 'Was wurde falsch oder gar nicht gesehen?',
    wordsHint: 'In Ihren Worten. Wer antwortet, liest alles.',
    point: 'Auf Ihre Erklärungen hinweisen',
    pointTo: (job, count) =>
      `${job}: ${count === 1 ? '1 Hinweis' : `${count} Hinweise`} erklärt`,
    send: 'Einspruch senden',
    sent: 'Ihr Einspruch ist angekommen. Eine Mail bestätigt es.',
    yours: 'Was Sie geschrieben haben',
    pointed: 'Sie weisen hin auf',
    filed: 'Gesendet ',
    open: (company) => `${company} hat Ihren Einspruch`,
    promised: 'Eine Antwort ist zugesagt bis ',
    late: 'Die Antwort ist überfällig. Wir haben das dem Unternehmen mitgeteilt; Ihr Einspruch bleibt offen.',
    upheld: 'Eine zweite Person hat ihn geprüft. Die Entscheidung bleibt, wie sie ist.',
    overturned: 'Ihre Bewerbung geht weiter.',
    withdrawn: 'Sie haben diesen Einspruch zurückgezogen.',
    answer: 'Die Begründung',
    withdraw: 'Einspruch zurückziehen',
    ask: 'Einspruch zurückziehen?',
    asked: 'Dann antwortet niemand darauf, und die Entscheidung bleibt, wie sie ist.',
    askedAgain: 'Solange Zeit ist, können Sie einen neuen senden.',
    keep: 'Bestehen lassen',
    doIt: 'Zurückziehen',
    done: 'Ihr Einspruch ist zurückgezogen.',
  },
};
