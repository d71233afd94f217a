import type { TermsType } from '@candor/contract/interviews/terms-type-rules';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { AdministrationFrame, Waiting } from './administration-frame.tsx';
import { TermsEditor } from './terms-editor.tsx';
import { type TermsHistory, termsHistoryQuery } from './terms-queries.ts';
import { termsWords } from './terms-words.ts';
import './terms-page.css';

export function TermsTypePage({ type }: { readonly type: TermsType }) {
  const { name, asked } = termsWords[type];
  usePageTitle(name);
  const history = useRead(termsHistoryQuery(type));
  return (
    <AdministrationFrame
      title={name}
      intro={
        <>
          {asked} <Link to="/superAdmin/dashboard/terms">All terms</Link>
        </>
      }
    >
      {history.data === undefined ? (
        <Waiting of={history} what="the terms" />
      ) : (
        <>
          <TermsEditor key={history.data.versions[0]?.version} type={type} history={history.data} />
          <Versions versions={history.data.versions} />
        </>
      )}
    </AdministrationFrame>
  );
}

function Versions({ versions }: Pick<TermsHistory, 'versions'>) {
  return (
    <section className="stack administration__section" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ol className="stack gap-sm terms-page__versions" reversed>
        {versions.map(({ termsID, version, publishedAt, publishedByName, termsAndConditions }) => (
          <li key={termsID}>
            <details>
              <summary>
                Version {version}, <Instant at={publishedAt} />,{' '}
                {publishedByName ?? 'came with Candor'}
              </summary>
              <p className="terms-page__text">{termsAndConditions}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
