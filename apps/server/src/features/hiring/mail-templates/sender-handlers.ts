import type { contract } from '@candor/contract';
import type { Database } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { companyWrite, deedOf } from '../../operations/audit/index.ts';
import { findCompanyName } from './reader-store.ts';
import { findSender, isOwnAddress, saveSender } from './sender-store.ts';

type Handlers = Pick<HandlersOf<typeof contract.mailTemplates>, 'getMailSender' | 'saveMailSender'>;

const none = { name: '', replyTo: '' };

export function senderHandlers(db: Database): Handlers {
  return {
    getMailSender: ({ session: { companyId } }) =>
      db.inCompany(companyId, async (tx) => ({
        ...((await findSender(tx, companyId)) ?? none),
        companyName: await findCompanyName(tx, companyId),
      })),

    saveMailSender: ({ body, ...request }) =>
      companyWrite(db, deedOf(request), async (tx, deed) => {
        const { companyId, accountId, now } = deed;
        const name = body.name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
        const replyTo = body.replyTo.trim().toLowerCase();
        // Whoever took an administrator's session over must not gather the candidates' answers.
        if (replyTo !== '' && !(await isOwnAddress(tx, companyId, replyTo))) {
          throw fail(
            'foreign_address',
            'Please enter the address of a colleague here, or one at your company’s own domain.',
            { path: 'body.replyTo' },
          );
        }
        const before = (await findSender(tx, companyId)) ?? none;
        await saveSender(tx, companyId, { name, replyTo, accountId, now });
        return {
          result: { done: true },
          audit: {
            ...{ action: 'mail-sender.saved', objectKind: 'company' },
            ...{ before, after: { name, replyTo } },
          },
        };
      }),
  };
}
