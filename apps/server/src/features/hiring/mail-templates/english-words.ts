/**
 * What candidates are written, in English: the source of `languages/`, which say the same. `{{…}}` is filled in as in a
 * company's templates.
 */

/** What stands in the mails of templates in any case. */
const standing = {
  window: 'You can start from {{opens}} until {{closes}}. It takes {{minutes}} minutes.',
  until: 'You can start until {{closes}}. It takes {{minutes}} minutes.',
  oldLinks: 'Links in earlier mails do not work any more.',
  readiness:
    'You need a computer with Chrome or Edge. You can open the link before and check your computer: nothing starts until you agree.',
  openInterview: 'Open the interview',
  seeApplication: 'See your application',
  follow:
    'To see how it stands, or to withdraw it, sign in as a candidate or sign up with this address.',
  notYouReceived: 'If this was not you, sign in with this address and withdraw the application.',
  notYouWithdrawn: 'If this was not you, please change your password.',
  when: 'It begins on {{when}} and takes {{minutes}} minutes.',
  withWhom: 'You talk with {{interviewers}}.',
  where: 'Where: {{place}}',
  still: 'Until another time is certain it stays on {{when}}.',
  noAccount: 'You need no account.',
  moveByLink: 'By the link you can also move or cancel it, or write to the company.',
  seeInterview: 'See the interview',
  sayWhen: 'Say when you can',
  needs: (url: string) =>
    `Do you need something to take part, such as more time, breaks or no camera? Ask before you begin; asking uses nothing up: ${url}`,
};

const applications = {
  noPromise: (company: string) => `${company} has not said by when it answers.`,
  promise: (day: string) => `You can expect an answer by ${day} (UTC).`,
  later: {
    subject: (job: string, company: string) =>
      `Your application for ${job} at ${company}: a later answer`,
    first: (job: string, company: string) =>
      `${company} needs more time to answer your application for ${job}.`,
    usualWhy: 'The answer takes longer than was thought when it was promised.',
    why: (why: string) => `The company writes: ${why}`,
  },
  repeated: {
    subject: (company: string) => `You have already applied at ${company}`,
    preview: (day: string) => `You applied on ${day}.`,
    before: (job: string, company: string, day: string) =>
      `you have already applied for “${job}” at ${company}, on ${day}.`,
    stands: 'It stands as it was.',
    withdrawn: (day: string) =>
      `You withdrew it on ${day}. If you want to be considered again, please write to the company.`,
    kept: 'What was sent now is kept beside it, for the company to look at.',
    notYou: 'If this was not you, ignore this mail: your application did not change.',
  },
};

/** Also in calendars, which hold no link. */
const interviews = {
  videoCall: 'Video call in the browser: join from the page of the interview',
  somebody: (company: string) => `somebody of ${company}`,
  reason: (reason: string) => `The reason: ${reason}`,
  begins: (when: string, minutes: number) => `It begins on ${when} and takes ${minutes} minutes.`,
  where: (place: string) => `Where: ${place}`,
  summary: (job: string, company: string) => `Interview for ${job} at ${company}`,
  windowDescription: (minutes: number) =>
    `Start it any time in this window. It takes ${minutes} minutes.\nThe link is in your invitation mail.`,
  takes: (minutes: number) => `It takes ${minutes} minutes.`,
  with: (names: string) => `With ${names}.`,
  moveByMail: 'To move or cancel it, use the link in your mail.',
  withdrawn: {
    subject: (job: string, company: string) =>
      `You have cancelled your interview for ${job} at ${company}`,
    told: (company: string) => `${company} has been told.`,
    gone: (job: string, company: string) =>
      `your interview for ${job} at ${company} does not take place.`,
    notYou: (company: string) => `If this was not you, please write to ${company}.`,
  },
  kept: {
    subject: (job: string) => `Your interview for ${job} keeps its time`,
    preview: (company: string) => `${company} no longer needs another time.`,
    first: (job: string, company: string) =>
      `${company} no longer needs another time for your interview for ${job}. It stays as it is.`,
  },
  placed: {
    subject: (job: string, company: string) => `New place: your interview for ${job} at ${company}`,
    preview: 'Its time stays.',
    first: (job: string, company: string) =>
      `Your interview for ${job} at ${company} happens somewhere else than it was said before. Its time stays.`,
  },
  feedback: {
    subject: (company: string) => `How was your interview with ${company}?`,
    preview: (job: string) => `Four questions about your interview for ${job}.`,
    ask: (job: string, company: string) =>
      `You talked with ${company} about ${job}. Would you say how it was? It takes two minutes.`,
    promise: (company: string) =>
      `Your answers play no part in what becomes of your application: ${company} reads them after it has decided. Who interviewed you sees only numbers of five people or more.`,
    closing:
      'You need not answer. On the same page you can say that you don’t want to be asked again.',
    button: 'Say how it was',
  },
  evidence: {
    subject: (job: string) => `See what was noted in your interview for ${job}`,
    preview: (company: string) => `You can explain it to ${company}.`,
    first: (job: string, company: string, day: string) =>
      `During your interview for ${job} something was noted that ${company} looks at. You can see all of it, at its moment of the recording, and explain it in your words; the company is told what you say. Please do so by ${day}.`,
    button: 'See what was noted',
  },
  needs: {
    subject: (company: string) => `${company} answered what you asked for`,
    preview: (job: string) => `About your interview for ${job}.`,
    granted: (job: string, company: string) =>
      `${company} grants what you asked for, for your interview for ${job}. What it has now, and what they wrote, stands on the page.`,
    offered: (job: string, company: string) =>
      `${company} offers something else than what you asked for, for your interview for ${job}. You can say yes or no.`,
    declined: (job: string, company: string) =>
      `${company} declines what you asked for, for your interview for ${job}. Two people there decided so.`,
    seeGranted: 'See what was granted',
    readOffer: 'Read the offer',
    readAnswer: 'Read the answer',
  },
};

