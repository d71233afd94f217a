import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../../hiring/mail-templates/index.ts';

type Facts = {
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

/** To the candidate, two hours after the interview. */
export function askingText({ candidateName, jobTitle, companyName }: Facts, language: Language) {
  const { hello, interviews } = candidateWords(language);
  const { subject, preview, ask, promise, closing, button } = interviews.feedback;
  return {
    subject: subject(companyName),
    preview: preview(jobTitle),
    greeting: hello(candidateName),
    paragraphs: [ask(jobTitle, companyName), promise(companyName)],
    ...{ closing: [closing], button, language },
  };
}
