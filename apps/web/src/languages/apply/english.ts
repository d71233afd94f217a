import type { RefusalWords } from '@candor/contract/refusals';
import type {
  applyFormWords,
  privacyWords,
  volunteerWords,
} from '../../features/hiring/applications/apply-form-words.ts';
import type { applyWords } from '../../features/hiring/applications/apply-words.ts';
import type { fileFieldWords } from '../../ui/file-field-words.ts';
import type { formProblemWords } from '../../ui/form-problem-words.ts';

/** What the contract and the server say of a form, word for word. */
type Sentence =
  | 'Please enter your email ID.'
  | 'Please enter valid email ID.'
  | 'Please enter your city.'
  | 'Please choose your country.'
  | 'Please enter a web address.'
  | 'Please enter a web address that begins with https:// or http://.'
  | 'Please give at most five web addresses.'
  | `Please use at most ${80 | 300 | 5000 | 10000} characters.`
  | 'Please answer this question.'
  | 'Please enter a number.'
  | 'Please choose a day.'
  | 'Please choose yes or no.'
  | 'Please choose an answer.'
  | 'Please choose at least one answer.'
  | 'Please choose from the answers.'
  | 'The file is larger than 10 MB. Please choose a smaller one.'
  | 'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).';

/** The form below a published job, and what follows it. */
export type Words = {
  readonly apply: typeof applyWords;
  readonly 'apply-form': typeof applyFormWords;
  readonly 'apply-privacy': typeof privacyWords;
  readonly volunteer: typeof volunteerWords;
  readonly 'file-field': typeof fileFieldWords;
  readonly 'form-problems': typeof formProblemWords;
  readonly refusals: Pick<RefusalWords, 'form_changed' | 'form_expired' | 'too_fast'>;
  readonly sentences: Readonly<Record<Sentence, string>>;
};
