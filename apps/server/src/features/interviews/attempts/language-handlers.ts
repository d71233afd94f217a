import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { chooseLanguage } from '../../hiring/candidate-records/index.ts';
import { readInvitation } from './invitation-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'chooseRoomLanguage'>;

export function languageHandlers({ db }: { readonly db: Database }): Handlers {
  return {
    chooseRoomLanguage: ({ link, body, ...request }) =>
      db.inCompany(link.companyId, async (tx) => {
        const { candidateId } = await readInvitation(tx, link, false);
        const person = { companyId: link.companyId, candidateId };
        await chooseLanguage(tx, person, { ...request, language: body.language });
        return { done: true };
      }),
  };
}
