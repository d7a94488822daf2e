import {
  committee,
  committeeLifecycle,
  seatLifecycle,
  memberRole,
  project as projectEntity,
  wasOpened,
  type EndpointInput,
  type EndpointOutput,
  type OwnEvaluation,
  type OwnSeat,
  type ownEvaluation,
  type ownEvaluations,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow, Parameters } from '../../../platform/rows/index.ts';
import { draftOf, packagesOf, standardsOf, type ProjectRow } from '../../tendering/index.ts';
import { personsOf } from '../committee/committee-queries.ts';
import { isLedByExpert, mayLead } from '../committee/election.ts';
import { isEvaluating, isSeated, membersOf, type CommitteeRow, type MemberRow } from '../committee/find-committee.ts';
import { findOwnSeat } from '../committee/move-committee.ts';

const columns = `
  m.id::text, m.version, m.project_name as "projectName", g.group_name as "groupName",
  g.group_status as "groupStatus", m.review_time as "reviewTime", m.role, g.leader_id is not distinct from m.id as "isLeader",
  m.sign_status as "signStatus", m.task`;

/** `committee_member m` and `committee g`: the caller's seats, once he is asked to sit in them. */
export function ownSeats({ tenantId, user }: Pick<Ctx, 'tenantId' | 'user'>, parameters: Parameters): string {
  return `committee_member m join committee g on g.tenant_id = m.tenant_id and g.id = m.group_id
    where m.tenant_id = ${parameters.bind(tenantId)} and m.user_id = ${parameters.bind(user.userId)} and m.is_deleted = 0
      and (g.group_status not in ${committeeLifecycle.sql('forming')} or m.sign_time is not null)
      and m.sign_status not in ${seatLifecycle.sql('released')}`;
}

const mostSeats = 200;

/** Where the caller has a seat, once he is asked to sit in it. */
export function listOwn(ctx: Ctx): Promise<EndpointOutput<typeof ownEvaluations>> {
  const parameters = new Parameters();
  const own = ownSeats(ctx, parameters);
  const asked = ctx.db.query<OwnEvaluation & Record<string, unknown>>(
    `select ${columns} from ${own} order by m.id desc limit ${mostSeats + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, mostSeats);
}

/** One of them: by what is evaluated, who has bid as soon as that is known, and with whom once he has promised. */
export async function readOwn(
  ctx: Ctx,
  { id }: EndpointInput<typeof ownEvaluation>,
): Promise<EndpointOutput<typeof ownEvaluation>> {
  const seat = await findOwnSeat(ctx, id);
  const [row, project] = await Promise.all([
    findRow(ctx, committee, { id: seat.groupId }),
    findRow(ctx, projectEntity, { id: seat.projectId, reach: 'tenant' }),
  ]);
  const isThere = isSeated(seat) && seat.signTime !== null;
  const [standards, bidders, seats] = await Promise.all([
    isSeated(seat) ? standardsFor(ctx, project, row) : [],
    isThere && wasOpened(project) ? biddersOf(ctx, row) : [],
    isSeated(seat) && seat.promiseTime !== null ? seatsOf(ctx, { project, row, seat }) : [],
  ]);
  const { version, projectName, role, reviewTime, signTime, promiseTime, task } = seat;
  return {
    id,
    version,
    projectName,
    role,
    reviewTime,
    signTime,
    promiseTime,
    task,
    standards,
    bidders,
    seats,
    groupName: row.groupName,
    groupStatus: Number(row.groupStatus),
    isLeader: row.leaderId === id,
    signStatus: Number(seat.signStatus),
    isOpened: wasOpened(project),
    voteRound: row.voteRound ?? 1,
  };
}

async function standardsFor(ctx: Ctx, project: ProjectRow, { packageIds }: CommitteeRow) {
  const [packages, standards] = await Promise.all([packagesOf(ctx, project.id), standardsOf(ctx, project.id)]);
  return packages
    .filter(({ id }) => (packageIds ?? []).includes(id))
    .flatMap(({ id, packageNo, packageName }) => {
      const standard = standards.find((one) => one.packageId === id);
      if (!standard) return [];
      const { evaluationMethod, priceWeight, checks, items } = draftOf(standard);
      return [{ packageNo, packageName, evaluationMethod, priceWeight, checks: [...checks], items: [...items] }];
    });
}

const bidderSql = `
  select distinct e.supplier_name as name from entry e
  where e.tenant_id = $1 and e.package_id = any($2::bigint[]) and e.is_deleted = 0 and e.is_bid
  order by e.supplier_name`;

async function biddersOf(ctx: Ctx, { packageIds }: CommitteeRow): Promise<string[]> {
  const rows = await ctx.db.query<{ name: string }>(bidderSql, [ctx.tenantId, packageIds ?? []]);
  return rows.map(({ name }) => name);
}

interface Seated {
  readonly project: ProjectRow;
  readonly row: CommitteeRow;
  readonly seat: MemberRow;
}

/** Those who evaluate, to each other. */
async function seatsOf(ctx: Ctx, { project, row, seat }: Seated): Promise<OwnSeat[]> {
  const members = (await membersOf(ctx, [row.id])).filter(isEvaluating);
  const [known, byExpert] = await Promise.all([personsOf(ctx, members), isLedByExpert(ctx, row, project)]);
  return members.map((one) => ({
    id: one.id,
    name: known.get(one.id)?.name ?? '',
    role: row.leaderId === one.id ? memberRole.code.leader : one.role,
    isSelf: one.id === seat.id,
    isLeader: row.leaderId === one.id,
    mayLead: mayLead(one, byExpert),
    signStatus: Number(one.signStatus),
    hasPromised: one.promiseTime !== null,
    hasVoted: one.voteForId !== null,
  }));
}
