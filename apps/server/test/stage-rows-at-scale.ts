import type { RealApp } from './real-app.ts';

/** Of these tables there are only so many rows as there are years and ranks: the demo's own make room. */
const standards = [
  'faculty_regulation',
  'sasnop',
  'college_student_regulation',
  'research_regulation',
  'quota_parameter',
  'housing_standard',
];

/** What the rows name and no import brings: people, units, a batch that takes applications. */
export async function stageRows({ asSuperuser }: Pick<RealApp, 'asSuperuser'>): Promise<void> {
  for (const table of standards) await asSuperuser(`delete from ${table} where tenant_id = '100001'`);
  await asSuperuser(
    `insert into dept select (jsonb_populate_record(d, jsonb_build_object('id', 7000000 + n, 'dept_name', '规模单位' || n,
       'full_name', '规模单位' || n, 'parent_id', 0, 'ancestors', '0'))).*
     from dept d, generate_series(0, 1499) n
     where d.id = (select min(id) from dept where tenant_id = '100001' and is_deleted = 0) and d.tenant_id = '100001'`,
  );
  await asSuperuser(
    `insert into user_account select (jsonb_populate_record(u, jsonb_build_object('id', 7000000 + n, 'account', 'scale' || n,
       'nick_name', '规模人员' || n, 'code', 'scale' || n))).*
     from user_account u, generate_series(0, 1499) n
     where u.id = (select min(id) from user_account where tenant_id = '100001' and is_deleted = 0) and u.tenant_id = '100001'`,
  );
  await asSuperuser(
    `insert into mansion select (jsonb_populate_record(m, jsonb_build_object('id', 7000000, 'mansion_no', 'SCALE',
       'mansion_name', '规模大楼', 'build_area', 100000, 'floors_above', 10))).*
     from mansion m where m.id = (select min(id) from mansion where tenant_id = '100001' and is_deleted = 0) and m.tenant_id = '100001'`,
  );
  await asSuperuser(
    `insert into mansion_floor select (jsonb_populate_record(f, jsonb_build_object('id', 7000000 + n, 'mansion_id', 7000000,
       'floor_no', n, 'floor_name', n || 'F', 'floor_label', '规模大楼 ' || n || 'F', 'build_area', 10000, 'usable_area', 9000))).*
     from mansion_floor f, generate_series(1, 10) n
     where f.id = (select min(id) from mansion_floor where tenant_id = '100001' and is_deleted = 0) and f.tenant_id = '100001'`,
  );
  await asSuperuser(
    `insert into choice_batch select (jsonb_populate_record(b, jsonb_build_object('id', 7000000, 'batch_name', '规模批次',
       'batch_no', 'SCALE', 'status', 1, 'apply_start', now() - interval '1 year', 'apply_end', now() + interval '1 year'))).*
     from choice_batch b
     where b.id = (select min(id) from choice_batch where tenant_id = '100001' and is_deleted = 0) and b.tenant_id = '100001'`,
  );
}
