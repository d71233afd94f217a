import { everywhere } from '../everywhere/nb.ts';
import type { RoomWords } from './english.ts';

const days = (count: number) => (count === 1 ? '1 dag' : `${count} dager`);

export const words: RoomWords = {
  ...everywhere,
  'room-welcome': {
    page: 'Intervju',
    opening: 'Intervjuet ditt åpnes …',
    gettingReady: 'Et øyeblikk …',
    brand: 'eBot Interview',
    continue: 'Fortsett',
    done: 'Ferdig',
    goHome: 'Til startsiden',
    tryAgain: 'Prøv igjen',
    reload: 'Last inn på nytt',
    hello: (name, { questions, minutes, skills }) =>
      `Hei, ${name}. Dette intervjuet har ${questions === 1 ? 'ett spørsmål' : `${questions} spørsmål`} på ${minutes === 1 ? 'ett minutt' : `${minutes} minutter`}${skills === '' ? '' : `, om ${skills}`}.`,
    running: 'Tiden går.',
    notStarted: 'Tiden starter først når du trykker på «Start».',
    passMark: (percent) => `For å bestå må ${percent} % av spørsmålene være riktig besvart.`,
    breaks: (count, minutes) =>
      count === 1
        ? `Du kan ta én pause på opptil ${minutes} minutter. Tiden står stille så lenge, og ingenting overvåkes.`
        : `Du kan ta ${count} pauser på opptil ${minutes} minutter hver. Tiden står stille så lenge, og ingenting overvåkes.`,
    whatRecorded: 'Hva som tas opp',
    whoSees: 'Hvem som ser det',
    howLong: 'Hvor lenge',
    answersOnly: 'Svarene dine, og når du forlater siden.',
    recorded: (hasCamera) =>
      `Hele skjermen din, mikrofonen og, der nettleseren kan gi den, lyden fra datamaskinen. ${
        hasCamera ? 'Kamerabildet ditt er på siden, så det er med i bildet av skjermen. ' : ''
      }Også svarene dine, og når du forlater siden.`,
    isRunning: 'Intervjuet ditt er i gang.',
    onBreak: 'Du har pause.',
    timeLeft: 'Tid igjen:',
    seenLocked: 'Spørsmål du allerede har sett, er låst; de andre venter på deg.',
    opensOn: 'Intervjuet ditt åpner',
    untilThen:
      'Kom tilbake da med samme lenke. Du kan sjekke denne datamaskinen nå: Ingenting blir brukt opp av det.',
    goOn: 'Gå videre',
    toTerms: 'Fortsett til vilkårene',
    checkFirst: 'Sjekk denne datamaskinen først',
    insecure: {
      title: 'Denne adressen er ikke sikker',
      text: (origin) =>
        `Siden ble åpnet uten https (${origin}), så nettleseren gir den verken kamera, mikrofon eller skjerm. Be selskapet om en lenke som begynner med https. Ingenting er brukt opp.`,
    },
    computer: {
      title: 'Åpne lenken din på en datamaskin',
      text: 'Intervjuet tar opp hele skjermen, og denne enheten kan ikke dele den. Åpne samme lenke i Chrome eller Edge på en datamaskin: Ingenting er brukt opp.',
      mail: 'Send meg lenken på e-post',
      copy: 'Kopier lenken',
      copied: 'Kopiert.',
      subject: 'Intervjuet mitt',
      body: (link) =>
        `Åpne denne lenken i Chrome eller Edge på en datamaskin:\n\n${link}\n\nDen er bare din: Ikke gi den videre.`,
    },
    broken: {
      title: 'Denne siden kunne ikke lastes inn',
      text: 'Kontroller tilkoblingen og last inn på nytt. Det du har svart, er tatt vare på, og lenken din gjelder fortsatt.',
    },
    terms: {
      otherwise: 'Denne teksten finnes ikke på språket ditt. Den står her slik den ble skrevet.',
      title: 'Vilkår',
      failed: 'Vilkårene kunne ikke lastes inn. Last inn siden på nytt.',
      changed: 'Vilkårene er endret. Les dem på nytt.',
      loading: 'Vilkårene lastes inn …',
      accept: 'Jeg bekrefter at jeg har lest og godtar vilkårene og personvernerklæringen.',
      agree: 'Jeg godtar',
    },
    closed: {
      'no-link': {
        title: 'Denne siden trenger lenken din',
        text: 'Åpne lenken i invitasjonen din på nytt. Den fører rett til intervjuet ditt.',
      },
      expired: {
        title: 'Lenken er utløpt',
        text: 'Denne lenken gjelder ikke lenger. Be selskapet som inviterte deg, om en ny.',
      },
      'not-open': {
        title: 'Intervjuet ditt er ikke åpnet ennå',
        text: 'Kom tilbake til tidspunktet i invitasjonen din. Ingenting er brukt opp.',
      },
      cancelled: {
        title: 'Dette intervjuet er avlyst',
        text: 'Selskapet som inviterte deg, har avlyst det. Skriv dit hvis du har spørsmål.',
      },
      'no-questions': {
        title: 'Dette intervjuet har ingen spørsmål ennå',
        text: 'Tiden har ikke startet, og lenken din gjelder fortsatt. Si fra til selskapet som inviterte deg.',
      },
      'facial-terms': {
        title: 'Du må godta vilkårene for ansiktssporing for å fortsette intervjuet.',
        text: 'Selskapet ber om at kameraet overvåkes under dette intervjuet, og siden kunne ikke be om samtykket ditt. Tiden har ikke startet, og lenken din gjelder fortsatt: Last inn siden på nytt, eller be selskapet om et intervju uten kamera.',
      },
      away: {
        title: 'Vi får ikke kontakt med serveren',
        text: 'Lenken din gjelder fortsatt. Kontroller tilkoblingen og last inn siden på nytt.',
      },
    },
    ended: {
      title: 'Dette intervjuet er over',
      timedOut: 'Tiden er ute. Det du hadde svart til da, er levert til gjennomgang.',
      submitted: 'Svarene dine er levert til gjennomgang. Du trenger ikke gjøre noe mer.',
      at: (time) => `Avsluttet: ${time}.`,
      sending: (parts) =>
        `Denne datamaskinen har fortsatt en del av det, som sendes nå: ${parts}. Hold siden åpen til denne linjen er borte.`,
      answers: (count) => `${count} svar`,
      recording: (megabytes) => `${megabytes} MB av opptaket`,
      reports: 'det overvåkingen noterte',
      end: 'slutten av opptaket',
      and: ' og ',
    },
    refused: (count) =>
      `${
        count === 1
          ? 'Ett svar ble ikke godtatt av serveren. Det ligger'
          : `${count} svar ble ikke godtatt av serveren. De ligger`
      } bare på denne datamaskinen. Last ned en kopi og send den til selskapet som inviterte deg.`,
    download: 'Last ned svarene mine',
  },
  'room-practice': {
    offer: 'Øv først',
    offered: 'Øvingen har tre ufarlige spørsmål. Ingenting av den tas opp eller sendes.',
    standing: 'Øving: ingenting lagres',
    asks: 'Dette er øvingen: Ingenting leveres.',
    side: 'Kamera og status for spørsmålene',
    title: 'Det var øvingen',
    answered: (answered, questions) =>
      `Du svarte på ${answered} av ${questions} spørsmål. Ingenting ble tatt opp, ingenting forlot denne datamaskinen, og nå er det glemt.`,
    timeUp: 'Øvingstiden er ute: I et intervju ville svarene dine ha blitt levert nå.',
    differs:
      'Intervjuet ser likedan ut. Spørsmålene er selskapets, og tiden går én gang, også når siden er lukket.',
    again: 'Øv en gang til',
    back: 'Tilbake til invitasjonen',
  },
  'room-practice-questions': {
    modules: [
      {
        name: 'Slik virker det',
        questions: [
          {
            text: 'Hvordan velges et svar?',
            options: [
              'Med et klikk på det',
              'Med bokstaven på tastaturet',
              'Med piltastene, når ett er valgt',
              'På alle disse måtene',
            ],
          },
          {
            text: 'Hva skjer med et svar når du går til neste spørsmål?',
            options: [
              'Det lagres av seg selv og kan endres så lenge denne siden er åpen',
              'Det går tapt hvis du ikke trykker på en knapp',
            ],
          },
        ],
      },
      {
        name: 'Et ord',
        questions: [
          {
            text: 'Hvilket av disse ordene leses likt baklengs?',
            options: ['Elv', 'Radar', 'Lys', 'Bord'],
          },
        ],
      },
    ],
  },
  'room-needs': {
    question: 'Trenger du noe for å delta, for eksempel mer tid, pauser eller ikke kamera?',
    ask: 'Spør før du begynner',
    waiting:
      'Det du ba om, har ikke fått svar ennå. Du kan begynne nå, og da går intervjuet som det er: Et senere svar endrer ingenting ved det.',
    see: 'Se hva du ba om',
    offered:
      'Selskapet tilbyr noe annet enn det du ba om. Begynner du nå, går intervjuet uten det.',
    answer: 'Les og svar',
  },
  promises: {
    inviter: 'selskapet som sendte invitasjonen',
    people: (company) =>
      `Personer hos ${company}: administratorene og de som har en rolle som omfatter intervjuer.`,
    shown: (count) =>
      `De kan også vise opptaket til navngitte personer utenfor, hver bak en kode og i høyst ${days(count)}. Den som driver denne installasjonen av Candor, kan nå det som er lagret.`,
    keptByCompany:
      'Selskapet fastsetter antall dager; deretter sletter Candor opptaket av seg selv.',
    saidFirst:
      'Den første siden i intervjuet sier hvor mange dager det er, før noe tas opp, og ingen må gå videre derfra.',
    nothingRecorded:
      'Det finnes ikke noe opptak. Vilkårene sier hvor lenge svarene dine oppbevares.',
    kept: (count) =>
      `Opptaket oppbevares i høyst ${days(count)} etter at intervjuet er slutt. Deretter sletter Candor det av seg selv.`,
    heldBack:
      'Bare hvis selskapet må holde det tilbake av en grunn som det skriver ned, for eksempel en klage, oppbevares det lenger.',
  },
};
