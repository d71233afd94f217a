type Facts = {
  readonly candidateName: string;
  readonly jobTitle: string;
  readonly companyName: string;
};

/** To the candidate, two hours after the interview. */
export const askingWords = ({ candidateName, jobTitle, companyName }: Facts) => ({
  subject: `How was your interview with ${companyName}?`,
  preview: `Four questions about your interview for ${jobTitle}.`,
  greeting: candidateName === '' ? 'Hello,' : `Hello ${candidateName},`,
  paragraphs: [
    `You talked with ${companyName} about ${jobTitle}. Would you say how it was? It takes two minutes.`,
    `Your answers play no part in what becomes of your application: ${companyName} reads them after it has decided. Who interviewed you sees only numbers of five people or more.`,
  ],
  closing: [
    'You need not answer. On the same page you can say that you don’t want to be asked again.',
  ],
  button: 'Say how it was',
});
