-- 财库〔2015〕124号 lets a consultation of government-purchased services go on with two bidders as it is: no procurement need
-- have failed before, and nobody approves it. The number stood among those with approval; what was set there stays.
update law_rule set kind = 'minSuppliersServices', name = '政府购买服务项目的最少供应商数',
  name_en = 'Least number of suppliers for government-purchased services', version = version + 1
where code = 'R14' and kind = 'minSuppliersException' and law_regime = 2 and manner = 4;
