/** Pages of the list that are of other features. */
export const libraryWords = {
  title: 'What interviews ask',
  questions: { title: 'Questions', text: 'The bank: skills, versions, import, reported errors.' },
  tests: { title: 'Tests', text: 'What an interview asks, how long it takes and what is watched.' },
  kits: {
    title: 'Interview kits',
    text: 'Plans and scorecards of the interviews that people hold.',
  },
} as const;

export const outsideWords = {
  title: 'Interviewers',
  text: 'People from outside who interview for you: find, invite and keep them; what they are owed.',
} as const;

export const ownWords = {
  sample: {
    title: 'Sample data',
    text: 'Invented people to look round with; one click adds them, one removes them.',
  },
  archive: {
    title: 'Take along and bring',
    text: 'Questions, jobs, people and their files in one signed file, for another Candor or from it.',
  },
  availability: { title: 'Availability', text: 'When you can interview, and your calendars.' },
  password: { title: 'Password and devices', text: 'Your password, and where you are signed in.' },
  secondFactor: {
    title: 'Second factor',
    text: 'An authenticator app or a passkey beside the password, and recovery codes.',
  },
} as const;
