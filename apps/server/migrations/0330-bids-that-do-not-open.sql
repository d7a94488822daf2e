-- A bid that is no bid keeps no other back, and one that came after its deadline is not opened.

-- What a holder says of a bid: its share, or (null) that what was sealed to him is none. The key of that one file proves either.
alter table opening_share
  alter column share drop not null,
  add column file_key text;
