import { byMonitor, type Watched } from '@candor/contract/interviews/monitor-rules';
import { monitorWords } from '@candor/contract/interviews/monitor-words';
import type { TermsFacts } from '@candor/contract/interviews/terms-rules';
import { languages } from '@candor/contract/people/language-rules';
import type { TermsType } from '@candor/contract/interviews/terms-type-rules';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

export const termsWords: Readonly<
  Record<TermsType, { readonly name: string; readonly asked: string }>
> = {
  Bot: {
    name: 'Interview terms',
    asked: 'Accepted by every candidate before a bot interview.',
  },
  FacialTracking: {
    name: 'Guideline of the monitors',
    asked:
      'Accepted where face, voice or keyboard is watched. At most five lines, each with its icon.',
  },
  RecordingViewer: {
    name: 'Terms of viewers',
    asked: 'Accepted by everybody outside a company before a shared recording is shown.',
  },
};

const spoken = new Intl.ListFormat('en-GB').format(
  languages.map((tag) => englishNames.of(tag) ?? tag),
);

/** Who reads the text that stands there now, in which language. */
export const translationWords = {
  ours: `Candidates read the current version in their language: ${spoken}. A text of your own ends that: everybody reads it as you wrote it.`,
  own: 'Everybody reads the current version as it stands, whatever language their page speaks.',
  ends: 'From then on everybody reads it as it stands: its translations end.',
};

export type Tried = Watched & { readonly recordScreen: boolean };

export const triedWords: Readonly<Record<keyof Tried, string>> = {
  recordScreen: 'Recorded',
  ...byMonitor((monitor) => monitorWords[monitor].watched),
};

/** An interview to preview with; its days are what a company has until it sets others. */
export function sampleFacts(tried: Tried, hostName: string | null): TermsFacts {
  const { recordScreen, ...watched } = tried;
  return {
    hostName,
    interview: {
      ...{ companyName: 'Larkfield Robotics', recordScreen, isCameraAsked: true, watched },
      ...{ recordingDays: 90, evidenceDays: 365, interviewDays: 730 },
    },
  };
}
