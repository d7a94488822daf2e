import {
  bidPhase,
  depositStatus,
  entryLifecycle,
  isEntryReviewed,
  packageLifecycle,
  shelvesOf,
  signUpWay,
  wasOpened,
  stageAtSql,
  type EntryView,
  type OwnEntryLine,
  type Page,
  type PageInput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { shelfCondition } from '../list/project-views.ts';
import type { FileCtx } from '../../../platform/files/index.ts';
import { findProject, maySeeProject, type ProjectRow } from '../project/find-project.ts';

export interface EntryFilter {
  readonly projectId: string;
  readonly packageId?: string;
  readonly depositStatus?: number;
  /** Of `bidPhase`, derived from the entry's state. */
  readonly bidStatus?: number;
}

/**
 * Who registered. Before the opening only the manager may look, and each look is recorded; the handler, where the
 * project has registrations reviewed. Who has quoted nobody learns before it (R38).
 */
export async function listEntries(ctx: Ctx, filter: EntryFilter): Promise<EntryView[]> {
  const project = await findProject(ctx, filter.projectId);
  const isOpen = wasOpened(project);
  if (!isOpen && !maySeeRegistered(ctx, project)) refuse('tendering.entriesHidden');
  const rows = await ctx.db.query<EntryView & Record<string, unknown>>(isOpen ? openSql : sealedSql, [
    ctx.tenantId,
    filter.projectId,
    filter.packageId ?? null,
    isOpen ? (filter.depositStatus ?? null) : null,
    isOpen ? (filter.bidStatus ?? null) : null,
  ]);
  if (!isOpen) {
    const payload = filter.packageId ? { packageId: filter.packageId } : {};
    await recordEvidence(ctx, {
      stream: filter.projectId,
      action: 'project.entriesViewed',
      subject: filter.projectId,
      payload,
    });
  }
  return rows;
}

export async function listEntriesOfPackage(ctx: Ctx, packageId: string): Promise<EntryView[]> {
  const [found] = await ctx.db.query<{ projectId: string }>(
    'select project_id as "projectId" from package where tenant_id = $1 and id = $2 and is_deleted = 0',
    [ctx.tenantId, packageId],
  );
  return found ? listEntries(ctx, { projectId: found.projectId, packageId }) : notFound();
}

/** Not whoever gives permissions, himself included: to look, somebody else must have been trusted with it. */
function mayGrant({ user: { permissions } }: Pick<Ctx, 'user'>): boolean {
  return permissions.has('role_edit') || permissions.has('user_role');
}

/** Who may see who registered for a project of his. */
export async function maySeeEntries(ctx: FileCtx, projectId: string): Promise<boolean> {
  if (!ctx.user.permissions.has('entry_view') || !(await maySeeProject(ctx, projectId))) return false;
  const [project] = await ctx.db.query<Secret & Record<string, unknown>>(
    `select manner, law_regime as "lawRegime", is_entry_reviewed as "isEntryReviewed", opened_time as "openedTime", stage from project
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, projectId],
  );
  return project !== undefined && (wasOpened(project) || maySeeRegistered(ctx, project));
}

type Secret = Pick<ProjectRow, 'manner' | 'lawRegime' | 'isEntryReviewed' | 'openedTime' | 'stage'>;

function maySeeRegistered(ctx: Pick<Ctx, 'user'>, project: Secret): boolean {
  return (
    isHeadOfProcurement(ctx) || (!mayGrant(ctx) && isEntryReviewed(project) && ctx.user.permissions.has('entry_review'))
  );
}

/** Who alone may look before the opening at who and how many registered (R38). */
export function isHeadOfProcurement(ctx: Pick<Ctx, 'user'>): boolean {
  return !mayGrant(ctx) && ctx.user.permissions.has('entry_registered');
}

const phase = `case
  when k.package_status in ${packageLifecycle.sql('failed', 'terminated')} then ${bidPhase.code.failed}
  when e.entry_status in ${entryLifecycle.sql('submitted', 'undecryptable')} then ${bidPhase.code.quoted}
  when e.entry_status in ${entryLifecycle.sql('decrypted', 'valid')} then ${bidPhase.code.opened}
  when e.entry_status in ${entryLifecycle.sql('invalid', 'revoked')} then ${bidPhase.code.invalid}
  when e.entry_status in ${entryLifecycle.sql('won')} then ${bidPhase.code.won}
  when e.entry_status in ${entryLifecycle.sql('lost')} then ${bidPhase.code.lost}
  else ${bidPhase.code.notQuoted} end`;

const members = `(select coalesce(jsonb_agg(jsonb_build_object('name', m.member_name, 'creditCode', m.credit_code,
    'share', trim_scale(m.share)::text, 'work', m.work, 'smeType', m.sme_type, 'isLeader', m.is_leader, 'memberStatus', m.member_status,
    'declineReason', null) order by m.is_leader desc, m.share desc, m.id), '[]')
    from entry_member m where m.tenant_id = e.tenant_id and m.entry_id = e.id and m.is_deleted = 0)`;

const entrySelect = (mask: { status: string; isBid: string; phase: string; version: string; deposit: string }) => `
  select e.id, e.project_id as "projectId", e.package_id as "packageId", k.package_no as "packageNo",
    k.package_name as "packageName", e.supplier_id as "supplierId", e.supplier_name as "supplierName",
    e.credit_code as "creditCode", e.entry_num as "entryNum", e.linkman, e.phone, e.entry_time as "entryTime",
    ${mask.status} as "entryStatus", ${mask.deposit} as "depositStatus", ${mask.isBid} as "isBid",
    ${mask.phase} as "bidStatus", e.reject_reason as "rejectReason", ${mask.version} as version,
    e.sme_type as "smeType", coalesce(e.sme_files, '[]') as "smeFiles", e.sign_up_way as "signUpWay",
    e.sign_up_time as "signUpTime", coalesce(e.sign_up_files, '[]') as "signUpFiles", e.sign_up_remark as "signUpRemark",
    case when e.sign_up_way <> ${signUpWay.code.online} then (select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u
      where u.tenant_id = e.tenant_id and u.id = e.create_user) end as "signUpBy",
    e.is_consortium as "isConsortium", coalesce(e.agreement_files, '[]') as "agreementFiles",
    case when e.is_consortium then ${members} else '[]' end as members
  from entry e join package k on k.tenant_id = e.tenant_id and k.id = e.package_id
  where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0
    and ($3::bigint is null or e.package_id = $3) and ($4::smallint is null or e.deposit_status = $4)
    and ($5::int is null or ${mask.phase} = $5)
  order by k.package_no, e.entry_time, e.id`;

const openSql = entrySelect({
  status: 'e.entry_status',
  isBid: 'e.is_bid',
  phase,
  version: 'e.version',
  deposit: 'e.deposit_status',
});
// Sealed, withdrawn and revoked look like registered; the version would count the quotes.
const sealedSql = entrySelect({
  status: `case when e.entry_status in ${entryLifecycle.sql('submitted', 'withdrawn', 'revoked')}
    then ${entryLifecycle.code.approved} else e.entry_status end`,
  isBid: 'null::boolean',
  phase: 'null::int',
  version: '0',
  // Who has paid is as secret as who has quoted.
  deposit: String(depositStatus.code.unpaid),
});

/** A supplier's own registrations, newest first, with what their projects wait for. */
export async function pageOwnEntries(ctx: Ctx, input: PageInput): Promise<Page<OwnEntryLine>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const where = ownConditions(ctx, input, parameters).join(' and ');
  const counted = `select count(*)::int as total from (select 1 ${ownFrom} where ${where} limit 10001) c`;
  const countValues = [...parameters.values];
  const page = `
    select e.id, e.tenant_id as "tenantId", e.project_id as "projectId", p.project_no as "projectNo",
      p.project_name as "projectName", p.manner, p.buyer_name as "buyerName", e.package_id as "packageId",
      k.package_no as "packageNo", k.package_name as "packageName", e.entry_num as "entryNum", e.linkman, e.phone,
      e.entry_time as "entryTime", e.entry_status as "entryStatus", e.is_bid as "isBid", e.bid_time as "bidTime",
      e.quote_version as "quoteVersion", p.entry_end_time as "entryEndTime", p.bid_end_time as "bidEndTime",
      p.open_time as "openTime", ${stageAtSql('p', parameters.bind(ctx.now))} as stage, e.reject_reason as "rejectReason", e.version,
      e.is_consortium as "isConsortium", e.sme_type as "smeType", coalesce(e.sme_files, '[]') as "smeFiles"
    ${ownFrom} where ${where}
    order by e.entry_time desc, e.id desc limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<OwnEntryLine & Record<string, unknown>>(page, parameters.values),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer<OwnEntryLine>({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}

const ownFrom = `from entry e
  join published_project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  join published_package k on k.tenant_id = e.tenant_id and k.id = e.package_id`;

function ownConditions(ctx: Ctx, input: PageInput, parameters: Parameters): string[] {
  const shelf = typeof input.shelf === 'string' ? input.shelf : '';
  const conditions = [`e.supplier_tenant_id = ${parameters.bind(ctx.tenantId)}`, 'e.is_deleted = 0'];
  const keyword = typeof input.keyword === 'string' ? input.keyword.trim() : '';
  if (keyword) {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    conditions.push(`(p.project_name ilike ${pattern} or p.project_no ilike ${pattern})`);
  }
  if (shelf !== '')
    conditions.push(shelfCondition({ shelves: shelvesOf.supplier }, { shelf, ctx, parameters, alias: 'p' }));
  const status = String(input.entryStatus ?? '');
  if (/^\d{1,2}$/.test(status)) conditions.push(`e.entry_status = ${parameters.bind(Number(status))}`);
  return conditions;
}
