import type { SharedRecordings } from './viewing-queries.ts';
import { ViewHeading } from '../../../ui/view-heading.tsx';

type Reason = NonNullable<SharedRecordings['emptyReason']>;

/** RV-6: the reasons that there may be. */
const reasons: readonly (readonly [text: string, known: readonly Reason[]])[] = [
  ['The interview was not recorded.', ['not-recorded', 'failed']],
  ['The recording is still being processed.', ['processing']],
  ['The interview was cancelled.', ['cancelled']],
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
          <strong>No recordings are available.</strong> Possible reasons:
        </p>
        <ul className="bullets">
          {reasons.map(([text, known]) => (
            <li key={text}>
              {emptyReason !== null && known.includes(emptyReason) ? <strong>{text}</strong> : text}
            </li>
          ))}
        </ul>
        <p>
          Please contact the interviewer: {contactName},{' '}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      </div>
      {emptyReason === 'deleted' && (
        <p className="intro">
          It was deleted: {companyName} keeps recordings for a limited time only.
        </p>
      )}
      {emptyReason === 'processing' && (
        <p className="intro">This page shows it by itself as soon as it is ready.</p>
      )}
    </div>
  );
}
