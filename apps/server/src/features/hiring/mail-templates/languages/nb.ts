import type { Translated } from '@candor/contract/people/language-rules';
import type { English } from '../english-words.ts';

const standing: Translated<English['standing']> = {
  window: 'Du kan begynne fra {{opens}} til {{closes}}. Det varer i {{minutes}} minutter.',
  until: 'Du kan begynne fram til {{closes}}. Det varer i {{minutes}} minutter.',
  oldLinks: 'Lenker i tidligere e-poster virker ikke lenger.',
  readiness:
    'Du trenger en datamaskin med Chrome eller Edge. Du kan åpne lenken før og sjekke datamaskinen din: Ingenting begynner før du sier ja.',
  openInterview: 'Åpne intervjuet',
  seeApplication: 'Se søknaden din',
  follow:
    'For å se hvordan det går, eller for å trekke den, logger du inn som jobbsøker eller oppretter en konto med denne adressen.',
  notYouReceived: 'Hvis dette ikke var deg, logger du inn med denne adressen og trekker søknaden.',
  notYouWithdrawn: 'Hvis dette ikke var deg, må du endre passordet ditt.',
  when: 'Det begynner {{when}} og varer i {{minutes}} minutter.',
  withWhom: 'Du snakker med {{interviewers}}.',
  where: 'Sted: {{place}}',
  still: 'Inntil et annet tidspunkt er sikkert, står det fast {{when}}.',
  noAccount: 'Du trenger ingen konto.',
  moveByLink: 'Med lenken kan du også flytte eller avlyse det, eller skrive til selskapet.',
  seeInterview: 'Se intervjuet',
  sayWhen: 'Si når du kan',
  needs: (url) =>
    `Trenger du noe for å delta, som mer tid, pauser eller å slippe kamera? Spør før du begynner; å spørre bruker ikke opp noe: ${url}`,
};

const applications: Translated<English['applications']> = {
  noPromise: (company) => `${company} har ikke sagt når de svarer.`,
  promise: (day) => `Du kan vente svar innen ${day} (UTC).`,
  later: {
    subject: (job, company) => `Søknaden din på ${job} hos ${company}: et senere svar`,
    first: (job, company) => `${company} trenger mer tid for å svare på søknaden din på ${job}.`,
    usualWhy: 'Svaret tar lengre tid enn antatt da det ble lovet.',
    why: (why) => `Selskapet skriver: ${why}`,
  },
  repeated: {
    subject: (company) => `Du har allerede søkt hos ${company}`,
    preview: (day) => `Du søkte ${day}.`,
    before: (job, company, day) => `Du har allerede søkt på «${job}» hos ${company}, ${day}.`,
    stands: 'Den står som den gjorde.',
    withdrawn: (day) =>
      `Du trakk den ${day}. Hvis du vil bli vurdert igjen, må du skrive til selskapet.`,
    kept: 'Det som ble sendt nå, ligger ved siden av, så selskapet kan se på det.',
    notYou: 'Hvis dette ikke var deg, kan du se bort fra denne e-posten: Søknaden er ikke endret.',
  },
};

