export const noteKept = 'The note is kept.';
