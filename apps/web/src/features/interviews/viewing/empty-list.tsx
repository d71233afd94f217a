import type { SharedRecordings } from './viewing-queries.ts';
import { viewingWords as words } from './viewing-words.ts';
import { ViewHeading } from '../../../ui/view-heading.tsx';

type Reason = NonNullable<SharedRecordings['emptyReason']>;

/** RV-6: the reasons that there may be. */
const reasons = (): readonly (readonly [text: string, known: readonly Reason[]])[] => [
  [words.notRecorded, ['not-recorded', 'failed']],
  [words.processing, ['processing']],
  [words.cancelled, ['cancelled']],
];

/** RV-6: nothing to show, and who can say more. */
export function EmptyList({ shared }: { readonly shared: SharedRecordings }) {
  const { emptyReason, contactName, contactEmail, interviewTitle, companyName } = shared;
  return (
    <div className="stack gap-lg viewing-page__task">
      <header>
        <ViewHeading>{interviewTitle}</ViewHeading>
        <p className="intro">{companyName}</p>
      </header>
      <div className="stack gap-sm card" role="alert">
        <p>
          <strong>{words.none}</strong> {words.reasons}
        </p>
        <ul className="bullets">
          {reasons().map(([text, known]) => (
            <li key={text}>
              {emptyReason !== null && known.includes(emptyReason) ? <strong>{text}</strong> : text}
            </li>
          ))}
        </ul>
        <p>
          {words.contact}
          {contactName}, <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </div>
      {emptyReason === 'deleted' && <p className="intro">{words.deleted(companyName)}</p>}
      {emptyReason === 'processing' && <p className="intro">{words.soon}</p>}
    </div>
  );
}
