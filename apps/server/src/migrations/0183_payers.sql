-- Who paid stands on a receipt as it was when the file for the bank was made, whoever pays by now. Null: no file names
-- anybody yet.
alter table payouts add column payer text;
-- Of what left before this was kept, nothing else is known than who pays now.
update payouts set payer = (select holder from payout_origin)
 where state in ('paid', 'returned')
    or (state = 'approved' and batch_id in (select id from payout_batches where exported_at is not null));
