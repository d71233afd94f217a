import { Link, useParams } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { offerLanguage } from '../../../lib/language.ts';
import { useRead } from '../../../lib/server-state.ts';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { NoticeOf } from '../../../ui/notice.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Advert } from './advert.tsx';
import { advertQuery, careerCompanyQuery, numberOf } from './career-queries.ts';
import { careerWords as words } from './career-words.ts';
import './career-page.css';

type Props = {
  /** How to apply. */
  readonly Apply: ComponentType<{ readonly jobID: string; readonly companyName: string }>;
};

/** [RT-4] A published job, under both of its addresses. */
export function CareerJobPage({ Apply }: Props) {
  const { jobpost_id = '' } = useParams({ strict: false });
  const jobID = numberOf(jobpost_id);
  const advert = useRead({ ...advertQuery(jobID ?? ''), enabled: jobID !== null });
  const of = advert.data?.companyID;
  const company = useRead({
    ...careerCompanyQuery(of === undefined ? '' : String(of)),
    enabled: of !== undefined,
  });
  useBrandOf({ data: company.data, isLoading: advert.isLoading || company.isLoading });
  const language = advert.data?.language;
  useEffect(() => void offerLanguage(language), [language]);
  usePageTitle(advert.data?.title ?? words.jobTitle);
  if (advert.isLoading) return <LoadingState what={words.job} />;
  if (advert.data === undefined) {
    return (
      <ErrorState isPage title={words.notOpen} action={<Link to="/jobs">{words.allJobs}</Link>}>
        {advert.error?.message ?? words.incomplete}
      </ErrorState>
    );
  }
  const { companyID, companyName } = advert.data;
  return (
    <div className="stack gap-lg career-page">
      <Advert advert={advert.data} companyName={companyName} heading="h1" />
      <NoticeOf notice={advert.data.notice} className="stack gap-sm measure career-page__notice" />
      <Apply jobID={String(advert.data.jobID)} companyName={companyName} />
      <p>
        <Link to="/jobs/career/$companyId" params={{ companyId: String(companyID) }}>
          {words.about(companyName)}
        </Link>
      </p>
    </div>
  );
}
