/** The author of a scorecard whose account is gone. */
export const gone = 'Somebody who left';

type Facts = {
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

/** To whoever owes a scorecard, an hour or a day after the interview. */
export function reminderWords(
  { candidateName, jobTitle, companyName }: Facts,
  { name, hours }: { readonly name: string; readonly hours: 1 | 24 },
) {
  const what = `your scorecard of the interview with ${candidateName}`;
  return {
    subject:
      hours === 1
        ? `Your scorecard: ${candidateName} for ${jobTitle}`
        : `Still missing: your scorecard of ${candidateName} for ${jobTitle}`,
    preview: `${companyName} waits for ${what}.`,
    greeting: name === '' ? 'Hello,' : `Hello ${name},`,
    paragraphs: [
      `You talked with ${candidateName} about ${jobTitle} at ${companyName}. Please write down what you think of it while you remember it.`,
      'What others wrote is shown to you once yours is sent.',
    ],
    closing: ['The link is for you alone. Please do not pass it on.'],
    button: 'Write your scorecard',
  };
}

export const reminderNotice = ({ candidateName, jobTitle }: Facts) => ({
  title: 'Your scorecard is missing',
  body: `${candidateName}, ${jobTitle}`,
});
