import { contract } from '@candor/contract';
import type { Product } from '../e2e/product.ts';
import { dataOf, mailed, send } from './mailed-secrets.ts';
import type { Kind } from './secret-kind.ts';

const { sendOtpToEmail, verifyOtp } = contract.viewing;

/** The code that a browser exchanges for the right to watch one recording. */
export function viewingCodeKind(product: Product): Kind {
  let shares: Promise<{ path: string; headers: Record<string, string> }> | undefined;
  const make = async () => {
    shares ??= openShares(product);
    const { path, headers } = await shares;
    const email = `viewer-${crypto.randomUUID()}@elsewhere.example`;
    const person = { firstName: 'Planted', lastName: 'Viewer', email };
    const options = { expiresInDays: 1, allowDownload: false, watermark: true, hideName: false };
    await dataOf(await send(product, path, { people: [person], ...options }, headers));
    const token = await mailed(product, email, /\/viewrecording\?token=([\w.-]+)/);
    return async () => {
      const emailtoken = Buffer.from(email).toString('base64');
      const given = { ...person, token, emailtoken, consentGiven: true };
      const termsID = await currentTerms(product);
      const reply = await send(product, sendOtpToEmail.path, { ...given, termsID });
      const [cookie = ''] = reply.headers.getSetCookie().map((text) => text.split(';')[0]);
      await dataOf(reply);
      const otp = await mailed(product, email, /your code: (\d{6})/);
      return () => send(product, verifyOtp.path, { token, email, otp }, { cookie });
    };
  };
  return { name: 'code of the recording viewer', make };
}

/** As the demo's recruiter, of whom no second factor is asked. */
async function openShares(product: Product) {
  const [, recruiter] = product.demo().accounts;
  const login = { email: recruiter?.email, password: recruiter?.password, type: 'company' };
  const { token } = await dataOf(await send(product, contract.accounts.signIn.path, login));
  const headers = { authorization: `Bearer ${token}` };
  const { path } = contract.review.listInterviews;
  const reply = await fetch(`${product.demo().baseUrl}${path}`, { headers });
  const { interviews } = await dataOf(reply);
  return { path: `${path}/${interviews[0].interviewScheduleID}/shares`, headers };
}

async function currentTerms(product: Product): Promise<number> {
  const { termsID } = await dataOf(
    await fetch(`${product.demo().baseUrl}/api/terms/RecordingViewer`),
  );
  return termsID;
}
