import type { Words } from './english.ts';

export const words: Words = {
  accounts: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirm: 'Passwort bestätigen',
    back: 'Zurück',
    okay: 'In Ordnung',
    login: 'Anmelden',
    again: 'Noch einmal versuchen',
    forgot: 'Passwort vergessen?',
    yours: 'Ihre Adresse',
    link: 'Ihr Link',
  },
  'accounts-sign-in': {
    titles: {
      company: 'Bei Ihrem Unternehmen anmelden',
      candidate: 'Anmelden, um sich zu bewerben',
      interviewer: 'Anmelden, um Interviews zu führen',
      superAdmin: 'Als Super-Admin anmelden',
    },
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    button: 'Anmelden',
    create: 'Konto erstellen',
    changed: 'Passwort geändert',
    changedText:
      'Ihr Passwort wurde geändert, und Sie sind auf allen Geräten abgemeldet. Bitte melden Sie sich mit dem neuen wieder an.',
  },
  'accounts-sign-up': {
    company: {
      title: 'Konto für Ihr Unternehmen erstellen',
      intro:
        'Verwenden Sie Ihre Adresse bei der Arbeit. Ist Ihr Unternehmen schon hier, wird die Person gefragt, die es verwaltet.',
    },
    candidate: {
      title: 'Konto für Bewerbungen erstellen',
      intro:
        'Wenn Sie nur einen Link zu einem Interview haben, brauchen Sie kein Konto: Öffnen Sie den Link.',
    },
    interviewer: {
      title: 'Konto erstellen, um Interviews zu führen',
      intro:
        'Führen Sie Interviews für Unternehmen, von wo Sie sind. Vor dem ersten wird Ihre Identität geprüft.',
    },
    termsMissing: 'Bitte stimmen Sie den Bedingungen zu, um fortzufahren.',
    terms: 'Ich stimme den Bedingungen unten zu.',
    haveOne: 'Ich habe ein Konto',
    button: 'Konto erstellen',
  },
  'accounts-address': {
    verify: 'Bestätigen Sie Ihre E-Mail-Adresse',
    sent: {
      before: 'Wir haben einen Link gesendet an ',
      after: '. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihre ist.',
    },
    wait: 'Das kann eine Minute dauern. Wenn nichts kommt, sehen Sie im Spam-Ordner nach.',
    resend: 'Link noch einmal senden',
    resent: 'Die Mail wurde gesendet.',
    notResent: 'Die Mail konnte nicht gesendet werden.',
    expired: 'Der Link zur Bestätigung ist abgelaufen',
    tooOld: {
      before: 'Der Link für ',
      after: ' ist zu alt oder war nicht vollständig. Wir können Ihnen einen neuen senden.',
    },
    resendExpired: 'Link noch einmal senden',
    resentExpired: 'Die Mail wurde noch einmal gesendet.',
    verified: 'E-Mail-Adresse bestätigt',
    otherBrowser:
      'Ihre E-Mail-Adresse ist bestätigt. Dies ist nicht der Browser, in dem Sie das Konto erstellt haben, deshalb wurde das Passwort von dort nicht übernommen.',
    setByMail:
      'Wir haben Ihnen eine weitere Mail gesendet: Legen Sie damit Ihr Passwort fest und melden Sie sich dann wieder an.',
    signInAgain: 'Ihre E-Mail-Adresse ist bestätigt. Bitte melden Sie sich wieder an.',
    pending: 'Wartet auf Zustimmung',
    pendingText:
      'Ihre Zugehörigkeit wartet auf Zustimmung, und wer das Unternehmen verwaltet, wurde benachrichtigt. Wir schreiben Ihnen, sobald entschieden ist; melden Sie sich dann wie gewohnt an.',
  },
  'accounts-passwords': {
    forgotPage: 'Passwort vergessen',
    forgotTitle: 'Passwort vergessen?',
    forgotIntro: 'Wir senden Ihnen einen Link, mit dem Sie ein neues wählen.',
    reset: 'Zurücksetzen',
    linkSent: 'Link gesendet',
    sentTo: {
      before: 'Wenn es ein Konto gibt für ',
      after:
        ', wurde der Link zum Zurücksetzen des Passworts dorthin gesendet. Er funktioniert einmal, eine Stunde lang.',
    },
    linkProblem:
      'Der Link ist abgelaufen oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
    choose: 'Neues Passwort wählen',
    chooseFor: { before: 'Für ', after: '. Danach sind Sie auf allen Geräten abgemeldet.' },
    resetButton: 'Passwort zurücksetzen',
    changed: 'Passwort geändert',
    changedText: 'Ihr Passwort wurde geändert. Bitte melden Sie sich mit dem neuen wieder an.',
    unchecked: 'Der Link konnte nicht geprüft werden',
    set: 'Passwort festlegen',
    setFor: { before: 'Für ', after: '.' },
    submit: 'Absenden',
    invalid: 'Die Angaben stimmen nicht',
    isSet: 'Ihr Passwort ist festgelegt.',
    setAlready: 'Ihr Passwort ist schon festgelegt',
    signInAs: { before: 'Melden Sie sich an als ', after: ' mit dem Passwort, das Sie haben.' },
    unusable: 'Dieser Link kann nicht mehr benutzt werden',
    newLink: 'Neuen Link senden',
  },
  'password-fields': {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    needs: 'Was das Passwort braucht',
    lines: {
      length: 'Mindestens 8 Zeichen',
      cases: 'Ein großer und ein kleiner Buchstabe',
      number: 'Eine Ziffer',
      signs: 'Eines von # @ _ $ ! ^ % * ? & - und kein anderes Zeichen',
    },
    done: ': erfüllt',
    missing: ': fehlt',
  },
  'task-layout': {
    company: 'Entscheiden Sie über das, was geschah: Jeder Moment ist einen Klick entfernt.',
    candidate: 'Sie wissen vorher, was aufgezeichnet wird, und sehen danach, wer es angesehen hat.',
    interviewer:
      'Sagen Sie, was Sie wissen und beurteilen können; ein Mensch prüft, dass Sie es sind.',
    superAdmin: 'Alles, was auf jemanden wartet, an einem Ort.',
    others: 'Interviews mit den Belegen neben den Antworten.',
  },
  sentences: {
    'Please enter your email ID.': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    'Please enter valid email ID.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    'Please enter your new password.': 'Bitte geben Sie Ihr neues Passwort ein.',
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.':
      'Das Passwort braucht mindestens 8 Zeichen, einen großen und einen kleinen Buchstaben, ein Sonderzeichen und eine Ziffer.',
    'Password must be at most 128 characters long.':
      'Das Passwort darf höchstens 128 Zeichen haben.',
    'This password is easy to guess. Please choose another one.':
      'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes.',
    'Please confirm your new password again.': 'Bitte bestätigen Sie Ihr neues Passwort.',
    'Password not matched!': 'Das Passwort stimmt nicht überein.',
    'Passwords do not match!': 'Die Passwörter stimmen nicht überein.',
    'Login failed. Please check your credentials.':
      'Die Anmeldung ist gescheitert. Bitte prüfen Sie Ihre Angaben.',
    'This account cannot sign in here.': 'Mit diesem Konto können Sie sich hier nicht anmelden.',
    'Link expired or already used. Please try again.':
      'Der Link ist abgelaufen oder wurde schon benutzt. Bitte versuchen Sie es noch einmal.',
    'Email verification failed. Please try again.':
      'Die E-Mail-Adresse konnte nicht bestätigt werden. Bitte versuchen Sie es noch einmal.',
    'Email already verified. !!': 'Die E-Mail-Adresse ist schon bestätigt.',
    'This link is not one of ours. Please sign up again.':
      'Dieser Link ist keiner von uns. Bitte erstellen Sie das Konto noch einmal.',
    'Your password is set already. Please sign in.':
      'Ihr Passwort ist schon festgelegt. Bitte melden Sie sich an.',
  },
};