const interviews: Translated<English['interviews']> = {
  videoCall: 'Videosamtale i nettleseren: Bli med fra siden til intervjuet',
  somebody: (company) => `noen fra ${company}`,
  reason: (reason) => `Grunnen: ${reason}`,
  begins: (when, minutes) => `Det begynner ${when} og varer i ${minutes} minutter.`,
  where: (place) => `Sted: ${place}`,
  summary: (job, company) => `Intervju for ${job} hos ${company}`,
  windowDescription: (minutes) =>
    `Begynn når som helst i dette tidsrommet. Det varer i ${minutes} minutter.\nLenken står i invitasjonen din.`,
  takes: (minutes) => `Det varer i ${minutes} minutter.`,
  with: (names) => `Med ${names}.`,
  moveByMail: 'For å flytte eller avlyse det bruker du lenken i e-posten din.',
  withdrawn: {
    subject: (job, company) => `Du har avlyst intervjuet ditt for ${job} hos ${company}`,
    told: (company) => `${company} har fått beskjed.`,
    gone: (job, company) => `Intervjuet ditt for ${job} hos ${company} blir ikke noe av.`,
    notYou: (company) => `Hvis dette ikke var deg, må du skrive til ${company}.`,
  },
  kept: {
    subject: (job) => `Intervjuet ditt for ${job} beholder tidspunktet`,
    preview: (company) => `${company} trenger ikke lenger et annet tidspunkt.`,
    first: (job, company) =>
      `${company} trenger ikke lenger et annet tidspunkt for intervjuet ditt for ${job}. Det blir som det er.`,
  },
  placed: {
    subject: (job, company) => `Nytt sted: intervjuet ditt for ${job} hos ${company}`,
    preview: 'Tidspunktet står fast.',
    first: (job, company) =>
      `Intervjuet ditt for ${job} hos ${company} holdes et annet sted enn det som ble sagt før. Tidspunktet står fast.`,
  },
  feedback: {
    subject: (company) => `Hvordan var intervjuet ditt med ${company}?`,
    preview: (job) => `Fire spørsmål om intervjuet ditt for ${job}.`,
    ask: (job, company) =>
      `Du snakket med ${company} om ${job}. Vil du si hvordan det var? Det tar to minutter.`,
    promise: (company) =>
      `Svarene dine påvirker ikke hva som skjer med søknaden din: ${company} leser dem etter at de har bestemt seg. De som intervjuet deg, ser bare tall for fem personer eller flere.`,
    closing: 'Du trenger ikke å svare. På samme side kan du si at du ikke vil bli spurt igjen.',
    button: 'Si hvordan det var',
  },
  evidence: {
    subject: (job) => `Se hva som ble notert i intervjuet ditt for ${job}`,
    preview: (company) => `Du kan forklare det for ${company}.`,
    first: (job, company, day) =>
      `Under intervjuet ditt for ${job} ble noe notert som ${company} ser på. Du kan se alt sammen, på sitt sted i opptaket, og forklare det med dine egne ord; selskapet får vite hva du sier. Gjør det innen ${day}.`,
    button: 'Se hva som ble notert',
  },
  needs: {
    subject: (company) => `${company} har svart på det du ba om`,
    preview: (job) => `Om intervjuet ditt for ${job}.`,
    granted: (job, company) =>
      `${company} innvilger det du ba om for intervjuet ditt for ${job}. Det som gjelder nå, og det de skrev, står på siden.`,
    offered: (job, company) =>
      `${company} tilbyr noe annet enn det du ba om for intervjuet ditt for ${job}. Du kan si ja eller nei.`,
    declined: (job, company) =>
      `${company} avslår det du ba om for intervjuet ditt for ${job}. To personer der har bestemt det.`,
    seeGranted: 'Se hva som er innvilget',
    readOffer: 'Les tilbudet',
    readAnswer: 'Les svaret',
  },
};

const offers: Translated<English['offers']> = {
  button: 'Les tilbudet',
  until: (here, inUtc) => `${here}, det vil si ${inUtc}`,
  sent: {
    subject: (job, company) => `Et tilbud fra ${company}: ${job}`,
    preview: (company, until) => `${company} tilbyr deg en stilling. Svar innen ${until}.`,
    first: (job, company) => `${company} tilbyr deg stillingen «${job}».`,
    read: (until) =>
      `Du kan lese vilkårene, ta vare på dem som PDF, og takke ja eller nei fram til ${until}.`,
  },
  reminder: {
    subject: (company) => `Tilbudet ditt fra ${company} går snart ut`,
    preview: (until) => `Svar innen ${until}.`,
    first: (job, company, until) =>
      `Tilbudet fra ${company} om «${job}» venter på svaret ditt. Du kan takke ja fram til ${until}.`,
    closing: 'Lenker i tidligere e-poster virker også.',
  },
  withdrawn: {
    subject: (company) => `Tilbudet fra ${company} er trukket`,
    preview: (job) => `Det gjaldt «${job}».`,
    first: (job, company) =>
      `${company} har trukket tilbudet om «${job}». Det er ikke lenger mulig å takke ja, og du trenger ikke å gjøre noe.`,
  },
  accepted: {
    subject: (company) => `Du har takket ja til tilbudet fra ${company}`,
    preview: (job, company) => `«${job}» hos ${company}.`,
    first: (job, company, by) =>
      `Du har takket ja til tilbudet fra ${company} om «${job}» som ${by.name}, ${by.at}.`,
    paper: 'Med lenken ser du hva du takket ja til, og får det som PDF med svaret ditt.',
    notYou: (company) => `Hvis dette ikke var deg, må du si fra til ${company} med en gang.`,
    button: 'Se hva du takket ja til',
  },
};

