import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { openSealedText, sealText } from '../../../platform/sealing/sealed-text.ts';
import { type PersonalKind, personalKinds } from './person-rules.ts';

export type PersonKey = { readonly id: number; readonly key: Uint8Array };

type Owner = {
  readonly candidateId: number;
  readonly applicationId: number | null;
  readonly scheduleId: number | null;
};

export type About = {
  readonly companyId: number;
  readonly kind: PersonalKind;
  readonly objectId: number;
};

const ofSchedule = (attempts: RawBuilder<unknown>) => sql<Owner>`
  select s.candidate_id, null::bigint as application_id, s.id as schedule_id from ${attempts}
    join attempts a on a.company_id = o.company_id and a.id = o.attempt_id
    join interview_schedules s on s.company_id = a.company_id and s.id = a.schedule_id`;

/** Whatever it is of: the attempt of an interview, or a track of its call. */
const ofRecording = (which: RawBuilder<unknown>) => sql<Owner>`
  select s.candidate_id, null::bigint as application_id, s.id as schedule_id
    from recordings r
    join recording_subjects o
      on o.company_id = r.company_id and o.subject = r.subject and o.subject_id = r.subject_id
    join interview_schedules s on s.company_id = o.company_id and s.id = o.schedule_id
   where ${which}`;

/** Whose it is. An interview's recording, flags and clock are the interview's. */
const owners: Readonly<Record<PersonalKind, (about: About) => RawBuilder<Owner>>> = {
  candidate: ({ companyId, objectId }) => sql`
    select id as candidate_id, null::bigint as application_id, null::bigint as schedule_id from candidates
     where company_id = ${companyId} and id = ${objectId}`,
  application: ({ companyId, objectId }) => sql`
    select candidate_id, id as application_id, null::bigint as schedule_id from applications
     where company_id = ${companyId} and id = ${objectId}`,
  interview: ({ companyId, objectId }) => sql`
    select candidate_id, null::bigint as application_id, id as schedule_id from interview_schedules
     where company_id = ${companyId} and id = ${objectId}`,
  attempt: ({ companyId, objectId }) =>
    ofSchedule(
      sql`(select ${companyId}::bigint as company_id, ${objectId}::bigint as attempt_id) o`,
    ),
  recording: ({ companyId, objectId }) =>
    ofRecording(sql`r.company_id = ${companyId} and r.id = ${objectId}`),
  'recording-segment': ({ companyId, objectId }) =>
    ofRecording(sql`r.company_id = ${companyId} and r.id = (
      select g.recording_id from recording_segments g where g.company_id = ${companyId} and g.id = ${objectId})`),
  'proctoring-verdict': ({ companyId, objectId }) =>
    ofSchedule(
      sql`(select company_id, attempt_id from proctoring_verdicts where company_id = ${companyId} and id = ${objectId}) o`,
    ),
  statement: ({ companyId, objectId }) => sql`
    select s.candidate_id, null::bigint as application_id, s.id as schedule_id from interviewer_statements t
      join interview_schedules s on s.company_id = t.company_id and s.id = t.schedule_id
     where t.company_id = ${companyId} and t.id = ${objectId}`,
};

/** The key for values about this; made when it is needed first. Null: there is no such person any more. */
export async function keyFor(
  tx: Tx,
  about: About,
  installationKey: Uint8Array,
): Promise<PersonKey | null> {
  const { rows } = await owners[about.kind](about).execute(tx);
  const owner = rows[0] ?? (await findHeir(tx, about));
  if (owner === undefined) return null;
  const { companyId } = about;
  if (rows[0] === undefined) {
    return keyOf(
      tx,
      { companyId, kind: 'candidate', objectId: about.objectId },
      { owner, installationKey },
    );
  }
  const kind = personalKinds[about.kind];
  const objectId =
    kind === 'interview'
      ? owner.scheduleId
      : kind === 'application'
        ? owner.applicationId
        : owner.candidateId;
  if (objectId === null) return null;
  return keyOf(tx, { companyId, kind, objectId }, { owner, installationKey });
}

