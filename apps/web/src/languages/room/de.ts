import { everywhere } from '../everywhere/de.ts';
import type { RoomWords } from './english.ts';

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`);

export const words: RoomWords = {
  ...everywhere,
  'room-welcome': {
    page: 'Interview',
    opening: 'Ihr Interview wird geöffnet …',
    gettingReady: 'Einen Moment …',
    brand: 'eBot Interview',
    continue: 'Weiter',
    done: 'Fertig',
    goHome: 'Zur Startseite',
    tryAgain: 'Noch einmal versuchen',
    reload: 'Neu laden',
    hello: (name, { questions, minutes, skills }) =>
      `Guten Tag ${name}. Dieses Interview hat ${questions === 1 ? 'eine Frage' : `${questions} Fragen`} in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`}${skills === '' ? '' : `, zu ${skills}`}.`,
    running: 'Die Zeit läuft.',
    notStarted: 'Die Zeit beginnt erst, wenn Sie auf „Starten“ drücken.',
    passMark: (percent) => `Bestanden ist es mit ${percent} % richtig beantworteter Fragen.`,
    breaks: (count, minutes) =>
      count === 1
        ? `Sie dürfen eine Pause von bis zu ${minutes} Minuten machen. Die Zeit steht dabei still, und nichts wird überwacht.`
        : `Sie dürfen ${count} Pausen von je bis zu ${minutes} Minuten machen. Die Zeit steht dabei still, und nichts wird überwacht.`,
    whatRecorded: 'Was aufgezeichnet wird',
    whoSees: 'Wer es sieht',
    howLong: 'Wie lange',
    answersOnly: 'Ihre Antworten, und wann Sie die Seite verlassen.',
    recorded: (hasCamera) =>
      `Ihr ganzer Bildschirm, das Mikrofon und, wo der Browser es kann, der Ton des Computers. ${
        hasCamera
          ? 'Ihr Kamerabild ist auf der Seite zu sehen, also auch im Bild Ihres Bildschirms. '
          : ''
      }Außerdem Ihre Antworten, und wann Sie die Seite verlassen.`,
    isRunning: 'Ihr Interview läuft.',
    onBreak: 'Sie machen gerade Pause.',
    timeLeft: 'Verbleibende Zeit:',
    seenLocked: 'Fragen, die Sie schon gesehen haben, sind gesperrt; die anderen warten auf Sie.',
    opensOn: 'Ihr Interview öffnet am',
    untilThen:
      'Bitte kommen Sie dann mit demselben Link wieder. Diesen Computer können Sie jetzt schon prüfen: Dabei wird nichts verbraucht.',
    goOn: 'Weitermachen',
    toTerms: 'Weiter zu den Bedingungen',
    checkFirst: 'Zuerst diesen Computer prüfen',
    insecure: {
      title: 'Diese Adresse ist nicht sicher',
      text: (origin) =>
        `Die Seite wurde ohne https geöffnet (${origin}). Ihr Browser gibt ihr deshalb weder Kamera noch Mikrofon noch Bildschirm. Bitte fragen Sie das Unternehmen nach einem Link, der mit https beginnt. Es wurde nichts verbraucht.`,
    },
    computer: {
      title: 'Bitte öffnen Sie Ihren Link an einem Computer',
      text: 'Das Interview zeichnet den ganzen Bildschirm auf, und dieses Gerät kann ihn nicht teilen. Öffnen Sie denselben Link in Chrome oder Edge an einem Computer: Es wurde nichts verbraucht.',
      mail: 'Link an mich mailen',
      copy: 'Link kopieren',
      copied: 'Kopiert.',
      subject: 'Mein Interview',
      body: (link) =>
        `Öffnen Sie diesen Link in Chrome oder Edge an einem Computer:\n\n${link}\n\nEr gehört nur Ihnen: Bitte geben Sie ihn nicht weiter.`,
    },
    broken: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Bitte prüfen Sie Ihre Verbindung und laden Sie neu. Was Sie geantwortet haben, bleibt erhalten, und Ihr Link gilt weiter.',
    },
    terms: {
      otherwise:
        'Diesen Text gibt es nicht in Ihrer Sprache. Hier steht er so, wie er geschrieben wurde.',
      title: 'Bedingungen',
      failed: 'Die Bedingungen konnten nicht geladen werden. Bitte laden Sie diese Seite neu.',
      changed: 'Die Bedingungen haben sich geändert. Bitte lesen Sie sie noch einmal.',
      loading: 'Die Bedingungen werden geladen …',
      accept:
        'Ich bestätige, dass ich die Bedingungen und die Datenschutzerklärung gelesen habe und annehme.',
      agree: 'Ich stimme zu',
    },
    closed: {
      'no-link': {
        title: 'Diese Seite braucht Ihren Link',
        text: 'Bitte öffnen Sie noch einmal den Link in Ihrer Einladung. Er führt direkt zu Ihrem Interview.',
      },
      expired: {
        title: 'Der Link ist abgelaufen',
        text: 'Dieser Link gilt nicht mehr. Bitte fragen Sie das Unternehmen, das Sie eingeladen hat, nach einem neuen.',
      },
      'not-open': {
        title: 'Ihr Interview ist noch nicht geöffnet',
        text: 'Bitte kommen Sie zu der Zeit wieder, die in Ihrer Einladung steht. Es wurde nichts verbraucht.',
      },
      cancelled: {
        title: 'Dieses Interview wurde abgesagt',
        text: 'Das Unternehmen, das Sie eingeladen hat, hat es abgesagt. Bei Fragen schreiben Sie ihm bitte.',
      },
      'no-questions': {
        title: 'Dieses Interview hat noch keine Fragen',
        text: 'Die Zeit läuft nicht, und Ihr Link gilt weiter. Bitte sagen Sie dem Unternehmen Bescheid, das Sie eingeladen hat.',
      },
      'facial-terms': {
        title:
          'Für dieses Interview müssen Sie den Bedingungen zur Überwachung des Gesichts zustimmen.',
        text: 'Das Unternehmen lässt während dieses Interviews die Kamera überwachen, und diese Seite konnte Sie nicht nach Ihrer Einwilligung fragen. Die Zeit läuft nicht, und Ihr Link gilt weiter: Laden Sie die Seite neu, oder bitten Sie das Unternehmen um ein Interview ohne Kamera.',
      },
      away: {
        title: 'Wir erreichen den Server nicht',
        text: 'Ihr Link gilt weiter. Bitte prüfen Sie Ihre Verbindung und laden Sie diese Seite neu.',
      },
    },
    ended: {
      title: 'Dieses Interview ist vorbei',
      timedOut:
        'Die Zeit ist abgelaufen. Was Sie bis dahin geantwortet haben, wurde zur Prüfung abgegeben.',
      submitted: 'Ihre Antworten wurden zur Prüfung abgegeben. Sie müssen nichts mehr tun.',
      at: (time) => `Beendet: ${time}.`,
      sending: (parts) =>
        `Auf diesem Computer liegt noch ein Teil davon, der gerade gesendet wird: ${parts}. Bitte lassen Sie diese Seite offen, bis diese Zeile verschwindet.`,
      answers: (count) => `${count} ${count === 1 ? 'Antwort' : 'Antworten'}`,
      recording: (megabytes) => `${megabytes} MB der Aufzeichnung`,
      reports: 'was die Überwachung vermerkt hat',
      end: 'das Ende der Aufzeichnung',
      and: ' und ',
    },
    refused: (count) =>
      `${
        count === 1
          ? 'Eine Antwort hat der Server nicht angenommen. Sie liegt'
          : `${count} Antworten hat der Server nicht angenommen. Sie liegen`
      } nur auf diesem Computer. Laden Sie eine Kopie herunter und schicken Sie sie dem Unternehmen, das Sie eingeladen hat.`,
    download: 'Meine Antworten herunterladen',
  },
  'room-practice': {
    offer: 'Zuerst üben',
    offered: 'Die Übung hat drei harmlose Fragen. Nichts davon wird aufgezeichnet oder gesendet.',
    standing: 'Übung: nichts wird behalten',
    asks: 'Das ist die Übung: Es wird nichts abgegeben.',
    side: 'Kamera und Stand der Fragen',
    title: 'Das war die Übung',
    answered: (answered, questions) =>
      `Sie haben ${answered} von ${questions} Fragen beantwortet. Nichts wurde aufgezeichnet, nichts hat diesen Computer verlassen, und es ist jetzt vergessen.`,
    timeUp: 'Die Zeit der Übung ist um: In einem Interview wären Ihre Antworten jetzt abgegeben.',
    differs:
      'Das Interview sieht genauso aus. Seine Fragen sind die des Unternehmens, und seine Zeit läuft einmal, auch wenn die Seite geschlossen ist.',
    again: 'Noch einmal üben',
    back: 'Zurück zur Einladung',
  },
  'room-practice-questions': {
    modules: [
      {
        name: 'So geht es',
        questions: [
          {
            text: 'Wie lässt sich eine Antwort wählen?',
            options: [
              'Mit einem Klick darauf',
              'Mit ihrem Buchstaben auf der Tastatur',
              'Mit den Pfeiltasten, sobald eine gewählt ist',
              'Mit jedem davon',
            ],
          },
          {
            text: 'Was wird aus einer Antwort, wenn Sie zur nächsten Frage gehen?',
            options: [
              'Sie wird von selbst gespeichert und lässt sich ändern, solange diese Seite offen ist',
              'Sie geht verloren, wenn Sie keinen Knopf drücken',
            ],
          },
        ],
      },
      {
        name: 'Ein Wort',
        questions: [
          {
            text: 'Welches dieser Wörter liest sich rückwärts gleich?',
            options: ['Fluss', 'Rentner', 'Kerze', 'Tisch'],
          },
        ],
      },
    ],
  },
  'room-needs': {
    question:
      'Brauchen Sie etwas, um teilzunehmen, zum Beispiel mehr Zeit, Pausen oder keine Kamera?',
    ask: 'Fragen Sie, bevor Sie beginnen',
    waiting:
      'Was Sie brauchen, ist noch nicht beantwortet. Sie können jetzt beginnen, und dann läuft das Interview, wie es ist: Eine spätere Antwort ändert daran nichts.',
    see: 'Ansehen, worum Sie gebeten haben',
    offered:
      'Das Unternehmen bietet etwas anderes an, als Sie erbeten haben. Wenn Sie jetzt beginnen, läuft das Interview ohne es.',
    answer: 'Lesen und antworten',
  },
  promises: {
    inviter: 'dem Unternehmen, das die Einladung geschickt hat',
    people: (company) =>
      `Personen bei ${company}: die Administration und alle, deren Rolle Interviews einschließt.`,
    shown: (count) =>
      `Sie dürfen die Aufzeichnung auch namentlich genannten Personen außerhalb zeigen, jeder hinter einem Code und höchstens ${days(count)} lang. Wer diese Installation von Candor betreibt, kann erreichen, was gespeichert ist.`,
    keptByCompany:
      'Das Unternehmen legt die Zahl der Tage fest; danach löscht Candor die Aufzeichnung von selbst.',
    saidFirst:
      'Die erste Seite des Interviews sagt, wie viele Tage es sind, bevor etwas aufgezeichnet wird, und niemand muss von dort aus weitermachen.',
    nothingRecorded:
      'Es gibt keine Aufzeichnung. Wie lange Ihre Antworten aufbewahrt werden, steht in den Bedingungen.',
    kept: (count) =>
      `Die Aufzeichnung wird höchstens ${days(count)} nach dem Ende des Interviews aufbewahrt. Dann löscht Candor sie von selbst.`,
    heldBack:
      'Nur wenn das Unternehmen sie aus einem Grund zurückhalten muss, den es festhält, etwa wegen einer Beschwerde, bleibt sie länger.',
  },
};
