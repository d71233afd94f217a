-- A short film that an interviewer shows of themselves. Companies find its object by the card alone.
alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('cv', 'identity-front', 'identity-back', 'identity-selfie', 'film'));
alter table interviewer_cards add column film_key text;
