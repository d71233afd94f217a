import { inLanguages } from '../../../lib/language.ts';

/** The interview itself, from its loading to the last dialog. */
const english = {
  loading: 'Loading Questions...',
  preparing: 'Please wait while we prepare your interview',
  notPrepared: 'The interview could not be prepared. Please try again.',
  welcome: (name: string) => `Welcome ${name}, to the ebot interview`,
  timer: 'Total timer',
  timerStopped: 'Total timer, stopped',
  minutesLeft: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`,
  saves: { saved: 'Saved', waiting: 'Saving…', failed: 'Not saved yet, we keep trying' },
  notAllSaved: 'Not all answers are saved',
  recording: 'Recording',
  takeBreak: 'Take a break',
  leave: 'Leave',
  warnings: 'Warnings',
  closeWarning: (what: string) => `Close: ${what}`,
  modules: 'Question Modules',
  skill: (id: number) => `Skill ${id}`,
  unknownSkill: 'Unknown Skill',
  selectSkill: 'Select a skill to start answering questions',
  chooseModule: 'Choose a question module from the left to begin your interview',
  start: 'Start',
  selectOne: 'Please select one skill set',
  questionOf: (number: number, of: number) => `Question ${number} of ${of}`,
  previous: 'Previous question',
  next: 'Next question',
  submit: 'Submit Answers',
  left: {
    unseen: (where: string) => `Not seen yet: ${where}.`,
    none: 'You have answered every question.',
    open: (where: string) => `You have seen every question. Not answered: ${where}.`,
    first: (count: number, module: string) =>
      `${count} ${count === 1 ? 'question' : 'questions'} in ${module}`,
    further: (count: number, module: string) => `${count} in ${module}`,
  },
  report: {
    open: 'Report a problem with this question',
    field: 'What is wrong with it? It changes nothing in your interview.',
    send: 'Report',
    sending: 'Sending…',
    done: 'Reported. Thank you.',
    failed: 'It could not be reported. Please tell who invited you.',
  },
  side: 'Camera and question status',
  status: 'Question Status',
  questions: 'Questions',
  states: {
    Answered: 'Answered',
    Unanswered: 'Unanswered',
    'Not attempted': 'Not attempted',
  },
  questionState: (number: number, state: string) => `Question ${number}, ${state}`,
  reach: { offline: 'You are offline.', away: 'We cannot reach the server.' },
  goOnWaiting: {
    durable: 'You can go on: answers wait on this computer until they can be sent.',
    refused: 'You can go on: answers wait in this page until they can be sent.',
  },
  answersWait: (count: number, since: string) =>
    `${count === 1 ? 'One answer waits' : `${count} answers wait`} since ${since}. Not saved yet, we keep trying.`,
  storageRefused:
    'This browser refuses storage. Answers and recording are sent at once; please keep this page open until the end.',
  onlyHere: (count: number) =>
    `${count === 1 ? 'One answer is' : `${count} answers are`} in this page only. Keep a copy in case the connection does not return.`,
  takenOver: {
    title: 'This interview is open on another device',
    text: 'The newest page holds the interview, so nothing can be answered here any more. What was shown as saved counts. Your screen is no longer recorded by this page.',
    goOn: 'Go on here instead',
  },
  pause: {
    on: 'You are on a break',
    begins: 'Your break begins…',
    endsIn: 'Break ends in',
    ending: 'Ending…',
    end: 'End the break',
    oneMinute: 'One minute of the break left.',
    ask: 'Take a break?',
    start: 'Start the break',
    explained: (minutes: number) =>
      `The clock stops for up to ${minutes} minutes, and your questions are hidden until then. You can end the break earlier; what you do not use of it is given up.`,
    left: (count: number) =>
      count === 1 ? 'This is your last break.' : `You have ${count} breaks.`,
  },
  cancel: 'Cancel',
  fullscreenNeeded: 'Fullscreen Mode Required',
  returnToFullscreen: 'Return to Fullscreen',
  ending: {
    moment: 'One moment',
    puttingAway: 'Putting everything away…',
    exit: 'Exit',
    completed: 'Ebot Interview Successfully Completed',
    review: 'Our team will review your responses and get back to you shortly.',
    timeUp: "Time's Up!",
    timeUpText:
      'Your eBot interview has ended as the allotted time is over, your responses have been submitted for review.',
    submitting: 'Submitting',
    onTheirWay: 'Your answers are on their way. Please stay here.',
    notYet: 'Not submitted yet, we keep trying. Please check your connection and stay here.',
    canLeave:
      'If you cannot wait, leave and open your link again later on this computer: what is not sent yet is sent then. An answer given in time counts when it arrives within a minute after the end.',
    confirmTitle: 'Submit your answers',
    confirm: 'Confirm',
    confirmText: 'Are you sure you want to submit your answers for the ebot interview?',
    allAnswered: (questions: number) =>
      questions === 1
        ? 'The one question is answered.'
        : `All ${questions} questions are answered.`,
    someAnswered: (answered: number, questions: number) =>
      `${answered} of ${questions} questions are answered. Nothing can be changed after this.`,
    leaveTitle: 'Leave the interview?',
    stay: 'Stay',
    leaveText:
      'Nothing is submitted yet, and the clock runs on. Your link leads you back until the time is over; questions that you have seen stay as they are.',
    answered: 'Answered',
    answeredOf: (answered: number, questions: number) => `${answered} of ${questions}`,
    ended: 'Ended',
    recording: 'Recording',
    uploading: (megabytes: string) =>
      `Being uploaded.${megabytes === '' ? '' : ` ${megabytes} MB to go.`} Please stay until this is done.`,
    uploaded: 'Uploaded completely.',
    uploadedLater: 'The rest is uploaded when you open your link again on this computer.',
  },
} as const;
export type InterviewWords = typeof english;

export const interviewWords = inLanguages('room-interview', english);
