import type { Database } from '../../../platform/database/database.ts';
import { CommandRefused } from '../../../platform/installation/run-command.ts';
import { normaliseEmail } from '../../people/accounts/index.ts';
import { makeSuperAdmin, recordInvitation } from './make-super-admin.ts';
import { countOtherSuperAdmins } from './people-store.ts';
import { superAdminWords } from './super-admin-words.ts';

/**
 * For whoever runs the machine: makes the address a super admin, and gives the link that sets their password. Where
 * somebody administers Candor already it must be asked for, so that nobody becomes a super admin by a slip.
 */
export function linkSuperAdmin(
  db: Database,
  asked: {
    readonly email: string;
    readonly baseUrl: string;
    readonly isAnother: boolean;
    readonly isAgain: boolean;
    readonly now: Date;
  },
): Promise<string> {
  const { isAnother, now } = asked;
  const email = normaliseEmail(asked.email);
  return db.inCompany(0, async (tx) => {
    const made = await makeSuperAdmin(tx, asked);
    if (made.kind === 'disabled') throw new CommandRefused(superAdminWords.isDisabled(email));
    if (made.kind === 'already') throw new CommandRefused(superAdminWords.isAlready(email));
    if (made.kind === 'made' && !isAnother) {
      const others = await countOtherSuperAdmins(tx, made.accountId);
      if (others > 0) throw new CommandRefused(superAdminWords.hasOthers(others));
    }
    await recordInvitation(tx, made.accountId, now);
    return made.url;
  });
}
