import { byMonitor, monitorNames, type Watched } from './monitor-rules.ts';
import { monitorWords } from './monitor-words.ts';
import type { TermsType } from './terms-type-rules.ts';
import { MOST_SHARE_DAYS } from './share-rules.ts';
import { countOfDays as days, heldBack } from '../promise-rules.ts';

// What people agree to is a text with marks; each mark is a sentence that follows from the settings of the interview.
// The same in the pages and on the server, so that a preview says what a candidate reads.

/** 001 §5: the dialog shows no more rules. */
export const GUIDELINE_LINES_MOST = 5;

/** Of one interview; null where nobody knows which: the sentences then say what any may. */
export type InterviewFacts = {
  readonly companyName: string;
  readonly recordScreen: boolean;
  readonly isCameraAsked: boolean;
  readonly watched: Watched;
  /** Days after the interview's end: the recording, what the monitors noted, answers and result. */
  readonly recordingDays: number;
  readonly evidenceDays: number;
  readonly interviewDays: number;
  /** What the law that its job follows has said to candidates; a heading and paragraphs, or nothing. */
  readonly notice?: readonly string[];
};

export type TermsFacts = {
  /** Who runs this installation; null: nobody said. */
  readonly hostName: string | null;
  readonly interview: InterviewFacts | null;
};

type Mark = {
  /** For whoever edits the text. */
  readonly meaning: string;
  readonly isNeeded: boolean;
  readonly say: (facts: TermsFacts) => string;
};

const companyOf = ({ interview }: TermsFacts): string =>
  interview?.companyName ?? 'the company that invited you';

