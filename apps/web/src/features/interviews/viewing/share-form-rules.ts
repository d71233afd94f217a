import { emailProblem } from '@candor/contract/people/email-rules';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

export const nobody: Person = { firstName: '', lastName: '', email: '' };

/** What the contract takes at once. */
export const mostPeople = 20;

/** What is wrong, by the place of the person and the field. */
export function peopleProblems(people: readonly Person[]): Readonly<Record<string, string>> {
  const plain = people.map(({ email }) => email.trim().toLowerCase());
  const problems: Record<string, string> = {};
  for (const [index, { firstName, lastName, email }] of people.entries()) {
    const isRepeated = plain[index] !== '' && plain.indexOf(plain[index] ?? '') < index;
    const wrong = emailProblem(email) ?? (isRepeated ? 'This person is listed twice.' : null);
    if (firstName.trim() === '') problems[`${index}.firstName`] = 'Please enter a first name.';
    if (lastName.trim() === '') problems[`${index}.lastName`] = 'Please enter a last name.';
    if (wrong !== null) problems[`${index}.email`] = wrong;
  }
  return problems;
}
