import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';

export const listHealth = (tx: Tx) =>
  tx
    .selectFrom('providerHealth')
    .select(['provider', 'answeredAt', 'heardAt', 'failingSince', 'problem'])
    .execute();

export const isFailing = async (tx: Tx): Promise<boolean> =>
  (await listHealth(tx)).some(({ failingSince }) => failingSince !== null);

const now = sql<Date>`now()`;

/** It answered; written once a minute, or when it answers again. */
export const noteAnswered = (db: Database): Promise<void> =>
  db.global(async (tx) => {
    await tx
      .insertInto('providerHealth')
      .values({ provider: 'stripe', answeredAt: now })
      .onConflict((on) =>
        on
          .column('provider')
          .doUpdateSet({ answeredAt: now, failingSince: null, problem: null })
          .where(
            sql<boolean>`provider_health.failing_since is not null
              or coalesce(provider_health.answered_at < now() - interval '1 minute', true)`,
          ),
      )
      .execute();
  });

/** It did not; since when stays as it was. */
export const noteFailing = (db: Database, problem: string): Promise<void> =>
  db.global(async (tx) => {
    await tx
      .insertInto('providerHealth')
      .values({ provider: 'stripe', failingSince: now, problem })
      .onConflict((on) =>
        on.column('provider').doUpdateSet({
          failingSince: sql`coalesce(provider_health.failing_since, now())`,
          problem,
        }),
      )
      .execute();
  });

/** It told us something of itself, and signed it; written once a minute. */
export const noteHeard = (db: Database): Promise<void> =>
  db.global(async (tx) => {
    await tx
      .insertInto('providerHealth')
      .values({ provider: 'stripe', heardAt: now })
      .onConflict((on) =>
        on
          .column('provider')
          .doUpdateSet({ heardAt: now })
          .where(
            sql<boolean>`coalesce(provider_health.heard_at < now() - interval '1 minute', true)`,
          ),
      )
      .execute();
  });
