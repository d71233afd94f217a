import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from '../mail-templates/index.ts';

type Facts = {
  readonly firstName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** `Friday 15 January 2027 at 23:59 (Europe/Oslo, GMT+1)`, and the same in UTC. */
  readonly until: string;
  readonly language: Language;
};

const begun = ({ language, firstName }: Facts) => {
  const words = candidateWords(language);
  return { words, offers: words.offers, head: { language, greeting: words.hello(firstName) } };
};

/** To the candidate, when it is sent. */
export function sentText(facts: Facts, message: string) {
  const { jobTitle, companyName, until } = facts;
  const { words, offers, head } = begun(facts);
  const { sent } = offers;
  return {
    ...head,
    subject: sent.subject(jobTitle, companyName),
    preview: sent.preview(companyName, until),
    paragraphs: [
      sent.first(jobTitle, companyName),
      ...(message === '' ? [] : [message.split(/\r\n?|\n/).filter((line) => line.trim() !== '')]),
      sent.read(until),
    ],
    closing: [`${words.standing.noAccount} ${words.secrecy}`],
    button: offers.button,
  };
}

/** Once, while it is open. */
export function reminderText(facts: Facts) {
  const { jobTitle, companyName, until } = facts;
  const { words, offers, head } = begun(facts);
  const { reminder } = offers;
  return {
    ...head,
    subject: reminder.subject(companyName),
    preview: reminder.preview(until),
    paragraphs: [reminder.first(jobTitle, companyName, until)],
    closing: [`${reminder.closing} ${words.secrecy}`],
    button: offers.button,
  };
}

export function withdrawnText(facts: Facts) {
  const { jobTitle, companyName } = facts;
  const { offers, head } = begun(facts);
  const { withdrawn } = offers;
  return {
    ...head,
    subject: withdrawn.subject(companyName),
    preview: withdrawn.preview(jobTitle),
    paragraphs: [withdrawn.first(jobTitle, companyName)],
    closing: [],
  };
}

/** With the way to the paper that has the answer in it. */
export function acceptedText(facts: Facts, by: { readonly name: string; readonly at: string }) {
  const { jobTitle, companyName } = facts;
  const { words, offers, head } = begun(facts);
  const { accepted } = offers;
  return {
    ...head,
    subject: accepted.subject(companyName),
    preview: accepted.preview(jobTitle, companyName),
    paragraphs: [accepted.first(jobTitle, companyName, by), accepted.paper],
    closing: [`${accepted.notYou(companyName)} ${words.secrecy}`],
    button: accepted.button,
  };
}
