import type { loginData } from '@candor/contract/people/accounts';
import type * as z from 'zod/mini';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { type Account, findAccount, findCompanyName, findMembershipIn } from './account-store.ts';
import { orderUserTypes, type UserType } from './session-rules.ts';

export type LoginData = z.output<typeof loginData>;
/** The stored login data without its tokens. */
export type AccountFacts = Omit<LoginData, 'token' | 'refreshToken'>;

export type PersonFacts = Pick<
  AccountFacts,
  'userEmployments' | 'educations' | 'isKYC' | 'isPaymentDoneForIDVerification'
> & {
  /** The first step of the registration is done; of a candidate's, the last. */
  readonly isRegistered: boolean;
};
export type CompanyFacts = Pick<
  AccountFacts,
  'userProfileID' | 'hasCompanyProfile' | 'isPaymentDone' | 'isNewCompanyAdmin'
>;

/**
 * What other features know about a person. They are handed in where the app is put together, because those
 * features use this one. Each is asked in a transaction that is in the session's company, if it has one,
 * and in the account's name.
 */
export type FactReaders = {
  readonly candidate?: (tx: Tx, accountId: number) => Promise<Partial<PersonFacts>>;
  readonly interviewer?: (tx: Tx, accountId: number) => Promise<Partial<PersonFacts>>;
  /** Whether plans are sold here. */
  readonly hasBilling?: boolean;
  /** For a member of this company. */
  readonly company?: (
    tx: Tx,
    member: { readonly accountId: number; readonly companyId: number },
  ) => Promise<Partial<CompanyFacts>>;
};

export type Whose = {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly userType: string;
};

export function readFacts(
  db: Database,
  whose: Whose,
  readers: FactReaders = {},
): Promise<AccountFacts> {
  const { accountId, companyId } = whose;
  return db.inCompany(companyId ?? 0, (tx) => describe(tx, whose, readers), { accountId });
}

async function describe(tx: Tx, whose: Whose, readers: FactReaders): Promise<AccountFacts> {
  const { accountId, companyId } = whose;
  const userType = whose.userType as UserType;
  const account = await findAccount(tx, accountId);
  const { isRegistered, ...person } = await describePerson(tx, account, { userType, readers });
  return {
    userType: orderUserTypes(userType, account.userTypes),
    user: { userID: account.id },
    email: account.email,
    userDetail: isRegistered ? detailOf(account) : null,
    isEmailConfirmed: account.emailConfirmedAt !== null,
    isTemporaryPassword: account.passwordIsTemporary,
    ...person,
    companyID: companyId ?? 0,
    hasBilling: readers.hasBilling === true,
    ...(await describeCompany(tx, { accountId, companyId }, readers)),
  };
}

async function describePerson(
  tx: Tx,
  account: Account,
  { userType, readers }: { readonly userType: UserType; readonly readers: FactReaders },
): Promise<PersonFacts> {
  const reader = { CANDIDATE: readers.candidate, EXTERNAL_INTERVIEWER: readers.interviewer };
  const read = userType in reader ? reader[userType as keyof typeof reader] : undefined;
  return {
    isRegistered: account.firstName !== '',
    userEmployments: [],
    educations: [],
    isKYC: false,
    isPaymentDoneForIDVerification: false,
    ...(await read?.(tx, account.id)),
  };
}

async function describeCompany(
  tx: Tx,
  { accountId, companyId }: { accountId: number; companyId: number | null },
  readers: FactReaders,
) {
  const none = {
    userProfileID: 0,
    companyName: null,
    hasCompanyProfile: false,
    isPaymentDone: false,
    isNewCompanyAdmin: false,
  };
  if (companyId === null) return none;
  const companyName = await findCompanyName(tx, companyId);
  const membership = await findMembershipIn(tx, { accountId, companyId });
  return {
    ...none,
    companyName,
    userProfileID: membership?.id ?? 0,
    hasCompanyProfile: companyName !== null,
    isPaymentDone: true,
    ...(await readers.company?.(tx, { accountId, companyId })),
  };
}

function detailOf({ id, firstName, lastName, email }: Account) {
  return { userID: id, firstName, lastName, email };
}
