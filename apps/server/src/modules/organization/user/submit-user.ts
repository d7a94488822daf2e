import { accountFault, isEmail, phoneFault, user, userStatus, type Saved, type UserInput } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Values } from '../../../platform/crud/index.ts';
import { saveRow } from '../../../platform/crud/write.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { endSessionsOf, forgetUsers } from '../end-sessions.ts';
import { idList } from '../id-list.ts';
import { isVisiting, withoutTenant, writeIn } from '../named-tenant.ts';
import { demandQuota } from './account-quota.ts';
import { demandMayManage } from './grantable-roles.ts';
import { initialPasswords } from './initial-password.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { lockUsers } from './locked-users.ts';
import { userReferences } from './user-references.ts';
import { demandMayGrant, replaceRoles, rolesOfUsers, sameRoles } from './user-roles.ts';

/** Adds a user without an id, changes him with one. */
export function submitUser(ctx: Ctx, input: UserInput): Promise<Saved & { initialPassword?: string }> {
  const { id } = input;
  const values = withoutTenant(input);
  return id
    ? writeIn(ctx, { input, permission: 'tenantUser_edit' }, (inner) => changeUser(inner, { ...values, id }))
    : writeIn(ctx, { input, permission: 'tenantUser_add' }, (inner) => addUser(inner, values));
}

async function addUser(ctx: Ctx, input: UserInput): Promise<Saved & { initialPassword: string }> {
  if (!isVisiting(ctx) && !ctx.user.permissions.has('user_add')) throw new Refusal('platform.forbidden', {}, 403);
  demandNoPassword(input);
  await demandQuota(ctx, 1);
  await demandFreeAccount(ctx, input.account);
  const roleIds = idList(input.roleId);
  const references = await userReferences(ctx, input);
  if (roleIds.length > 0) await demandMayGrant(ctx, undefined, roleIds);
  demandPerson(input);
  const { password, hash } = await (await initialPasswords(ctx))(String(input.account ?? ''));
  const made = { ...references, passwordHash: hash, mustChangePassword: true };
  const hooks = {
    takes: besideUser,
    beforeSave: () => ({ userType: 1, status: userStatus.code.enabled, ...given(input), ...made }),
  };
  const saved = await saveRow(ctx, user, { input: { ...input, id: undefined }, hooks });
  if (roleIds.length > 0) await grantAndRecord(ctx, { userId: saved.id, before: [], roleIds });
  return { ...saved, initialPassword: password };
}

/** What a list and a detail show beside the account's own fields may come back with them. */
const besideUser = ['roleId', 'roleName', 'deptId', 'deptName', 'postId', 'postName'] as const;

/** Of the choices that a new account has anyhow, those that were sent. */
function given({ userType, status }: UserInput): Values {
  return { ...(userType ? { userType } : {}), ...(status ? { status } : {}) };
}

function changeUser(ctx: Ctx, input: UserInput & { readonly id: string }): Promise<Saved> {
  const { id } = input;
  demandNoPassword(input);
  return keepAdministrator(ctx, async () => {
    const [former] = await lockUsers(ctx, id);
    await demandMayManage(ctx, [id]);
    const references = await userReferences(ctx, input, former?.deptIds);
    const roles = await changedRoles(ctx, input);
    demandStatus(ctx, { ...input, former: former?.status });
    demandPerson({ ...input, status: undefined });
    const saved = await saveRow(ctx, user, {
      input: kept(input),
      hooks: { takes: besideUser, beforeSave: () => ({ ...references }) },
    });
    if (Number(input.status) === disabled) await endSessionsOf(ctx, [id], 'disabled');
    else await forgetUsers(ctx, [id]);
    if (roles) await grantAndRecord(ctx, roles);
    return saved;
  });
}

/** What must have a value keeps the one it has where a blank was sent. */
function kept(input: UserInput): Values {
  const { status, userType, ...rest } = input;
  return { ...rest, ...given({ status, userType }) };
}

/** The change of roles that a save asks for, when it is one that the caller may make. */
async function changedRoles(ctx: Ctx, { id, roleId }: UserInput): Promise<RoleChange | undefined> {
  if (id === undefined || roleId === undefined) return undefined;
  const roleIds = idList(roleId);
  const [held] = await rolesOfUsers(ctx, [id]);
  if (sameRoles(held?.ids ?? [], roleIds)) return undefined;
  await demandMayGrant(ctx, id, roleIds);
  return { userId: id, before: held?.names ?? [], roleIds };
}

interface RoleChange {
  readonly userId: string;
  readonly before: readonly string[];
  readonly roleIds: readonly string[];
}

async function grantAndRecord(ctx: Ctx, { userId, before, roleIds }: RoleChange): Promise<void> {
  await replaceRoles(ctx, { userIds: [userId], roleIds });
  const [after] = await rolesOfUsers(ctx, [userId]);
  const payload = { before: { roles: before }, after: { roles: after?.names ?? [] } };
  await recordEvidence(ctx, { stream: 'admin', action: 'user.grant', subject: userId, payload });
}

const accountsLike =
  'select account from user_account where tenant_id = $1 and lower(account) = lower($2) and is_deleted = 0';

/** Asked under the lock of the tenant's row, which the quota takes: of two who add at once the second sees the first. */
async function demandFreeAccount(ctx: Ctx, account: unknown): Promise<void> {
  if (typeof account !== 'string' || account === '') return;
  const fault = accountFault(account);
  if (fault) refuse(fault);
  const [like] = await ctx.db.query<{ account: string }>(accountsLike, [ctx.tenantId, account]);
  if (like?.account === account) refuse('organization.accountTaken');
  if (like) refuse('organization.accountLike', { taken: like.account });
}

/** Initial passwords come from the server (decisions 20); a client that sends one must not believe it was taken. */
function demandNoPassword({ password }: UserInput): void {
  if (password !== undefined && password !== null && password !== '') refuse('organization.passwordByServer');
}

/** A phone and an address need not be given, but must be ones (rules 311 and 312). */
function demandPerson({ phone, email, status }: Values): void {
  const fault = typeof phone === 'string' && phone !== '' ? phoneFault(phone) : undefined;
  if (fault) refuse(fault);
  if (typeof email === 'string' && email !== '' && !isEmail(email)) refuse('organization.emailForm');
  if (Number(status) === waiting) refuse('organization.statusWaiting');
}

const disabled = 2;
const waiting = 3;

/** Nobody disables himself, and waiting is what a registration alone begins. */
function demandStatus(ctx: Ctx, { id, status, former }: UserInput & { readonly former: number | undefined }): void {
  if (!status || Number(status) === former) return;
  if (id === ctx.user.userId) refuse('organization.ownAccount');
  if (Number(status) === waiting) refuse('organization.statusWaiting');
}
