/** The least that lets a company tell what somebody can judge. Not a condition: the registration asks for one. */
const SKILLS_WORTH_NAMING = 3;

export type Readiness = {
  readonly name: 'Identity' | 'Headline' | 'Employment' | 'Skills' | 'Languages';
  readonly isDone: boolean;
  readonly text: string;
};

type Facts = {
  readonly isIdentityConfirmed: boolean;
  readonly headline: string | null;
  readonly employments: number;
  readonly skills: number;
  readonly languages: number;
};

/** What an interviewer has said about themselves, and what is still worth saying. */
export function readinessOf(facts: Facts): readonly Readiness[] {
  const { isIdentityConfirmed, headline, employments, skills, languages } = facts;
  return [
    {
      name: 'Identity',
      isDone: isIdentityConfirmed,
      text: isIdentityConfirmed ? 'Confirmed' : 'Not confirmed yet',
    },
    {
      name: 'Headline',
      isDone: !isBlank(headline),
      text: isBlank(headline) ? 'Missing' : headline,
    },
    { name: 'Employment', isDone: employments > 0, text: counted(employments, 'employment') },
    {
      name: 'Skills',
      isDone: skills >= SKILLS_WORTH_NAMING,
      text:
        skills >= SKILLS_WORTH_NAMING
          ? counted(skills, 'skill')
          : `${counted(skills, 'skill')}. Three or more say better what you can judge.`,
    },
    { name: 'Languages', isDone: languages > 0, text: counted(languages, 'language') },
  ];
}

const isBlank = (text: string | null): text is null | '' => text === null || text.trim() === '';

function counted(count: number, what: string): string {
  if (count === 0) return 'None named';
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
