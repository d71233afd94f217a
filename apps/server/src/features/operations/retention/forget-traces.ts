import type { Tx } from '../../../platform/database/database.ts';
import { forgetMailsAbout } from '../../../platform/mail/mail-store.ts';
import { forgetMerges, forgetSearches } from '../../hiring/candidates/index.ts';
import { forgetCallInvitations } from '../../interviews/calls/index.ts';
import { forgetNotices } from '../../people/notifications/index.ts';
import { forgetRequests } from '../../interviews/scheduling/index.ts';
import { forgetViews } from '../views/index.ts';
import { forgetDeliveries } from '../webhooks/index.ts';
import { isNamedAfter, says, searchedIn, typedIn } from './trace-rules.ts';
import type { Person } from './trace-store.ts';

/** How the keys of our own mails of one company to its candidates begin. */
const OURS =
  '^(application-(received|repeated|withdrawn)|planned-mail|interview-mail|recording-share):';

/** What stands about these people outside their own rows. Gives the keys of the mails, whose files go after the commit. */
export async function forgetTraces(
  tx: Tx,
  { companyId, people, now }: { companyId: number; people: readonly Person[]; now: Date },
): Promise<string[]> {
  if (people.length === 0) return [];
  const ids = people.flatMap(({ id, mergedIds }) => [id, ...mergedIds]);
  const addresses = people.flatMap((person) => person.addresses);
  const fullNames = people
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name.length > 2);
  const ours = `${OURS}${companyId}:`;
  const keys = await forgetMailsAbout(tx, companyId, { ids, addresses, ours });
  const isAbout = (said: string) => fullNames.some((name) => says(said, name));
  await forgetNotices(tx, companyId, { ids, fullNames, isAbout });
  const isNamed = (...texts: readonly string[]) =>
    people.some((person) => texts.some((text) => isNamedAfter(text, person)));
  await forgetSearches(tx, companyId, ({ name, query }) => isNamed(name, typedIn(query)));
  await forgetViews(tx, companyId, ({ name, query }) => isNamed(name, searchedIn(query)));
  await forgetDeliveries(tx, companyId, { candidateID: ids });
  await forgetCallInvitations(tx, { companyId, addresses, now });
  await forgetRequests(tx, companyId, addresses);
  await forgetMerges(tx, companyId, ids);
  return keys;
}
