import type { CsvValue } from '../../../platform/csv/csv-rules.ts';

export const exportHeading = [
  ...['Name', 'E-mail', 'Phone', 'Headline', 'City', 'Country', 'Years of experience', 'Skills'],
  ...['Tags', 'Last score (%)', 'Job', 'Stage', 'Status', 'Source', 'Added', 'Last activity'],
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
};

export function exportRow(
  row: Exported,
  { phone, source, createdAt, lastActivityAt }: Beside,
): CsvValue[] {
  const { application } = row;
  return [
    ...[row.name, row.email, phone, row.headline, row.city, row.country, row.experienceYears],
    ...[row.skills.join('; '), row.tags.join('; '), row.lastScore],
    ...[application?.jobTitle ?? null, application?.stageName ?? null, application?.status ?? null],
    ...[source, createdAt?.toISOString() ?? null, lastActivityAt.toISOString()],
  ];
}
