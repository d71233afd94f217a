import { everywhere } from '../everywhere/nb.ts';
import type { Words } from './english.ts';

export const words: Words = {
  ...everywhere,
  chrome: {
    home: 'Candor, forsiden',
    dashboard: 'Candor, oversikt',
    skip: 'Gå til innholdet',
    colours: { light: 'Bruk lyse farger', dark: 'Bruk mørke farger' },
  },
  'page-state': {
    loading: (what) => `Laster: ${what} …`,
    failed: (what) => `Kunne ikke lastes: ${what}`,
    again: 'Prøv igjen',
  },
  reply: {
    unreachable: 'Serveren kan ikke nås. Sjekk forbindelsen din og prøv igjen.',
    unexpected: 'Noe gikk galt på serveren.',
    reference: (requestId) => ` Referanse: ${requestId}`,
  },
  refusals: {
    already_decided: 'Selskapet har allerede bestemt seg.',
    interview_running: 'Et intervju pågår. Prøv igjen etterpå.',
    not_finished: 'Noe er ikke ferdig ennå. Prøv igjen om noen minutter.',
    appeal_closed: 'Denne klagen er avsluttet, eller fristen er ute.',
    candidate_held: 'Opplysningene dine kan ikke slettes nå. Skriv til selskapet.',
    interview_over: 'Dette intervjuet er over, eller det er avlyst.',
    need_closed: 'Dette er ikke lenger mulig.',
    offer_differs: 'Tilbudet er ikke det som denne siden viste. Last den på nytt.',
    offer_over: 'Dette tilbudet kan ikke besvares lenger.',
    outside_window:
      'Merk tidspunkter som begynner etter varslingsfristen og senest den siste dagen.',
    page_closed: 'Åpne denne siden med en ny kode.',
    records_joined:
      'Selskapet har slått sammen to oppføringer til denne og kan fortsatt angre det, i høyst 14 dager. Inntil da blir ingenting utlevert eller slettet her. Haster det, så skriv til selskapet.',
    reply_closed: 'Dette kan ikke endres lenger.',
    slot_not_offered: 'Dette er ikke et av tidspunktene som ble tilbudt.',
    slot_taken: 'Dette tidspunktet er tatt i mellomtiden. De nærmeste er fortsatt ledige.',
    span_short: 'Dette er kortere enn intervjuet.',
    feedback_late: 'Det kan ikke lenger gis eller endres. Last denne siden på nytt.',
    last_day_over: 'Den siste dagen er over.',
    application_ended: 'Denne søknaden er avsluttet, så det avtales ikke noe mer for den.',
    request_key_reused:
      'Det du sendte før, er kommet fram. Send bare på nytt hvis dette også skal sendes.',
    address_differs: 'Dette er ikke adressen din.',
    wrong_code: 'Denne koden er ikke riktig.',
    too_many_moves: ({ most }) =>
      `Et intervju kan flyttes høyst ${most} ganger. Skriv til selskapet.`,
  },
  sentences: {
    'Please enter your first name.': 'Skriv fornavnet ditt.',
    'Please enter your last name.': 'Skriv etternavnet ditt.',
    'Please enter a phone number: digits, spaces and + ( ) - only.':
      'Skriv et telefonnummer: bare sifre, mellomrom og + ( ) -.',
    'Please write something.': 'Skriv noe.',
    'Please type your name.': 'Skriv navnet ditt.',
    'Please mark a time.': 'Merk et tidspunkt.',
    'Please give a reason.': 'Oppgi en grunn.',
    'Please choose a time zone.': 'Velg en tidssone.',
    'Too many requests. Please wait a moment.': 'For mange forespørsler. Vent litt.',
    'Too many requests at once. Please wait a moment.':
      'For mange forespørsler på én gang. Vent litt.',
    'The service is catching its breath. Your work is kept; please try again.':
      'Tjenesten henter seg inn. Arbeidet ditt er lagret; prøv igjen.',
  },
};
