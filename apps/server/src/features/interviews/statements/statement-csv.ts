import { digitsOf } from '@candor/contract/operations/billing-rules';
import { csvFile } from '../../../platform/csv/csv-rules.ts';
import type { Statement } from './statement-store.ts';
import { csvHeading } from './statement-words.ts';

/** Amounts as numbers of whole units, so that a spreadsheet adds them up. */
export const statementsCsv = (statements: readonly Statement[]): string =>
  csvFile(
    csvHeading,
    statements.map((one) => {
      const units = 10 ** digitsOf(one.currency);
      return [
        ...[one.startsAt?.toISOString() ?? null, one.companyName, one.jobTitle, one.minutes],
        ...[one.rate / units, one.currency, one.amount / units, one.state, one.reason],
        one.paidAt?.toISOString() ?? null,
      ];
    }),
  );