const host: Mark = {
  meaning: 'who runs this installation and can reach its data',
  isNeeded: true,
  say: ({ hostName }) =>
    hostName === null
      ? 'Whoever runs this installation of Candor can reach what is stored, to keep it working.'
      : `${hostName} runs this installation of Candor and can reach what is stored, to keep it working.`,
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const anyMonitor: Watched = byMonitor(() => true);

const watchedThings = (watched: Watched): string =>
  listed(monitorNames.filter((name) => watched[name]).map((name) => monitorWords[name].terms));

const noteOnly =
  'This happens on your own device. Only the events found are sent, with their times: the analysis sends no picture and no sound.';

function recorded({ interview }: TermsFacts): string {
  if (interview === null) {
    return 'Where the company asks for it, your whole screen and the sound of your microphone are recorded while the interview runs. The first page of your interview says whether they are.';
  }
  if (!interview.recordScreen) {
    return 'Neither your screen nor any sound is recorded in this interview, nor the picture of your camera.';
  }
  const camera = interview.isCameraAsked
    ? ' Your camera picture is shown to you on the page, so it is part of the recording of your screen.'
    : ' Your camera is not used.';
  return `While the interview runs we record your whole screen and the sound of your microphone, and the sound of your computer where your browser can give it.${camera}`;
}

function monitored({ interview }: TermsFacts): string {
  if (interview === null) {
    return `Where the company asks for it, software watches ${watchedThings(anyMonitor)}. ${noteOnly} You are asked for your consent before.`;
  }
  const things = watchedThings(interview.watched);
  if (things === '') {
    return 'No software watches your camera, your microphone or your keyboard, unless you switch it on yourself.';
  }
  return `Software watches ${things}. ${noteOnly} You are asked for your consent before.`;
}

function access(facts: TermsFacts): string {
  const company = companyOf(facts);
  return `People of ${company} who are signed in: its administrators, and those whose role includes interviews. Programs that ${company} has connected are told your answers and the result; they are not given the recording.`;
}

function sharing(facts: TermsFacts): string {
  if (facts.interview?.recordScreen === false) {
    return 'There is no recording, so none can be shown to anybody outside.';
  }
  return `${facts.interview?.companyName ?? 'The company that invited you'} may also show the recording to people outside it. Each of them is named, proves their address by a code, agrees to keep it to themselves, and is let in for at most ${MOST_SHARE_DAYS} days. If you have an account here, you see there who has watched.`;
}

function kept(facts: TermsFacts): string {
  const { interview } = facts;
  if (interview === null) {
    return `The company sets the number of days, and the first page of your interview says it. Afterwards Candor deletes the recording by itself. ${heldBack}`;
  }
  const { recordingDays, evidenceDays, interviewDays, companyName, recordScreen } = interview;
  const recording = recordScreen
    ? `The recording is kept for ${days(recordingDays)} after the end of your interview at most, whatever ${companyName} sets later. `
    : '';
  return `${recording}As ${companyName} has set it today, what was noted during the interview is kept for ${days(evidenceDays)}, and your answers and the result for ${days(interviewDays)}. Afterwards Candor deletes them by itself, in one of the next nights. ${heldBack}`;
}

const watchedOf = ({ interview }: TermsFacts): Watched => interview?.watched ?? anyMonitor;

const guideline: Readonly<Record<string, Mark>> = {
  face: {
    meaning: 'what to do where the face is watched',
    isNeeded: false,
    say: (facts) =>
      watchedOf(facts).eye
        ? 'Keep your face in the picture and sit facing the screen.'
        : 'Your face is not watched in this interview.',
  },
  alone: {
    meaning: 'that nobody else is in the picture, or talks',
    isNeeded: false,
    say: (facts) => {
      const { eye, voice } = watchedOf(facts);
      if (eye && voice) {
        return 'Be alone in the room: no second person in the picture and no talking with others.';
      }
      if (eye) return 'Be alone in the room: no second person in the picture.';
      return voice ? 'Be alone in the room: no talking with others.' : 'Answer by yourself.';
    },
  },
  place: {
    meaning: 'which light or which silence is needed',
    isNeeded: false,
    say: (facts) => {
      const { eye, voice } = watchedOf(facts);
      if (eye) return 'Sit in even light, and leave the camera uncovered until the end.';
      return voice ? 'Sit where it is quiet until the end.' : 'Stay on this page until the end.';
    },
  },
  watched: {
    meaning: 'which monitors watch, and where that happens',
    isNeeded: true,
    say: (facts) => `Watched: ${watchedThings(watchedOf(facts))}. ${noteOnly}`,
  },
};

const marks: Readonly<Record<TermsType, Readonly<Record<string, Mark>>>> = {
  Bot: {
    company: { meaning: 'the company’s name', isNeeded: false, say: companyOf },
    recorded: { meaning: 'what is recorded', isNeeded: true, say: recorded },
    monitored: { meaning: 'which monitors watch', isNeeded: true, say: monitored },
    access: { meaning: 'who at the company sees it', isNeeded: true, say: access },
    sharing: { meaning: 'whom the company may show it to', isNeeded: true, say: sharing },
    host,
    kept: { meaning: 'how long it is kept', isNeeded: true, say: kept },
  },
  FacialTracking: guideline,
  RecordingViewer: { host },
};

const mark = /\{\{([^{}]*)\}\}/g;

/** By name, in the order in which a page lists them. */
export const marksOf = (type: TermsType) => marks[type];

export function fillTerms(type: TermsType, text: string, facts: TermsFacts): string {
  const filled = text.replaceAll(mark, (whole, name: string, at: number) => {
    const said = marks[type][name.trim()]?.say(facts) ?? whole;
    // A company's own name keeps its first letter.
    const isFirst = facts.interview === null && /(^|\n|[.!?] )$/.test(text.slice(0, at));
    return isFirst ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
  const notice = facts.interview?.notice ?? [];
  // No mark: whatever a super admin writes, no law's notice is left out of it.
  return type === 'Bot' && notice.length > 0
    ? `${filled.trimEnd()}\n\n${notice.join('\n')}`
    : filled;
}

/** The sentence under the field, or null where the text can be published. */
export function termsProblem(type: TermsType, text: string): string | null {
  if (text.trim() === '') return 'Please write the terms.';
  const used = new Set([...text.matchAll(mark)].map(([, name = '']) => name.trim()));
  const known = marks[type];
  const unknown = [...used].find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) return `We do not know {{${unknown}}} in these terms.`;
  const missing = Object.keys(known).find((name) => known[name]?.isNeeded && !used.has(name));
  if (missing !== undefined) {
    return `{{${missing}}} is missing: it says ${known[missing]?.meaning}, as the settings are.`;
  }
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  if (type === 'FacialTracking' && lines > GUIDELINE_LINES_MOST) {
    return `The dialog shows ${GUIDELINE_LINES_MOST} lines, and these are ${lines}.`;
  }
  return null;
}
