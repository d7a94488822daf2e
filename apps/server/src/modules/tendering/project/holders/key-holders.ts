import {
  isLowAssurance,
  thresholdOf,
  userStatus,
  type KeyHolder,
  type KeyHolders,
  type Threshold,
} from '@zhaocai/model';
import type { Ctx } from '../../../../platform/http/index.ts';
import { keysInUse } from '../../../sealing/index.ts';
import { paramValue } from '../../../tenancy/index.ts';
import { findProject, type ProjectRow } from '../find-project.ts';
import { projectPeople } from '../members/project-people.ts';

type Project = Pick<ProjectRow, 'id' | 'lawRegime'>;

/** What a project's procedure and its tenant ask for. */
export async function thresholdOfProject(ctx: Ctx, { lawRegime }: Pick<Project, 'lawRegime'>): Promise<Threshold> {
  const [count, threshold] = await Promise.all([
    paramValue(ctx, 'sealing.holders'),
    paramValue(ctx, 'sealing.threshold'),
  ]);
  return thresholdOf(lawRegime, { count: Number(count), threshold: Number(threshold) });
}

const settled = `
  select distinct on (h.place) h.user_id::text as "userId", h.threshold, h.key_id::text as "keyId",
    k.public_key as recipient
  from package_key_holder h join seal_key k on k.tenant_id = h.tenant_id and k.id = h.key_id
  where h.tenant_id = $1 and h.project_id = $2 order by h.place, h.package_id`;

interface Settled {
  readonly userId: string;
  readonly threshold: number;
  readonly keyId: string;
  readonly recipient: string;
}

/** Bids of this project are sealed to holders already, or can be. */
export async function areSettled(ctx: Ctx, projectId: string): Promise<boolean> {
  const rows = await ctx.db.query('select 1 from package_key_holder where tenant_id = $1 and project_id = $2 limit 1', [
    ctx.tenantId,
    projectId,
  ]);
  return rows.length > 0;
}

/** Who opens a project's sealed bids, as it stands; after the publication as it was settled then. */
export async function readKeyHolders(ctx: Ctx, { projectId }: { projectId: string }): Promise<KeyHolders> {
  const project = await findProject(ctx, projectId);
  const fixed = await ctx.db.query<Settled & Record<string, unknown>>(settled, [ctx.tenantId, projectId]);
  const [first] = fixed;
  if (!first) {
    const threshold = await thresholdOfProject(ctx, project);
    const holders = await keyHoldersOf(ctx, project);
    return { ...threshold, isLowAssurance: isLowAssurance(threshold), isFixed: false, holders };
  }
  const { threshold } = first;
  const people = await described(
    ctx,
    fixed.map(({ userId }) => userId),
    false,
  );
  const keys = new Map(fixed.map((one) => [one.userId, { keyId: one.keyId, recipient: one.recipient }]));
  const holders = people.map((person) => ({ ...person, ...keys.get(person.userId) }));
  return { threshold, count: fixed.length, isLowAssurance: isLowAssurance(first), isFixed: true, holders };
}

const supervisors = `
  select u.id::text as id from user_account u
  join user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
  join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0 and r.role_alias = 'supervisor'
  where u.tenant_id = $1 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')} and u.id <> all($2::bigint[])
  order by u.id limit 1`;
const named = `
  select user_id::text as id from project_key_holder where tenant_id = $1 and project_id = $2 order by place`;

/** Those who were named; where nobody was: handler, head of procurement, and a supervisor of the unit beside them. */
export async function keyHoldersOf(ctx: Ctx, { id }: Pick<Project, 'id'>): Promise<KeyHolder[]> {
  const userIds = (await ctx.db.query<{ id: string }>(named, [ctx.tenantId, id])).map((row) => row.id);
  if (userIds.length > 0) return described(ctx, userIds, false);
  const people = await projectPeople(ctx, id);
  const procuring = [people[handler]?.[0], people[head]?.[0]].flatMap((one) => one ?? []);
  const [supervisor] = await ctx.db.query<{ id: string }>(supervisors, [ctx.tenantId, procuring]);
  return described(ctx, supervisor ? [...procuring, supervisor.id] : procuring, true);
}

/** Project roles 采购经办人 and 采购负责人. */
const handler = 5;
const head = 6;

const states = `
  select u.id::text as id, u.status not in ${userStatus.sql('enabled')} as "isDisabled"
  from user_account u where u.tenant_id = $1 and u.id = any($2::bigint[])`;

async function described(ctx: Ctx, userIds: readonly string[], isAssumed: boolean): Promise<KeyHolder[]> {
  const people = await keysInUse(ctx, userIds);
  const rows = await ctx.db.query<{ id: string; isDisabled: boolean }>(states, [ctx.tenantId, userIds]);
  const disabled = new Map(rows.map(({ id, isDisabled }) => [id, isDisabled]));
  return people.map(({ userId, userName, keyId, recipient }) => {
    const isDisabled = disabled.get(userId) ?? true;
    return { userId, userName, isAssumed, isDisabled, keyId, recipient };
  });
}
