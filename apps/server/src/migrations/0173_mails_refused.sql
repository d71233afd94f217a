-- How many the mail server refused for good this week is asked every few seconds; those that left are a hundred times as many.
create index mails_refused on mails (refused_at) where refused_at is not null;
