import type { Language } from '@candor/contract/people/language-rules';
import { tellWindow } from './moment-rules.ts';

export type LetterFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** Whose law the job follows: what it says to candidates is in the mail. */
  readonly jurisdiction: string | null;
  readonly biasAuditUrl: string | null;
  readonly biasAuditOn: string | null;
  readonly minutes: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** The company's. */
  readonly timeZone: string;
  /** Where the candidate once said it. */
  readonly candidateZone: string | null;
};

/** What the words of a mail about an interview can name. */
export function valuesOf(facts: LetterFacts, language: Language = 'en') {
  const { timeZone, candidateZone } = facts;
  const zones = { theirs: candidateZone ?? timeZone, ours: timeZone };
  return {
    firstName: facts.firstName,
    lastName: facts.lastName,
    jobTitle: facts.jobTitle,
    companyName: facts.companyName,
    minutes: String(facts.minutes),
    opens: tellWindow(facts.opensAt, zones, language),
    closes: tellWindow(facts.closesAt, zones, language),
  };
}
