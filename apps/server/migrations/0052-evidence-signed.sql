-- Up to where the chains of a tenant stand in the book of roots, so that each line holds what moved since.

create table evidence_signed (
  tenant_id text not null,
  stream text not null,
  seq bigint not null,
  hash text not null,
  primary key (tenant_id, stream)
);
select protect('evidence_signed');
