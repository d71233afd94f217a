import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords, tellDay } from '../mail-templates/index.ts';

type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly replyBy: Date;
};

export type LetterKind = 'filed' | 'upheld' | 'overturned' | 'granted' | 'late';

/** What a candidate is told of their appeal. A mailbox may be read by others: their words and the answer stand in no mail. */
export function appealLetter(
  kind: LetterKind,
  { firstName, jobTitle, companyName, replyBy }: Facts,
  language: Language,
) {
  const { hello, appeals } = candidateWords(language);
  return {
    subject: appeals.subject[kind](companyName),
    preview: appeals.preview(jobTitle),
    greeting: hello(firstName),
    paragraphs: [appeals[kind](jobTitle, companyName, tellDay(replyBy, language))],
    button: appeals.button[kind],
    language,
  };
}
