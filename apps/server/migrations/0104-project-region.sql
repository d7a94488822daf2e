-- Where a project is bought: the buyer's rules by amount may differ by region.

alter table project add column region_code text check (region_code ~ '^\d{2,12}$');
