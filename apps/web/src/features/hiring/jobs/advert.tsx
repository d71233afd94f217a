import { Fact, Facts } from '../../../ui/facts.tsx';
import { dayText, experienceText, placeText, salaryText } from './advert-words.ts';
import { advertWords as words } from './career-words.ts';
import type { JobBody } from './job-queries.ts';
import {
  educationWords,
  employmentWords,
  levelWords,
  titleOf,
  workplaceWords,
} from './job-words.ts';
import { RichText } from './rich-text.tsx';
import './advert.css';

export type AdvertContent = Omit<JobBody, 'slug' | 'stages' | 'team' | 'questions'>;

/** A job as visitors see it; the preview is this very component. */
export function Advert({
  advert,
  companyName,
  heading: Heading = 'h2',
}: {
  readonly advert: AdvertContent;
  readonly companyName?: string;
  readonly heading?: 'h1' | 'h2';
}) {
  const Below = Heading === 'h1' ? 'h2' : 'h3';
  const { department, description, education, skills, closesOn } = advert;
  const salary = salaryText(advert);
  const experience = experienceText(advert);
  const kinds = [
    advert.employmentType === null ? '' : employmentWords[advert.employmentType],
    advert.workplace === null ? '' : workplaceWords[advert.workplace],
    department,
  ];
  return (
    <article className="stack gap-lg">
      <header>
        <Heading>{titleOf(advert)}</Heading>
        <p className="advert__place">
          {[companyName, placeText(advert)].filter(Boolean).join(' · ')}
        </p>
        <p className="dimmed">{kinds.filter(Boolean).join(' · ')}</p>
      </header>
      <RichText source={description} heading={Below} />
      <Facts>
        {salary !== null && <Fact name={words.salary}>{salary}</Fact>}
        {experience !== null && <Fact name={words.experience}>{experience}</Fact>}
        {education !== null && <Fact name={words.education}>{educationWords[education]}</Fact>}
        {advert.openings > 1 && <Fact name={words.openings}>{advert.openings}</Fact>}
        {closesOn !== null && <Fact name={words.openUntil}>{dayText(closesOn)}</Fact>}
      </Facts>
      {skills.length > 0 && (
        <section>
          <Below className="advert__heading">{words.skills}</Below>
          <ul className="row advert__skills">
            {skills.map(({ name, level }, index) => (
              <li key={`${index} ${name}`}>
                {name} <span className="dimmed">{levelWords[level]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
