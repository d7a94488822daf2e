import {
  isTendering,
  memberLifecycle,
  type EndpointInput,
  type memberByCode,
  type Membership,
  type ownMemberships as endpoint,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findCompanies } from './consortium.ts';

/** What company has this credit code, if it is on the platform. */
export async function readMemberByCode(
  ctx: Ctx,
  { creditCode }: EndpointInput<typeof memberByCode>,
): Promise<{ name: string | null }> {
  const [company] = await findCompanies(ctx, [creditCode]);
  return { name: company?.name ?? null };
}

const most = 200;

const membersJson = `jsonb_agg(jsonb_build_object('name', m.name, 'creditCode', m.credit_code,
  'share', trim_scale(m.share)::text, 'work', m.work, 'smeType', m.sme_type, 'isLeader', m.is_leader, 'memberStatus', m.member_status,
  'declineReason', m.decline_reason))`;

const select = `
  select o.id, o.version, o.tenant_id as "tenantId", o.entry_id as "entryId", o.project_id as "projectId",
    p.project_no as "projectNo", p.project_name as "projectName", p.buyer_name as "buyerName",
    k.package_no as "packageNo", k.package_name as "packageName", p.bid_end_time as "bidEndTime", p.stage,
    o.is_leader as "isLeader", trim_scale(o.share)::text as share, o.member_status as "memberStatus",
    (select ${membersJson} from consortium_of(o.tenant_id, o.entry_id) m) as members,
    coalesce(agreement_of(o.tenant_id, o.entry_id), '[]') as "agreementFiles"
  from entry_member o
  join published_project p on p.tenant_id = o.tenant_id and p.id = o.project_id
  join published_package k on k.tenant_id = o.tenant_id and k.id = o.package_id
  where o.member_tenant_id = $1 and o.is_deleted = 0 and o.is_asked and o.share < 100
    and ($2::bigint is null or o.project_id = $2) and ($3::text is null or o.tenant_id = $3)
  order by o.create_time desc, o.id desc limit ${most + 1}`;

type Line = Omit<Membership, 'canAnswer' | 'isComplete'> & { readonly stage: number };

/** The consortia that the caller leads or is asked to be in, the newest first. */
export async function listMemberships(
  ctx: Ctx,
  { projectId, tenantId }: EndpointInput<typeof endpoint>,
): Promise<Membership[]> {
  const values = [ctx.tenantId, projectId ?? null, tenantId ?? null];
  const rows = await cutAt(ctx, ctx.db.query<Line & Record<string, unknown>>(select, values), most);
  return rows.map(({ stage, ...row }) => {
    const isComplete = row.members.every(({ memberStatus }) => memberLifecycle.is(memberStatus, 'joined'));
    const isAnswerable = !row.isLeader && memberLifecycle.is(row.memberStatus, 'asked');
    return { ...row, isComplete, canAnswer: isAnswerable && isTendering(stage) && ctx.now < row.bidEndTime };
  });
}
