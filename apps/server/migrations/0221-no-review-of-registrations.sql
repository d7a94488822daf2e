-- Under the tendering law nothing may stand between a bidder and the documents (R37): what was to be reviewed there is not,
-- and who waits for it is let through.
update entry e set entry_status = 2, version = e.version + 1
from project p
where p.tenant_id = e.tenant_id and p.id = e.project_id and p.law_regime = 1 and p.is_entry_reviewed
  and p.opened_time is null and e.entry_status = 1 and e.is_deleted = 0;
update project set is_entry_reviewed = false, version = version + 1
where law_regime = 1 and is_entry_reviewed and opened_time is null;
