/**
 * What a candidate is told of software in a job's interviews before they agree to anything; docs/law.md names the
 * sources. The server sends it in every language, so that pages carry none that no job of theirs needs.
 */
export const english = {
  titles: {
    eu: 'Notice for jobs in the European Union',
    'us-il': 'Notice for jobs in Illinois',
    'us-nyc': 'Notice for jobs in New York City',
    'us-co': 'Notice for jobs in Colorado',
    'us-ca': 'Notice for jobs in California',
  },
  software: (company: string) =>
    `In an interview for this job software counts which answers are right, as a measure of what you know of its subjects. Where ${company} asks for it and you agree, software also notes signals for people to look at: that the page was left, text that was copied, or what camera, microphone and keyboard show. The first page of the interview says which. Nobody is rejected by software: people decide.`,
  rights: {
    eu: (company: string) =>
      `You may ask ${company} for a person to look again, say how you see it, and contest a decision. You may see, correct and copy what is stored of you, and have it erased. You may complain to a data protection authority.`,
    'us-il': (company: string) =>
      `Agreeing to the terms of the interview is agreeing to this use of software. If you ask ${company} to delete your interview and its recording, they have to be deleted within 30 days, also by whoever received a copy. On your own page, where every mail leads, you can erase everything at once. ${company} may show the recording only to people whose expertise is needed to assess you.`,
    'us-nyc': (company: string) =>
      `The city calls this an automated employment decision tool. The interview opens when ten business days have passed since your invitation. You may ask for another way to be assessed, or for an accommodation, by the link for what you need in your invitation. If you write to ${company}, it tells you within 30 days which data the tool collects, from where, and how long it is kept.`,
    'us-co': (company: string) =>
      `${company} uses this to help decide about employment. After a rejection you may ask which part software had in it, ask to see and correct what is stored of you, and ask for a person to look again.`,
    'us-ca': (company: string) =>
      `You may ask ${company} how software was used in its decision, for another way to be assessed, and for an accommodation, by the link for what you need in your invitation. California’s rules have employers keep records: ${company} keeps applications, interviews and what was noted in them for at least four years after the decision, also where another text names a shorter time. Recordings are kept as the terms of the interview say. What you erase yourself on your own page is erased earlier, unless the company has to keep it for a dispute.`,
  },
  /** Where a company has named it; the address is the paragraph's last word. */
  audit: (day: string, url: string) =>
    `The last bias audit of this tool was made on ${day}. Its summary: ${url}`,
} as const;

export type NoticeWords = typeof english;
