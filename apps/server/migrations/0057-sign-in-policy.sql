-- Who must show a second factor, when somebody proves again who he is, and from where and when people sign in.

-- Whoever holds the role has a second factor, or enrols one before anything else.
alter table role add column demands_second_factor boolean not null default false;

-- When the person of a session last proved who he is; null: when it began.
alter table session add column proof_time timestamptz;

insert into param (tenant_id, id, param_name, param_key, param_value, is_overridable, remark, create_time, update_time)
values
  ('000000', 4406, '重要操作验证间隔', 'account.stepUpMinutes', '10', true,
    '开标、确认、授权、重置密码等操作前，距上次验证超过几分钟须再次验证身份，0 至 480，0 表示不再验证', now(), now()),
  ('000000', 4407, '允许登录的网络', 'account.signInNetworks', '无', true,
    '以逗号分隔的地址或网段，如 10.0.0.0/8, 2001:db8::/32；无 表示不限', now(), now()),
  ('000000', 4408, '允许登录的时间', 'account.signInTimes', '无', true,
    '以逗号分隔的星期和时间，如 1-5 08:00-20:00, 6 09:00-12:00；无 表示不限', now(), now());
