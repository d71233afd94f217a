import type { contract } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext, Session } from '../../../platform/http/handlers.ts';
import { createPasswordConfirmer, markProved } from '../accounts/index.ts';
import { recordAudit } from '../../operations/audit/index.ts';
import { takeAuthenticatorCode } from './factor-code.ts';
import { createFactorTries } from './factor-tries.ts';
import { announce, asWho, type MultifactorParts } from './multifactor-changes.ts';
import { plainCode, type ProofWay } from './multifactor-rules.ts';
import { relyingParty } from './passkey.ts';
import { askPasskey, checkPasskey } from './passkey-proof.ts';
import { spendRecoveryCode } from './recovery-code-store.ts';
import { waysOf } from './step-up.ts';

type Handlers = Pick<HandlersOf<typeof contract.multifactor>, 'startProof' | 'giveProof'>;
type Request = Pick<RequestContext, 'client' | 'now'>;

/** Who is signed in shows once more that it is they (docs/decisions/0191). */
export function createProofHandlers(parts: MultifactorParts): Handlers {
  const { db, key } = parts;
  const party = relyingParty(parts.baseUrl);
  const tries = createFactorTries(db);
  const confirm = createPasswordConfirmer(db);
  return {
    startProof: ({ session, now }) =>
      asWho(db, session, async (tx) => {
        const { accountId } = session;
        const ways = [...(await waysOf(tx, accountId)).ways];
        if (!ways.includes('passkey')) return { ways, passkey: null };
        return { ways, passkey: await askPasskey(tx, party, { accountId, now }) };
      }),

    async giveProof({ session, body, client, now }) {
      const { accountId } = session;
      if (body.way !== 'password') await tries.count(accountId, client.ip);
      else if (!(await confirm({ accountId, password: body.secret, ip: client.ip }))) {
        throw wrongProof(accountId, 'This is not your password.');
      }
      await asWho(db, session, async (tx) => {
        const { ways, email } = await waysOf(tx, accountId);
        refuseUnlessOpen(ways, body.way);
        if (body.way === 'passkey') await checkPasskey(tx, party, { ...body, accountId, now });
        if (body.way === 'authenticator') {
          const isRight = await takeAuthenticatorCode(tx, key, {
            ...{ accountId, code: body.secret, now },
          });
          if (!isRight) throw wrongProof(accountId);
        }
        if (body.way === 'recovery-code') {
          const isRight = await spendRecoveryCode(tx, {
            accountId,
            code: plainCode(body.secret),
            now,
          });
          if (!isRight) throw wrongProof(accountId);
          await announce(tx, parts, {
            who: { ...session, email },
            change: 'recovery-code-used',
            request: { client, now },
          });
        }
        await markProved(tx, session);
        await record(tx, session, { way: body.way, request: { client, now } });
      });
      if (body.way !== 'password') await tries.forgive(accountId, client.ip);
      return { done: true };
    },
  };
}

/** A password where there is a second factor would be a way around it. */
function refuseUnlessOpen(ways: readonly ProofWay[], way: ProofWay): void {
  if (ways.includes(way)) return;
  throw fail('way_not_open', 'Please prove it another way.', { path: 'body.way' });
}

const wrongProof = (accountId: number, words = 'This code is not right, or was used before.') =>
  fail('wrong_proof', words, {
    ...{ path: 'body.secret', failedProofOf: `account:${accountId}` },
  });

function record(
  tx: Tx,
  session: Session,
  { way, request: { client, now } }: { readonly way: ProofWay; readonly request: Request },
) {
  return recordAudit(
    tx,
    {
      companyId: session.companyId ?? 0,
      actorKind: 'account',
      actorAccountId: session.accountId,
      action: 'session.proved',
      objectKind: 'session',
      objectId: session.sessionId,
      after: { way },
      ip: client.ip,
      userAgent: client.userAgent ?? undefined,
      requestId: client.requestId,
    },
    now,
  );
}
