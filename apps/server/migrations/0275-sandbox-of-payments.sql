-- Where no real channel is connected, what is paid at the sandbox counts as paid only where a unit says so itself.
insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values ('000000', 27501, '沙箱收款', 'order.sandbox', 'false', true,
  'true：沙箱渠道的付款视为已付，仅用于演练，不产生真实资金；false：未接通真实渠道的支付方式不能收款', now(), now());
