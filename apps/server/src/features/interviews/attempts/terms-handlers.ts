import type { contract } from '@candor/contract';
import { fillTerms } from '@candor/contract/interviews/terms-rules';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { findTerms } from '../terms/index.ts';
import { readInvitation } from './invitation-store.ts';
import { sayTerms } from './said-terms.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'getTerms' | 'getInterviewTerms'>;

export function termsHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    getTerms: async ({ params: { type } }) => {
      const { terms, hostName } = await findTerms(db, type);
      if (terms === undefined) throw none();
      const { id: termsID, version, termsAndConditions: text } = terms;
      const termsAndConditions = fillTerms(type, text, { hostName, interview: null });
      return { termsID, version, termsAndConditions };
    },
    getInterviewTerms: ({ body: { type, language: wanted = 'en' }, link, now }) =>
      db.inCompany(link.companyId, async (tx) => {
        const invitation = await readInvitation(tx, link, false);
        const said = await sayTerms(tx, invitation, { type, wanted, now });
        if (said === undefined) throw none();
        const { termsId: termsID, version, text: termsAndConditions, language, hash } = said;
        return { termsID, version, termsAndConditions, language, hash };
      }),
  };
}

const none = () => fail('not_found', 'There are no terms of this type yet.');
