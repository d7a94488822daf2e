-- A question that names its asker is published in other words; what was asked stays as it was, for the evidence.
alter table question add column shown_title text;
alter table question add column shown_content text;
