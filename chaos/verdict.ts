import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { reachEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts';
import type { Ledger } from './candidate.ts';

export type Verdict = {
  readonly acknowledged: number;
  readonly compared: number;
  readonly lost: number;
  readonly notSubmittedOnce: number;
};

/** The candidates' ledgers against the rows, read as the owner: never the server's own word. */
export async function compare(dataDir: string, ledgers: readonly Ledger[]): Promise<Verdict> {
  const postgres = await reachEmbeddedPostgres({ dataDir });
  const db = openDatabase({ connection: postgres.owner, maxConnections: 2 });
  try {
    let acknowledged = 0;
    let compared = 0;
    let lost = 0;
    let notSubmittedOnce = 0;
    for (const ledger of ledgers) {
      const { rows } = await db.pool.query<{ question: number; choice: number | null }>(
        'select attempt_question_id as question, choice from answers where attempt_id = $1',
        [ledger.sessionId],
      );
      const kept = new Map(rows.map((row) => [row.question, row.choice]));
      acknowledged += ledger.acknowledgements;
      for (const [question, choice] of ledger.acknowledged) {
        compared += 1;
        const { unanswered } = ledger;
        const newer = unanswered?.question === question ? unanswered.choice : choice;
        if (![choice, newer].includes(kept.get(question) ?? -1)) lost += 1;
      }
      const submissions = await db.pool.query(
        `select 1 from audit_log where action = 'attempt.submitted' and object_id = $1`,
        [String(ledger.sessionId)],
      );
      if (!ledger.submitted || submissions.rowCount !== 1) notSubmittedOnce += 1;
    }
    return { acknowledged, compared, lost, notSubmittedOnce };
  } finally {
    await db.close();
    await postgres.stop();
  }
}
