-- What candidates see a company in; null: the colour of the product.
alter table companies
  add column colour text check (colour ~ '^#[0-9a-f]{6}$');
