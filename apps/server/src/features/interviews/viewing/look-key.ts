import { createHmac, timingSafeEqual } from 'node:crypto';

export type Look = {
  readonly companyId: number;
  readonly scheduleId: number;
  readonly accountId: number;
};

/** A page that is open for longer asks for the recording anew. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * Names a member's look at a recording before anything of it is stored: a UUID of the time and of a code over the time and
 * whose look it is. Only who was given it can begin a look with it, and nobody can make it older.
 */
export function lookKeys(sealingKey: Uint8Array) {
  const bytesOf = ({ companyId, scheduleId, accountId }: Look, at: number): Buffer => {
    const code = createHmac('sha256', sealingKey)
      .update(`look:${companyId}:${scheduleId}:${accountId}:${at}`)
      .digest();
    const bytes = Buffer.alloc(16);
    bytes.writeUIntBE(at, 0, 6);
    code.copy(bytes, 6, 0, 10);
    // Version 8, which leaves the rest to us, and the variant of RFC 9562.
    bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
    return bytes;
  };
  return {
    newLook: (look: Look, now: Date): string => {
      const hex = bytesOf(look, now.getTime()).toString('hex');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
    /** null: not given to them for this interview, or too long ago. */
    lookOpenedAt: (key: string, look: Look, now: Date): Date | null => {
      const bytes = Buffer.from(key.replaceAll('-', ''), 'hex');
      if (bytes.length !== 16) return null;
      const at = bytes.readUIntBE(0, 6);
      if (!timingSafeEqual(bytes, bytesOf(look, at))) return null;
      const age = now.getTime() - at;
      return age >= 0 && age <= LONGEST_MS ? new Date(at) : null;
    },
  };
}
