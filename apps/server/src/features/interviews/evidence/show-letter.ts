import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords, tellDay } from '../../hiring/mail-templates/index.ts';

/** A mailbox may be read by others: what was noted stands on the page alone. */
export function showLetter(
  {
    companyName,
    firstName,
    jobTitle,
    until,
  }: {
    readonly companyName: string;
    readonly firstName: string;
    readonly jobTitle: string;
    readonly until: Date;
  },
  language: Language,
) {
  const { hello, interviews } = candidateWords(language);
  const { evidence } = interviews;
  return {
    subject: evidence.subject(jobTitle),
    preview: evidence.preview(companyName),
    greeting: hello(firstName),
    paragraphs: [evidence.first(jobTitle, companyName, tellDay(until, language))],
    button: evidence.button,
    language,
  };
}
