import { useNow } from '../../../lib/use-now.ts';
import { Instant } from '../../../ui/instant.tsx';
import { remainingText } from './access-rules.ts';
import { viewingWords as words } from './viewing-words.ts';

type Props = { readonly endsAt: number; readonly shareEndsAt: string };

/** How long this browser may watch, and until when a new code would do. */
export function RemainingAccess({ endsAt, shareEndsAt }: Props) {
  const now = useNow(1000);
  return (
    <p className="tabular">
      {words.ends(remainingText(endsAt - now))}
      <Instant at={shareEndsAt} />.
    </p>
  );
}
