import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { contract } from '@candor/contract';
import { LOGO_MOST_BYTES } from '@candor/contract/people/company-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ObjectStoreError, type ObjectStore } from '@candor/folder-store';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { type Change, companyWrite, deedOf } from '../../operations/audit/index.ts';
import { theCompany } from './company-audit.ts';
import { changeCompany, readCompany } from './company-store.ts';
import { imageTypeOf } from './logo-rules.ts';
import { refusedLogo } from './logo-words.ts';
import { redrawPng } from './redraw-png.ts';
import { logoKeyOf } from '../brand/index.ts';
import type { LogoFile } from '../../../platform/objects/logo-route.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'saveLogo'>;

/** Each logo is an object of its own; the row names the newest, and the one before goes. */
export function logoHandlers(parts: {
  readonly db: Database;
  readonly objects: ObjectStore;
}): Handlers {
  const { db, objects } = parts;
  return {
    async saveLogo({ body, ...request }) {
      const deed = deedOf(request);
      const { companyId, now } = deed;
      const key = body.logo === null ? null : await store(objects, companyId, body.logo);
      return companyWrite(db, deed, async (tx) => {
        const company = await readCompany(tx, companyId);
        if (company === undefined) throw fail('not_found', 'There is no company profile yet.');
        await changeCompany(tx, companyId, { logoKey: key, updatedAt: now });
        if (company.logoKey !== null) await removeObjects(tx, [company.logoKey]);
        return {
          result: { done: true as const },
          audit: {
            ...{ action: 'company.logo', ...theCompany(companyId) },
            ...{ before: { logoKey: company.logoKey }, after: { logoKey: key } },
          },
        };
      });
    },
  };
}

/** One that came from elsewhere, drawn anew as any other. */
export async function bringLogo(
  tx: Tx,
  objects: Pick<ObjectStore, 'put'>,
  logo: { readonly companyId: number; readonly now: Date; readonly base64: string },
): Promise<Change<undefined>> {
  const { companyId, now } = logo;
  const logoKey = await store(objects, companyId, logo);
  await changeCompany(tx, companyId, { logoKey, updatedAt: now });
  const audit = { action: 'company.logo', ...theCompany(companyId), after: { logoKey } };
  return { result: undefined, audit };
}

async function store(
  objects: Pick<ObjectStore, 'put'>,
  companyId: number,
  logo: { readonly base64: string },
): Promise<string> {
  // What is kept is packed here: the pixels of what was sent, and nothing else of it.
  const file = Buffer.from(logo.base64, 'base64');
  const picture = await redrawPng(file);
  if (picture === null || picture.length > LOGO_MOST_BYTES) {
    const type = imageTypeOf(file);
    const isDrawnByPages = type !== null && type !== 'image/png';
    const words = isDrawnByPages ? refusedLogo.oldPage : refusedLogo[picture ? 'large' : 'broken'];
    throw fail('not_an_image', words, { path: 'body.logo' });
  }
  const key = logoKeyOf(companyId, randomUUID());
  await objects.put(key, picture, 'image/png');
  return key;
}

/** For everybody who has its path; null for one that the company has no longer. */
export const createLogoFileReader =
  ({ db, objects }: { readonly db: Database; readonly objects: ObjectStore }) =>
  async (companyId: number, picture: string): Promise<LogoFile | null> => {
    const key = logoKeyOf(companyId, picture);
    const company = await db.inCompany(companyId, (tx) => readCompany(tx, companyId));
    if (company?.logoKey !== key) return null;
    const bytes = await readBytes(objects, key);
    // Of before pictures were packed anew: by their bytes, as they were judged then.
    const contentType = bytes === null ? null : imageTypeOf(bytes);
    return bytes === null || contentType === null ? null : { bytes, contentType };
  };

/** As a data: URL, so that no other origin is asked for it; null when the store has lost it. */
export async function readLogo(objects: ObjectStore, key: string): Promise<string | null> {
  const bytes = await readBytes(objects, key);
  const contentType = bytes === null ? null : imageTypeOf(bytes);
  return bytes === null || contentType === null
    ? null
    : `data:${contentType};base64,${bytes.toString('base64')}`;
}

async function readBytes(objects: ObjectStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer((await objects.read(key)).stream);
  } catch (error) {
    if (error instanceof ObjectStoreError && error.code === 'NoSuchKey') return null;
    throw error;
  }
}
