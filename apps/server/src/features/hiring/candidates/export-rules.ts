import type { CsvValue } from '../../../platform/csv/csv-rules.ts';

export const exportHeading = [
  ...['Name', 'E-mail', 'Phone', 'Headline', 'City', 'Country', 'Years of experience', 'Skills'],
  ...[
    'Tags',
    'Last score (%)',
    'Job',
    'Stage',
    'Status',
    'Offer',
    'Source',
    'Added',
    'Last activity',
  ],
] as const;

type Exported = {
  readonly name: string;
  readonly email: string;
  readonly headline: string;
  readonly city: string;
  readonly country: string | null;
  readonly experienceYears: number | null;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly lastScore: number | null;
  readonly application: {
    readonly jobTitle: string;
    readonly stageName: string;
    readonly status: string;
  } | null;
};

type Beside = {
  readonly phone: string;
  readonly source: string;
  readonly createdAt: Date | null;
  readonly lastActivityAt: Date;
  /** What became of the newest one that was sent; null: none was. */
  readonly offer: string | null;
};

export function exportRow(
  row: Exported,
  { phone, source, createdAt, lastActivityAt, offer }: Beside,
): CsvValue[] {
  const { application } = row;
  return [
    ...[row.name, row.email, phone, row.headline, row.city, row.country, row.experienceYears],
    ...[row.skills.join('; '), row.tags.join('; '), row.lastScore],
    ...[application?.jobTitle ?? null, application?.stageName ?? null, application?.status ?? null],
    ...[offer, source, createdAt?.toISOString() ?? null, lastActivityAt.toISOString()],
  ];
}
