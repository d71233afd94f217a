-- Every mail of a company to its candidates has words of its own, a sender, and members choose what they are told.

alter table mail_templates
  drop constraint mail_templates_kind_check,
  add constraint mail_templates_kind_check check (kind in (
    'received', 'withdrawn', 'moved', 'rejection',
    'invitation', 'reminder', 'resent', 'extended', 'cancelled',
    -- Never sent by anything; rows of it may be there.
    'message'
  ));

-- A company without a row sends in the name of the installation, and answers reach nobody.
create table mail_senders (
  company_id bigint not null references tenants (id),
  -- Empty: the company's own name.
  name text not null,
  -- Empty: none.
  reply_to text not null,
  updated_at timestamptz not null,
  updated_by bigint references accounts (id),
  primary key (company_id)
);

-- What a member wants otherwise than everybody starts with.
create table notice_choices (
  company_id bigint not null references tenants (id),
  account_id bigint not null,
  kind text not null check (kind in ('application', 'withdrawal', 'interview', 'mention')),
  -- In the list of notifications and the browsers that asked for it.
  is_told boolean not null,
  is_mailed boolean not null,
  primary key (company_id, account_id, kind),
  foreign key (company_id, account_id) references memberships (company_id, account_id)
);

do $$
declare t text;
begin
  foreach t in array array['mail_senders', 'notice_choices'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_company on %I using (company_id = app_company()) with check (company_id = app_company())', t);
    execute format('grant select, insert, update, delete on %I to candor_app', t);
  end loop;
end $$;
