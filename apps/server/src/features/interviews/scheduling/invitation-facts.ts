import type { Language } from '@candor/contract/people/language-rules';
import { granted } from './accommodations.ts';
import { type CalendarEntry, calendarFile, inCalendars } from './calendar-rules.ts';
import { calendarText } from './calendar-texts.ts';
import type { LetterFacts } from './letter-rules.ts';
import { linkStateOf } from './link-rules.ts';
import type { LoggedMail } from './mail-log-store.ts';
import type { Scheduled } from './scheduled-store.ts';

/** What a letter says of an interview that is scheduled. */
export const factsOf = (found: Scheduled): LetterFacts => ({
  firstName: found.firstName,
  lastName: found.lastName,
  jobTitle: found.jobTitle,
  companyName: found.companyName,
  jurisdiction: found.jurisdiction,
  biasAuditUrl: found.biasAuditUrl,
  biasAuditOn: found.biasAuditOn,
  minutes: found.blueprintMinutes + (found.accommodations.extraMinutes ?? 0),
  opensAt: found.opensAt,
  closesAt: found.closesAt,
  timeZone: found.timeZone,
  candidateZone: found.candidateZone,
});

/** Its window, for calendars; a company reads it in English. */
export const entryOf = (
  found: Scheduled,
  companyId: number,
  language: Language = 'en',
): CalendarEntry => ({
  ...factsOf(found),
  ...calendarText(factsOf(found), language),
  ...{ companyId, scheduleId: found.id },
  ...{ createdAt: found.createdAt, sequence: found.calendarSequence },
});

export function shown(
  found: Scheduled,
  {
    companyId,
    mails,
    now,
  }: { readonly companyId: number; readonly mails: readonly LoggedMail[]; readonly now: Date },
) {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    interviewScheduleID: found.id,
    jobID: found.jobId,
    candidateID: found.candidateId,
    candidateName: `${found.firstName} ${found.lastName}`.trim() || found.email,
    candidateEmail: found.email,
    blueprintName: found.blueprintName,
    minutes: found.blueprintMinutes,
    state: linkStateOf(found, now),
    invitedAt: found.createdAt.toISOString(),
    invitedBy: found.invitedBy,
    opensAt: found.opensAt.toISOString(),
    closesAt: found.closesAt.toISOString(),
    timeZone: found.timeZone,
    openedAt: iso(found.openedAt),
    startedAt: iso(found.startedAt),
    endedAt: iso(found.endedAt),
    cancelledAt: iso(found.cancelledAt),
    cancelReason: found.cancelReason,
    accommodations: granted(found.accommodations),
    calendar: inCalendars(found, now)
      ? calendarFile(entryOf(found, companyId), 'PUBLISH', now)
      : null,
    mails: mails.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
}
