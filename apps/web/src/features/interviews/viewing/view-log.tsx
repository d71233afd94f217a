import { Instant } from '../../../ui/instant.tsx';
import { watchedText } from './share-words.ts';
import type { View } from './sharing-queries.ts';

type Props = {
  /** Newest first. */
  readonly views: readonly (View & { readonly email?: string })[];
};

const ways: Readonly<Record<View['by'], string>> = {
  shared: 'By a shared link',
  company: 'In the company',
};

/** Who watched a recording, when, and how much of it. */
export function ViewLog({ views }: Props) {
  return (
    <ol className="lines" aria-label="Who has watched">
      {views.map((view) => (
        <li key={`${view.startedAt} ${view.lastName} ${view.firstName}`}>
          <p className="medium">
            {view.firstName} {view.lastName}
          </p>
          {view.email !== undefined && (
            <p className="dimmed small anywhere tabular">{view.email}</p>
          )}
          <p className="dimmed small anywhere tabular">
            {ways[view.by]}, <Instant at={view.startedAt} />
          </p>
          <p className="dimmed small anywhere tabular">
            {[watchedText(view), view.mayHaveDownloaded && 'May have downloaded the file']
              .filter((part) => part !== undefined && part !== false)
              .join('. ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
