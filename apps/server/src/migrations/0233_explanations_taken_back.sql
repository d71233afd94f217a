-- What is taken back leaves its row without words: how often it was changed, and when the team was told, is counted on.
alter table proctoring_explanations drop constraint proctoring_explanations_words_check;
