-- By which rates interest of a late refund or payment was counted, and where they stand.

alter table deposit add column interest_article text;
alter table contract_term add column late_article text;
alter table contract_payment add column late_article text;
