import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';

/** What a provider vouches for. */
export type ProviderPerson = {
  /** The provider's own id of the person: it stays when the e-mail address changes. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** Signing in through another site, OpenID Connect with a code and a client secret. */
export type OpenIdProvider = {
  /** Where the browser goes; it comes back to our redirect page with `code` and this `state`. */
  authorisationUrl(state: string): Promise<string>;
  /** Rejects with CodeRefused or ProviderUnavailable. */
  exchange(given: { readonly code: string; readonly state: string }): Promise<ProviderPerson>;
};

export class ProviderUnavailable extends Error {}
export class CodeRefused extends Error {}

export type OpenIdOptions = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
};

const SECONDS_OF_PATIENCE = 8;

/**
 * For providers that speak as LinkedIn does: no nonce comes back, and a `code_verifier` is refused with
 * `invalid_client`. So `state` alone ties the answer to the question, and the caller must tie `state` to
 * the browser. The provider's addresses are read at the first use, so that it may be away when we start.
 */
export function createOpenIdProvider(options: OpenIdOptions): OpenIdProvider {
  let known: Promise<Configuration> | undefined;
  const configuration = () => {
    known ??= discover(options).catch((error: unknown) => {
      known = undefined;
      throw new ProviderUnavailable('The provider does not answer', { cause: error });
    });
    return known;
  };
  return {
    async authorisationUrl(state) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid profile email',
        state,
      }).href;
    },

    async exchange({ code, state }) {
      const config = await configuration();
      const answer = new URL(options.redirectUri);
      answer.search = new URLSearchParams({ code, state }).toString();
      try {
        const checks = { expectedState: state, idTokenExpected: true };
        const tokens = await authorizationCodeGrant(config, answer, checks);
        const subject = tokens.claims()?.sub ?? '';
        return personOf(await fetchUserInfo(config, tokens.access_token, subject));
      } catch (error) {
        throw isRefusal(error)
          ? new CodeRefused('The provider refused the code', { cause: error })
          : new ProviderUnavailable('The provider does not answer', { cause: error });
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdOptions): Promise<Configuration> {
  const server = new URL(issuer);
  return discovery(server, clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: SECONDS_OF_PATIENCE,
    // A stand-in on this computer; everything else must have TLS.
    execute: isLoopback(server) ? [allowInsecureRequests] : [],
  });
}

const isLoopback = ({ hostname }: URL) =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** An answer that says no, or is not what it should be; no answer at all is something else. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status < 500;
  if (error instanceof AuthorizationResponseError) return true;
  return error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && !isServerError(error);
}

function isServerError({ cause }: ClientError): boolean {
  return cause instanceof Response && cause.status >= 500;
}

function personOf(claims: Record<string, unknown>): ProviderPerson {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const verified = claims['email_verified'];
  return {
    subject: String(claims['sub']),
    email: text('email') === '' ? null : text('email'),
    // Some providers send the word instead of the boolean.
    isEmailVerified: verified === true || verified === 'true',
    firstName: text('given_name'),
    lastName: text('family_name'),
  };
}
