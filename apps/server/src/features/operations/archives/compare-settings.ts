import type { Output } from '@candor/contract';
import { ARCHIVE_MOST_COMPARED } from '@candor/contract/operations/archive-rules';
import type { getArchives } from '@candor/contract/operations/archives';
import { settingSections, tidied } from '@candor/contract/operations/company-settings';
import type { Tx } from '../../../platform/database/database.ts';
import { readDays } from '../retention-rules/index.ts';
import { readSettings } from '../settings/index.ts';
import type { SettingRow } from './archive-rows.ts';
import { settingTaker } from './bring-settings.ts';
import type { Bringing } from './bringing.ts';
import type { ArchiveFile } from './read-archive.ts';
import { readRows } from './read-rows.ts';
import { findFace } from './setting-store.ts';

type Shown = NonNullable<Output<typeof getArchives>['brought']>;
export type Compared = NonNullable<Shown['settings']>[number];
type Values = Pick<Compared, 'name' | 'now' | 'next'>;

/** What each setting of a file is here, what the file has, and what would become of it. */
export async function compareSettings(
  tx: Tx,
  bringing: Bringing,
  { bytes }: Pick<ArchiveFile, 'bytes'>,
): Promise<Compared[]> {
  const rows = [...readRows('settings', bytes, bringing.deed.now)].flatMap(({ row }) => row ?? []);
  const verdicts = await settingTaker.judge(tx, bringing, rows);
  const compared: Compared[] = [];
  for (const [at, row] of rows.entries()) {
    if (compared.length >= ARCHIVE_MOST_COMPARED) break;
    const verdict = verdicts[at] ?? 'unfit';
    const becomes = typeof verdict === 'string' ? verdict : 'new';
    for (const values of await valuesOf(tx, bringing.deed.companyId, row)) {
      // Of a view that is here its name is all that is said.
      const isHere = row.what === 'view' && becomes === 'known';
      compared.push({ what: row.what, ...values, ...(isHere && { now: values.next }), becomes });
    }
  }
  return compared.slice(0, ARCHIVE_MOST_COMPARED);
}

async function valuesOf(tx: Tx, companyId: number, row: SettingRow): Promise<Values[]> {
  const { what, body } = row;
  if (what === 'kept') {
    const days = await readDays(tx, companyId);
    return [{ name: body.kind, now: String(days[body.kind]), next: String(body.days) }];
  }
  if (what === 'view') return [{ name: body.list, now: null, next: body.name }];
  if (what === 'colour' || what === 'logo') {
    const { colour, hasLogo } = await findFace(tx, companyId);
    if (what === 'colour') return [{ name: '', now: colour, next: body.colour }];
    return [{ name: '', now: hasLogo ? '' : null, next: '' }];
  }
  const { chosen } = await readSettings(tx, companyId, what);
  const now = new Map<string, string>(Object.entries(chosen));
  const next = new Map<string, string>(Object.entries(tidied(what, body)));
  return Object.keys(settingSections[what].settings).flatMap((name) =>
    // Where answers go is never brought.
    what === 'mailSender' && name === 'replyTo'
      ? []
      : [{ name, now: now.get(name) ?? null, next: next.get(name) ?? null }],
  );
}