/**
 * Of a candidate who became one with another before keys were made: whoever they are now. Their number is nobody's any
 * more, but what was said of them was said of a person who is still there.
 */
async function findHeir(tx: Tx, { companyId, kind, objectId }: About): Promise<Owner | undefined> {
  if (kind !== 'candidate') return undefined;
  const { rows } = await sql<Owner>`
    with recursive line as (
      select m.kept_id from candidate_merges m
       where m.company_id = ${companyId} and m.gone_id = ${objectId} and m.undone_at is null
      union
      select m.kept_id from candidate_merges m join line on m.gone_id = line.kept_id
       where m.company_id = ${companyId} and m.undone_at is null)
    select c.id as candidate_id, null::bigint as application_id, null::bigint as schedule_id
      from candidates c join line on c.id = line.kept_id
     where c.company_id = ${companyId} limit 1`.execute(tx);
  return rows[0];
}

type Made = {
  readonly companyId: number;
  readonly kind: (typeof personalKinds)[PersonalKind];
  readonly objectId: number;
};

async function keyOf(
  tx: Tx,
  made: Made,
  { owner, installationKey }: { readonly owner: Owner; readonly installationKey: Uint8Array },
): Promise<PersonKey | null> {
  const found = await findKey(tx, made);
  if (found !== undefined) return open(found, installationKey);
  const sealedKey = await sealText(randomBytes(32).toString('base64url'), installationKey);
  await tx
    .insertInto('personKeys')
    .values({ ...made, ...owner, sealedKey })
    .onConflict((on) => on.doNothing())
    .execute();
  // Of two first entries at once, both use the key of the one that came first.
  const kept = await findKey(tx, made);
  return kept === undefined ? null : open(kept, installationKey);
}

function findKey(tx: Tx, { companyId, kind, objectId }: Made) {
  return tx
    .selectFrom('personKeys')
    .select(['id', 'sealedKey'])
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .where('lostAt', 'is', null)
    .$narrowType<{ sealedKey: string }>()
    .executeTakeFirst();
}

type StoredKey = { readonly id: number; readonly sealedKey: string };

const open = async ({ id, sealedKey }: StoredKey, installationKey: Uint8Array) => ({
  id,
  key: new Uint8Array(Buffer.from(await openSealedText(sealedKey, installationKey), 'base64url')),
});

/** Those that still exist. Null: its number is there, but it went with the installation's secret. */
export async function readKeys(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<(Omit<StoredKey, 'sealedKey'> & { readonly sealedKey: string | null })[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('personKeys')
    .select(['id', 'sealedKey'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Null: it can be opened no more. */
export async function openKeys(
  stored: Awaited<ReturnType<typeof readKeys>>,
  installationKey: () => Uint8Array,
): Promise<Map<number, Uint8Array | null>> {
  const opened = await Promise.all(
    stored.map(async ({ id, sealedKey }) =>
      sealedKey === null
        ? ([id, null] as const)
        : ([id, (await open({ id, sealedKey }, installationKey())).key] as const),
    ),
  );
  return new Map(opened);
}

/** Keys of the log. Their numbers stay, so that entries say what became of their words. */
export async function loseKeys(tx: Tx, companyId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('personKeys')
    .set({ sealedKey: null, lostAt: now })
    .where('companyId', '=', companyId)
    .where('lostAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Keys of somebody who was merged into another and comes back. */
export async function giveKeysBack(
  tx: Tx,
  { companyId, keptId, goneId }: { companyId: number; keptId: number; goneId: number },
): Promise<void> {
  await sql`
    update person_keys set candidate_id = ${goneId}
     where company_id = ${companyId} and candidate_id = ${keptId} and kind = 'candidate' and object_id = ${goneId}`.execute(
    tx,
  );
}
