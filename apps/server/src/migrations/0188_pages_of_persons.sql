-- Whoever pays the installation by themselves, as company 0, pays on a page of a provider too. Which page it is knows only
-- what asks the provider, and that acts for no person.
alter table payment_pages drop constraint payment_pages_company_id_fkey;
create policy no_person on payment_pages as restrictive using (company_id <> 0 or app_account() is null);
