-- A plan that draws on no budget says why, where the tenant allows such plans at all.

alter table purchase_plan add column no_budget_reason text;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4414, '允许计划不关联预算', 'plan.withoutBudget', 'true', true,
    'true 允许，提交时须写明原因；false 采购计划必须关联预算经费', now(), now());
