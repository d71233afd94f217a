-- What a credit was used for stays said, also where the interview was deleted. Null where nothing was used, or where the
-- interview was deleted before this: an invitation then, since live interviews cost nothing for long.
alter table credit_moves add column kind text check (kind in ('bot-interview', 'live-seat'));
alter table credit_moves no force row level security;
alter table interview_schedules no force row level security;
update credit_moves set kind = case when schedule.kind = 'bot' then 'bot-interview' else 'live-seat' end
  from interview_schedules schedule
 where schedule.company_id = credit_moves.company_id and schedule.id = credit_moves.schedule_id;
alter table credit_moves force row level security;
alter table interview_schedules force row level security;
