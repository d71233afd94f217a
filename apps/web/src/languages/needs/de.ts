import { monitors } from '../own-monitors/de.ts';
import type { Words } from './english.ts';

export const words: Words = {
  monitors,
  'own-need': {
    page: 'Was Sie brauchen',
    title: 'Was Sie brauchen, um teilzunehmen',
    about: (jobTitle, minutes) => `Interview für ${jobTitle}, ${minutes} Minuten`,
    until: 'Es kann begonnen werden bis',
    what: 'diese Seite',
    failed: 'Diese Seite lässt sich nicht zeigen',
    noToken: 'Bitte öffnen Sie den ganzen Link aus der Mail des Unternehmens.',
    dead: 'Dieser Link gilt nicht mehr, oder eine neuere Mail hat einen anderen gebracht. Bitte öffnen Sie die neueste Mail.',
    again: 'Noch einmal versuchen',
    intro: (companyName) =>
      `Bitten Sie um das, womit Sie so gut wie alle anderen teilnehmen können. Das verbraucht nichts: Ihr Link und Ihre Zeit bleiben, wie sie sind. Nur wer bei ${companyName} Interviews plant, sieht es. Es wird nie gezählt und steht nie neben einer Bewertung.`,
    replyDays: (companyName, days) =>
      `${companyName} sagt eine Antwort innerhalb von ${days === 1 ? '1 Tag' : `${days} Tagen`} zu, und bevor die Zeit für das Interview abläuft: per Mail und auf dieser Seite.`,
    ask: 'Um etwas bitten',
    askAgain: 'Um etwas anderes bitten',
    legend: 'Was würde Ihnen helfen?',
    extra: 'Mehr Zeit',
    noExtra: 'Nicht mehr Zeit',
    extraChoice: (percent, minutes) => `${percent} %: ${minutes} Minuten mehr`,
    breaks: 'Pausen',
    breaksHint: 'Die Uhr steht, und nichts wird überwacht',
    noCamera: 'Keine Kamera',
    keyboardNavigation: 'Bedienung mit der Tastatur',
    keyboardHint: 'Tab, Pfeile und Tasten eines Screenreaders werden nicht als Hinweis notiert',
    anotherWay: 'Ein ganz anderer Weg',
    anotherWayHint: 'Etwa ein Gespräch anstelle dieses Interviews',
    somethingElse: 'Etwas anderes',
    somethingElseHint: 'Sagen Sie unten, was',
    words: 'In Ihren Worten',
    wordsHint: 'Sie müssen nicht sagen, warum. Was Sie brauchen, genügt.',
    keep: 'Dasselbe bei den nächsten Interviews dieses Unternehmens',
    keepHint:
      'Zeit, Pausen und Einstellungen, sobald sie gewährt sind. Sie können das auf dieser Seite beenden, solange der Link gilt.',
    send: 'Anfragen',
    sent: 'Ihre Bitte ist unterwegs. Die Antwort kommt per Mail und steht hier.',
    asked: 'Sie haben gebeten um',
    youWrote: 'Sie haben geschrieben',
    grantedNow: 'Ihr Interview hat jetzt',
    nothingExtra: 'Nichts über das Übliche hinaus',
    open: (companyName) => `${companyName} hat noch nicht geantwortet.`,
    promised: 'Eine Antwort ist zugesagt bis',
    late: 'Die zugesagte Zeit ist vorbei. Sie können weiter warten oder dem Unternehmen schreiben.',
    mayBegin:
      'Sie müssen nicht warten. Wenn Sie vor der Antwort beginnen, läuft das Interview so wie jetzt, und eine spätere Antwort ändert daran nichts.',
    withdraw: 'Nicht mehr darum bitten',
    withdrawn: 'Sie bitten nicht mehr darum.',
    offered: (companyName) => `${companyName} bietet etwas anderes an`,
    offerText:
      'Sagen Sie Ja, gilt es sofort. Sagen Sie Nein, muss das Unternehmen noch einmal antworten.',
    offers: 'Was angeboten wird',
    accept: 'Ja, das genügt',
    refuse: 'Nein, das hilft nicht',
    theyWrote: 'Das Unternehmen hat geschrieben',
    begun:
      'Ihr Interview hat begonnen. Worum Sie vorher gebeten haben, kann daran nichts mehr ändern.',
    over: 'Dieses Interview ist vorbei. Dafür kann um nichts mehr gebeten werden.',
    kept: (companyName) =>
      `Bei jeder weiteren Einladung zu einem Interview per Link gibt Ihnen ${companyName} wieder dieselbe Zeit, dieselben Pausen und Einstellungen, solange dieses Interview gespeichert ist.`,
    keepNow: 'Nächstes Mal dasselbe',
    keepEnd: 'Das beenden',
    keptTitle: 'Nächstes Mal',
  },
  'own-need-ended': {
    granted: (companyName) =>
      `${companyName} gewährt, worum Sie gebeten haben. Unten steht, was dazu geschrieben wurde und was Ihr Interview jetzt hat.`,
    accepted: () =>
      'Sie haben das Angebot angenommen. Unten steht, was dazu geschrieben wurde und was Ihr Interview jetzt hat.',
    declined: (companyName) =>
      `${companyName} hat abgelehnt. Zwei Personen dort haben so entschieden, und das ist ihr Grund.`,
    withdrawn: () => 'Sie bitten nicht mehr darum.',
  },
  asked: {
    extra: (percent) => `${percent} % mehr Zeit`,
    breaks: 'Pausen',
    noCamera: 'Keine Kamera',
    keyboardNavigation: 'Bedienung mit der Tastatur',
    anotherWay: 'Ein ganz anderer Weg',
    somethingElse: 'Etwas anderes',
  },
  granted: {
    breaks: ({ count, minutes }) =>
      `${count === 1 ? '1 Pause' : `${count} Pausen`} von ${minutes} Minuten`,
    minutes: (minutes) => `${minutes} Minuten mehr`,
    spared: (monitor) => `${monitor}: nicht überwacht`,
    keyboardNavigation: 'Bedienung mit der Tastatur',
    noCamera: 'keine Kamera',
  },
};
