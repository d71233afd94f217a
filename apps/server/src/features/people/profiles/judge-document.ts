import { DOCUMENT_MOST_BYTES } from '@candor/contract/people/person-rules';
import { fail } from '../../../platform/http/failure.ts';
import { type DocumentType, documentTypeOf } from './document-rules.ts';
import type { DocumentKind } from './document-store.ts';

/** What is kept as it was sent; a film is written anew. */
export type JudgedKind = Exclude<DocumentKind, 'film'>;

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const accepted: Readonly<Record<JudgedKind, readonly DocumentType[]>> = {
  cv: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text',
  ],
  'identity-front': [...pictures, 'application/pdf'],
  'identity-back': [...pictures, 'application/pdf'],
  'identity-selfie': pictures,
};
const inWords: Readonly<Record<JudgedKind, string>> = {
  cv: 'a PDF, a Word document (DOCX) or an OpenDocument text (ODT)',
  'identity-front': 'a picture (JPEG, PNG, WebP) or a PDF',
  'identity-back': 'a picture (JPEG, PNG, WebP) or a PDF',
  'identity-selfie': 'a picture (JPEG, PNG, WebP)',
};

/** What the bytes are; fails with `file_refused` at the field that `path` names. */
export function judgeDocument(
  bytes: Uint8Array,
  kind: JudgedKind,
  path = 'body.base64',
): DocumentType {
  const refused = (message: string) => fail('file_refused', message, { path });
  if (bytes.length > DOCUMENT_MOST_BYTES) {
    throw refused('The file is larger than 10 MB. Please choose a smaller one.');
  }
  const type = documentTypeOf(bytes);
  if (type === null || !accepted[kind].includes(type)) {
    throw refused(`This file cannot be taken. Please choose ${inWords[kind]}.`);
  }
  return type;
}

/** What may come beside a CV: a text, or a picture of one. */
export function judgeAttachment(bytes: Uint8Array, path = 'body.base64'): DocumentType {
  const type = documentTypeOf(bytes);
  const isPicture = pictures.some((picture) => picture === type);
  return judgeDocument(bytes, isPicture ? 'identity-front' : 'cv', path);
}

/** A browser gives the last part of a path; whoever gives more gets that part too. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.replaceAll(/\p{C}/gu, '').trim();
  return clean === '' ? 'document' : clean;
}
