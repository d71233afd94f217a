import { afterAll, beforeAll, expect, test } from 'vitest';
import { CodeRefused, createOpenIdProvider, ProviderUnavailable } from './openid-provider.ts';
import { type StandIn, startLinkedInStandIn, visit } from './test-linkedin.ts';

const redirectUri = 'http://candor.test/linkedin';
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startLinkedInStandIn(redirectUri);
  standIn.signInAs({
    sub: 'member-1',
    email: 'asha@example.com',
    email_verified: true,
    given_name: 'Asha',
    family_name: 'Rao',
  });
});
afterAll(() => standIn.close());

const codeFor = async (url: string) =>
  (await visit(url, redirectUri)).searchParams.get('code') ?? '';

test('the question carries a state, and neither nonce nor code challenge', async () => {
  const url = new URL(await createOpenIdProvider(standIn.options).authorisationUrl('the-state'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'candor-test',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'the-state',
  });
});

test('[SS-1] a code gives the person', async () => {
  const provider = createOpenIdProvider(standIn.options);
  const back = await visit(await provider.authorisationUrl('s1'), redirectUri);
  expect(back.searchParams.get('state')).toBe('s1');
  const code = back.searchParams.get('code') ?? '';
  expect(await provider.exchange({ code, state: 's1' })).toEqual({
    subject: 'member-1',
    email: 'asha@example.com',
    isEmailVerified: true,
    firstName: 'Asha',
    lastName: 'Rao',
  });
});

test('the stand-in refuses a code_verifier, as LinkedIn does', async () => {
  const { issuer, clientId, clientSecret } = standIn.options;
  const code = await codeFor(await createOpenIdProvider(standIn.options).authorisationUrl('s2'));
  const reply = await fetch(`${issuer}/v2/accessToken`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: 'x'.repeat(43),
    }),
  });
  expect(reply.status).toBe(401);
  expect(await reply.json()).toMatchObject({ error: 'invalid_client' });
});

test('[C16] a code serves once, and an invented one never', async () => {
  const provider = createOpenIdProvider(standIn.options);
  const code = await codeFor(await provider.authorisationUrl('s3'));
  await provider.exchange({ code, state: 's3' });
  await expect(provider.exchange({ code, state: 's3' })).rejects.toThrow(CodeRefused);
  await expect(provider.exchange({ code: 'no', state: 's3' })).rejects.toThrow(CodeRefused);
});

test('[F1] a provider that is away is asked again later', async () => {
  const provider = createOpenIdProvider(standIn.options);
  standIn.goAway(true);
  await expect(provider.authorisationUrl('s4')).rejects.toThrow(ProviderUnavailable);
  standIn.goAway(false);
  const code = await codeFor(await provider.authorisationUrl('s4'));
  standIn.goAway(true);
  await expect(provider.exchange({ code, state: 's4' })).rejects.toThrow(ProviderUnavailable);
  standIn.goAway(false);
  expect((await provider.exchange({ code, state: 's4' })).subject).toBe('member-1');
});
