import type { ownApplicationsWords } from '../../features/hiring/applications/own-applications-words.ts';
import type { ownViewsWords } from '../../features/interviews/viewing/own-views-words.ts';
import type { panelWords } from '../../features/people/accounts/account-panel-words.ts';
import type {
  consentWords,
  homeWords,
  profileWords,
  registrationWords,
  wishWords,
  workWords,
} from '../../features/people/registration/job-seeker-words.ts';
import type { draftWords } from '../../lib/draft-words.ts';
import type { candidateLayoutWords } from '../../shell/candidate-layout-words.ts';
import type { keyWords } from '../../shell/key-words.ts';
import type { fileFieldWords } from '../../ui/file-field-words.ts';
import type { formProblemWords } from '../../ui/form-problem-words.ts';
import type {
  employmentWords,
  personWords,
  registrationFrameWords,
  skillWords,
} from '../../ui/person-words.ts';

/** What the contract and the server say of a profile, word for word. */
type Sentence =
  | 'Please enter your phone number.'
  | 'Please enter your city.'
  | 'Please choose your country.'
  | 'Please choose your time zone.'
  | `Please use at most ${80 | 120} characters.`
  | `Please enter ${'the school' | 'the degree' | 'the employer' | 'your title'}.`
  | `Please enter the month and year, such as ${'2021-09' | '2023-06'}.`
  | 'This month has yet to come.'
  | 'The end cannot be before the start.'
  | 'Please enter a whole number, without separators.'
  | 'Please name at least one skill.'
  | 'Each skill once, please.'
  | 'Your session has ended. Please sign in again.'
  | 'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).';

/** The pages of a candidate who has an account. */
export type Words = {
  readonly 'job-seeker-home': typeof homeWords;
  readonly 'job-seeker-profile': typeof profileWords;
  readonly 'job-seeker-registration': typeof registrationWords;
  readonly 'job-seeker-work': typeof workWords;
  readonly 'job-seeker-wishes': typeof wishWords;
  readonly 'job-seeker-consent': typeof consentWords;
  readonly 'own-applications': typeof ownApplicationsWords;
  readonly 'own-views': typeof ownViewsWords;
  readonly 'account-panel': typeof panelWords;
  readonly 'candidate-layout': typeof candidateLayoutWords;
  readonly 'person-fields': typeof personWords;
  readonly 'employment-fields': typeof employmentWords;
  readonly 'skill-fields': typeof skillWords;
  readonly 'registration-frame': typeof registrationFrameWords;
  readonly 'draft-notes': typeof draftWords;
  readonly keys: typeof keyWords;
  readonly 'file-field': typeof fileFieldWords;
  readonly 'form-problems': typeof formProblemWords;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
