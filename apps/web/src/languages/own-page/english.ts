import type { recordingDeletionWords } from '../../features/hiring/candidate-page/recording-deletion-words.ts';
import type {
  agreementWords,
  applicationWords,
  fileWords,
  gateWords,
  interviewWords,
  keptWords,
  needsWords,
  ownDataWords,
  pageWords,
  recordingRequestWords,
  recordingWords,
  stepsWords,
  stepWords,
} from '../../features/hiring/candidate-page/candidate-page-words.ts';
import type { appealLineWords, linkWords } from '../../ui/appeal-line-words.ts';
import type { endWords, stageWords } from '../../ui/own-application-words.ts';

/** The page between a candidate and a company, and the gate before it. */
export type Words = {
  readonly 'own-page': typeof pageWords;
  readonly 'own-page-gate': typeof gateWords;
  readonly 'own-page-step': typeof stepWords;
  readonly 'own-page-steps': typeof stepsWords;
  readonly 'own-page-applications': typeof applicationWords;
  readonly 'own-page-agreements': typeof agreementWords;
  readonly 'own-page-needs': typeof needsWords;
  readonly 'own-page-interviews': typeof interviewWords;
  readonly 'own-page-recordings': typeof recordingWords;
  readonly 'own-page-recording-deletion': typeof recordingDeletionWords;
  readonly 'own-page-recording-request': typeof recordingRequestWords;
  readonly 'own-page-files': typeof fileWords;
  readonly 'own-page-kept': typeof keptWords;
  readonly 'own-page-data': typeof ownDataWords;
  readonly 'appeal-line': typeof appealLineWords;
  readonly 'appeal-link': typeof linkWords;
  readonly 'own-stages': typeof stageWords;
  readonly 'own-ends': typeof endWords;
};
