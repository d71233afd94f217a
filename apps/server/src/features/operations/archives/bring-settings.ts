import {
  type SectionName,
  settingSections,
  tidied,
} from '@candor/contract/operations/company-settings';
import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { bringLogo, changeCompany } from '../../people/companies/index.ts';
import { recordDeed } from '../audit/index.ts';
import { readDays, saveRule } from '../retention-rules/index.ts';
import { saveSettings } from '../settings/index.ts';
import { countOwnViews, insertView, MOST_VIEWS } from '../views/index.ts';
import type { SettingRow } from './archive-rows.ts';
import type { Bringing, Taker, Verdict } from './bringing.ts';
import { findChosen } from './setting-store.ts';

/** Who speaks for a company, and what it owes: a stranger's file says neither. */
const ownOnly: ReadonlySet<string> = new Set(['mailSender', 'externalInterviews']);

/** What is decided here stays. */
export const settingTaker: Taker<SettingRow, SettingRow> = {
  async judge(tx, { deed, isOwnFile }, rows) {
    const { companyId } = deed;
    const chosen = await findChosen(tx, companyId);
    const before = await readDays(tx, companyId);
    let roomForViews = MOST_VIEWS - (await countOwnViews(tx, deed));
    const verdicts: Verdict<SettingRow>[] = [];
    for (const row of rows) {
      const isRepeated = chosen.size === chosen.add(nameOf(row)).size;
      // Whether or not something is due now: what is due later would go unseen.
      const isShorter = row.what === 'kept' && row.body.days < before[row.body.kind];
      if (isRepeated) verdicts.push('known');
      else if (row.what === 'view' && roomForViews-- <= 0) verdicts.push('no_room');
      else if (ownOnly.has(row.what) && !isOwnFile) verdicts.push('not_own');
      else verdicts.push(isShorter ? 'would_delete' : { take: row });
    }
    return verdicts;
  },

  async take(tx, bringing, news) {
    for (const row of news) await takeOne(tx, bringing, row);
  },
};

function nameOf({ what, body }: SettingRow): string {
  if (what === 'kept') return `kept ${body.kind}`;
  if (what === 'view') return `view ${body.list} ${body.name.trim().toLowerCase()}`;
  return what;
}

async function takeOne(tx: Tx, bringing: Bringing, { what, body }: SettingRow): Promise<void> {
  const { deed, objects, broughtLogo: picture } = bringing;
  const { companyId, accountId, now } = deed;
  const entry = { objectKind: 'company', objectId: companyId, after: body } as const;
  if (what === 'kept') {
    await saveRule(tx, companyId, { ...body, by: accountId, at: now });
    await recordDeed(tx, deed, { action: 'retention.saved', ...entry });
  } else if (what === 'colour') {
    await changeCompany(tx, companyId, { ...body, updatedAt: now });
    await recordDeed(tx, deed, { action: 'company.update', ...entry });
  } else if (what === 'logo') {
    await bringLogo(tx, objects, { deed, picture, ...body });
  } else if (what === 'view') {
    const view = { ...body, isShared: true, createdAt: now };
    // One of this name that is another's words is no new one.
    if ((await insertView(tx, deed, view)) === null)
      throw refuse('name_taken', { path: 'body.name' });
  } else if (what === 'mailSender') {
    // Where answers go is an address of this company's own, which a file does not decide.
    await saveSection(tx, bringing, { section: what, body: { ...body, replyTo: '' } });
  } else if (what === 'needs') await saveSection(tx, bringing, { section: what, body });
  else if (what === 'appeals') await saveSection(tx, bringing, { section: what, body });
  else if (what === 'careers') await saveSection(tx, bringing, { section: what, body });
  else await saveSection(tx, bringing, { section: what, body });
}

async function saveSection<S extends SectionName>(
  tx: Tx,
  { deed }: Bringing,
  { section, body }: { readonly section: S; readonly body: Parameters<typeof tidied<S>>[1] },
): Promise<void> {
  const { companyId, accountId, now } = deed;
  const chosen = tidied(section, body);
  await saveSettings(tx, section, { companyId, chosen, accountId, now });
  const { action } = settingSections[section];
  await recordDeed(tx, deed, { action, objectKind: 'company', after: chosen });
}
