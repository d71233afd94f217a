export const verdictFormWords = {
  reason: 'Reason',
  needed: 'Please say why.',
  /** What is said here is shown to them: 0390. */
  isRead: 'The candidate reads this, without your name.',
} as const;
