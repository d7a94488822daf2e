import {
  grantKind,
  nodeKinds,
  userStatus,
  type Candidate,
  type FlowNode,
  type FlowState,
  type FlowWorld,
  type FormValues,
  type Grant,
} from '@zhaocai/model';
import { holdsRight } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { rightsTo } from './demand-entitled.ts';
import type { FlowVersion } from './flow-version.ts';
import type { StoredRun } from './load-run.ts';

/** What the engine may ask, looked up before: two statements, however many nodes and people there are. */
interface WorldRow {
  readonly roles: readonly { readonly roleId: string; readonly userId: string }[];
  readonly admins: readonly string[];
  readonly depts: readonly {
    readonly id: string;
    readonly parentId: string;
    readonly managerId: string | null;
  }[];
  readonly initiatorRoles: readonly string[];
  readonly people: readonly {
    readonly id: string;
    readonly isActive: boolean;
    readonly hasRight: boolean;
    readonly substitute: string | null;
  }[];
}

const isEnabled = (person: string) => `${person}.status in ${userStatus.sql('enabled')}`;

const look = `
  with role_people as (
    select ur.role_id, ur.user_id from user_role ur
    join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id and u.is_deleted = 0
    where ur.tenant_id = $1 and ur.role_id = any($2::bigint[])),
  admins as (
    select distinct ur.user_id from user_role ur
    join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      and r.role_alias in ('admin', 'administrator')
    join user_account u on u.tenant_id = ur.tenant_id and u.id = ur.user_id and u.is_deleted = 0
      and ${isEnabled('u')}
    where ur.tenant_id = $1),
  own as (select id, parent_id from dept where tenant_id = $1 and id = $5 and is_deleted = 0),
  depts as (
    select d.id, d.parent_id, d.manager_id from dept d
    where d.tenant_id = $1 and d.is_deleted = 0
      and (d.id = any($4::bigint[]) or d.id = $5 or d.id = (select parent_id from own))),
  asked as (
    select user_id from role_people union select user_id from admins
    union select manager_id from depts where manager_id is not null union select unnest($3::bigint[]))
  select json_build_object(
    'roles', (select coalesce(json_agg(json_build_object('roleId', role_id::text, 'userId', user_id::text)
      order by user_id), '[]') from role_people),
    'admins', (select coalesce(json_agg(user_id::text order by user_id), '[]') from admins),
    'depts', (select coalesce(json_agg(json_build_object('id', id::text, 'parentId', parent_id::text,
      'managerId', manager_id::text)), '[]') from depts),
    'initiatorRoles', (select coalesce(json_agg(r.role_alias), '[]') from user_role ur
      join role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.is_deleted = 0
      where ur.tenant_id = $1 and ur.user_id = $6),
    'people', (select coalesce(json_agg(json_build_object('id', u.id::text,
        'isActive', ${isEnabled('u')} and u.is_deleted = 0, 'hasRight', ${holdsRight('u', '$9')},
        'substitute', s.to_user::text)), '[]')
      from asked a join user_account u on u.tenant_id = $1 and u.id = a.user_id
      left join lateral (
        select g.to_user from flow_delegation g
        join user_account v on v.tenant_id = g.tenant_id and v.id = g.to_user and v.is_deleted = 0
          and ${isEnabled('v')} and (${holdsRight('v', '$9')} or v.id = any($10::bigint[])
            or v.id in (select user_id from role_people))
        where g.tenant_id = $1 and g.from_user = u.id and g.is_deleted = 0
          and g.begin_time <= $7 and g.end_time > $7 and (g.flow_key is null or g.flow_key = $8)
        order by g.flow_key nulls last, g.begin_time desc limit 1) s on true)
  ) as world`;

export interface WorldQuestion {
  readonly run: Pick<StoredRun, 'initiator' | 'initiatorDept' | 'businessType' | 'businessId' | 'state'>;
  readonly version: FlowVersion;
  readonly form: FormValues;
  /** Further people whom the command names. */
  readonly named?: readonly string[];
}

export async function prepareWorld(ctx: Ctx, question: WorldQuestion): Promise<FlowWorld> {
  const { run, version, named = [] } = question;
  const asking = version.graph.definition.nodes.filter(({ grant }) => grant);
  const project = await projectRolesOf(ctx, { run, asking });
  const makers = await makersOf(ctx, run);
  const grants = asking.flatMap(({ grant }) => (grant ? [grant] : []));
  const byName = grants.flatMap(({ userIds = [] }) => userIds);
  const people = [run.initiator, ...named, ...everybodyIn(run.state), ...byName, ...Object.values(project).flat()];
  const [row] = await ctx.db.query<{ world: WorldRow }>(look, [
    ctx.tenantId,
    idsOnly(grants.flatMap(({ roleIds = [] }) => roleIds)),
    idsOnly(people),
    idsOnly(grants.flatMap(({ deptId }) => deptId ?? [])),
    run.initiatorDept,
    run.initiator,
    ctx.now,
    version.flowKey,
    rightsTo(ctx, run) ?? null,
    idsOnly(byName),
  ]);
  if (!row) throw new Error('the world gave no answer');
  return worldOf(row.world, { ...question, project, makers });
}

