import { expect, test } from 'vitest';
import { refusalOfDatabase } from './database-error.ts';

/** As the driver throws it. */
function refusedBy(more: { code: string; constraint: string; table: string; detail?: string }): Error {
  return Object.assign(new Error('refused'), { severity: 'ERROR', ...more });
}

test('a value that is given twice is named by the label of its field, in both languages', () => {
  const refusal = refusalOfDatabase(
    refusedBy({
      code: '23505',
      constraint: 'ux_project_project_no',
      table: 'project',
      detail: 'Key (tenant_id, project_no)=(100001, A-1) already exists.',
    }),
  );
  expect(refusal?.text('zh')).toBe('项目编号已存在');
  expect(refusal?.text('en')).toBe('Project no. already exists');
});

test('an index over an expression is named by the column within it', () => {
  const refusal = refusalOfDatabase(
    refusedBy({
      code: '23505',
      constraint: 'ux_tenant_domain',
      table: 'tenant',
      detail: 'Key (lower(domain::text))=(a.cn) already exists.',
    }),
  );
  expect(refusal?.text('zh')).not.toMatch(/[a-z_]/);
});

test('a constraint of a table without fields, and one that tells no columns, are named in words', () => {
  const unknown = { code: '23503', constraint: 'fk_grant_holder', table: 'grant_holder' };
  expect(refusalOfDatabase(refusedBy(unknown))?.text('zh')).toBe('所填内容引用的数据不存在');
  expect(refusalOfDatabase(refusedBy(unknown))?.text('en')).toBe(
    'What was filled in refers to a record that does not exist',
  );
});
