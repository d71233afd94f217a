import { MESSAGE_TEMPLATES_MOST } from '@candor/contract/hiring/message-rules';
import { variableProblem } from '@candor/contract/hiring/mail-template-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { lockWords, saveTemplates } from '../../hiring/mail-templates/index.ts';
import { saveMessageTemplate } from '../../hiring/messages/index.ts';
import { insertOfferTemplate } from '../../hiring/offers/index.ts';
import { saveReasons, saveStageTemplate } from '../../hiring/pipeline/index.ts';
import { insertKit } from '../../interviews/kits/index.ts';
import type { Deed } from '../audit/index.ts';
import type { TemplateRow } from './archive-rows.ts';
import type { Taker } from './bringing.ts';
import { findTemplateNames } from './template-store.ts';

/** Known by what it is and its name: words of this company's own are never written over. */
export const templateTaker: Taker<TemplateRow, TemplateRow> = {
  async judge(tx, { deed: { companyId } }, rows) {
    const names = await findTemplateNames(tx, companyId);
    return rows.map((row) => {
      const name = nameOf(row);
      if (names.has(name)) return 'known';
      if (isUnfit(row)) return 'unfit';
      if (row.what === 'message' && countOf(names, 'message ') >= MESSAGE_TEMPLATES_MOST)
        return 'no_room';
      names.add(name);
      return { take: row };
    });
  },

  async take(tx, { deed }, news) {
    for (const row of news) await takeOne(tx, deed, row);
  },
};

const countOf = (names: ReadonlySet<string>, begin: string): number =>
  [...names].filter((name) => name.startsWith(begin)).length;

function nameOf({ what, body }: TemplateRow): string {
  if ('kind' in body) return `${what} ${body.kind}`;
  return `${what} ${'name' in body ? body.name.trim().toLowerCase() : ''}`;
}

/** Names what no mail of this kind knows. */
const isUnfit = ({ what, body }: TemplateRow): boolean =>
  what === 'mail' &&
  body.templates.some(({ subject, body: text }) =>
    [subject, text].some((words) => variableProblem(body.kind, words) !== null),
  );

async function takeOne(tx: Tx, deed: Deed, { what, body }: TemplateRow): Promise<void> {
  const { companyId, accountId, now } = deed;
  const by = { accountId, now };
  if (what === 'mail') {
    await lockWords(tx, companyId);
    await saveTemplates(tx, companyId, { kind: body.kind, templates: body.templates, ...by });
  } else if (what === 'message') await saveMessageTemplate(tx, { companyId, ...body }, by);
  else if (what === 'offer') await insertOfferTemplate(tx, { companyId, ...body, ...by });
  else if (what === 'stages') await saveStageTemplate(tx, companyId, { ...body, ...by });
  else if (what === 'kit') await insertKit(tx, { companyId, ...body, ...by });
  else await saveReasons(tx, companyId, { reasons: body.reasons, now });
}
