import type { Words } from './english.ts';

export const words: Words = {
  accounts: {
    email: 'E-postadresse',
    password: 'Passord',
    newPassword: 'Nytt passord',
    confirm: 'Bekreft passordet',
    back: 'Tilbake',
    okay: 'Greit',
    login: 'Logg inn',
    again: 'Prøv igjen',
    forgot: 'Glemt passordet?',
    yours: 'adressen din',
    link: 'lenken din',
  },
  'accounts-sign-in': {
    titles: {
      company: 'Logg inn hos selskapet ditt',
      candidate: 'Logg inn for å søke jobb',
      interviewer: 'Logg inn for å holde intervjuer',
      superAdmin: 'Logg inn som superadmin',
    },
    passwordMissing: 'Skriv passordet.',
    button: 'Logg inn',
    create: 'Opprett en konto',
    changed: 'Passordet er endret',
    changedText:
      'Passordet ditt er endret, og du er logget ut på alle enheter. Logg inn igjen med det nye.',
  },
  'accounts-sign-up': {
    company: {
      title: 'Opprett en konto for selskapet ditt',
      intro:
        'Bruk adressen din på jobben. Er selskapet her allerede, blir den som administrerer det, spurt.',
    },
    candidate: {
      title: 'Opprett en konto for å søke jobb',
      intro: 'Har du bare en lenke til et intervju, trenger du ingen konto: åpne lenken.',
    },
    interviewer: {
      title: 'Opprett en konto for å holde intervjuer',
      intro:
        'Hold intervjuer for selskaper fra der du er. Identiteten din kontrolleres før det første.',
    },
    termsMissing: 'Godta vilkårene for å gå videre.',
    terms: 'Jeg godtar vilkårene nedenfor.',
    haveOne: 'Jeg har en konto',
    button: 'Opprett kontoen',
  },
  'accounts-address': {
    verify: 'Bekreft e-postadressen din',
    sent: {
      before: 'Vi har sendt en lenke til ',
      after: '. Åpne den for å bekrefte at adressen er din.',
    },
    wait: 'Det kan ta et minutt. Kommer det ingenting, så se i søppelposten.',
    resend: 'Send lenken på nytt',
    resent: 'E-posten er sendt.',
    notResent: 'E-posten kunne ikke sendes.',
    expired: 'Lenken for å bekrefte er utløpt',
    tooOld: {
      before: 'Lenken for ',
      after: ' er for gammel eller var ikke fullstendig. Vi kan sende deg en ny.',
    },
    resendExpired: 'Send lenken på nytt',
    resentExpired: 'E-posten er sendt på nytt.',
    verified: 'E-postadressen er bekreftet',
    otherBrowser:
      'E-postadressen din er bekreftet. Dette er ikke nettleseren du opprettet kontoen i, så passordet derfra ble ikke tatt med.',
    setByMail:
      'Vi har sendt deg en e-post til: velg passordet ditt med den, og logg så inn igjen for å fortsette.',
    signInAgain: 'E-postadressen din er bekreftet. Logg inn igjen for å fortsette.',
    pending: 'Venter på godkjenning',
    pendingText:
      'Medlemskapet ditt venter på godkjenning, og den som administrerer selskapet, har fått beskjed. Vi skriver til deg så snart det er avgjort; logg da inn som vanlig.',
  },
  'accounts-passwords': {
    forgotPage: 'Glemt passord',
    forgotTitle: 'Har du glemt passordet?',
    forgotIntro: 'Vi sender deg en lenke for å velge et nytt.',
    reset: 'Tilbakestill',
    linkSent: 'Lenken er sendt',
    sentTo: {
      before: 'Finnes det en konto for ',
      after: ', er lenken for å tilbakestille passordet sendt dit. Den virker én gang, i én time.',
    },
    linkProblem: 'Lenken er utløpt eller allerede brukt. Prøv igjen.',
    choose: 'Velg et nytt passord',
    chooseFor: { before: 'For ', after: '. Du blir deretter logget ut på alle enheter.' },
    resetButton: 'Tilbakestill passordet',
    changed: 'Passordet er endret',
    changedText: 'Passordet ditt er endret. Logg inn igjen med det nye.',
    unchecked: 'Lenken kunne ikke kontrolleres',
    set: 'Velg passordet ditt',
    setFor: { before: 'For ', after: '.' },
    submit: 'Send inn',
    invalid: 'Opplysningene stemmer ikke',
    isSet: 'Passordet ditt er valgt.',
    setAlready: 'Passordet ditt er allerede valgt',
    signInAs: { before: 'Logg inn som ', after: ' med passordet du har.' },
    unusable: 'Denne lenken kan ikke brukes lenger',
    newLink: 'Send en ny lenke',
  },
  'password-fields': {
    show: 'Vis passordet',
    hide: 'Skjul passordet',
    needs: 'Det passordet trenger',
    lines: {
      length: 'Minst 8 tegn',
      cases: 'Én stor og én liten bokstav',
      number: 'Ett tall',
      signs: 'Ett av # @ _ $ ! ^ % * ? & - og ingen andre tegn',
    },
    done: ': oppfylt',
    missing: ': mangler',
  },
  'task-layout': {
    company: 'Avgjør ut fra det som skjedde, med øyeblikket ett klikk unna.',
    candidate: 'Vit før du begynner hva som tas opp, og se etterpå hvem som har sett det.',
    interviewer: 'Si hva du kan og kan bedømme; et menneske kontrollerer at det er deg.',
    superAdmin: 'Alt som venter på noen, på ett sted.',
    others: 'Intervjuer med bevisene ved siden av svarene.',
  },
  sentences: {
    'Please enter your email ID.': 'Skriv e-postadressen din.',
    'Please enter valid email ID.': 'Skriv en gyldig e-postadresse.',
    'Please enter your new password.': 'Skriv det nye passordet.',
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.':
      'Passordet må ha minst 8 tegn, én stor og én liten bokstav, ett spesialtegn og ett tall.',
    'Password must be at most 128 characters long.': 'Passordet må ha høyst 128 tegn.',
    'This password is easy to guess. Please choose another one.':
      'Dette passordet er lett å gjette. Velg et annet.',
    'Please confirm your new password again.': 'Bekreft det nye passordet.',
    'Password not matched!': 'Passordet stemmer ikke.',
    'Passwords do not match!': 'Passordene stemmer ikke overens.',
    'Login failed. Please check your credentials.':
      'Innloggingen mislyktes. Kontroller opplysningene dine.',
    'This account cannot sign in here.': 'Denne kontoen kan ikke logge inn her.',
    'Link expired or already used. Please try again.':
      'Lenken er utløpt eller allerede brukt. Prøv igjen.',
    'Email verification failed. Please try again.':
      'E-postadressen kunne ikke bekreftes. Prøv igjen.',
    'Email already verified. !!': 'E-postadressen er allerede bekreftet.',
    'This link is not one of ours. Please sign up again.':
      'Denne lenken er ikke en av våre. Opprett kontoen på nytt.',
    'Your password is set already. Please sign in.': 'Passordet ditt er allerede valgt. Logg inn.',
  },
};
