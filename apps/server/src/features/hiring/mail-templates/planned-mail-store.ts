import type { Tx } from '../../../platform/database/database.ts';
import { addDue, moveDue } from '../../../platform/queue/due-store.ts';

export const PLANNED_MAIL = 'planned-mail';
/** Of its own kind: a node of before would post an empty letter. */
export const PLANNED_TELLING = 'planned-telling';
/** The candidate is asked to look at what was noted. */
export const SHOW_FLAGS = 'show-flags';

export type NewPlannedMail = {
  readonly applicationId: number;
  readonly moveId: number | null;
  readonly subject: string;
  readonly body: string;
  /** No letter: the candidate's page tells it from then on. */
  readonly isSilent?: true;
};

type Writing = { readonly companyId: number; readonly accountId: number; readonly now: Date };

export async function insertPlannedMails(
  tx: Tx,
  { companyId, accountId, now }: Writing,
  {
    mails,
    sendAt,
    held,
    heldUntil,
  }: {
    readonly mails: readonly NewPlannedMail[];
    readonly sendAt: Date;
    /** Applications whose candidates have to see something before, and until when that is waited for. */
    readonly held: ReadonlySet<number>;
    readonly heldUntil: Date;
  },
): Promise<void> {
  if (mails.length === 0) return;
  const later = sendAt > heldUntil ? sendAt : heldUntil;
  const rows = await tx
    .insertInto('plannedMails')
    .values(
      mails.map((mail) => ({
        ...{ ...mail, companyId, createdBy: accountId, createdAt: now },
        ...(held.has(mail.applicationId) ? { sendAt: later, wishedAt: sendAt } : { sendAt }),
      })),
    )
    .returning(['id', 'isSilent', 'sendAt as at', 'wishedAt'])
    .execute();
  const dues = rows.map(({ id, at }) => ({ id, companyId, at }));
  const isSilent = (at: number): boolean => rows[at]?.isSilent === true;
  await addDue(
    tx,
    PLANNED_MAIL,
    dues.filter((_, at) => !isSilent(at)),
  );
  await addDue(
    tx,
    PLANNED_TELLING,
    dues.filter((_, at) => isSilent(at)),
  );
  const asked = rows.filter(({ wishedAt }) => wishedAt !== null);
  await addDue(
    tx,
    SHOW_FLAGS,
    asked.map(({ id }) => ({ id, companyId, at: now })),
  );
}

/** What an application's rejection waits for is there: it leaves then. */
export async function releaseHeld(
  tx: Tx,
  { companyId, applicationId }: { readonly companyId: number; readonly applicationId: number },
  leavesAt: (mail: { readonly wishedAt: Date; readonly heldUntil: Date }) => Date,
): Promise<void> {
  const waiting = await tx
    .selectFrom('plannedMails')
    .select(['id', 'wishedAt', 'sendAt as heldUntil', 'isSilent'])
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationId)
    .where('wishedAt', 'is not', null)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .forUpdate()
    .execute();
  for (const { id, wishedAt, heldUntil, isSilent } of waiting) {
    if (wishedAt === null) continue;
    const sendAt = leavesAt({ wishedAt, heldUntil });
    await tx
      .updateTable('plannedMails')
      .set({ sendAt, wishedAt: null })
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .execute();
    await moveDue(tx, isSilent ? PLANNED_TELLING : PLANNED_MAIL, { id, at: sendAt });
  }
}

/** A rejection that waits for its candidate to see what was noted. */
export async function findHeld(
  tx: Tx,
  { companyId, id }: { readonly companyId: number; readonly id: number },
) {
  return tx
    .selectFrom('plannedMails')
    .select(['applicationId', 'sendAt as heldUntil'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('wishedAt', 'is not', null)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
}

/** What has left cannot be called back: gives how many of these moves' mails had. */
export async function cancelMailsOf(
  tx: Tx,
  { companyId, now }: Pick<Writing, 'companyId' | 'now'>,
  moves: readonly { readonly applicationID: number; readonly moveID: number }[],
): Promise<number> {
  if (moves.length === 0) return 0;
  const moveIds = moves.map(({ moveID }) => moveID);
  const applicationIds = moves.map(({ applicationID }) => applicationID);
  await tx
    .updateTable('plannedMails')
    .set({ cancelledAt: now })
    .where('companyId', '=', companyId)
    .where('applicationId', 'in', applicationIds)
    .where('moveId', 'in', moveIds)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();
  const { sent } = await tx
    .selectFrom('plannedMails')
    .select((of) => of.fn.countAll<number>().as('sent'))
    .where('companyId', '=', companyId)
    .where('applicationId', 'in', applicationIds)
    .where('moveId', 'in', moveIds)
    .where('isSilent', '=', false)
    .where('sentAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return sent;
}

/** Of applications that are taken back: a rejection must not arrive afterwards. */
export async function cancelWaitingMails(
  tx: Tx,
  { companyId, now }: Pick<Writing, 'companyId' | 'now'>,
  applicationIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('plannedMails')
    .set({ cancelledAt: now })
    .where('companyId', '=', companyId)
    .where('applicationId', 'in', [...applicationIds])
    .where('moveId', 'is not', null)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();
}

/** One of all who ask takes it, and no one after it was cancelled. */
export async function takePlannedMail(
  tx: Tx,
  companyId: number,
  { id, now }: { readonly id: number; readonly now: Date },
) {
  const mail = await tx
    .updateTable('plannedMails')
    .set({ sentAt: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .returning(['applicationId', 'subject', 'body'])
    .executeTakeFirst();
  if (mail === undefined) return undefined;
  const { email } = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.companyId', '=', 'a.companyId').onRef('c.id', '=', 'a.candidateId'),
    )
    .select('c.email')
    .where('a.companyId', '=', companyId)
    .where('a.id', '=', mail.applicationId)
    .executeTakeFirstOrThrow();
  return { ...mail, email };
}

/** What the variables of a mail stand for, by application. */
export async function findMailValues(tx: Tx, companyId: number, applicationIds: readonly number[]) {
  const rows = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.companyId', '=', 'a.companyId').onRef('c.id', '=', 'a.candidateId'),
    )
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.companyId', '=', 'a.companyId').onRef('j.id', '=', 'a.jobId'),
    )
    .leftJoin('companies as o', 'o.companyId', 'a.companyId')
    .select(['a.id', 'c.firstName', 'c.lastName', 'j.title as jobTitle', 'o.name as companyName'])
    .where('a.companyId', '=', companyId)
    .where('a.id', 'in', [...applicationIds])
    .execute();
  return new Map(
    rows.map(({ id, companyName, ...row }) => [id, { ...row, companyName: companyName ?? '' }]),
  );
}

/** Of an application that is withdrawn: whatever waits would now tell what is not so. */
export async function cancelEveryMail(
  tx: Tx,
  { companyId, applicationId, now }: { companyId: number; applicationId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('plannedMails')
    .set({ cancelledAt: now })
    .where('companyId', '=', companyId)
    .where('applicationId', '=', applicationId)
    .where('sentAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .execute();
}

export async function deletePlannedMails(
  tx: Tx,
  { companyId, ids }: { readonly companyId: number; readonly ids: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('plannedMails')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}
