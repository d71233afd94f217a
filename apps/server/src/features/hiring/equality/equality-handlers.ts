import type { contract } from '@candor/contract';
import { tidyOptions } from '@candor/contract/hiring/equality-rules';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { readSettings, writeSettings } from './settings-store.ts';

export function createEqualityHandlers({
  db,
}: {
  readonly db: Database;
}): HandlersOf<typeof contract.equality> {
  return {
    getEqualitySettings: ({ session: { companyId } }) =>
      db.inCompany(companyId, (tx) => readSettings(tx, companyId)),

    async saveEqualitySettings({ body, ...request }) {
      const { companyId } = request.session;
      const questions = body.questions.map(({ kind, options }) => ({
        kind,
        options: tidyOptions(options),
      }));
      return companyWrite(db, deedOf(request), async (tx) => {
        const before = await readSettings(tx, companyId);
        if (!(await writeSettings(tx, companyId, { ...body, questions }))) {
          throw refuse('changed_meanwhile', { params: { what: 'equality' } });
        }
        return {
          result: { version: body.version + 1 },
          audit: {
            ...{ action: 'equality.changed', objectKind: 'company', objectId: companyId },
            before: { isOn: before.isOn, questions: before.questions.map(({ kind }) => kind) },
            after: { isOn: body.isOn, questions: questions.map(({ kind }) => kind) },
          },
        };
      });
    },
  };
}
