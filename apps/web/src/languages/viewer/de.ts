import { everywhere } from '../everywhere/de.ts';
import type { Words } from './english.ts';

export const words: Words = {
  ...everywhere,
  chrome: {
    home: 'Candor, Startseite',
    dashboard: 'Candor, Übersicht',
    skip: 'Zum Inhalt springen',
    colours: { light: 'Helle Farben verwenden', dark: 'Dunkle Farben verwenden' },
  },
  'page-state': {
    loading: (what) => `Wird geladen: ${what} …`,
    failed: (what) => `Nicht geladen: ${what}`,
    again: 'Noch einmal versuchen',
  },
  reply: {
    unreachable:
      'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unexpected: 'Auf dem Server ist etwas schiefgegangen.',
    reference: (requestId) => ` Kennung: ${requestId}`,
  },
  refusals: {
    already_decided: 'Das Unternehmen hat schon entschieden.',
    interview_running: 'Ein Interview läuft gerade. Bitte versuchen Sie es danach noch einmal.',
    not_finished:
      'Etwas ist noch nicht abgeschlossen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    appeal_closed: 'Dieser Einspruch ist abgeschlossen, oder die Frist dafür ist vorbei.',
    candidate_held:
      'Ihre Daten dürfen im Moment nicht gelöscht werden. Bitte schreiben Sie dem Unternehmen.',
    interview_over: 'Dieses Interview ist vorbei, oder es wurde abgesagt.',
    need_closed: 'Das ist nicht mehr möglich.',
    offer_differs:
      'Das Angebot ist nicht das, das diese Seite gezeigt hat. Bitte laden Sie sie neu.',
    offer_over: 'Dieses Angebot kann nicht mehr beantwortet werden.',
    outside_window:
      'Bitte markieren Sie Zeiten, die nach der Vorlaufzeit und bis zum letzten Tag beginnen.',
    page_closed: 'Bitte öffnen Sie diese Seite mit einem neuen Code.',
    records_joined:
      'Das Unternehmen hat zwei Einträge zu diesem zusammengeführt und kann das noch zurücknehmen, höchstens 14 Tage lang. Bis dahin wird hier nichts herausgegeben oder gelöscht. Wenn es eilt, schreiben Sie bitte dem Unternehmen.',
    reply_closed: 'Das lässt sich nicht mehr ändern.',
    slot_not_offered: 'Das ist keine der angebotenen Zeiten.',
    slot_taken: 'Diese Zeit ist inzwischen vergeben. Die nächsten sind noch frei.',
    span_short: 'Das ist kürzer als das Interview.',
    feedback_late:
      'Das lässt sich nicht mehr abgeben oder ändern. Bitte laden Sie diese Seite neu.',
    last_day_over: 'Der letzte Tag dafür ist vorbei.',
    application_ended: 'Diese Bewerbung ist beendet, deshalb wird dafür nichts mehr vereinbart.',
    request_key_reused:
      'Was Sie vorher gesendet haben, ist angekommen. Senden Sie nur noch einmal, wenn auch das gesendet werden soll.',
    address_differs: 'Das ist nicht Ihre Adresse.',
    wrong_code: 'Dieser Code stimmt nicht.',
    too_many_moves: ({ most }) =>
      `Ein Interview lässt sich höchstens ${most}-mal verschieben. Bitte schreiben Sie dem Unternehmen.`,
  },
  sentences: {
    'Please enter your first name.': 'Bitte geben Sie Ihren Vornamen ein.',
    'Please enter your last name.': 'Bitte geben Sie Ihren Nachnamen ein.',
    'Please enter a phone number: digits, spaces and + ( ) - only.':
      'Bitte geben Sie eine Telefonnummer ein: nur Ziffern, Leerzeichen und + ( ) -.',
    'Please write something.': 'Bitte schreiben Sie etwas.',
    'Please type your name.': 'Bitte geben Sie Ihren Namen ein.',
    'Please mark a time.': 'Bitte markieren Sie eine Zeit.',
    'Please give a reason.': 'Bitte geben Sie einen Grund an.',
    'Please choose a time zone.': 'Bitte wählen Sie eine Zeitzone.',
    'Too many requests. Please wait a moment.': 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
    'Too many requests at once. Please wait a moment.':
      'Zu viele Anfragen auf einmal. Bitte warten Sie einen Moment.',
    'The service is catching its breath. Your work is kept; please try again.':
      'Der Dienst holt gerade Luft. Ihre Arbeit ist gespeichert; bitte versuchen Sie es noch einmal.',
  },
};
