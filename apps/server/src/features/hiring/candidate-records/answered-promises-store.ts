import { type RawBuilder, sql } from 'kysely';

type Asked = {
  readonly companyId: number;
  readonly since: Date;
  /** Left out: until now. */
  readonly until?: Date;
  /** The newest of them: what it costs has an end, whatever the company holds. */
  readonly most: number;
  /** A condition on an application, `a`; left out: of all. */
  readonly which?: RawBuilder<unknown> | undefined;
};

const ofApplication = (of: RawBuilder<unknown>, which: RawBuilder<unknown> | undefined) =>
  which === undefined
    ? sql`true`
    : sql`exists (select from applications a where a.company_id = m.company_id and a.id = ${of} and ${which})`;

/**
 * A row for each promise that a step answered: `is_kept`, `is_moved`, `ended_at`. A step that was taken back answered nothing, and
 * one whose letter waits answers when that leaves. Whoever withdraws ends a promise without it being kept or broken.
 */
const answeredPromises = ({ companyId, since, until, most, which }: Asked) => sql`
  select greatest(m.moved_at, (
           select max(coalesce(w.sent_at, w.send_at)) from planned_mails w
            where w.company_id = m.company_id and w.application_id = m.application_id and w.move_id = m.id
              and w.cancelled_at is null)) <= m.reply_by_before as is_kept,
         m.was_reply_moved as is_moved, m.moved_at as ended_at
    from application_moves m
   where m.company_id = ${companyId} and m.reply_by_before is not null and m.moved_at >= ${since}
     and ${until === undefined ? sql`true` : sql`m.moved_at < ${until}`}
     and m.from_status = 'active' and m.kind in ('moved', 'rejected', 'hired')
     and not exists (select from application_moves u
                      where u.company_id = m.company_id and u.application_id = m.application_id
                        and u.undoes = m.id)
     and ${ofApplication(sql`m.application_id`, which)}
   order by m.moved_at desc limit ${most}`;

/** A row for each promise that ran out in that time and is still unanswered. */
const brokenPromises = ({ companyId, since, until, most, which }: Asked & { until: Date }) => sql`
  select false as is_kept, a.reply_moved_from is not null as is_moved, a.reply_by as ended_at
    from applications a
   where a.company_id = ${companyId} and a.status = 'active' and a.reply_by is not null
     and a.reply_by >= ${since} and a.reply_by < ${until} and ${which ?? sql`true`}
   order by a.reply_by desc limit ${most}`;

/** Both, the newest of all: `is_kept`, `is_moved`. Ended by a step, or by their day, which is at most `over`. */
export const endedPromises = ({ over, ...asked }: Asked & { readonly over: Date }) => sql`
  select is_kept, is_moved
    from ((${answeredPromises(asked)})
          union all
          (${brokenPromises({ ...asked, until: over })})) ended
   order by ended_at desc limit ${asked.most}`;
