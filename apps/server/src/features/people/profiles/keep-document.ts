import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@candor/folder-store';
import type { StoredDocument } from '@candor/contract/people/profiles';
import type { Database, Tx } from '../../../platform/database/database.ts';
import {
  asStored,
  type DocumentKind,
  insertDocument,
  lockDocuments,
  retireDocuments,
} from './document-store.ts';
import { judgeDocument, type JudgedKind, plainName } from './judge-document.ts';

type Parts = { readonly db: Database; readonly objects: ObjectStore };
type Sent = { readonly fileName: string; readonly base64: string };

/** Judges the bytes, keeps them, and forgets what they replace. */
export function keepDocument(
  parts: Parts,
  given: {
    readonly accountId: number;
    readonly kind: JudgedKind;
    readonly sent: Sent;
    readonly now: Date;
  },
): Promise<StoredDocument> {
  const { accountId, kind, sent, now } = given;
  const bytes = Buffer.from(sent.base64, 'base64');
  const contentType = judgeDocument(bytes, kind);
  const { fileName } = sent;
  return storeDocument(parts, { accountId, kind, bytes, contentType, fileName, now });
}

/**
 * Keeps what was judged, and forgets what it replaces. The object is written first: a row never names a file that is not
 * there. `also`: what changes with it, in the same transaction.
 */
export async function storeDocument(
  { db, objects }: Parts,
  given: {
    readonly accountId: number;
    readonly kind: DocumentKind;
    readonly bytes: Uint8Array;
    readonly contentType: string;
    readonly fileName: string;
    readonly now: Date;
  },
  also: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<StoredDocument> {
  const { accountId, kind, bytes, contentType, now } = given;
  const objectKey = `people/${accountId}/${kind}/${randomUUID()}`;
  await objects.put(objectKey, bytes, contentType);
  const document = {
    ...{ accountId, kind, objectKey, contentType, bytes: bytes.length },
    ...{ fileName: plainName(given.fileName), uploadedAt: now },
  };
  const id = await db.asAccount(accountId, async (tx) => {
    await lockDocuments(tx, accountId);
    const inserted = await insertDocument(tx, document);
    await retireDocuments(tx, { accountId, kind, exceptId: inserted, now });
    await also(tx);
    return inserted;
  });
  return asStored({ ...document, id });
}
