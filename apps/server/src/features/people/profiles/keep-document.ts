import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '@candor/contract/people/profiles';
import type { Database } from '../../../platform/database/database.ts';
import type { ObjectStore } from '@candor/folder-store';
import { asStored, type DocumentKind, insertDocument, retireDocuments } from './document-store.ts';
import { judgeDocument, plainName } from './judge-document.ts';

type Sent = { readonly fileName: string; readonly base64: string };

/**
 * Judges the bytes, keeps them, and forgets what they replace. The object is written first: a row never names
 * a file that is not there.
 */
export async function keepDocument(
  { db, objects }: { readonly db: Database; readonly objects: ObjectStore },
  given: {
    readonly accountId: number;
    readonly kind: DocumentKind;
    readonly sent: Sent;
    readonly now: Date;
  },
): Promise<StoredDocument> {
  const { accountId, kind, sent, now } = given;
  const bytes = Buffer.from(sent.base64, 'base64');
  const contentType = judgeDocument(bytes, kind);
  const objectKey = `people/${accountId}/${kind}/${randomUUID()}`;
  await objects.put(objectKey, bytes, contentType);
  const document = {
    accountId,
    kind,
    objectKey,
    contentType,
    bytes: bytes.length,
    fileName: plainName(sent.fileName),
    uploadedAt: now,
  };
  const { id, replaced } = await db.asAccount(accountId, async (tx) => {
    const inserted = await insertDocument(tx, document);
    const retired = await retireDocuments(tx, { accountId, kind, exceptId: inserted, now });
    return { id: inserted, replaced: retired };
  });
  for (const key of replaced) await objects.remove(key);
  return asStored({ ...document, id });
}