const offers = {
  button: 'Read the offer',
  until: (here: string, inUtc: string) => `${here}, which is ${inUtc}`,
  sent: {
    subject: (job: string, company: string) => `An offer from ${company}: ${job}`,
    preview: (company: string, until: string) =>
      `${company} offers you a position. Please answer by ${until}.`,
    first: (job: string, company: string) => `${company} offers you the position “${job}”.`,
    read: (until: string) =>
      `You can read the terms, keep them as a PDF, and accept or decline until ${until}.`,
  },
  reminder: {
    subject: (company: string) => `Your offer from ${company} ends soon`,
    preview: (until: string) => `Please answer by ${until}.`,
    first: (job: string, company: string, until: string) =>
      `The offer of ${company} for “${job}” waits for your answer. It can be accepted until ${until}.`,
    closing: 'Links in earlier mails work as well.',
  },
  withdrawn: {
    subject: (company: string) => `The offer of ${company} is withdrawn`,
    preview: (job: string) => `It was for “${job}”.`,
    first: (job: string, company: string) =>
      `${company} has withdrawn its offer for “${job}”. It cannot be accepted any more, and there is nothing you need to do.`,
  },
  accepted: {
    subject: (company: string) => `You have accepted the offer of ${company}`,
    preview: (job: string, company: string) => `“${job}” at ${company}.`,
    first: (job: string, company: string, by: { name: string; at: string }) =>
      `You have accepted the offer of ${company} for “${job}” as ${by.name}, on ${by.at}.`,
    paper: 'By the link you see what you accepted, and get it as a PDF with your answer in it.',
    notYou: (company: string) => `If this was not you, please tell ${company} at once.`,
    button: 'See what you accepted',
  },
};

const appeals = {
  subject: {
    filed: (company: string) => `${company} has your appeal`,
    upheld: (company: string) => `${company} answered your appeal`,
    overturned: (company: string) => `${company} answered your appeal`,
    granted: (company: string) => `${company} has taken up your application again`,
    late: (company: string) => `${company} is late with its answer`,
  },
  preview: (job: string) => `About your application for ${job}.`,
  filed: (job: string, company: string, day: string) =>
    `Your appeal against the decision on your application for ${job} has arrived. Somebody at ${company} who did not decide, and does not read why it was decided so, looks at everything anew and answers by ${day}.`,
  upheld: (job: string, company: string) =>
    `A second person at ${company} looked at your application for ${job}. The decision stays as it is. Their reason stands on your page.`,
  overturned: (job: string, company: string) =>
    `A second person at ${company} looked at your application for ${job} and decided otherwise: it goes on. Their reason stands on your page.`,
  granted: (job: string, company: string) =>
    `${company} has taken up your application for ${job} again, before your appeal was answered. It goes on as before.`,
  late: (job: string, company: string, day: string) =>
    `${company} promised to answer your appeal about ${job} by ${day} and has not done so yet. We have told them. Your appeal stays open.`,
  /** Below a rejection, where the law of its job wants it said. */
  reasons: (company: string, text: string) =>
    `The principal reasons for this decision, in the words of ${company}: ${text}`,
  bySoftware: (company: string) =>
    `Which part software had: in your interview it counted which answers were right and noted signals for people to look at, where ${company} asked for that and you agreed. People at ${company} decided. You may ask ${company} for more about it.`,
  bySoftwareNot: (company: string) =>
    `Which part software had: no interview of yours was evaluated by software. People at ${company} decided.`,
  rights:
    'On your own page you read what was noted and can explain it, correct what is stored of you, take a copy of it, and ask for a second person to look again, for as many days as it says there.',
  rightsWithoutInterview:
    'On your own page you can correct what is stored of you, take a copy of it, and ask for a second person to look again, for as many days as it says there.',
  button: {
    filed: 'See your appeal',
    upheld: 'Read the answer',
    overturned: 'Read the answer',
    granted: 'Open your page',
    late: 'See your appeal',
  },
};

const messages = {
  button: 'Read and answer',
  files: (names: string) => `With this message come files, by the link: ${names}.`,
  answerHere: 'You can answer this mail, or by the link, without an account.',
  answerTo: (address: string) =>
    `You can answer by the link, without an account, or by mail to ${address}.`,
};

/** The code stands in the text, not in the subject: subjects wait unsealed. */
const pageCode = {
  subject: 'Your code to open your page',
  preview: 'It works for ten minutes.',
  code: (code: string) => `your code: ${code}`,
  closing: [
    'It works once, for ten minutes, in the browser that asked for it.',
    'If that was not you, somebody has a mail of yours: do not give them the code.',
  ],
} as const;

export const english = {
  hello: (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  secrecy: 'The link is for you alone. Please do not pass it on.',
  ...{ standing, applications, interviews, offers, appeals, messages, pageCode },
};

export type English = typeof english;
