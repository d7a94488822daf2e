-- A third of a room has six decimals: three of them are the whole (docs/estate.md C.3).
alter table room_distribution alter column share_ratio type numeric(18,6);

-- What the spouse enjoys counts as what one has oneself (C.5).
alter table housing_subsidy add column spouse_area numeric(18,4);

-- Coefficient and part of the salary of a monthly subsidy: practice of the place, no law; those used until now are filled in.
alter table housing_standard
  add column coef numeric(9,4),
  add column salary_share numeric(9,4);
update housing_standard set coef = 1.2806, salary_share = 0.2;
