import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { contract } from '@candor/contract';
import { LOGO_MOST_BYTES } from '@candor/contract/people/company-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ObjectStoreError, type ObjectStore } from '@candor/folder-store';
import { removeObjects } from '../../../platform/objects/removed-objects.ts';
import { companyWrite, type Deed, deedOf, recordDeed } from '../../operations/audit/index.ts';
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

type Brought = { readonly deed: Deed; readonly picture: string; readonly base64: string };

/**
 * One that came from elsewhere, drawn anew as any other. Its object is written last, when nothing of its row can be refused
 * any more, and under the name that its file has for it: whoever tries again after a kill writes the same one.
 */
export async function bringLogo(
  tx: Tx,
  objects: Pick<ObjectStore, 'put'>,
  { deed, picture, base64 }: Brought,
): Promise<void> {
  const { companyId, now } = deed;
  const bytes = await drawn({ base64 });
  const logoKey = logoKeyOf(companyId, picture);
  await changeCompany(tx, companyId, { logoKey, updatedAt: now });
  const entry = { action: 'company.logo', ...theCompany(companyId), after: { logoKey } };
  await recordDeed(tx, deed, entry);
  await objects.put(logoKey, bytes, 'image/png');
}

/** Of a file that is done with: what no row came to name goes. Nobody writes it again. */
export async function forgetBroughtLogo(
  tx: Tx,
  { companyId, picture }: { readonly companyId: number; readonly picture: string },
): Promise<void> {
  const key = logoKeyOf(companyId, picture);
  const company = await readCompany(tx, companyId);
  if (company?.logoKey !== key) await removeObjects(tx, [key]);
}

async function store(
  objects: Pick<ObjectStore, 'put'>,
  companyId: number,
  logo: { readonly base64: string },
): Promise<string> {
  const picture = await drawn(logo);
  const key = logoKeyOf(companyId, randomUUID());
  await objects.put(key, picture, 'image/png');
  return key;
}

/** What is kept is packed here: the pixels of what was sent, and nothing else of it. */
async function drawn({ base64 }: { readonly base64: string }): Promise<Buffer> {
  const file = Buffer.from(base64, 'base64');
  const picture = await redrawPng(file);
  if (picture !== null && picture.length <= LOGO_MOST_BYTES) return picture;
  const type = imageTypeOf(file);
  const isDrawnByPages = type !== null && type !== 'image/png';
  const words = isDrawnByPages ? refusedLogo.oldPage : refusedLogo[picture ? 'large' : 'broken'];
  throw fail('not_an_image', words, { path: 'body.logo' });
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
