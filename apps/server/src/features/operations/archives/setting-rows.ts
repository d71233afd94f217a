import { settingEndpoints } from '@candor/contract/operations/company-settings';
import { problemOfRule, retentionKinds } from '@candor/contract/operations/retention-rules';
import { viewedListNames } from '@candor/contract/operations/view-rules';
import { saveView } from '@candor/contract/operations/views';
import { colourPattern } from '@candor/contract/people/brand-rules';
import { LOGO_MOST_BYTES } from '@candor/contract/people/company-rules';
import { text } from '@candor/contract/fields';
import * as z from 'zod/mini';

const { mailSender, externalInterviews, needs, appeals, careers } = settingEndpoints;
const { name, query } = saveView.body.shape;

/** What a filter of a list calls by number is something else in another place. */
export const namesNumbers = (asked: string): boolean =>
  [...new URLSearchParams(asked).values()].some((value) => /(?:^|,)\d+(?:,|$)/.test(value));

/** What a company decided once, each of it by itself: some may be decided here already. */
export const settingRow = z.discriminatedUnion('what', [
  z.object({ what: z.literal('mailSender'), body: mailSender.save.body }),
  z.object({ what: z.literal('externalInterviews'), body: externalInterviews.save.body }),
  z.object({ what: z.literal('needs'), body: needs.save.body }),
  z.object({ what: z.literal('appeals'), body: appeals.save.body }),
  z.object({ what: z.literal('careers'), body: careers.save.body }),
  z.object({
    what: z.literal('kept'),
    body: z
      .object({ kind: z.enum(retentionKinds), days: z.int(), reason: text(500) })
      .check(z.refine((rule) => problemOfRule(rule.kind, rule) === null)),
  }),
  z.object({
    what: z.literal('colour'),
    body: z.object({ colour: z.string().check(z.regex(colourPattern)) }),
  }),
  z.object({
    what: z.literal('logo'),
    body: z.object({ base64: text(Math.ceil(LOGO_MOST_BYTES / 3) * 4) }),
  }),
  z.object({
    what: z.literal('view'),
    body: z
      .object({ list: z.enum(viewedListNames), name, query })
      .check(z.refine((view) => !namesNumbers(view.query))),
  }),
]);
