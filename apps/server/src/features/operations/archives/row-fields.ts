import { calendarDay, instant as anyInstant, text } from '@candor/contract/fields';
import * as z from 'zod/mini';

/** The database knows no year 0, and nobody here was born before 1900. */
const inTime = z.regex(/^(?:19|2\d)\d\d-/);
export const day = calendarDay.check(inTime);
export const instant = anyInstant.check(inTime);

export const short = text(400);
export const long = text(20_000);
export const words = z.array(short).check(z.maxLength(200));

/** As a page lets one be typed: an address of a stranger's becomes a link there. */
export const link = z.url({ protocol: /^https?$/ }).check(
  z.maxLength(500),
  // An address may hold a NUL by the standard, and the database holds none.
  z.refine((value) => text(500).safeParse(value).success),
);
export const LINKS_MOST = 10;

/** Small letters, as addresses are kept here. */
export const address = text(254).check(z.regex(/^[^\s@]+@[^\s@]+$/), z.toLowerCase());

/** Which row it is, wherever it goes: the key and the company of where it began, and its number there. */
export const ref = text(120).check(z.regex(/^[\w-]{22}\.\d{1,16}\.\d{1,16}$/));
