import { Instant } from '../../../ui/instant.tsx';
import type { Recording } from './recording-queries.ts';
import { deletedWords } from './recording-words.ts';

type Props = { readonly request: Recording['request']; readonly isGone: boolean };

/** Its candidate wanted it gone, and it is still there: they are held back, or it is being worked on. */
export function AskedDeletion({ request, isGone }: Props) {
  if (request === null || request === undefined || isGone) return null;
  const { askedAt, deleteBy } = request;
  return (
    <p className="small unprinted">
      {deletedWords.asked}
      <Instant at={askedAt} />
      {deletedWords.by}
      <Instant at={deleteBy} />
      {deletedWords.how}
    </p>
  );
}
