import { inLanguages } from './language.ts';

export const replyWords = inLanguages('reply', {
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
  unexpected: 'Something went wrong on the server.',
  reference: (requestId: string) => ` Reference: ${requestId}`,
});
