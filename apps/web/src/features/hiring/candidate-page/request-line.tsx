import { Instant } from '../../../ui/instant.tsx';
import type { PageRecording } from './candidate-page-queries.ts';
import { recordingRequestWords as words } from './candidate-page-words.ts';

type LineProps = Pick<PageRecording, 'request' | 'deletedAt'> & { readonly isHeld: boolean };

/** That its candidate asked that it goes, and by when it does. */
export function RequestLine({ request, deletedAt, isHeld }: LineProps) {
  if (request === null || request === undefined) return null;
  return (
    <p className="dimmed small">
      {deletedAt === null ? words.asked : words.askedFor}
      <Instant at={request.askedAt} />
      {deletedAt === null && (isHeld ? words.whileHeld : <By at={request.deleteBy} />)}
    </p>
  );
}

function By({ at }: { readonly at: string }) {
  return (
    <>
      {words.by}
      <Instant at={at} />
    </>
  );
}
