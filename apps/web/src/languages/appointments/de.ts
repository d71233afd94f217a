import { cityOf } from '../../ui/zone-times.ts';
import { hours } from '../../ui/week-grid/grid-words.ts';
import type { Words } from './english.ts';

const kinds: Words['live-kinds'] = {
  'phone-screen': 'Telefongespräch',
  technical: 'Fachinterview',
  culture: 'Kennenlerngespräch',
  panel: 'Interview mit mehreren Personen',
  final: 'Abschlussinterview',
  other: 'Interview',
};

export const words: Words = {
  'live-kinds': kinds,
  'live-places': {
    link: 'Online',
    call: 'Videoanruf',
    phone: 'Per Telefon',
    address: 'Vor Ort',
  },
  'live-states': {
    asked: 'Noch kein Termin',
    offered: 'Zeiten sind angeboten',
    booked: 'Gebucht',
    over: 'Vorbei',
    unable: 'Keine Zeit passte',
    cancelled: 'Abgesagt',
  },
  'live-list': {
    title: 'Live-Interviews',
    what: 'Ihre Live-Interviews',
    open: 'Öffnen',
    openOne: (what) => `Öffnen: ${what}`,
    turn: 'Sie sind an der Reihe',
    none: 'Kein Live-Interview ist geplant',
    noneText:
      'Wenn ein Unternehmen Sie bittet, jemanden zu interviewen, steht es hier und kommt per Mail.',
    withCompany: (kind, company) => `${kinds[kind]} mit ${company}`,
    withCandidate: (kind, candidate) => `${kinds[kind]} mit ${candidate}`,
  },
  'live-facts': {
    when: 'Wann',
    where: 'Wo',
    videoCall:
      'In einem Videoanruf hier im Browser. Er öffnet 15 Minuten vor Beginn des Interviews.',
    length: 'Dauer',
    minutes: (count) => `${count} Minuten`,
    who: 'Mit',
    job: 'Stelle',
    candidate: 'Bewerbung von',
    message: 'Vom Unternehmen',
    none: 'Noch ist kein Termin vereinbart.',
    noOne: 'Mit wem, steht noch nicht fest.',
    reason: (reason) => `Der Grund: ${reason}`,
    short: (minutes) =>
      `Das Interview dauert ${minutes} Minuten. Bitte markieren Sie jede Zeit mindestens so lang.`,
    elsewhere: (text, city) => `${text} in ${city}`,
  },
  'live-join': { join: 'Am Videoanruf teilnehmen' },
  'live-leave': {
    title: 'Dieses Interview absagen?',
    unableTitle: 'Passt keine Zeit?',
    text: (company) => `${company} und alle, die teilnehmen, erfahren davon.`,
    reason: 'Grund',
    isUnable: 'Ich würde gern teilnehmen, aber keine Zeit passt',
    leave: 'Interview absagen',
    unable: 'Dem Unternehmen sagen',
    stay: 'Zurück zum Interview',
    left: 'Das Unternehmen weiß Bescheid.',
  },
  'live-note': {
    title: 'Notiz an das Unternehmen',
    hint: 'Sie wird neben dem Interview gelesen. Was Sie hier senden, ersetzt, was Sie vorher gesendet haben.',
    send: 'Notiz senden',
    sent: 'Die Notiz ist beim Unternehmen.',
  },
  'live-pick': {
    title: 'Wählen Sie einen Termin',
    moveTitle: 'Wählen Sie einen anderen Termin',
    days: 'Tag',
    times: (day) => `Zeiten am ${day}`,
    count: (times) => (times === 1 ? ', 1 Zeit' : `, ${times} Zeiten`),
    none: 'Bitte wählen Sie einen Termin.',
    book: 'Diesen Termin buchen',
    move: 'Auf diesen Termin verschieben',
    booked: 'Ihr Interview ist gebucht. Eine Mail mit einem Kalendereintrag ist unterwegs.',
    moved: 'Ihr Interview ist verschoben. Eine Mail mit dem neuen Kalendereintrag ist unterwegs.',
    gone: (time) => `${time} ist nicht mehr frei.`,
    nearest: 'Die nächsten freien Zeiten:',
    noneLeft: 'Im Moment ist keine andere Zeit frei.',
  },
  'live-candidate': {
    title: (kind, company) => `${kinds[kind]} mit ${company}`,
    asked: {
      pick: (company) => `${company} bittet Sie, einen Termin zu wählen.`,
      offer: (company) =>
        `${company} fragt, wann Sie können. Markieren Sie jede Zeit, die passt: Je mehr, desto eher findet sich eine.`,
      nothingFree: (company) =>
        `Im Moment ist bei ${company} keine Zeit für alle frei. Bieten Sie stattdessen eigene Zeiten an.`,
      closed: (company) =>
        `Der letzte Tag für dieses Interview ist vorbei. Bitte schreiben Sie unten an ${company}.`,
    },
    offered: (company) =>
      `Sie haben diese Zeiten angeboten. ${company} wählt eine aus, und Sie bekommen eine Mail dazu.`,
    booked: 'Dieser Termin ist gebucht.',
    running: 'Es hat begonnen.',
    over: 'Dieses Interview ist vorbei.',
    ended: {
      candidate: () => 'Sie haben dieses Interview abgesagt.',
      company: (company) => `${company} hat dieses Interview abgesagt.`,
      application: () => 'Ihre Bewerbung ist beendet, deshalb findet dieses Interview nicht statt.',
      unknown: () => 'Dieses Interview wurde abgesagt.',
    },
    unable: 'Sie haben gesagt, dass keine Zeit passt. Nichts ist gebucht.',
    move: {
      candidate: (company) =>
        `${company} bittet Sie um eine andere Zeit. Bis eine gefunden ist, gilt die gebuchte.`,
      company: (company) =>
        `Sie haben andere Zeiten angeboten. Bis ${company} eine davon bucht, gilt die gebuchte.`,
      interviewers: () =>
        'Sie haben um eine andere Zeit gebeten, und es wird geprüft, welche passt. Bis eine gefunden ist, gilt die gebuchte.',
    },
    offers: 'Zeiten, die Sie angeboten haben',
    changeOffers: 'Zeiten ändern',
    moveIt: 'Verschieben',
    leave: 'Absagen',
    keepTime: 'Termin behalten',
    kept: 'Ihr Interview behält seinen Termin. Das Unternehmen weiß Bescheid.',
    unableOnly: 'Keine Zeit passt',
    keep: 'So lassen',
    movesLeft: (count) =>
      count === 1
        ? 'Sie können es noch einmal verschieben.'
        : `Sie können es noch ${count}-mal verschieben.`,
    noMoves: (company) =>
      `Öfter lässt es sich hier nicht verschieben. Für eine andere Zeit schreiben Sie unten an ${company}.`,
  },
  'live-offer': {
    title: 'Wann können Sie?',
    moveTitle: 'Wann können Sie stattdessen?',
    grid: 'Zeiten, zu denen Sie können',
    zone: 'Ihre Zeitzone',
    none: 'Bitte markieren Sie eine Zeit.',
    reason: 'Warum eine andere Zeit',
    reasonHint: 'Das Unternehmen und die Interviewenden lesen es.',
    reasonNeeded: 'Bitte geben Sie einen Grund an.',
    note: 'Notiz an das Unternehmen',
    noteHint: 'Was man dort wissen sollte, zum Beispiel was Sie brauchen, um teilzunehmen.',
    send: 'Diese Zeiten anbieten',
    sendMove: 'Um eine dieser Zeiten bitten',
    sent: 'Ihre Zeiten sind beim Unternehmen. Sie bekommen eine Mail, sobald eine gebucht ist.',
    sentMove: 'Ihre Zeiten sind beim Unternehmen. Bis eine gebucht ist, gilt die alte.',
    instead: 'Stattdessen andere Zeiten anbieten',
    pickInstead: 'Stattdessen eine der freien Zeiten wählen',
  },
  'live-link': {
    page: 'Interview',
    back: 'Zurück',
    what: 'Ihr Interview',
    failed: 'Das Interview lässt sich nicht zeigen',
    again: 'Noch einmal versuchen',
    noToken: 'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der Mail.',
    expired:
      'Die neueste Mail zu diesem Interview hat einen Link, der gilt. Wenn Sie keine haben, fragen Sie dort, woher die Einladung kam.',
  },
  'feedback-aspects': {
    overall: 'Alles in allem war es ein gutes Interview',
    prepared: 'Ich wusste vorher, was geschehen würde',
    respect: 'Ich wurde mit Respekt behandelt',
    relevance: 'Die Fragen hatten mit der Stelle zu tun',
  },
  'feedback-points': {
    all: ['Gar nicht', 'Eher nicht', 'Teilweise', 'Überwiegend', 'Ganz und gar'],
  },
  'feedback-give': {
    title: 'Wie war es?',
    what: 'die Fragen dazu',
    who: (company) =>
      `${company} liest Ihre Antworten, nachdem über Ihre Bewerbung entschieden ist. Wer Sie interviewt hat, sieht nur Zahlen von fünf Personen oder mehr.`,
    comment: 'Was sollte das Unternehmen wissen?',
    commentHint: 'Sie müssen nichts schreiben.',
    missing: 'Bitte wählen Sie eine Antwort.',
    send: 'Senden',
    sendAgain: 'Änderung senden',
    sent: 'Vielen Dank. Es ist für das Unternehmen gespeichert.',
    given: 'Sie haben gesagt, wie es war. Vielen Dank.',
    until: 'Sie können es ändern bis',
    fixed: 'Es lässt sich nicht mehr ändern.',
    late: 'Die Zeit für eine Rückmeldung ist vorbei.',
    change: 'Ändern',
    refuse: 'Nicht mehr fragen, wie ein Interview war',
    refused: 'Sie möchten nicht per Mail gefragt werden, wie Ihre Interviews waren.',
    wanted: 'Doch wieder fragen',
  },
  calendar: {
    add: 'In den Kalender',
    addOf: (what) => `In den Kalender: ${what}`,
  },
  'week-grid': {
    hint: 'Ziehen Sie über die Stunden, oder nutzen Sie die Tasten: Pfeile führen weiter, die Leertaste markiert oder löscht, Umschalt mit Pfeilen nimmt mehr dazu. Bild auf und Bild ab wechseln die Woche.',
    touchHint: 'Tippen Sie auf die halben Stunden, die passen.',
    week: (from, to) => `${from} – ${to}`,
    earlier: 'Woche davor',
    later: 'Woche danach',
    times: 'Zeit',
    repeat: 'Auch nächste Woche',
    repeated: 'Dieselben Stunden sind nächste Woche markiert, wo das möglich ist.',
    early: 'Frühe und späte Stunden zeigen',
    usual: 'Nur übliche Stunden zeigen',
    days: 'Tag',
    marked: 'Markiert',
    none: 'Noch ist nichts markiert.',
    remove: 'Entfernen',
    removeSpan: (span) => `${span} entfernen`,
    total: (milliseconds) =>
      milliseconds === 0 ? 'Noch ist nichts markiert.' : `${hours(milliseconds)} Std. markiert`,
    change: (days, zone) =>
      `In ${cityOf(zone)} werden die Uhren umgestellt: ${days.join(' und ')}.`,
    elsewhere: (text, zone) => `${text} in ${cityOf(zone)}`,
  },
  'week-cells': {
    skipped: ', die Uhren überspringen sie',
    twice: ', kommt zweimal: Beide sind gemeint',
    part: ', teilweise markiert',
    closed: ', nicht markierbar',
  },
  zones: {
    none: 'Keine Zeitzone heißt so. Versuchen Sie die größte Stadt in der Nähe.',
    list: 'Zeitzonen',
    now: (offset, time) => `${offset}, jetzt ${time}`,
  },
};
