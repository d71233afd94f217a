/** The code stands in the text, not in the subject: subjects wait unsealed. */
export const codeWords = {
  subject: 'Your code to open your page',
  preview: 'It works for ten minutes.',
  greeting: (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
  code: (code: string): string => `your code: ${code}`,
  closing: [
    'It works once, for ten minutes, in the browser that asked for it.',
    'If that was not you, somebody has a mail of yours: do not give them the code.',
  ],
} as const;
