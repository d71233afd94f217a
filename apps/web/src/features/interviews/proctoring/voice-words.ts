import type { Proctoring } from './proctoring-queries.ts';

type Watched = {
  readonly health: readonly Pick<Proctoring['health'][number], 'trackingSystem' | 'setting'>[];
  readonly episodes: readonly { readonly violationType: string }[];
};

/**
 * Said wherever voices were listened for: whoever reads no word of a second voice must not take it for an answer
 * (docs/decisions/0218). An interview taken before that may have such an episode; then it would be untrue.
 */
export function severalVoicesText({ health, episodes }: Watched): string | null {
  const listened = health.some(
    ({ trackingSystem, setting }) => trackingSystem === 'voice' && setting === 'on',
  );
  const told = episodes.some(({ violationType }) => violationType === 'MULTIPLE_VOICE_DETECTED');
  if (!listened || told) return null;
  return 'Whether one person spoke or several is not reported: it cannot be told surely enough. The recording has the sound.';
}
