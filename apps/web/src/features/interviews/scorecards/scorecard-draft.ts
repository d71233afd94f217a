import type { ScorecardContent } from '@candor/contract/interviews/scorecard-rules';
import { saveScorecard } from '@candor/contract/interviews/scorecards';
import { openOutbox, type Outbox, outcomeOf, type Sent } from '@candor/outbox';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** `refused`: the server takes it no more, and says why. */
export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'waiting' }
  | { readonly kind: 'refused'; readonly why: string };

export type DraftBox = Outbox<ScorecardContent>;

const limits = { firstPauseMs: 1_000, longestPauseMs: 15_000, sendTimeoutMs: 10_000 };

/** What is typed, brought to the server over crashes and lost lines; of several the last one counts. */
export function openDraftBox(
  { token, placeID }: { readonly token: string; readonly placeID: number },
  onState: (state: SaveState) => void,
): Promise<DraftBox> {
  const send = async (bodies: readonly ScorecardContent[], signal: AbortSignal): Promise<Sent> => {
    const content = bodies.at(-1);
    if (content === undefined) return { outcome: 'acknowledged' };
    try {
      await call(saveScorecard, { body: { token, content } }, { signal });
      return { outcome: 'acknowledged', taken: bodies.length };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const outcome = outcomeOf(error.statusCode);
      onState(
        outcome === 'refused' ? { kind: 'refused', why: error.message } : { kind: 'waiting' },
      );
      return { outcome, reason: error.code };
    }
  };
  return openOutbox<ScorecardContent>({
    name: `candor-scorecard-${placeID}`,
    ...{ limits, send, order: 'strict' },
    onSent: (_, { outcome }) => {
      if (outcome === 'acknowledged') onState({ kind: 'saved' });
    },
  });
}
