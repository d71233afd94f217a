import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '@candor/contract/hiring/application-privacy-rules';
import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Words } from './english.ts';

export const words: Words = {
  apply: {
    apply: 'Søk på stillingen',
    at: (companyName) => `Søk hos ${companyName}`,
    noAccount: 'Du trenger ingen konto. Felt med * må fylles ut.',
    form: 'skjemaet',
    closed: 'Denne stillingen tar ikke imot flere søknader',
    closedWhy: 'Selskapet har lukket den eller satt den på pause.',
    failed: 'Skjemaet kunne ikke lastes',
    sent: 'Sendt',
    received: (companyName) => ({
      before: `${companyName} har det du sendte. En e-post til `,
      after: ' bekrefter det og sier hvordan det går videre.',
    }),
    ownApplications: 'Søknadene dine',
    allJobs: 'Alle stillinger',
    account:
      'For å se hvordan det går med søknaden din, eller for å trekke den, logger du inn eller registrerer deg som kandidat med denne adressen.',
    signIn: 'Logg inn',
    signUp: 'Registrer deg',
    voluntary: 'frivillige spørsmål',
  },
  'apply-form': {
    questionsOf: (companyName) => `Spørsmål fra ${companyName}`,
    topic: 'Emne',
    send: 'Send søknaden',
    clear: 'Tøm skjemaet',
    kept: 'Det du skriver, blir i denne nettleseren til du sender det, tømmer skjemaet, logger inn eller logger ut.',
    you: 'Du',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    email: 'E-post',
    phone: 'Telefon (valgfritt)',
    city: 'Sted',
    country: 'Land',
    choose: 'Velg',
    documents: 'Dokumentene dine',
    cv: 'CV (må være med)',
    cvHint: 'PDF, DOCX eller ODT, høyst 10 MB.',
    cvAgain: 'Etter en ny lasting må du velge den igjen.',
    cvMissing: 'Velg CV-en din.',
    cvLarge: 'Filen er større enn 10 MB. Velg en mindre.',
    links: 'Lenker (valgfritt)',
    linksHint: 'Én nettadresse per linje: en portefølje, en profil, kode.',
    letter: 'Søknadsbrev (valgfritt)',
    yes: 'Ja',
    no: 'Nei',
  },
  'apply-privacy': {
    title: 'Opplysningene dine',
    inEnglish: 'Det du sier ja til, lagres på engelsk, med disse ordene:',
    text: (companyName) => [
      `${companyName} får det du skriver her: navn og kontaktopplysninger, CV og andre filer, søknadsbrev, lenker og svar.`,
      `Hos ${companyName} kan administratorene se det, og de som har kandidater i rollen sin; det kan også programmer som ${companyName} har koblet til. De som driver denne installasjonen av Candor, har tilgang. Ingen programvare avslår deg.`,
      `Det lagres høyst ${APPLICATION_KEPT_MONTHS} måneder etter at søknaden din er avgjort eller trukket, og slettes så; nevner lovinformasjonen ved stillingen en lengre tid, lagres det så lenge. Du kan trekke den til den er avgjort, og be ${companyName} om å vise, rette eller slette opplysningene dine.`,
    ],
    agree: (companyName) =>
      `Jeg har lest dette, og ${companyName} kan bruke opplysningene mine til denne søknaden.`,
    keep: (companyName) =>
      `${companyName} kan beholde opplysningene mine i ${TALENT_POOL_MONTHS} måneder og skrive til meg om andre stillinger. For å trekke dette tilbake spør jeg ${companyName}, der administratorene kan slette det som er lagret.`,
    needed: '(må til)',
    optional: '(valgfritt)',
    missing: (companyName) => `Gi samtykke, så ${companyName} kan lese søknaden din.`,
    changed:
      'Teksten du samtykker til, er endret siden siden ble åpnet. Last inn siden på nytt og les den; det du har skrevet, er tatt vare på.',
  },
  volunteer: {
    title: 'Frivillige spørsmål',
    thanks: 'Takk. Svarene dine lagres atskilt fra søknaden din.',
    questions: {
      gender: 'Hva er kjønnet ditt?',
      age: 'Hvor gammel er du?',
      ethnicity: 'Hva er din etniske bakgrunn?',
      disability: 'Har du en funksjonsnedsettelse?',
    },
    unsaid: 'Vil ikke si det',
    text: (companyName) => [
      `${companyName} stiller disse spørsmålene for å se om måten de velger folk på, er rettferdig. Du trenger ikke svare på noen av dem, og det endrer ingenting for søknaden din.`,
      `Ingen som velger kandidater, ser svarene dine, eller om du har gitt noen. Administratorene i ${companyName} ser summer av minst ${SMALLEST_GROUP} personer og ingenting annet.`,
      `Svarene dine lagres atskilt fra søknaden din, og slettes med den eller når du trekker den. Når det er tatt en avgjørelse om ${SMALLEST_GROUP} eller flere personer for denne stillingen, blir svarene lagt sammen og så slettet.`,
    ],
    agree: (companyName) =>
      `Når jeg sender svarene, samtykker jeg i at ${companyName} legger dem sammen som beskrevet.`,
    send: 'Send svarene',
  },
  'file-field': { download: 'Last ned', remove: 'Fjern', uploading: 'Laster opp …' },
  'form-problems': { one: 'Én ting mangler:', some: 'Noe mangler:' },
  refusals: {
    form_changed: {
      job: 'Denne stillingen er endret i mellomtiden. Se på skjemaet igjen.',
      equality: 'Disse spørsmålene er endret i mellomtiden. Ingenting ble lagret.',
    },
    form_expired: 'Dette skjemaet var åpent for lenge. Send det på nytt.',
    too_fast: 'Det gikk veldig fort. Se over det og send på nytt.',
  },
  sentences: {
    'Please enter your email ID.': 'Skriv e-postadressen din.',
    'Please enter valid email ID.': 'Skriv en gyldig e-postadresse.',
    'Please enter your city.': 'Skriv stedet ditt.',
    'Please choose your country.': 'Velg landet ditt.',
    'Please enter a web address.': 'Skriv en nettadresse.',
    'Please enter a web address that begins with https:// or http://.':
      'Skriv en nettadresse som begynner med https:// eller http://.',
    'Please give at most five web addresses.': 'Oppgi høyst fem nettadresser.',
    'Please use at most 80 characters.': 'Bruk høyst 80 tegn.',
    'Please use at most 300 characters.': 'Bruk høyst 300 tegn.',
    'Please use at most 5000 characters.': 'Bruk høyst 5000 tegn.',
    'Please use at most 10000 characters.': 'Bruk høyst 10 000 tegn.',
    'Please answer this question.': 'Svar på dette spørsmålet.',
    'Please enter a number.': 'Skriv et tall.',
    'Please choose a day.': 'Velg en dag.',
    'Please choose yes or no.': 'Velg ja eller nei.',
    'Please choose an answer.': 'Velg et svar.',
    'Please choose at least one answer.': 'Velg minst ett svar.',
    'Please choose from the answers.': 'Velg blant svarene.',
    'The file is larger than 10 MB. Please choose a smaller one.':
      'Filen er større enn 10 MB. Velg en mindre.',
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).':
      'Denne filen kan ikke tas imot. Velg en PDF, et Word-dokument (DOCX) eller en OpenDocument-tekst (ODT).',
  },
};
