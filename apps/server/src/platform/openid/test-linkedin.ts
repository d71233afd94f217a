import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { exportJWK, generateKeyPair } from 'jose';

export type LinkedInMember = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
};

export type StandIn = Awaited<ReturnType<typeof startLinkedInStandIn>>;

const CLIENT_ID = 'candor-test';
const CLIENT_SECRET = 'not-a-secret';

/**
 * A certified OpenID provider that behaves like LinkedIn: the client's secret in the body, no nonce in the ID
 * token, `invalid_client` for a `code_verifier`, no `iss` in its answers. Whoever comes to its sign-in page
 * is the member set by `signInAs`, or refuses.
 */
export async function startLinkedInStandIn(redirectUri: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oauth`;
  const members = new Map<string, LinkedInMember>();
  let current: LinkedInMember | null = null;
  let isAway = false;

  const provider = await createProvider(issuer, redirectUri, members);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (isAway) return void request.socket.destroy();
    if (request.url?.startsWith('/interaction/') === true) {
      const result =
        current === null
          ? { error: 'user_cancelled_login' }
          : { login: { accountId: current.sub } };
      return void provider.interactionFinished(request, response, result);
    }
    // Mounted at the issuer's path, as LinkedIn is.
    request.url = request.url?.replace(/^\/oauth/, '') ?? '/';
    Object.assign(request, { originalUrl: `/oauth${request.url}` });
    void answer(request, response);
  });
  return {
    options: { issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUri },
    signInAs(member: LinkedInMember | null): void {
      current = member;
      if (member !== null) members.set(member.sub, member);
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    close: () => closeAll(server),
  };
}

async function createProvider(
  issuer: string,
  redirectUri: string,
  members: ReadonlyMap<string, LinkedInMember>,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    routes: { authorization: '/v2/authorization', token: '/v2/accessToken' },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ ...members.get(sub), sub }),
    }),
    // Consent is given by coming here.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(behaveLikeLinkedIn);
  return provider;
}

type Context = {
  path: string;
  query: Record<string, unknown>;
  status: number;
  body: unknown;
  oidc?: { route?: string; body?: Record<string, unknown> };
};

async function behaveLikeLinkedIn(context: Context, next: () => Promise<unknown>): Promise<void> {
  if (context.query['nonce'] !== undefined) {
    context.query = Object.fromEntries(
      Object.entries(context.query).filter(([name]) => name !== 'nonce'),
    );
  }
  await next();
  const { route, body } = context.oidc ?? {};
  if (route === 'discovery') {
    const metadata = context.body as Record<string, unknown>;
    delete metadata['authorization_response_iss_parameter_supported'];
    delete metadata['code_challenge_methods_supported'];
  }
  if (route === 'token' && body?.['code_verifier'] !== undefined) {
    context.status = 401;
    context.body = { error: 'invalid_client', error_description: 'Client authentication failed' };
  }
}

function closeAll(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/** A browser that signs in there: follows the redirects with its cookies, and gives the address it is sent back to. */
export async function visit(authorisationUrl: string, backTo: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = authorisationUrl;
  for (let step = 0; step < 10; step += 1) {
    if (address.startsWith(backTo)) return new URL(address);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = reply.headers.get('location');
    if (location === null)
      throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
    address = new URL(location, address).href;
  }
  throw new Error('Too many redirects');
}
