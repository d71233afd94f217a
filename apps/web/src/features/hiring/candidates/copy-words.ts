export const copyWords = {
  section: 'For whoever interviews',
  none: 'Interviewers from outside read a CV only as a redacted copy. There is none of this one yet.',
  onlyPdf:
    'Interviewers from outside read a CV only as a redacted copy, and only a PDF can be redacted. Save this file as a PDF in a word processor, add it under Files as a CV, and redact that one.',
  toFiles: 'Open Files',
  made: (name: string, pages: number) =>
    `Redacted by ${name === '' ? 'somebody who left' : name}, ${pages === 1 ? '1 page' : `${pages} pages`},`,
  read: 'Interviewers read it where the kit of the interview shares the CV.',
  blacken: 'Redact this CV',
  again: 'Redact it again',
  look: 'See the copy',
  remove: 'Remove the copy',
  removeTitle: 'Remove the redacted copy?',
  removeText:
    'Whoever reads the CV as this copy reads nothing of it from then on. The CV itself stays.',
  keep: 'Keep it',
  copy: 'Redacted copy',
  close: 'Close',
  saved: 'The redacted copy is kept.',
  removed: 'The redacted copy is removed.',
  failed: (file: string) => `${file} could not be loaded`,
};
