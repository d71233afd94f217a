import { inLanguages } from '../../../lib/language.ts';

/** A candidate's first page, of whoever has an account. */
export const homeWords = inLanguages('job-seeker-home', {
  page: 'Home',
  welcome: 'Welcome',
  hello: (name: string) => `Hello, ${name}`,
  what: 'your interviews',
  title: 'Your interviews',
  none: 'No interview is waiting for you',
  noneText: (email: string) =>
    `When a company invites ${email} to an interview, it appears here with its dates. The link that opens it comes by mail.`,
  earlier: 'Earlier',
  open: (minutes: number) => ({
    before: `${minutes === 1 ? '1 minute' : `${minutes} minutes`}, until `,
    after: '. Open the link in your invitation mail.',
  }),
  running: 'Started. Open the link in your invitation mail to go on: the clock is running.',
  opens: (minutes: number) => ({
    before: `${minutes === 1 ? '1 minute' : `${minutes} minutes`}, opens `,
    after: '.',
  }),
  taken: 'You have taken it. The company will be in touch.',
  cancelled: 'Cancelled by the company.',
  closed: { before: 'Closed ', after: ' without being taken.' },
});

export const profileWords = inLanguages('job-seeker-profile', {
  page: 'Profile',
  what: 'your profile',
  save: 'Save',
  saved: 'Saved',
});

/** Three steps, and the same again as a profile. */
export const registrationWords = inLanguages('job-seeker-registration', {
  page: 'Registration',
  what: 'your registration',
  failed: 'Your registration could not be loaded',
  again: 'Try again',
  next: 'Next',
  finish: 'Finish',
  you: 'You',
  work: 'Education and work',
  wishes: 'What you look for',
  oneMinute: 'about 1 minute',
  threeMinutes: 'about 3 minutes',
  who: 'Who are you?',
  whoText: 'No company sees your profile. An application shows what its form holds.',
  done: 'What have you done?',
  doneText: 'One skill is enough to go on.',
  look: 'What do you look for?',
  lookText: 'You can change all of this later in your profile.',
});

export const workWords = inLanguages('job-seeker-work', {
  skills: 'Skills',
  experience: 'Experience',
  experienceHint: 'Leave it empty if this would be your first job.',
  education: 'Education',
  educationHint: 'Schools, courses, degrees: what you want to be known.',
  educationOf: (number: number) => `Education ${number}`,
  school: 'School',
  degree: 'Degree',
  field: 'Field',
  studying: 'I study here now',
  add: 'Add an education',
  cv: 'CV (optional)',
  cvHint: 'PDF, DOCX or ODT, at most 10 MB. For now only you can open it.',
  cvLarge: 'The file is larger than 10 MB. Please choose a smaller one.',
});

export const wishWords = inLanguages('job-seeker-wishes', {
  choose: 'Please choose',
  kind: 'Kind of work',
  kinds: {
    'Full-time': 'Full-time',
    'Part-time': 'Part-time',
    Contract: 'Contract',
    Internship: 'Internship',
  },
  kindMissing: 'Please choose at least one kind of work.',
  where: 'Where you would work',
  wheres: { 'On site': 'On site', Hybrid: 'Hybrid', Remote: 'Remote' },
  whereMissing: 'Please choose where you would work.',
  places: 'Places',
  placesHint: 'Cities or countries, with commas between them. Empty means anywhere.',
  placesMany: (most: number) => `Please name at most ${most} places.`,
  salary: 'Salary you expect',
  salaryHint: 'You need not say.',
  amount: 'Amount',
  currency: 'Currency',
  period: 'For',
  periods: { year: 'a year', month: 'a month', hour: 'an hour' },
  start: 'You could start',
  starts: {
    'At once': 'At once',
    'Within 1 month': 'Within 1 month',
    'Within 3 months': 'Within 3 months',
    'Later than that': 'Later than that',
  },
  startMissing: 'Please choose when you could start.',
});

/** Changing a text here means a new version in person-rules.ts. */
export const consentWords = inLanguages('job-seeker-consent', {
  title: 'What we may do with it',
  keep: 'Keep my profile. I can change all of it at any time, and remove my CV. (needed)',
  keepMissing: 'We need your consent to keep your profile.',
  found:
    'Once companies can look for profiles in Candor, they may find mine and invite me, also for jobs that I did not apply to. (optional; I can take it back in my profile)',
});
