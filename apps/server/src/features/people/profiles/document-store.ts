import type { StoredDocument } from '@candor/contract/people/profiles';
import type { Tx } from '../../../platform/database/database.ts';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';

const identityKinds = ['identity-front', 'identity-back', 'identity-selfie'] as const;
export type DocumentKind = 'cv' | 'film' | (typeof identityKinds)[number];

export type DocumentRow = {
  readonly id: number;
  readonly kind: string;
  readonly objectKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly fileName: string;
  readonly uploadedAt: Date;
};

const columns = [
  'id',
  'kind',
  'objectKey',
  'contentType',
  'bytes',
  'fileName',
  'uploadedAt',
] as const;

/** What somebody has is changed by one request at a time: two at once would each miss what the other brings. */
export async function lockDocuments(tx: Tx, accountId: number): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

export async function insertDocument(
  tx: Tx,
  document: Omit<DocumentRow, 'id'> & { readonly accountId: number; readonly kind: DocumentKind },
): Promise<number> {
  const { id } = await tx
    .insertInto('documents')
    .values(document)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest of a kind that was not removed. */
export function findLatest(
  tx: Tx,
  accountId: number,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  return tx
    .selectFrom('documents')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The account's own, by number; another person's is as good as none. */
export function findDocument(
  tx: Tx,
  accountId: number,
  documentId: number,
): Promise<DocumentRow | undefined> {
  return tx
    .selectFrom('documents')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('id', '=', documentId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * Takes back what nobody was shown yet: all of this kind but `exceptId`, and but those that an identity check
 * names. Their objects go.
 */
export async function retireDocuments(
  tx: Tx,
  given: {
    readonly accountId: number;
    readonly kind: DocumentKind;
    readonly exceptId: number | null;
    readonly now: Date;
  },
): Promise<void> {
  const { accountId, kind, exceptId, now } = given;
  const rows = await tx
    .updateTable('documents as d')
    .set({ removedAt: now })
    .where('d.accountId', '=', accountId)
    .where('d.kind', '=', kind)
    .where('d.removedAt', 'is', null)
    .where('d.id', '!=', exceptId ?? 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identityChecks as c')
            .select('c.id')
            .where('c.accountId', '=', accountId)
            .where((on) =>
              on.or([
                on('c.frontId', '=', on.ref('d.id')),
                on('c.backId', '=', on.ref('d.id')),
                on('c.selfieId', '=', on.ref('d.id')),
              ]),
            ),
        ),
      ),
    )
    .returning('d.objectKey')
    .execute();
  await removeObjects(
    tx,
    rows.map(({ objectKey }) => objectKey),
  );
}

export function asStored({
  id,
  fileName,
  contentType,
  bytes,
  uploadedAt,
}: DocumentRow): StoredDocument {
  return { documentID: id, fileName, contentType, bytes, uploadedAt: uploadedAt.toISOString() };
}

/**
 * Takes back identity documents that were uploaded until then, unless a check names them that waits or was decided
 * since. Their objects go. Gives how many.
 */
export async function retireIdentityDocuments(
  tx: Tx,
  given: { readonly accountId: number; readonly until: Date; readonly now: Date },
): Promise<number> {
  const { accountId, until, now } = given;
  const rows = await tx
    .updateTable('documents as d')
    .set({ removedAt: now })
    .where('d.accountId', '=', accountId)
    .where('d.kind', 'in', identityKinds)
    .where('d.removedAt', 'is', null)
    .where('d.uploadedAt', '<=', until)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identityChecks as c')
            .select('c.id')
            .where('c.accountId', '=', accountId)
            .where((on) => on.or([on('c.status', '=', 'pending'), on('c.decidedAt', '>', until)]))
            .where((on) =>
              on.or([
                on('c.frontId', '=', on.ref('d.id')),
                on('c.backId', '=', on.ref('d.id')),
                on('c.selfieId', '=', on.ref('d.id')),
              ]),
            ),
        ),
      ),
    )
    .returning('d.objectKey')
    .execute();
  await removeObjects(
    tx,
    rows.map(({ objectKey }) => objectKey),
  );
  return rows.length;
}
