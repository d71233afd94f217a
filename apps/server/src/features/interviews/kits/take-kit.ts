import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { findKit, type Kit } from './kit-store.ts';
import { type LiveId, setLiveKit } from './live-kit-store.ts';
import { findUsual } from './usual-kit-store.ts';

export const noSuchKit = (path?: string) =>
  refuse('not_found', { params: { what: 'kit' }, ...(path && { path }) });

/** From now on in the kit's newest version. `path`: the field that named it. */
export async function takeKit(
  tx: Tx,
  id: LiveId,
  { kitId, path }: { readonly kitId: number; readonly path: string },
): Promise<Kit> {
  const kit = await findKit(tx, { companyId: id.companyId, kitId });
  if (kit === undefined || kit.isRetired) throw noSuchKit(path);
  await setLiveKit(tx, id, kit);
  return kit;
}

/** Where none was chosen, the one of its stage or job; `null` was chosen: none. */
export async function takeChosenKit(
  tx: Tx,
  id: LiveId & { readonly applicationId: number },
  { kitId, path }: { readonly kitId: number | null | undefined; readonly path: string },
): Promise<void> {
  const { companyId, scheduleId, applicationId } = id;
  const used = kitId === undefined ? await findUsual(tx, companyId, applicationId) : undefined;
  const chosen = kitId ?? used?.kit?.kitID;
  if (chosen !== undefined) await takeKit(tx, { companyId, scheduleId }, { kitId: chosen, path });
}
