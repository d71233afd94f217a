import type { Endpoint } from '@candor/contract';
import { fail } from './failure.ts';
import type { Resolvers, Session } from './handlers.ts';

/**
 * Asks again who is there, where the endpoint declares it. A key passes: nobody is there to be asked, and whoever made
 * it was.
 */
export async function askAgain(
  { stepUp }: Pick<Endpoint, 'stepUp'>,
  { session, body }: { readonly session: Session | undefined; readonly body: unknown },
  resolvers: Pick<Resolvers, 'stepUp'>,
): Promise<void> {
  if (session === undefined || session.keyId !== undefined) return;
  if (stepUp === undefined || !isMeant(stepUp, body)) return;
  const { factor, isFresh } = await resolvers.stepUp(session);
  if (stepUp === 'with-factor' && factor !== 'there') return;
  const refusedTo = `account ${session.accountId}`;
  if (factor === 'owed') {
    throw fail(
      'second_factor_needed',
      'Please set up your second factor first, under Second factor. Then you can do this.',
      { refusedTo },
    );
  }
  if (!isFresh) {
    throw fail('step_up_required', 'Please prove that it is you, then do this again.', {
      refusedTo,
    });
  }
}

function isMeant(stepUp: NonNullable<Endpoint['stepUp']>, body: unknown): boolean {
  if (typeof stepUp !== 'object') return true;
  return (body as Readonly<Record<string, unknown>> | undefined)?.[stepUp.field] === stepUp.is;
}
