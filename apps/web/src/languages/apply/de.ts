import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '@candor/contract/hiring/application-privacy-rules';
import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Words } from './english.ts';

export const words: Words = {
  apply: {
    apply: 'Bewerben',
    at: (companyName) => `Bewerbung bei ${companyName}`,
    noAccount: 'Sie brauchen kein Konto. Felder mit * sind nötig.',
    form: 'das Formular',
    closed: 'Für diese Stelle werden keine Bewerbungen mehr angenommen',
    closedWhy: 'Das Unternehmen hat sie geschlossen oder pausiert.',
    failed: 'Das Formular konnte nicht geladen werden',
    sent: 'Gesendet',
    received: (companyName) => ({
      before: `${companyName} hat, was Sie gesendet haben. Eine Mail an `,
      after: ' bestätigt es und sagt, wie es weitergeht.',
    }),
    ownApplications: 'Ihre Bewerbungen',
    allJobs: 'Alle Stellen',
    account:
      'Um zu sehen, wie es um Ihre Bewerbung steht, oder um sie zurückzuziehen, melden Sie sich mit dieser Adresse für Bewerbende an, oder registrieren Sie sich damit.',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    voluntary: 'freiwillige Fragen',
  },
  'apply-form': {
    questionsOf: (companyName) => `Fragen von ${companyName}`,
    topic: 'Thema',
    send: 'Bewerbung senden',
    clear: 'Formular leeren',
    kept: 'Was Sie eingeben, bleibt in diesem Browser, bis Sie es senden, das Formular leeren oder sich an- oder abmelden.',
    you: 'Sie',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon (freiwillig)',
    city: 'Ort',
    country: 'Land',
    choose: 'Bitte wählen',
    documents: 'Ihre Unterlagen',
    cv: 'Lebenslauf (nötig)',
    cvHint: 'PDF, DOCX oder ODT, höchstens 10 MB.',
    cvAgain: 'Nach dem Neuladen wählen Sie ihn bitte noch einmal.',
    cvMissing: 'Bitte wählen Sie Ihren Lebenslauf.',
    cvLarge: 'Die Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    links: 'Links (freiwillig)',
    linksHint: 'Eine Webadresse pro Zeile: ein Portfolio, ein Profil, Code.',
    letter: 'Anschreiben (freiwillig)',
    yes: 'Ja',
    no: 'Nein',
  },
  'apply-privacy': {
    title: 'Ihre Daten',
    inEnglish: 'Ihre Einwilligung wird auf Englisch gespeichert, in diesen Worten:',
    text: (companyName) => [
      `${companyName} bekommt, was Sie hier eingeben: Ihren Namen und Ihre Kontaktdaten, Ihren Lebenslauf und andere Dateien, Ihr Anschreiben, Links und Antworten.`,
      `Bei ${companyName} sehen es die Administratorinnen und Administratoren und alle, zu deren Rolle Bewerbungen gehören, ebenso Programme, die ${companyName} angebunden hat. Wer diese Installation von Candor betreibt, kann darauf zugreifen. Keine Software lehnt Sie ab.`,
      `Es wird höchstens ${APPLICATION_KEPT_MONTHS} Monate nach der Entscheidung über Ihre Bewerbung oder nach deren Rückzug gespeichert und dann gelöscht; nennt der Hinweis zu einem Gesetz bei der Stelle eine längere Zeit, dann so lange. Bis zur Entscheidung können Sie sie zurückziehen, und Sie können ${companyName} bitten, Ihre Daten zu zeigen, zu berichtigen oder zu löschen.`,
    ],
    agree: (companyName) =>
      `Ich habe das gelesen, und ${companyName} darf meine Daten für diese Bewerbung verwenden.`,
    keep: (companyName) =>
      `${companyName} darf meine Daten ${TALENT_POOL_MONTHS} Monate lang behalten und mir zu anderen Stellen schreiben. Um das zu widerrufen, bitte ich ${companyName}; dort kann die Administration löschen, was gespeichert ist.`,
    needed: '(nötig)',
    optional: '(freiwillig)',
    missing: (companyName) =>
      `Bitte willigen Sie ein, damit ${companyName} Ihre Bewerbung lesen darf.`,
    changed:
      'Der Text, dem Sie zustimmen, hat sich geändert, seit diese Seite geöffnet wurde. Bitte laden Sie die Seite neu und lesen Sie ihn; was Sie eingegeben haben, bleibt erhalten.',
  },
  volunteer: {
    title: 'Freiwillige Fragen',
    thanks: 'Danke. Ihre Antworten werden getrennt von Ihrer Bewerbung aufbewahrt.',
    questions: {
      gender: 'Was ist Ihr Geschlecht?',
      age: 'Wie alt sind Sie?',
      ethnicity: 'Welcher ethnischen Gruppe gehören Sie an?',
      disability: 'Haben Sie eine Behinderung?',
    },
    unsaid: 'Keine Angabe',
    text: (companyName) => [
      `${companyName} stellt diese Fragen, um zu sehen, ob die Auswahl fair ist. Sie müssen keine davon beantworten, und an Ihrer Bewerbung ändert sich dadurch nichts.`,
      `Niemand, der Bewerbungen auswählt, sieht Ihre Antworten oder ob Sie welche gegeben haben. Die Administration von ${companyName} sieht Summen von mindestens ${SMALLEST_GROUP} Personen und sonst nichts.`,
      `Ihre Antworten werden getrennt von Ihrer Bewerbung aufbewahrt und mit ihr gelöscht, oder wenn Sie sie zurückziehen. Sobald für diese Stelle über ${SMALLEST_GROUP} oder mehr Personen entschieden wurde, werden die Antworten zusammengezählt und dann gelöscht.`,
    ],
    agree: (companyName) =>
      `Mit dem Senden willige ich ein, dass ${companyName} meine Antworten wie beschrieben zusammenzählt.`,
    send: 'Antworten senden',
  },
  'file-field': { download: 'Herunterladen', remove: 'Entfernen', uploading: 'Wird hochgeladen …' },
  'form-problems': { one: 'Eines fehlt noch:', some: 'Einiges fehlt noch:' },
  refusals: {
    form_changed: {
      job: 'Diese Stelle wurde inzwischen geändert. Bitte sehen Sie sich das Formular noch einmal an.',
      equality: 'Diese Fragen wurden inzwischen geändert. Nichts wurde gespeichert.',
    },
    form_expired: 'Dieses Formular war zu lange offen. Bitte senden Sie es noch einmal.',
    too_fast:
      'Das ging sehr schnell. Bitte sehen Sie es noch einmal durch und senden Sie es erneut.',
  },
  sentences: {
    'Please enter your email ID.': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    'Please enter valid email ID.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'Please enter your city.': 'Bitte geben Sie Ihren Ort ein.',
    'Please choose your country.': 'Bitte wählen Sie Ihr Land.',
    'Please enter a web address.': 'Bitte geben Sie eine Webadresse ein.',
    'Please enter a web address that begins with https:// or http://.':
      'Bitte geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
    'Please give at most five web addresses.': 'Bitte geben Sie höchstens fünf Webadressen an.',
    'Please use at most 80 characters.': 'Bitte verwenden Sie höchstens 80 Zeichen.',
    'Please use at most 300 characters.': 'Bitte verwenden Sie höchstens 300 Zeichen.',
    'Please use at most 5000 characters.': 'Bitte verwenden Sie höchstens 5000 Zeichen.',
    'Please use at most 10000 characters.': 'Bitte verwenden Sie höchstens 10.000 Zeichen.',
    'Please answer this question.': 'Bitte beantworten Sie diese Frage.',
    'Please enter a number.': 'Bitte geben Sie eine Zahl ein.',
    'Please choose a day.': 'Bitte wählen Sie einen Tag.',
    'Please choose yes or no.': 'Bitte wählen Sie Ja oder Nein.',
    'Please choose an answer.': 'Bitte wählen Sie eine Antwort.',
    'Please choose at least one answer.': 'Bitte wählen Sie mindestens eine Antwort.',
    'Please choose from the answers.': 'Bitte wählen Sie aus den Antworten.',
    'The file is larger than 10 MB. Please choose a smaller one.':
      'Die Datei ist größer als 10 MB. Bitte wählen Sie eine kleinere.',
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).':
      'Diese Datei kann nicht angenommen werden. Bitte wählen Sie ein PDF, ein Word-Dokument (DOCX) oder einen OpenDocument-Text (ODT).',
  },
};
