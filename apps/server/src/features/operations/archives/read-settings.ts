import type { ObjectStore } from '@candor/folder-store';
import type { Tx } from '../../../platform/database/database.ts';
import type { Page } from './company-store.ts';
import { readContent } from './read-content.ts';
import { namesNumbers } from './setting-rows.ts';
import { readChosen } from './setting-store.ts';
import type { Rows } from './write-archive.ts';

/** What a company decided, with its logo as its bytes. A view of a list that names numbers means something here only. */
export async function readSettingRows(
  tx: Tx,
  page: Page,
  objects: Pick<ObjectStore, 'read'>,
): Promise<readonly Rows[]> {
  const { rows, logoKey } = await readChosen(tx, page);
  const picture = logoKey === null ? undefined : await readContent(objects, logoKey);
  const logo = picture && { what: 'logo', body: { base64: picture.toString('base64') } };
  const said = rows.filter(({ what, body }) => what !== 'view' || !namesNumbers(body.query));
  return [...said, ...(logo ? [logo] : [])].map((row, at) => ({ id: at + 1, row }));
}
