import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../../hiring/mail-templates/index.ts';

/** What the window of an interview is called in a calendar. */
export function calendarText(
  {
    jobTitle,
    companyName,
    minutes,
  }: { readonly jobTitle: string; readonly companyName: string; readonly minutes: number },
  language: Language,
) {
  const { interviews } = candidateWords(language);
  return {
    summary: interviews.summary(jobTitle, companyName),
    description: interviews.windowDescription(minutes),
  };
}