const appeals: Translated<English['appeals']> = {
  subject: {
    filed: (company) => `${company} har klagen din`,
    upheld: (company) => `${company} har svart på klagen din`,
    overturned: (company) => `${company} har svart på klagen din`,
    granted: (company) => `${company} har tatt opp søknaden din igjen`,
    late: (company) => `${company} er forsinket med svaret`,
  },
  preview: (job) => `Om søknaden din på ${job}.`,
  filed: (job, company, day) =>
    `Klagen din på avgjørelsen om søknaden din på ${job} er kommet fram. En person hos ${company} som ikke tok avgjørelsen, og som ikke leser hvorfor den ble slik, ser på alt på nytt og svarer innen ${day}.`,
  upheld: (job, company) =>
    `En annen person hos ${company} har sett på søknaden din på ${job}. Avgjørelsen blir stående. Begrunnelsen står på siden din.`,
  overturned: (job, company) =>
    `En annen person hos ${company} har sett på søknaden din på ${job} og kommet til noe annet: Den går videre. Begrunnelsen står på siden din.`,
  granted: (job, company) =>
    `${company} har tatt opp søknaden din på ${job} igjen, før klagen din ble besvart. Den går videre som før.`,
  late: (job, company, day) =>
    `${company} lovet å svare på klagen din om ${job} innen ${day} og har ikke gjort det ennå. Vi har sagt fra til dem. Klagen din er fortsatt åpen.`,
  reasons: (company, text) =>
    `De viktigste grunnene til avgjørelsen, med ordene til ${company}: ${text}`,
  bySoftware: (company) =>
    `Hvilken del programvare hadde: I intervjuet ditt talte den hvilke svar som var riktige, og noterte signaler som mennesker ser på, der ${company} ba om det og du sa ja. Mennesker hos ${company} avgjorde. Du kan be ${company} om å fortelle mer.`,
  bySoftwareNot: (company) =>
    `Hvilken del programvare hadde: Ingen av intervjuene dine ble vurdert av programvare. Mennesker hos ${company} avgjorde.`,
  rights:
    'På din egen side leser du hva som ble notert, og kan forklare det, rette det som er lagret om deg, ta en kopi og be en annen person se på det igjen, så mange dager som det står der.',
  rightsWithoutInterview:
    'På din egen side kan du rette det som er lagret om deg, ta en kopi og be en annen person se på det igjen, så mange dager som det står der.',
  button: {
    filed: 'Se klagen din',
    upheld: 'Les svaret',
    overturned: 'Les svaret',
    granted: 'Åpne siden din',
    late: 'Se klagen din',
  },
};

export const nb: Translated<English> = {
  hello: (firstName) => (firstName === '' ? 'Hei,' : `Hei ${firstName},`),
  secrecy: 'Lenken er bare til deg. Ikke gi den videre.',
  ...{ standing, applications, interviews, offers, appeals },
  messages: {
    button: 'Les og svar',
    files: (names) => `Med denne meldingen følger filer, via lenken: ${names}.`,
    answerHere: 'Du kan svare på denne e-posten, eller via lenken, uten konto.',
    answerTo: (address) => `Du kan svare via lenken, uten konto, eller med e-post til ${address}.`,
  },
  pageCode: {
    subject: 'Koden din for å åpne siden din',
    preview: 'Den virker i ti minutter.',
    code: (code) => `Koden din: ${code}`,
    closing: [
      'Den virker én gang, i ti minutter, i nettleseren som ba om den.',
      'Hvis det ikke var deg, har noen en e-post som er din: Ikke gi dem koden.',
    ],
  },
};
