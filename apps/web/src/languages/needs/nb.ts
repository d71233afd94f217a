import { monitors } from '../own-monitors/nb.ts';
import type { Words } from './english.ts';

export const words: Words = {
  monitors,
  'own-need': {
    page: 'Det du trenger',
    title: 'Det du trenger for å delta',
    about: (jobTitle, minutes) => `Intervju for ${jobTitle}, ${minutes} minutter`,
    until: 'Det kan begynnes til',
    what: 'denne siden',
    failed: 'Denne siden kan ikke vises',
    noToken: 'Åpne hele lenken i e-posten som selskapet sendte deg.',
    dead: 'Denne lenken har utløpt, eller en nyere e-post har en annen. Åpne den nyeste e-posten.',
    again: 'Prøv igjen',
    intro: (companyName) =>
      `Be om det som gjør at du kan delta like godt som alle andre. Det bruker ikke opp noe: lenken og tiden din forblir som de er. Bare de som planlegger intervjuer hos ${companyName}, ser det. Det telles aldri og står aldri ved siden av en poengsum.`,
    replyDays: (companyName, days) =>
      `${companyName} lover svar innen ${days === 1 ? '1 dag' : `${days} dager`}, og før fristen for intervjuet går ut, på e-post og på denne siden.`,
    ask: 'Be om noe',
    askAgain: 'Be om noe annet',
    legend: 'Hva ville hjelpe deg?',
    extra: 'Mer tid',
    noExtra: 'Ikke mer tid',
    extraChoice: (percent, minutes) => `${percent} %: ${minutes} minutter mer`,
    breaks: 'Pauser',
    breaksHint: 'Klokken stopper, og ingenting overvåkes',
    noCamera: 'Uten kamera',
    keyboardNavigation: 'Bruk av tastaturet',
    keyboardHint: 'Tab, piler og tastene til en skjermleser gir ikke varsler',
    anotherWay: 'En helt annen måte',
    anotherWayHint: 'En samtale i stedet for dette intervjuet, eller noe slikt',
    somethingElse: 'Noe annet',
    somethingElseHint: 'Si hva nedenfor',
    words: 'Med dine egne ord',
    wordsHint: 'Du trenger ikke si hvorfor. Det du trenger, er nok.',
    keep: 'Det samme ved de neste intervjuene i dette selskapet',
    keepHint:
      'Tid, pauser og innstillinger, når de er innvilget. Du kan avslutte det på denne siden så lenge lenken gjelder.',
    send: 'Be om det',
    sent: 'Du har bedt om det. Svaret kommer på e-post og står her.',
    asked: 'Du ba om',
    youWrote: 'Du skrev',
    grantedNow: 'Intervjuet ditt har nå',
    nothingExtra: 'Ingenting utover det vanlige',
    open: (companyName) => `${companyName} har ikke svart ennå.`,
    promised: 'Et svar er lovet innen',
    late: 'Den lovede fristen er ute. Du kan fortsatt vente, eller skrive til selskapet.',
    mayBegin:
      'Du trenger ikke vente. Begynner du før svaret, går intervjuet som det er nå, og et senere svar endrer ingenting.',
    withdraw: 'Ikke be om det lenger',
    withdrawn: 'Du ber ikke om det lenger.',
    offered: (companyName) => `${companyName} tilbyr noe annet`,
    offerText: 'Sier du ja, gjelder det med en gang. Sier du nei, må selskapet svare på nytt.',
    offers: 'Det som tilbys',
    accept: 'Ja, det holder',
    refuse: 'Nei, det hjelper ikke',
    theyWrote: 'Selskapet skrev',
    begun: 'Intervjuet ditt har begynt. Det du ba om før, kan ikke lenger endre det.',
    over: 'Dette intervjuet er over. Det kan ikke bes om noe mer for det.',
    kept: (companyName) =>
      `Ved hver ny invitasjon til et intervju med lenke gir ${companyName} deg den samme tiden og de samme pausene og innstillingene igjen, så lenge dette intervjuet er lagret.`,
    keepNow: 'Det samme neste gang',
    keepEnd: 'Avslutt dette',
    keptTitle: 'Neste gang',
  },
  'own-need-ended': {
    granted: (companyName) =>
      `${companyName} innvilger det du ba om. Nedenfor står det de skrev, og det intervjuet ditt har nå.`,
    accepted: () =>
      'Du godtok det som ble tilbudt. Nedenfor står det de skrev, og det intervjuet ditt har nå.',
    declined: (companyName) =>
      `${companyName} har avslått. To personer der bestemte det, og dette er begrunnelsen.`,
    withdrawn: () => 'Du ber ikke om det lenger.',
  },
  asked: {
    extra: (percent) => `${percent} % mer tid`,
    breaks: 'Pauser',
    noCamera: 'Uten kamera',
    keyboardNavigation: 'Bruk av tastaturet',
    anotherWay: 'En helt annen måte',
    somethingElse: 'Noe annet',
  },
  granted: {
    breaks: ({ count, minutes }) =>
      `${count === 1 ? '1 pause' : `${count} pauser`} på ${minutes} minutter`,
    minutes: (minutes) => `${minutes} minutter mer`,
    spared: (monitor) => `${monitor}: ikke overvåket`,
    keyboardNavigation: 'bruk av tastaturet',
    noCamera: 'uten kamera',
  },
};
