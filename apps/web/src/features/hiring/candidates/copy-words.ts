export const copyWords = {
  section: 'For whoever interviews',
  none: 'Interviewers from outside read a CV only as a blackened copy. There is none of this one yet.',
  onlyPdf:
    'Interviewers from outside read a CV only as a blackened copy, and only a PDF can be blackened. Save this file as a PDF in a word processor, add it under Files as a CV, and blacken that one.',
  toFiles: 'Open Files',
  made: (name: string, pages: number) =>
    `Blackened by ${name === '' ? 'somebody who left' : name}, ${pages === 1 ? '1 page' : `${pages} pages`},`,
  read: 'Interviewers read it where the kit of the interview shares the CV.',
  blacken: 'Blacken this CV',
  again: 'Blacken it anew',
  look: 'See the copy',
  remove: 'Remove the copy',
  removeTitle: 'Remove the blackened copy?',
  removeText:
    'Whoever reads the CV as this copy reads nothing of it from then on. The CV itself stays.',
  keep: 'Keep it',
  copy: 'Blackened copy',
  close: 'Close',
  saved: 'The blackened copy is kept.',
  removed: 'The blackened copy is removed.',
  failed: (file: string) => `${file} could not be loaded`,
};
