import type {
  Endpoint,
  LinkPurpose,
  linkSubjects,
  Output,
  Parsed,
  Privilege,
} from '@candor/contract';
import type { FeedOf } from './event-stream.ts';
import type { KeyScope } from '@candor/contract/operations/key-rules';

/** Who holds the link of this request. Of several purposes: one of them. */
export type LinkOf<P extends LinkPurpose> = P extends LinkPurpose
  ? { readonly companyId: number; readonly linkId: number } & {
      readonly [S in (typeof linkSubjects)[P]]: number;
    }
  : never;

/** A link of whatever purpose. */
export type Link = LinkOf<LinkPurpose>;

export type Session = {
  readonly accountId: number;
  readonly sessionId: number;
  readonly userType: string;
  /** null for people who belong to no company. */
  readonly companyId: number | null;
  readonly role: 'COMPANY_ADMIN' | 'COMPANY_USER' | null;
  /** The jobs that the member is limited to; null or left out: all. */
  readonly jobIds?: readonly number[] | null;
  /** The company's key that this request brought in place of a person's session; the account is its maker's. */
  readonly keyId?: number;
};

/** Whose key a request brought, and what it may be used for. */
export type KeyHolder = {
  readonly session: CompanySession;
  readonly scopes: readonly KeyScope[];
};

export type CompanySession = Session & {
  readonly companyId: number;
  readonly role: 'COMPANY_ADMIN' | 'COMPANY_USER';
};

type Proof<E extends Endpoint> = E['access'] extends {
  readonly kind: 'link';
  readonly purpose: infer P extends LinkPurpose;
}
  ? { readonly link: LinkOf<P> }
  : E['access']['kind'] extends 'signed'
    ? { readonly event: SignedEvent }
    : E['access']['kind'] extends 'company'
      ? { readonly session: CompanySession }
      : E['access']['kind'] extends 'session'
        ? { readonly session: Session }
        : unknown;

export type SetCookie = (
  name: string,
  value: string,
  options: { maxAgeSeconds: number; path: string; httpOnly: boolean; secure: boolean },
) => void;

export type RequestContext = {
  readonly client: {
    readonly ip: string;
    readonly userAgent: string | null;
    readonly requestId: string;
  };
  readonly now: Date;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly setCookie: SetCookie;
  /** Plain http on a loopback address: cookies go without Secure there. */
  readonly isPlainLoopback: boolean;
};

/** Of a stream, which outlives the moment at which its caller was proved. */
type StreamContext<P> = {
  /** What the request proves by now; rejects where it would be refused. */
  readonly proveAgain: () => Promise<P>;
};

/** A stream's handler gives what begins to send. */
export type Handler<E extends Endpoint> = E extends { readonly stream: true }
  ? (request: Parsed<E> & Proof<E> & RequestContext & StreamContext<Proof<E>>) => Promise<FeedOf<E>>
  : (request: Parsed<E> & Proof<E> & RequestContext) => Promise<Output<E>>;

/** One handler for each endpoint of a feature's part of the contract. */
export type HandlersOf<G extends Record<string, Endpoint>> = {
  readonly [K in keyof G]: Handler<G[K]>;
};

export type StepUp = {
  /** `owed`: there is none to ask for, though the account needs one. */
  readonly factor: 'there' | 'owed' | 'none';
  /** Who is there was shown some minutes ago at most. */
  readonly isFresh: boolean;
};

/** What a service that we use told, once its signature was checked. */
export type SignedEvent = {
  readonly id: string;
  readonly kind: string;
  /** What the service was told to keep with what this is about, where that is told too. */
  readonly marks: Readonly<Record<string, string>>;
  /** Id of the service for what else it is about; null: nothing else. */
  readonly about: string | null;
};

/** A body as it came, and what it is signed with. */
export type SignedMessage = { readonly body: Buffer; readonly signature: string };

/** Resolve the proofs that requests carry; null means refused. */
export type Resolvers = {
  link<P extends LinkPurpose>(token: string, purpose: P): Promise<LinkOf<P> | null>;
  session(authorization: string | undefined): Promise<Session | null>;
  /** null for what is no key; fails for one that is not valid, or used too often. */
  key(authorization: string | undefined, now: Date): Promise<KeyHolder | null>;
  /** What somebody told who signed it with a secret of ours; null where they did not. */
  signed(by: 'stripe', message: SignedMessage, now: Date): SignedEvent | null;
  /** Whether this member of a company has the privilege at this moment. */
  privilege(session: CompanySession, privilege: Privilege): Promise<boolean>;
  /** How lately this session has shown who is there. */
  stepUp(session: Session): Promise<StepUp>;
};
