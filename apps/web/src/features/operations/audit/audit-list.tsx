import { Link } from '@tanstack/react-router';
import { type PlainColumn, PlainTable } from '../../../ui/data-list/plain-table.tsx';
import { Instant } from '../../../ui/instant.tsx';
import type { AuditEntry } from './audit-queries.ts';
import { actionText, placeOfObject } from './audit-action-words.ts';
import { actorWord, differences, goneWords } from './audit-words-rules.ts';
import './audit-list.css';

/** Each entry is a line that unfolds to what changed, field by field. */
export function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ol aria-label="Entries, newest first">
      {entries.map((entry) => (
        <li key={entry.seq} className="audit-list__entry">
          <details>
            <summary className="stack gap-sm middle audit-list__line">
              <span className="dimmed audit-list__number tabular">{entry.seq}</span>
              <span className="medium audit-list__action">
                {actionText(entry.action, entry.after)}
                {entry.objectId !== null && (
                  <span className="dimmed tabular"> #{entry.objectId}</span>
                )}
              </span>
              <span className="audit-list__actor">
                {entry.actorName ?? actorWord(entry.actorKind)}
              </span>
              <span className="dimmed audit-list__time">
                <Instant at={entry.occurredAt} />
              </span>
            </summary>
            <Details entry={entry} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function Details({ entry }: { readonly entry: AuditEntry }) {
  const changes = differences(entry.before, entry.after);
  const place = placeOfObject(entry);
  const origin = [entry.ip, entry.userAgent].filter((part) => part !== null);
  return (
    <div className="audit-list__details">
      {changes.length === 0 ? (
        <p>{goneWords(entry.gone)}</p>
      ) : (
        <PlainTable
          caption="What changed"
          columns={changeColumns}
          rows={changes}
          keyOf={({ name }) => name}
        />
      )}
      {place !== null && (
        <p>
          <Link to={place.to} search={place.search}>
            {place.text}
          </Link>
        </p>
      )}
      <p className="dimmed audit-list__origin">
        <code>{entry.action}</code> {origin.length > 0 && `From ${origin.join(', ')}. `}
        {entry.requestId !== null && `Request ${entry.requestId}.`}
      </p>
    </div>
  );
}

const changeColumns: readonly PlainColumn<ReturnType<typeof differences>[number]>[] = [
  { name: 'Field', width: '6.5rem', cell: ({ name }) => name },
  { name: 'Before', cell: ({ before }) => before ?? '–' },
  { name: 'After', cell: ({ after }) => after ?? '–' },
];
