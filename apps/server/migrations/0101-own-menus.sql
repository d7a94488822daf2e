-- Which menus a person has marked, and which he opened last: by growing numbers, for times of one second are alike.
create table own_menu (
  tenant_id text not null,
  user_id bigint not null,
  menu_code text not null,
  favourite_no bigint,
  visit_no bigint,
  primary key (tenant_id, user_id, menu_code),
  foreign key (tenant_id, user_id) references user_account (tenant_id, id),
  constraint own_menu_reason check (favourite_no is not null or visit_no is not null)
);
select protect('own_menu');
