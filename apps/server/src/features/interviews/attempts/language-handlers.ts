import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { chooseLanguage } from '../../hiring/candidate-records/index.ts';
import { createLimiter } from '../../people/accounts/index.ts';
import { readInvitation } from './invitation-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.attempts>, 'chooseRoomLanguage'>;

export function languageHandlers({ db }: { readonly db: Database }): Handlers {
  const limiter = createLimiter(db, 'page');
  return {
    async chooseRoomLanguage({ link, body: { language }, client, now }) {
      const { companyId, scheduleId } = link;
      // Each choice is an entry of the company's chain, which no link writes full.
      await limiter.countLinkTry(`room ${companyId} ${scheduleId}`, '');
      return db.inCompany(companyId, async (tx) => {
        const { candidateId } = await readInvitation(tx, link, false);
        await chooseLanguage(tx, { companyId, candidateId }, { language, client, now });
        return { done: true };
      });
    },
  };
}
