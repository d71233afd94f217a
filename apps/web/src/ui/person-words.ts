import { inLanguages } from '../lib/language.ts';

/** Who somebody is, and where. */
export const personWords = inLanguages('person-fields', {
  choose: 'Please choose',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  country: 'Country',
  city: 'City',
  zone: 'Time zone',
  zoneHint: 'Interview times are shown in it.',
});

/** Where somebody worked or learned. */
export const employmentWords = inLanguages('employment-fields', {
  employment: (number: number) => `Employment ${number}`,
  employer: 'Employer',
  title: 'Title',
  now: 'I work here now',
  add: 'Add an employment',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what.toLowerCase()}`,
  from: 'From',
  to: 'To',
});

export const skillWords = inLanguages('skill-fields', {
  skill: 'Skill',
  skills: 'Skills',
  hint: 'Add one at a time, or several with commas between them.',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  howWell: (name: string) => `How well: ${name}`,
  ratings: {
    '1': '1 · knows of it',
    '2': '2 · has used it',
    '3': '3 · works with it',
    '4': '4 · knows it well',
    '5': '5 · could teach it',
  },
});

export const registrationFrameWords = inLanguages('registration-frame', {
  steps: 'Steps of the registration',
  step: (current: number, all: number) => `Step ${current} of ${all}`,
  done: 'Done',
});
