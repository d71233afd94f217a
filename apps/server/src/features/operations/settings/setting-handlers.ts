import type { contract } from '@candor/contract';
import {
  type Chosen,
  type SectionName,
  settingSections,
  tidied,
} from '@candor/contract/operations/company-settings';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type {
  CompanySession,
  HandlersOf,
  RequestContext,
} from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../audit/index.ts';
import { readSettings, saveSettings } from './setting-store.ts';

/** What refuses values of a section for something that only the database knows; its feature says it. */
type Checks = {
  readonly [S in Exclude<SectionName, 'appeals' | 'careers' | 'externalInterviews' | 'needs'>]: (
    tx: Tx,
    companyId: number,
    chosen: Chosen<S>,
  ) => Promise<void>;
};

/** Whose address answers go to while none is chosen; its feature knows. */
type AnswersTo = (tx: Tx, companyId: number) => Promise<string | null>;

export function createSettingHandlers({
  db,
  checks,
  answersTo,
}: {
  readonly db: Database;
  readonly answersTo: AnswersTo;
  readonly checks: Checks;
}): HandlersOf<typeof contract.settings> {
  return {
    getMailSender: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => {
        const { chosen } = await readSettings(tx, companyId, 'mailSender');
        const reader = await answersTo(tx, companyId);
        return { ...chosen, ...(reader !== null && { answersTo: reader }) };
      }),
    saveMailSender: saving(db, 'mailSender', checks.mailSender),
    getExternalInterviews: reading(db, 'externalInterviews'),
    saveExternalInterviews: saving(db, 'externalInterviews', async () => {}),
    getNeedRules: reading(db, 'needs'),
    saveNeedRules: saving(db, 'needs', async () => {}),
    getAppealRules: reading(db, 'appeals'),
    saveAppealRules: saving(db, 'appeals', async () => {}),
    getCareerRules: reading(db, 'careers'),
    saveCareerRules: saving(db, 'careers', async () => {}),
  };
}

type Asked = RequestContext & { readonly session: CompanySession };

const reading =
  <S extends SectionName>(db: Database, section: S) =>
  ({ session: { companyId } }: Asked): Promise<Chosen<S>> =>
    db.inCompany(companyId, async (tx) => (await readSettings(tx, companyId, section)).chosen);

const saving =
  <S extends SectionName>(
    db: Database,
    section: S,
    check: (tx: Tx, companyId: number, chosen: Chosen<S>) => Promise<void>,
  ) =>
  ({ body, ...request }: Asked & { readonly body: Chosen<S> }) =>
    companyWrite(db, deedOf(request), async (tx, { companyId, accountId, now }) => {
      const chosen = tidied(section, body);
      await check(tx, companyId, chosen);
      const { chosen: before } = await readSettings(tx, companyId, section);
      await saveSettings(tx, section, { companyId, chosen, accountId, now });
      return {
        result: { done: true } as const,
        audit: {
          ...{ action: settingSections[section].action, objectKind: 'company' },
          ...{ before, after: chosen },
        },
      };
    });
