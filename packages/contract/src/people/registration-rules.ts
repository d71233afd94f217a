import {
  endProblem,
  filledProblem,
  isTimeZone,
  ownPhoneProblem,
  repeatedProblem,
  startProblem,
} from './person-rules.ts';

/** What the rules look at; people.ts has the schemas. */
type Person = Readonly<
  Record<'firstName' | 'lastName' | 'phone' | 'country' | 'city' | 'timeZone', string>
>;
type Span = { readonly started: string; readonly ended: string | null };
type Education = Span & { readonly school: string; readonly degree: string };
type Employment = Span & { readonly employer: string; readonly title: string };
type Language = { readonly name: string; readonly level: string };

/** What is wrong with a step of a registration: a sentence for each field, by its path (`educations.0.school`). */
export type Problems = Readonly<Record<string, string>>;

const only = (problems: Readonly<Record<string, string | null>>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );

export function personProblems(person: Person): Problems {
  return only({
    firstName: filledProblem(person.firstName, 'your first name'),
    lastName: filledProblem(person.lastName, 'your last name'),
    phone: ownPhoneProblem(person.phone),
    country: person.country === '' ? 'Please choose your country.' : null,
    city: filledProblem(person.city, 'your city'),
    timeZone: isTimeZone(person.timeZone) ? null : 'Please choose your time zone.',
  });
}

/** Today as 2026-11-21: a start in the future is a slip of the hand. */
export function educationProblems(educations: readonly Education[], today: string): Problems {
  return itemProblems('educations', educations, ({ school, degree, started, ended }) => ({
    school: filledProblem(school, 'the school', 120),
    degree: filledProblem(degree, 'the degree', 120),
    started: startProblem(started, today),
    ended: endProblem(started, ended),
  }));
}

export function employmentProblems(employments: readonly Employment[], today: string): Problems {
  return itemProblems('employments', employments, ({ employer, title, started, ended }) => ({
    employer: filledProblem(employer, 'the employer', 120),
    title: filledProblem(title, 'your title', 120),
    started: startProblem(started, today),
    ended: endProblem(started, ended),
  }));
}

export function skillProblems(skills: readonly { readonly name: string }[]): Problems {
  const names = skills.map(({ name }) => name);
  return only({
    skills:
      names.length === 0 ? 'Please name at least one skill.' : repeatedProblem(names, 'skill'),
  });
}

export function languageProblems(languages: readonly Language[]): Problems {
  const names = languages.map(({ name }) => name);
  return {
    ...itemProblems('languages', languages, ({ name }) => ({
      name: filledProblem(name, 'the language', 60),
    })),
    ...only({
      languages:
        names.length === 0
          ? 'Please name at least one language.'
          : repeatedProblem(names.filter(Boolean), 'language'),
    }),
  };
}

function itemProblems<T>(
  list: string,
  items: readonly T[],
  problemsOf: (item: T) => Readonly<Record<string, string | null>>,
): Problems {
  return Object.assign(
    {},
    ...items.map((item, index) =>
      Object.fromEntries(
        Object.entries(only(problemsOf(item))).map(([field, problem]) => [
          `${list}.${index}.${field}`,
          problem,
        ]),
      ),
    ),
  );
}
