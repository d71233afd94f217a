/** What a company sees its colour and logo on. */
export const sampleMail = (companyName: string) => ({
  subject: `Your interview at ${companyName}`,
  preview: 'Please take it by Friday.',
  greeting: 'Hello Vera,',
  paragraphs: [
    `${companyName} invites you to an interview. You can take it at any time until Friday.`,
  ],
  closing: ['The link is for you alone. Please do not pass it on.'],
  button: 'Open the interview',
});
