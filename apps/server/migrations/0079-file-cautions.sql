-- What somebody should know before he opens a file: macros, a password, damage, a content that nobody could look into.
alter table attachment add column caution smallint;
alter table attachment add constraint attachment_caution check (caution between 1 and 4);
-- Nothing of a sealed file's content stands in its row.
alter table attachment add constraint attachment_caution_sealed check (caution is null or not is_sealed);
