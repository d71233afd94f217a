-- What a file says of a row that began elsewhere than with its signer is kept as the signer's word: REF/SIGNER. Before it was
-- kept as if it were of where the row began.
create index archive_marks_ref on archive_marks (company_id, kind, (split_part(origin, '/', 1)));
