import { emailProblem } from '@candor/contract/people/email-rules';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

export type PersonProblems = { readonly [Field in keyof Person]?: string };

export const nobody: Person = { firstName: '', lastName: '', email: '' };

/** What the contract takes at once. */
export const mostPeople = 20;

/** What is wrong with each person, in their order; a person with nothing wrong has no entries. */
export function peopleProblems(people: readonly Person[]): PersonProblems[] {
  const plain = people.map(({ email }) => email.trim().toLowerCase());
  return people.map((person, index) => {
    const isRepeated = plain[index] !== '' && plain.indexOf(plain[index] ?? '') < index;
    const email =
      emailProblem(person.email) ?? (isRepeated ? 'This person is listed twice.' : null);
    return {
      ...(person.firstName.trim() === '' && { firstName: 'Please enter a first name.' }),
      ...(person.lastName.trim() === '' && { lastName: 'Please enter a last name.' }),
      ...(email !== null && { email }),
    };
  });
}

export const hasProblems = (problems: readonly PersonProblems[]): boolean =>
  problems.some((problem) => Object.keys(problem).length > 0);

type FieldRefusal = { readonly path: string; readonly message: string };

/** The server's refusals by person; undefined when they name no field of a person. */
export function refusedPeople(
  refusals: readonly FieldRefusal[],
  count: number,
): PersonProblems[] | undefined {
  const problems: Record<string, string>[] = Array.from({ length: count }, () => ({}));
  for (const { path, message } of refusals) {
    const [, index, field] = /^body\.people\.(\d+)\.(firstName|lastName|email)$/.exec(path) ?? [];
    const problem = problems[Number(index ?? Number.NaN)];
    if (problem !== undefined && field !== undefined) problem[field] = message;
  }
  return hasProblems(problems) ? problems : undefined;
}
