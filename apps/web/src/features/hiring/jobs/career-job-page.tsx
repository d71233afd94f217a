import { Link, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { NoticeOf } from '../../../ui/notice.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Advert } from './advert.tsx';
import { advertQuery, careerCompanyQuery, numberOf } from './career-queries.ts';
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
  usePageTitle(advert.data?.title ?? 'Job');
  if (advert.isLoading) return <LoadingState what="the job" />;
  if (advert.data === undefined) {
    return (
      <ErrorState isPage title="This job is not open" action={<Link to="/jobs">All jobs</Link>}>
        {advert.error?.message ?? 'The address is not complete.'}
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
          About {companyName}, and its other jobs
        </Link>
      </p>
    </div>
  );
}
