import { countOfDays, heldBack } from '../promise-rules.ts';
import type { ByMonitor } from './monitor-rules.ts';
import { monitorWords } from './monitor-words.ts';
import type { Translated } from '../people/language-rules.ts';

const noteOnly =
  'This happens on your own device. Only the events found are sent, with their times: the analysis sends no picture and no sound.';

/**
 * What the marks of the terms say of one interview. Whoever agrees agrees to these words, in the language that they
 * read: the server has them in each (apps/server/src/features/interviews/terms/languages).
 */
export const termsWords = {
  days: countOfDays,
  /** Before the last of several. */
  and: 'and',
  watched: {
    eye: monitorWords.eye.terms,
    voice: monitorWords.voice.terms,
    keyboard: monitorWords.keyboard.terms,
  } satisfies ByMonitor<string>,
  noteOnly,
  host: {
    named: (host: string): string =>
      `${host} runs this installation of Candor and can reach what is stored, to keep it working.`,
    unnamed:
      'Whoever runs this installation of Candor can reach what is stored, to keep it working.',
  },
  recorded: {
    nothing:
      'Neither your screen nor any sound is recorded in this interview, nor the picture of your camera.',
    screen:
      'While the interview runs we record your whole screen and the sound of your microphone, and the sound of your computer where your browser can give it.',
    camera:
      'Your camera picture is shown to you on the page, so it is part of the recording of your screen.',
    noCamera: 'Your camera is not used.',
  },
  monitored: {
    nothing:
      'No software watches your camera, your microphone or your keyboard, unless you switch it on yourself.',
    things: (things: string): string => `Software watches ${things}.`,
    asked: 'You are asked for your consent before.',
  },
  access: (company: string): string =>
    `People of ${company} who are signed in: its administrators, and those whose role includes interviews. Programs that ${company} has connected are told your answers and the result; they are not given the recording.`,
  sharing: {
    nothing: 'There is no recording, so none can be shown to anybody outside.',
    people: (company: string, days: number): string =>
      `${company} may also show the recording to people outside it. Each of them is named, proves their address by a code, agrees to keep it to themselves, and is let in for at most ${days} days. If you have an account here, you see there who has watched.`,
  },
  kept: {
    recording: (days: string, company: string): string =>
      `The recording is kept for ${days} after the end of your interview at most, whatever ${company} sets later.`,
    rest: (noted: string, answers: string, company: string): string =>
      `As ${company} has set it today, what was noted during the interview is kept for ${noted}, and your answers and the result for ${answers}. Afterwards Candor deletes them by itself, in one of the next nights.`,
    heldBack,
  },
  guideline: {
    face: 'Keep your face in the picture and sit facing the screen.',
    noFace: 'Your face is not watched in this interview.',
    alone: 'Be alone in the room: no second person in the picture and no talking with others.',
    aloneInPicture: 'Be alone in the room: no second person in the picture.',
    aloneInSound: 'Be alone in the room: no talking with others.',
    byYourself: 'Answer by yourself.',
    light: 'Sit in even light, and leave the camera uncovered until the end.',
    quiet: 'Sit where it is quiet until the end.',
    stay: 'Stay on this page until the end.',
    watched: (things: string): string => `Watched: ${things}.`,
  },
} as const;
export type TermsWords = Translated<typeof termsWords>;

/** Where nobody knows which interview: only for programs and previews, which read English. */
export const anyInterviewWords = {
  company: 'the company that invited you',
  recorded:
    'Where the company asks for it, your whole screen and the sound of your microphone are recorded while the interview runs. The first page of your interview says whether they are.',
  monitored: (things: string): string =>
    `Where the company asks for it, software watches ${things}.`,
  kept: 'The company sets the number of days, and the first page of your interview says it. Afterwards Candor deletes the recording by itself.',
} as const;
