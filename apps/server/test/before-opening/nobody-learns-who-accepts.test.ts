import { invitationsOfProject } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bid, differencesFor } from './watching.ts';
import { bidder, lookers, makeWorld, type World } from './world.ts';

// The same product twice, with a project that invites. In one of them an invited supplier accepts, quotes, takes his quote
// back and quotes again; in the other he does not answer. Whoever looks, wherever he looks, must see the same until the
// opening (R38).

let quiet: World;
let busy: World;
beforeAll(async () => {
  [quiet, busy] = await Promise.all([makeWorld(), makeWorld()]);
  for (const world of [quiet, busy]) {
    await world.app.signInWithEverything(bidder, 'supplier');
    await byInvitation(world);
  }
  await bid(busy);
}, 120_000);
afterAll(async () => {
  await quiet.close();
  await busy.close();
});

/** The demo's open project as if it had been run by invitation from its beginning: these four were sent the letter. */
async function byInvitation({ app, projectId }: World): Promise<void> {
  await app.asSuperuser('update project set manner = 2, law_regime = 1, is_entry_reviewed = false where id = $1', [
    projectId,
  ]);
  await app.asSuperuser(
    'update bulletin set bulletin_type = 12, bulletin_status = bulletin_status where project_id = $1 and bulletin_type = 10',
    [projectId],
  );
  await app.asSuperuser(
    `update attachment set is_published = true where business_type = 'project' and business_id = $1 and is_published`,
    [projectId],
  );
  await app.asSuperuser(
    `insert into supplier (tenant_id, id, supplier_name, credit_code, supplier_tenant_id, create_time, update_time)
     select '100001', 91000 + row_number() over (order by t.tenant_id), t.tenant_name, t.credit_code, t.tenant_id,
       '2026-11-01 09:00+08', '2026-11-01 09:00+08'
     from tenant t where t.tenant_id between '300001' and '300004' and not exists (select from supplier s
       where s.tenant_id = '100001' and s.is_deleted = 0
         and (s.supplier_tenant_id = t.tenant_id or s.credit_code = t.credit_code))`,
  );
  await app.asSuperuser(
    `insert into invitation (tenant_id, id, project_id, supplier_id, supplier_tenant_id, supplier_name, credit_code,
       has_account, invited_by, reason, invitation_status, sent_time, create_time, update_time)
     select '100001', 92000 + row_number() over (order by t.tenant_id), $1, s.id, t.tenant_id, t.tenant_name,
       s.credit_code, true, 1, '具有相应资质', 1, '2026-11-01 09:00+08', '2026-11-01 09:00+08', '2026-11-01 09:00+08'
     from tenant t join supplier s on s.tenant_id = '100001' and s.is_deleted = 0
       and (s.supplier_tenant_id = t.tenant_id or s.credit_code = t.credit_code)
     where t.tenant_id between '300001' and '300004'`,
    [projectId],
  );
}

test('the invited who accepts has indeed done so', async () => {
  const rows = await busy.app.asSuperuser<{ status: number }>(
    `select invitation_status as status from invitation where project_id = $1 and supplier_tenant_id = $2`,
    [busy.projectId, bidder],
  );
  expect(rows).toEqual([{ status: 2 }]);
  const seen = await busy.see('the buyer’s handler', invitationsOfProject, { projectId: busy.projectId });
  expect(seen).toContain('具有相应资质');
});

describe.each(Object.keys(lookers))('%s', (looker) => {
  test('R38 sees the same whether an invited supplier has accepted or not', async () => {
    expect(await differencesFor({ quiet, busy }, looker)).toEqual([]);
  }, 240_000);
});

test('whoever comes without signing in finds nothing of a project that invites, on the portal and in the open data', async () => {
  const [project] = await busy.app.asSuperuser<{ name: string }>(
    'select project_name as name from project where id = $1',
    [busy.projectId],
  );
  const notices = await busy.app.asSuperuser<{ id: string }>('select id::text from bulletin where project_id = $1', [
    busy.projectId,
  ]);
  expect(notices.length).toBeGreaterThan(0);
  const visit = async (url: string) => (await busy.app.app.server.inject({ method: 'GET', url })).body;
  const name = project?.name ?? '';
  for (const list of ['/portal', '/portal/feed.xml', '/portal/ocds/releases'])
    expect(await visit(list)).not.toContain(name);
  const own = [`releases/${busy.projectId}`, `records/${busy.projectId}`].map((path) => `/portal/ocds/${path}`);
  for (const url of [...notices.map(({ id }) => `/portal/notice/${id}`), ...own])
    expect(await visit(url)).not.toContain(name);
});
