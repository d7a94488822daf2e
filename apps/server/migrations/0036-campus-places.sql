-- Civil defence works and facilities stand in buildings and rooms, which are younger than they.

alter table civil_defence add foreign key (tenant_id, mansion_id) references mansion (tenant_id, id);
create index ix_civil_defence_mansion on civil_defence (tenant_id, mansion_id);
alter table facility
  add foreign key (tenant_id, mansion_id) references mansion (tenant_id, id),
  add foreign key (tenant_id, room_id) references room (tenant_id, id);
create index ix_facility_room on facility (tenant_id, room_id);
