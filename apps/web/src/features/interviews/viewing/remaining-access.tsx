import { useNow } from '../../../lib/use-now.ts';
import { Instant } from '../../../ui/instant.tsx';
import { remainingText } from './access-rules.ts';

type Props = { readonly endsAt: number; readonly shareEndsAt: string };

/** How long this browser may watch, and until when a new code would do. */
export function RemainingAccess({ endsAt, shareEndsAt }: Props) {
  const now = useNow(1000);
  return (
    <p className="tabular">
      Access ends in {remainingText(endsAt - now)}. Shared until <Instant at={shareEndsAt} />.
    </p>
  );
}
