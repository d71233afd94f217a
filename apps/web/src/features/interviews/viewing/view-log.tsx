import { Instant } from '../../../ui/instant.tsx';
import { ownViewsWords as words } from './own-views-words.ts';
import { watchedText } from './share-words.ts';
import type { View } from './sharing-queries.ts';

type Props = {
  /** Newest first. */
  readonly views: readonly (View & { readonly email?: string })[];
};

/** Who watched a recording, when, and how much of it. */
export function ViewLog({ views }: Props) {
  return (
    <ol className="lines" aria-label={words.list}>
      {views.map((view) => (
        <li key={`${view.startedAt} ${view.lastName} ${view.firstName}`}>
          <p className="medium">
            {view.firstName} {view.lastName}
          </p>
          {view.email !== undefined && (
            <p className="dimmed small anywhere tabular">{view.email}</p>
          )}
          <p className="dimmed small anywhere tabular">
            {words[view.by]}, <Instant at={view.startedAt} />
          </p>
          <p className="dimmed small anywhere tabular">
            {[watchedText(view), view.mayHaveDownloaded && words.saved]
              .filter((part) => part !== undefined && part !== false)
              .join('. ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
