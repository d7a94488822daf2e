-- One article sets several periods of one method: R39 the report, the decision and the notice.

drop index ux_law_rule_code;
create unique index ux_law_rule_code on law_rule (tenant_id, code, kind, law_regime, manner, effective_from) where is_deleted = 0;
