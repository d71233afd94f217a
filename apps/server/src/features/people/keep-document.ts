import { randomUUID } from 'node:crypto';
import type { StoredDocument } from '@candor/contract/people';
import { DOCUMENT_MOST_BYTES } from '@candor/contract/person-rules';
import type { Database } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/failure.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type DocumentType, documentTypeOf } from './document-rules.ts';
import { asStored, type DocumentKind, insertDocument, retireDocuments } from './document-store.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const accepted: Readonly<Record<DocumentKind, readonly DocumentType[]>> = {
  cv: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  'identity-front': [...pictures, 'application/pdf'],
  'identity-back': [...pictures, 'application/pdf'],
  'identity-selfie': pictures,
};
const inWords: Readonly<Record<DocumentKind, string>> = {
  cv: 'a PDF, a Word document (DOCX) or an OpenDocument text (ODT)',
  'identity-front': 'a picture (JPEG, PNG, WebP) or a PDF',
  'identity-back': 'a picture (JPEG, PNG, WebP) or a PDF',
  'identity-selfie': 'a picture (JPEG, PNG, WebP)',
};

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
  const contentType = judge(bytes, kind);
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

function judge(bytes: Uint8Array, kind: DocumentKind): DocumentType {
  const refused = (message: string) => fail('file_refused', message, { path: 'body.base64' });
  if (bytes.length > DOCUMENT_MOST_BYTES) {
    throw refused('The file is larger than 10 MB. Please choose a smaller one.');
  }
  const type = documentTypeOf(bytes);
  if (type === null || !accepted[kind].includes(type)) {
    throw refused(`This file cannot be taken. Please choose ${inWords[kind]}.`);
  }
  return type;
}

/** A browser gives the last part of a path; whoever gives more gets that part too. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/\p{C}/gu, '').trim();
  return clean === '' ? 'document' : clean;
}
