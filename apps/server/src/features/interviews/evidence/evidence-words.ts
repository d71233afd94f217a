/** To the team of the job. What was said stands in the report alone. */
export const noticeOf = (jobTitle: string) => ({
  title: 'A candidate explained what was noted in their interview',
  body: jobTitle,
});

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A mailbox may be read by others: what was noted stands on the page alone. */
export const showLetter = ({
  companyName,
  firstName,
  jobTitle,
  until,
}: {
  readonly companyName: string;
  readonly firstName: string;
  readonly jobTitle: string;
  readonly until: Date;
}) => ({
  subject: `See what was noted in your interview for ${jobTitle}`,
  preview: `You can explain it to ${companyName}.`,
  greeting: firstName === '' ? 'Hello,' : `Hello ${firstName},`,
  paragraphs: [
    `During your interview for ${jobTitle} something was noted that ${companyName} looks at. You can see all of it, at its moment of the recording, and explain it in your words; the company is told what you say. Please do so by ${day.format(until)}.`,
  ],
  button: 'See what was noted',
});
