import { webcrypto } from 'node:crypto';
import { contract, type Endpoint } from '@candor/contract';
import { createTestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';
import { createAccount } from '../../people/accounts/index.ts';
import { plantedHash } from '../../people/accounts/test-password.ts';
import { createCallInvitation } from './index.ts';
import { CALL_STAYS_OPEN_MS } from './invitation-rules.ts';

export const password = 'Correct#Horse1';
const { calls } = contract;

type LogIn = { email: string; interviewId: string; secret?: string; multifactorCode?: string };

/** A company that invites to calls, and whoever comes to the door. The clock moves by `later` only. */
export async function createDoor() {
  let now = new Date('2026-11-21T09:00:00Z');
  let people = 0;
  const service = await createTestApp({ now: () => now });
  const { rows } = await service.owner.query(
    'insert into tenants default values returning id::int',
  );
  const companyId: number = rows[0].id;

  function later(milliseconds: number): void {
    now = new Date(now.getTime() + milliseconds);
  }

  async function send(endpoint: Endpoint, body?: object, authorization?: string) {
    const reply = await service.app.inject({
      method: endpoint.method,
      url: endpoint.path,
      remoteAddress: nextAddress(),
      ...(body === undefined ? {} : { payload: body }),
      ...(authorization === undefined ? {} : { headers: { authorization } }),
    });
    const { data, errors, message } = reply.json();
    return {
      status: reply.statusCode,
      data,
      message,
      code: errors?.[0]?.code as string | undefined,
    };
  }

  async function addPerson(withPassword = true): Promise<string> {
    people += 1;
    const email = `invitee${people}@example.com`;
    const passwordHash = withPassword ? await plantedHash(password) : null;
    const person = { email, firstName: 'Ada', lastName: 'Byron', passwordHash };
    const userTypes = ['CANDIDATE' as const];
    const emailConfirmedAt = withPassword ? now : null;
    await service.db.global((tx) => createAccount(tx, { ...person, userTypes, emailConfirmedAt }));
    return email;
  }

  /** To a call that begins now, and can be entered for a day. */
  function invite(email: string): Promise<string> {
    const endsAt = new Date(now.getTime() + 86_400_000 - CALL_STAYS_OPEN_MS);
    const call = { companyId, email, title: 'Panel', startsAt: now, endsAt, createdAt: now };
    return service.db.inCompany(companyId, (tx) => createCallInvitation(tx, call));
  }

  async function encrypt(text: string) {
    const { data } = await send(calls.getPublicKey);
    return { keyGuid: data.keyGuid as string, password: await sealedFor(data.publicKey, text) };
  }

  async function logIn({ email, interviewId, secret = password, ...extra }: LogIn) {
    const encrypted = await encrypt(secret);
    return send(calls.logInToInterview, {
      email,
      interviewId,
      userType: 'COMPANY_ADMIN',
      fCMToken: null,
      ...encrypted,
      ...extra,
    });
  }

  return { service, companyId, now: () => now, later, send, addPerson, invite, encrypt, logIn };
}

export type Door = Awaited<ReturnType<typeof createDoor>>;

async function sealedFor(publicKey: string, text: string): Promise<string> {
  const spki = Buffer.from(publicKey, 'base64');
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await webcrypto.subtle.importKey('spki', spki, rsa, false, ['encrypt']);
  const bytes = await webcrypto.subtle.encrypt(rsa, key, new TextEncoder().encode(text));
  return Buffer.from(bytes).toString('base64');
}
