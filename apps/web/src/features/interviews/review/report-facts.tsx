import type { ReactNode } from 'react';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { Instant } from '../../../ui/instant.tsx';
import type { InterviewReport } from './interview-queries.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { deviceText } from './user-agent-rules.ts';

type Props = {
  readonly report: InterviewReport;
  /** Facts of the recording, as further terms of the same list. */
  readonly children: ReactNode;
};

export function ReportFacts({ report, children }: Props) {
  const { startedAt, endedAt, answeredCount, questionCount, devices, passPercent } = report;
  return (
    <Facts>
      <Fact name="Score">{endedAt === null ? 'After the end' : scoreText(report)}</Fact>
      {passPercent !== null && <Fact name="Pass mark">{passPercent} %</Fact>}
      <Fact name="Answered">
        {answeredCount} of {questionCount}
      </Fact>
      {startedAt !== null && (
        <Fact name="Started">
          <Instant at={startedAt} />
        </Fact>
      )}
      {endedAt !== null && (
        <Fact name="Ended">
          <Instant at={endedAt} />
        </Fact>
      )}
      <Fact name={countDevices(devices) > 1 ? `${countDevices(devices)} devices` : 'Device'}>
        {devices.length === 0 ? '–' : <DeviceList devices={devices} />}
      </Fact>
      <AgreedTerms agreedTo={report.agreedTo} />
      {children}
      <Fact name="Kept for">{report.retentionDays} days</Fact>
    </Facts>
  );
}

/** Each opening of the page is a life; the newest one holds the interview, older ones only read. */
function DeviceList({ devices }: Pick<InterviewReport, 'devices'>) {
  const byDevice = Map.groupBy(devices, ({ deviceId }) => deviceId);
  return (
    <ul>
      {[...byDevice].map(([deviceId, lives]) => (
        <li key={deviceId}>
          {deviceText(lives[0]?.userAgent ?? null)}
          {lives.length > 1 && `, opened ${lives.length} times`}
        </li>
      ))}
    </ul>
  );
}

function countDevices(devices: InterviewReport['devices']): number {
  return new Set(devices.map(({ deviceId }) => deviceId)).size;
}

function scoreText({ correctCount, questionCount }: InterviewReport): string {
  if (questionCount === 0) return '–';
  const percent = Math.round((correctCount / questionCount) * 100);
  return `${correctCount} of ${questionCount} correct, ${percent} %`;
}
