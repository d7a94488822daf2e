import type { OrganizationApp } from './organization-app.ts';

/** A purchaser of another department beside the demo's: `buyer2`, with the same password; answers his id. */
export async function secondPurchaser(app: OrganizationApp): Promise<string> {
  const chief = await app.person('admin');
  const { data } = await chief.post<{ id: string }>('/blade-user/submit', {
    account: 'buyer2',
    name: '吴敏',
    roleId: await app.roleId('purchaser'),
    deptId: await app.deptId('采购二科'),
  });
  await app.asSuperuser(
    `update user_account a set must_change_password = false, password_hash = b.password_hash
     from user_account b where b.tenant_id = '100001' and b.account = 'buyer' and a.tenant_id = '100001' and a.id = $1`,
    [data.id],
  );
  return data.id;
}
