import { byMonitor, monitorNames, type Watched } from './monitor-rules.ts';
import { MOST_SHARE_DAYS } from './share-rules.ts';
import type { TermsType } from './terms-type-rules.ts';
import { anyInterviewWords, type TermsWords, termsWords } from './terms-words.ts';

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
  readonly say: Said;
};

type Said = (facts: TermsFacts, words: TermsWords) => string;

const companyOf = ({ interview }: TermsFacts): string =>
  interview?.companyName ?? anyInterviewWords.company;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const host: Mark = {
  meaning: 'who runs this installation and can reach its data',
  isNeeded: true,
  say: ({ hostName }, { host: words }) =>
    hostName === null ? words.unnamed : words.named(hostName),
};

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;

const anyMonitor: Watched = byMonitor(() => true);

const watchedThings = (watched: Watched, words: TermsWords): string =>
  listed(
    monitorNames.filter((name) => watched[name]).map((name) => words.watched[name]),
    words.and,
  );

const recorded: Said = ({ interview }, { recorded: words }) => {
  if (interview === null) return anyInterviewWords.recorded;
  if (!interview.recordScreen) return words.nothing;
  return `${words.screen} ${interview.isCameraAsked ? words.camera : words.noCamera}`;
};

const monitored: Said = ({ interview }, words) => {
  const things = watchedThings(interview?.watched ?? anyMonitor, words);
  if (things === '') return words.monitored.nothing;
  const said =
    interview === null ? anyInterviewWords.monitored(things) : words.monitored.things(things);
  return `${said} ${words.noteOnly} ${words.monitored.asked}`;
};

const access: Said = (facts, words) => words.access(companyOf(facts));

const sharing: Said = (facts, { sharing: words }) =>
  facts.interview?.recordScreen === false
    ? words.nothing
    : words.people(
        facts.interview === null ? capital(companyOf(facts)) : companyOf(facts),
        MOST_SHARE_DAYS,
      );

const kept: Said = ({ interview }, { kept: words, days }) => {
  if (interview === null) return `${anyInterviewWords.kept} ${words.heldBack}`;
  const { recordingDays, evidenceDays, interviewDays, companyName, recordScreen } = interview;
  const rest = words.rest(days(evidenceDays), days(interviewDays), companyName);
  const recording = recordScreen ? `${words.recording(days(recordingDays), companyName)} ` : '';
  return `${recording}${rest} ${words.heldBack}`;
};

const watchedOf = ({ interview }: TermsFacts): Watched => interview?.watched ?? anyMonitor;

const guideline: Readonly<Record<string, Mark>> = {
  face: {
    meaning: 'what to do where the face is watched',
    isNeeded: false,
    say: (facts, { guideline: words }) => (watchedOf(facts).eye ? words.face : words.noFace),
  },
  alone: {
    meaning: 'that nobody else is in the picture, or talks',
    isNeeded: false,
    say: (facts, { guideline: words }) => {
      const { eye, voice } = watchedOf(facts);
      if (eye) return voice ? words.alone : words.aloneInPicture;
      return voice ? words.aloneInSound : words.byYourself;
    },
  },
  place: {
    meaning: 'which light or which silence is needed',
    isNeeded: false,
    say: (facts, { guideline: words }) => {
      const { eye, voice } = watchedOf(facts);
      if (eye) return words.light;
      return voice ? words.quiet : words.stay;
    },
  },
  watched: {
    meaning: 'which monitors watch, and where that happens',
    isNeeded: true,
    say: (facts, words) =>
      `${words.guideline.watched(watchedThings(watchedOf(facts), words))} ${words.noteOnly}`,
  },
};

const marks: Readonly<Record<TermsType, Readonly<Record<string, Mark>>>> = {
  Bot: {
    company: { meaning: 'the company’s name', isNeeded: false, say: (facts) => companyOf(facts) },
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

/** `words` are of the language of `text`; without an interview there is English alone. */
// oxlint-disable-next-line max-params -- a text, what it is about, and how to say that
export function fillTerms(
  type: TermsType,
  text: string,
  facts: TermsFacts,
  words: TermsWords = termsWords,
): string {
  const filled = text.replaceAll(mark, (whole, name: string, at: number) => {
    const said = marks[type][name.trim()]?.say(facts, words) ?? whole;
    // A company's own name keeps its first letter.
    const isFirst = facts.interview === null && /(^|\n|[.!?] )$/.test(text.slice(0, at));
    return isFirst ? capital(said) : said;
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
