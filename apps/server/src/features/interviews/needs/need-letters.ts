import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../../hiring/mail-templates/index.ts';

type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

export type AnswerKind = 'granted' | 'offered' | 'declined';

/**
 * What a candidate is told of their ask. A mailbox may be read by others: what they asked for stands in no mail, and
 * what the company wrote to it stands on the page.
 */
export function answerText(
  kind: AnswerKind,
  { firstName, jobTitle, companyName }: Facts,
  language: Language,
) {
  const { hello, interviews } = candidateWords(language);
  const { needs } = interviews;
  const buttons = {
    granted: needs.seeGranted,
    offered: needs.readOffer,
    declined: needs.readAnswer,
  };
  return {
    subject: needs.subject(companyName),
    preview: needs.preview(jobTitle),
    greeting: hello(firstName),
    paragraphs: [needs[kind](jobTitle, companyName)],
    button: buttons[kind],
    language,
  };
}
