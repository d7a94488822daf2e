import type { ScopeApp } from './scope-app.ts';

/** A is above A1; B stands beside. */
export const depts = { a: '801', a1: '802', b: '803' } as const;

export async function makeDepts({ asSuperuser }: Pick<ScopeApp, 'asSuperuser'>): Promise<void> {
  await asSuperuser(
    `insert into dept (tenant_id, id, parent_id, ancestors, dept_name, create_time) values
       ('100001', 801, 0, '0', '采购处', now()), ('100001', 802, 801, '0,801', '采购一科', now()),
       ('100001', 803, 0, '0', '财务处', now())`,
  );
}

const colleague = '799';

/** One draft of each sort, as somebody of department A who has this user id may find them. */
export const rowsAround = (userId: string) => ({
  own: { user: userId, dept: null, handler: colleague, budget: 100 },
  deptA: { user: colleague, dept: depts.a, handler: colleague, budget: 100 },
  deptA1: { user: colleague, dept: depts.a1, handler: colleague, budget: 100 },
  deptB: { user: colleague, dept: depts.b, handler: colleague, budget: 100 },
  handled: { user: colleague, dept: depts.b, handler: userId, budget: 100 },
  big: { user: colleague, dept: depts.b, handler: colleague, budget: 2_000_000_00 },
});
export type RowName = keyof ReturnType<typeof rowsAround>;

let next = 6_000_000;

/** Stores the rows under a name of their own and answers their ids. */
export async function makeRows(
  { asSuperuser }: Pick<ScopeApp, 'asSuperuser'>,
  { userId, name }: { userId: string; name: string },
): Promise<Record<RowName, string>> {
  const ids: Partial<Record<RowName, string>> = {};
  for (const [sort, { user, dept, handler, budget }] of Object.entries(rowsAround(userId))) {
    const id = String((next += 1));
    ids[sort as RowName] = id;
    await asSuperuser(
      `insert into project (tenant_id, id, project_no, project_name, manner, law_regime, purchase_type, general_budget,
         entry_end_time, bid_end_time, open_time, handler_id, create_user, create_dept, create_time)
       values ('100001', $1::bigint, 'P' || $1::text, $2, 5, 2, 1, $3, '2026-12-01', '2026-12-02', '2026-12-03', $4, $5, $6, now())`,
      [id, `${name}-${sort}`, budget, handler, user, dept],
    );
  }
  return ids as Record<RowName, string>;
}
