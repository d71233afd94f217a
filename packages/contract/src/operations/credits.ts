import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idText, instant } from '../fields.ts';
import { plainDay } from '../hiring/candidate-fields.ts';
import { filled } from '../people/profiles.ts';
import { areas } from '../people/right-rules.ts';
import { heedsDays } from './billing.ts';
import { MOST_AMOUNT } from './billing-rules.ts';

const payer = {
  kind: 'company',
  roles: ['COMPANY_ADMIN', 'COMPANY_USER'],
  privilege: { featureId: areas.payments },
} as const;
const office = { kind: 'session', userTypes: ['SUPER_ADMIN'] } as const;
const off = { billing_off: 404 } as const;

/** The most that one interview costs, and that one pack holds. */
export const MOST_PRICE = 1000;
export const MOST_PACK = 100_000;

/** Prices that can be said ahead at a time, so that a list of them holds all. */
export const MOST_COMING = 50;

/** Prices that held, in a reply; what was said before stands in the log of the installation. */
export const MOST_HELD = 200;

/** What costs credits. */
export const creditKinds = ['bot-interview', 'live-seat'] as const;
export type CreditKind = (typeof creditKinds)[number];

/**
 * What a kind costs from a time on, until the next that was said of it. Lists of it are absent in replies of a node of
 * the release before, which knows nothing of them.
 */
const said = z.object({ kind: z.enum(creditKinds), credits: z.int(), from: instant });

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/billing/credits',
  summary: 'How many credits the company has, and what interviews cost',
  output: z.object({
    balance: z.int(),
    /** 0: interviews cost nothing. */
    price: z.int(),
    /** What each seat of a live interview costs; 0: nothing. */
    seatPrice: z.int(),
    /** Fewer than some more interviews cost. */
    isLow: z.boolean(),
    /** What they will cost, the next first. */
    coming: z.optional(z.array(said)),
  }),
  errors: off,
  access: payer,
  example: {},
});

/** Came or went on these days, in UTC, the last one included. */
const days = { from: z.optional(plainDay), until: z.optional(plainDay) };

export const creditReasons = ['bought', 'used', 'returned', 'refunded'] as const;

export const listCreditMoves = endpoint({
  method: 'GET',
  path: '/api/billing/credits/moves',
  summary: 'Credits that came and went, the latest first',
  query: z.object({
    ...days,
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
        z.transform((value: string) => Number(value)),
      ),
      1,
    ),
  }),
  output: z.object({
    /** At most 10,000 of these days. */
    total: z.int(),
    hasMore: z.boolean(),
    pageSize: z.int(),
    heedsDays,
    moves: z.array(
      z.object({
        moveID: id,
        madeAt: instant,
        reason: z.enum(creditReasons),
        /** Of what was used or came back; null: of neither. */
        kind: z.nullable(z.enum(creditKinds)),
        /** Less than 0: they went. */
        credits: z.int(),
        /** Null where nobody was interviewed, or what told of them was deleted. */
        candidateName: z.nullable(z.string()),
        jobTitle: z.nullable(z.string()),
        paymentID: z.nullable(id),
      }),
    ),
  }),
  errors: off,
  access: payer,
  example: { query: {} },
});

export const exportCreditMoves = endpoint({
  method: 'GET',
  path: '/api/billing/credits/export',
  summary: 'Credits that came and went, as CSV: the latest 50,000 of the days asked for',
  query: z.object({
    ...days,
    /** Only what is older than this move, which was the oldest of the file before. */
    olderThan: z.optional(idText),
  }),
  output: z.object({
    fileName: z.string(),
    csv: z.string(),
    count: amount,
    isMore: z.boolean(),
    /** When the oldest in the file was. Null: nothing is older. */
    cutAt: z.optional(z.nullable(instant)),
    /**
     * What is older has a file of its own, `olderThan` this one. Null: nothing is. Absent in replies of a node of the
     * release before, which gives the latest of all days whatever it was asked.
     */
    oldest: z.optional(z.nullable(id)),
  }),
  errors: off,
  access: payer,
  stepUp: true,
  example: { query: { from: '2026-08-01', until: '2026-10-31' } },
});

export const getCreditPrices = endpoint({
  method: 'GET',
  path: '/api/administration/credits',
  summary: 'What interviews cost in credits, and the packs of credits that companies can buy',
  output: z.object({
    currency: z.string(),
    price: z.int(),
    seatPrice: z.int(),
    /** What each cost from when on, the latest first. */
    history: z.optional(z.array(said)),
    /** What each will cost, the next first. */
    coming: z.optional(z.array(said)),
    packs: z.array(
      z.object({
        planID: z.string(),
        name: z.string(),
        credits: z.int(),
        isOffered: z.boolean(),
        amount: z.nullable(z.int()),
        currency: z.nullable(z.string()),
      }),
    ),
  }),
  errors: off,
  access: office,
  example: {},
});

export const setCreditPrice = endpoint({
  method: 'PUT',
  // Not `/price`: there a node of the release before, which knows no `from`, would let a later price hold at once.
  path: '/api/administration/credits/prices',
  summary:
    'Say what a bot interview, or each seat of a live one, costs from now or a time on; 0: nothing',
  body: z.object({
    kind: z._default(z.enum(creditKinds), 'bot-interview'),
    credits: z.int().check(z.nonnegative(), z.maximum(MOST_PRICE)),
    /** Still to come; now where it is not said. */
    from: z.optional(instant),
  }),
  output: done,
  errors: { ...off, no_pack: 409, price_past: 409, price_planned: 409, prices_full: 409 },
  access: office,
  stepUp: true,
  example: { body: { credits: 0 } },
});

export const withdrawCreditPrice = endpoint({
  method: 'POST',
  path: '/api/administration/credits/prices/withdraw',
  summary: 'Take back a price that will not hold within a minute',
  body: z.object({ kind: z.enum(creditKinds), from: instant }),
  output: done,
  errors: { ...off, price_past: 409, price_gone: 409 },
  access: office,
  stepUp: true,
  example: { body: { kind: 'bot-interview', from: '2099-01-01T00:00:00.000Z' } },
});

export const addCreditPack = endpoint({
  method: 'POST',
  path: '/api/administration/credits/packs',
  summary: 'Offer a pack of credits',
  body: z.object({
    name: filled('a name', 60),
    credits: z.int().check(z.positive(), z.maximum(MOST_PACK)),
    amount: z.int().check(z.positive(), z.maximum(MOST_AMOUNT)),
  }),
  output: z.object({ planID: z.string() }),
  errors: { ...off, plan_exists: 409 },
  access: office,
  stepUp: true,
  example: { body: { name: '100 credits', credits: 100, amount: 9900 } },
});
