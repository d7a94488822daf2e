-- Of each expert whom the handler leaves out of a draw, by his id: why.
alter table expert_draw add column avoid_reasons jsonb;
