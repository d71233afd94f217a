import { inLanguages } from '../../../lib/language.ts';

/** Before and after the interview: what it is, its terms, and why a link does not lead into it. */
const english = {
  page: 'Interview',
  opening: 'Opening your interview…',
  gettingReady: 'Getting ready…',
  brand: 'eBot Interview',
  continue: 'Continue',
  done: 'Done',
  goHome: 'Go Home',
  tryAgain: 'Try again',
  reload: 'Reload',
  hello: (
    name: string,
    { questions, minutes, skills }: { questions: number; minutes: number; skills: string },
  ) =>
    `Hello ${name}. This is an interview of ${questions === 1 ? '1 question' : `${questions} questions`} in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}${skills === '' ? '' : ` about ${skills}`}.`,
  running: 'The time is running.',
  notStarted: 'The time starts when you press Start, not before.',
  passMark: (percent: number) => `The pass mark is ${percent} % of the questions answered right.`,
  breaks: (count: number, minutes: number) =>
    count === 1
      ? `You may take one break of up to ${minutes} minutes. The time stands still for it, and nothing is watched.`
      : `You may take ${count} breaks of up to ${minutes} minutes. The time stands still for each, and nothing is watched.`,
  whatRecorded: 'What is recorded',
  whoSees: 'Who sees it',
  howLong: 'For how long',
  answersOnly: 'Your answers, and when you leave the page.',
  recorded: (hasCamera: boolean) =>
    `Your whole screen, the microphone and, where the browser can give it, the computer’s sound. ${
      hasCamera
        ? 'Your camera picture is on the page, so it is in the picture of your screen. '
        : ''
    }Also your answers, and when you leave the page.`,
  isRunning: 'Your interview is running.',
  onBreak: 'You are on a break.',
  timeLeft: 'Time left:',
  seenLocked: 'Questions you have already seen are locked; the others wait for you.',
  opensOn: 'Your interview opens on',
  untilThen:
    'Please come back then with the same link. You can check this computer now: nothing is used up by it.',
  goOn: 'Go on',
  toTerms: 'Continue to the terms',
  checkFirst: 'Check this computer first',
  insecure: {
    title: 'This address is not secure',
    text: (origin: string) =>
      `The page was opened without https (${origin}), so your browser gives it neither camera nor microphone nor screen. Please ask the company for a link that begins with https. Nothing has been used up.`,
  },
  computer: {
    title: 'Please open your link on a computer',
    text: 'The interview records the whole screen, which this device cannot share. Open the same link in Chrome or Edge on a computer: nothing has been used up.',
    mail: 'E-mail me this link',
    copy: 'Copy the link',
    copied: 'Copied.',
    subject: 'My interview',
    body: (link: string) =>
      `Open this link in Chrome or Edge on a computer:\n\n${link}\n\nIt is yours alone: please do not pass it on.`,
  },
  broken: {
    title: 'This page could not be loaded',
    text: 'Please check your connection and reload. What you have answered is kept, and your link works on.',
  },
  terms: {
    title: 'Terms and Conditions',
    failed: 'The terms could not be loaded. Please reload this page.',
    changed: 'The terms have changed. Please read them again.',
    loading: 'Loading terms and conditions…',
    /** In another language, where the text itself is not in it. */
    otherwise: 'This text is not there in your language. It stands here as it was written.',
    accept: 'I confirm that I have read and accept the terms and conditions and privacy policy.',
    agree: 'I agree',
  },
  closed: {
    'no-link': {
      title: 'This page needs your link',
      text: 'Please open the link in your invitation mail again. It leads straight to your interview.',
    },
    expired: {
      title: 'Token has expired',
      text: 'This link is no longer valid. Please ask the company that invited you for a new one.',
    },
    'not-open': {
      title: 'Your interview is not open yet',
      text: 'Please come back at the time in your invitation mail. Nothing has been used up.',
    },
    cancelled: {
      title: 'This interview was cancelled',
      text: 'The company that invited you has cancelled it. Please write to them if you have questions.',
    },
    'no-questions': {
      title: 'This interview has no questions yet',
      text: 'The clock has not started and your link is unharmed. Please tell the company that invited you.',
    },
    'facial-terms': {
      title:
        'You must accept the facial tracking terms and conditions to continue with the interview.',
      text: 'The company asks for the camera to be watched during this interview, and this page could not ask for your consent. The clock has not started and your link is unharmed: reload this page to try again, or ask the company for an interview without the camera.',
    },
    away: {
      title: 'We cannot reach the server',
      text: 'Your link is unharmed. Please check your connection and reload this page.',
    },
  },
  ended: {
    title: 'This interview is over',
    timedOut: 'The time ran out. What you answered until then has been submitted for review.',
    submitted: 'Your answers have been submitted for review. There is nothing more to do.',
    at: (time: string) => `Ended ${time}.`,
    sending: (parts: string) =>
      `This computer still holds a part of it, which is being sent now: ${parts}. Please keep this page open until this line is gone.`,
    answers: (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`,
    recording: (megabytes: string) => `${megabytes} MB of the recording`,
    reports: 'what the monitors noted',
    end: 'the end of the recording',
    and: ' and ',
  },
  refused: (count: number) =>
    `${
      count === 1
        ? 'One answer was not accepted by the server. It is'
        : `${count} answers were not accepted by the server. They are`
    } kept on this computer only. Download a copy and send it to the company that invited you.`,
  download: 'Download my answers',
} as const;
export type WelcomeWords = typeof english;

export const welcomeWords = inLanguages('room-welcome', english);
