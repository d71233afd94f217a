import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite } from '../../operations/audit/index.ts';
import { theCompany } from './company-audit.ts';
import { changeCompany, existingCompany } from './company-store.ts';
import { isPlan, plans } from './plan-rules.ts';

type Handlers = Pick<HandlersOf<typeof contract.companies>, 'listPlans' | 'choosePlan'>;

export function planHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    async listPlans({ session: { companyId } }) {
      const company = await db.inCompany(companyId, (tx) => existingCompany(tx, companyId));
      return {
        plans: plans.map((plan) => ({
          ...plan,
          includes: [...plan.includes],
          isChosen: plan.planID === company.plan,
        })),
      };
    },

    async choosePlan({ body, session, client, now }) {
      const { companyId, accountId } = session;
      const { planID: plan } = body;
      if (!isPlan(plan)) throw fail('unknown_plan', 'There is no such plan.');
      await companyWrite(db, { companyId, accountId, client, now }, async (tx) => {
        const before = { plan: (await existingCompany(tx, companyId)).plan };
        if (before.plan === plan) return { result: undefined, noAudit: 'nothing-changed' };
        await changeCompany(tx, companyId, { plan, planChosenAt: now, updatedAt: now });
        const after = { plan };
        return {
          result: undefined,
          audit: {
            action: 'company.plan',
            ...theCompany(companyId),
            before,
            after,
          },
        };
      });
      return { done: true };
    },
  };
}