/** Who is asked in the run, and who could be asked once more. */
function everybodyIn({ visits, past, suspended }: FlowState): string[] {
  return [
    ...visits.flatMap(({ tasks }) => tasks.map(({ person }) => person)),
    ...past.flatMap(({ actors, people = [] }) => [...actors, ...people]),
    ...(suspended?.visits ?? []).flatMap(({ people }) => people),
  ];
}

const { code } = grantKind;

type ProjectRoles = Readonly<Record<number, readonly string[]>>;

async function projectRolesOf(
  ctx: Ctx,
  { run, asking }: { run: WorldQuestion['run']; asking: readonly FlowNode[] },
): Promise<ProjectRoles> {
  const business = ctx.flowBusinesses.get(run.businessType);
  const isAsked = asking.some(({ grant }) => grantKind.is(grant?.kind, 'projectRole', 'projectLeader'));
  if (!isAsked || !business?.projectRoles || run.businessId === null) return {};
  return business.projectRoles(ctx, run.businessId);
}

/** An action that a flow is bound to is decided by somebody else than who asked for it. */
async function makersOf(
  ctx: Ctx,
  { businessType, businessId }: Pick<StoredRun, 'businessType' | 'businessId'>,
): Promise<readonly string[] | undefined> {
  const business = ctx.flowBusinesses.get(businessType);
  if (!business?.isBindable) return undefined;
  return businessId === null ? [] : ((await business.makers?.(ctx, businessId)) ?? []);
}

interface Looked extends WorldQuestion {
  readonly project: ProjectRoles;
  readonly makers: readonly string[] | undefined;
}

function worldOf(row: WorldRow, looked: Looked): FlowWorld {
  const { run, version, form } = looked;
  const known = new Map(
    row.people.map(({ id, isActive, substitute }): [string, Candidate] => [
      id,
      { id, isActive, ...(substitute !== null && { substitute }) },
    ]),
  );
  const withoutRight = new Set(row.people.flatMap(({ id, hasRight }) => (hasRight ? [] : [id])));
  const inPart = (one: Candidate): Candidate => (withoutRight.has(one.id) ? { ...one, lacksRight: true } : one);
  return {
    person: (id) => known.get(id),
    administrators: () => row.admins,
    candidates(nodeId) {
      const { grant, kind } = version.graph.node(nodeId);
      const named = grant ?? (kind === nodeKinds.task ? { kind: code.initiator } : undefined);
      const ids = named ? [...new Set(namedBy(named, row, looked))] : [];
      // Who is not there at all any more counts like somebody who is disabled.
      const people = ids.flatMap((id) => (id === undefined ? [] : (known.get(id) ?? { id, isActive: false })));
      const isOfPart = kind === nodeKinds.approval && !grantKind.is(named?.kind, 'role', 'person');
      return isOfPart ? people.map(inPart) : people;
    },
    leaderOf(person) {
      if (person !== run.initiator) return undefined;
      const head = headOf(row, run.initiatorDept);
      const leader = head === person ? leaderInCharge(row, run.initiatorDept) : head;
      const found = leader === undefined ? undefined : known.get(leader);
      return found && inPart(found);
    },
    makers: () => looked.makers,
    evaluate: (expression, result) =>
      version.expressions.evaluate(expression, {
        form,
        initiator: { id: run.initiator, deptId: run.initiatorDept, roles: row.initiatorRoles },
        result,
      }),
  };
}

function headOf({ depts }: WorldRow, deptId: string | null | undefined): string | undefined {
  return depts.find(({ id }) => id === deptId)?.managerId ?? undefined;
}

/** The head of what stands above the department. */
function leaderInCharge(row: WorldRow, deptId: string | null): string | undefined {
  return headOf(row, row.depts.find(({ id }) => id === deptId)?.parentId);
}

/** Whom a grant names, by its kind (domain/designers.md B6). */
function namedBy(grant: Grant, row: WorldRow, { run, project }: Looked): readonly (string | undefined)[] {
  switch (grant.kind) {
    case code.role:
      return row.roles.filter(({ roleId }) => grant.roleIds?.includes(roleId)).map(({ userId }) => userId);
    case code.person:
      return grant.userIds ?? [];
    case code.projectRole:
      return (grant.projectRoles ?? []).flatMap((role) => project[role] ?? []);
    case code.fundingDept:
      return [headOf(row, grant.deptId)];
    case code.leaderInCharge:
      return [leaderInCharge(row, run.initiatorDept)];
    case code.headOfDept:
      return [headOf(row, run.initiatorDept)];
    case code.projectLeader:
      return project[0] ?? [];
    case code.initiator:
      return [run.initiator];
  }
}

function idsOnly(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => /^\d{1,18}$/.test(id));
}
