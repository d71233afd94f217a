import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What an apply form was made for, and when. */
export type FormFacts = {
  readonly jobID: number;
  /** Of the job's advert: says which questions were asked. */
  readonly version: number;
  readonly openedAt: Date;
  /** Random; the same form sent twice is one. */
  readonly formKey: string;
};

/** Signs what goes out with a form, so that it comes back as it was. Nothing is stored for forms that nobody sends. */
export function formTokens(secret: Uint8Array) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'candor', 'apply-form', 32));
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue({ jobID, version, now }: { jobID: number; version: number; now: Date }): string {
      const facts = [jobID, version, now.getTime(), randomBytes(16).toString('hex')].join('.');
      return `${facts}.${mac(facts).toString('base64url')}`;
    },
    /** null for what was not issued here. */
    read(token: string): FormFacts | null {
      const [, facts = '', given = ''] =
        /^(\d{1,16}\.\d{1,10}\.\d{1,16}\.[0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? [];
      const [expected, actual] = [mac(facts), Buffer.from(given, 'base64url')];
      if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
      const [jobID, version, at, formKey = ''] = facts.split('.');
      return {
        jobID: Number(jobID),
        version: Number(version),
        openedAt: new Date(Number(at)),
        formKey,
      };
    },
  };
}
