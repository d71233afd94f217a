import { languageNames } from '@candor/contract/people/language-rules';
import { Instant } from '../../../ui/instant.tsx';
import { spokenIn } from '../../../ui/spoken-in.ts';
import type { PageAgreement } from './candidate-page-queries.ts';
import { agreementWords as words } from './candidate-page-words.ts';

/** What was agreed to, in which version of its words, and when. */
export function PageAgreements({ agreements }: { readonly agreements: readonly PageAgreement[] }) {
  return (
    <section className="stack gap-sm" aria-labelledby="page-agreements">
      <h2 id="page-agreements">{words.title}</h2>
      {agreements.length === 0 ? (
        <p className="dimmed">{words.none}</p>
      ) : (
        <ul className="lines">
          {agreements.map((agreement) => (
            <li key={`${agreement.kind} ${agreement.givenAt} ${agreement.jobTitle}`}>
              <Agreement {...agreement} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Agreement(agreement: PageAgreement) {
  const { kind, version, text, language, jobTitle, givenAt, withdrawnAt } = agreement;
  return (
    <div className="stack gap-2xs">
      <p className="medium anywhere">{words.kinds[kind]}</p>
      <p className="dimmed small">
        {jobTitle !== '' && `${jobTitle} · `}
        {words.version(version)}
        {typeof language === 'string' && `, ${languageNames[language]}`}
        {' · '}
        {words.given}
        <Instant at={givenAt} />
        {withdrawnAt !== null && (
          <>
            {' · '}
            {words.withdrawn}
            <Instant at={withdrawnAt} />
          </>
        )}
      </p>
      {text !== null && (
        <details>
          <summary>{words.read}</summary>
          <p className="written measure small" {...spokenIn(language)}>
            {text}
          </p>
        </details>
      )}
    </div>
  );
}
