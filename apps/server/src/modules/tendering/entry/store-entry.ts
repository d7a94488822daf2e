import { entry, entryLifecycle, entryMember, memberLifecycle, signUpWay, type FileValue } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { Consortium } from './consortium.ts';

export interface NewEntry {
  /** Of the buyer, in whose rows it stands. */
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly supplierId: string;
  readonly supplierTenantId: string;
  readonly supplierName: string;
  readonly creditCode: string;
  readonly linkman: string;
  readonly phone: string;
  readonly entryStatus: number;
  readonly consortium?: Consortium | undefined;
  /** Of one that an office took down. */
  readonly source?: PaperSource;
}

/** How a registration on paper came in, and what it says of the firm (R54). */
export interface PaperSource {
  /** Of `signUpWay`. */
  readonly signUpWay: number;
  readonly signUpTime?: string;
  readonly signUpFiles?: readonly FileValue[];
  readonly signUpRemark?: string | null;
  readonly responsiblePerson?: string | undefined;
  readonly relatedCompanies?: readonly { readonly creditCode: string; readonly relationType: number }[] | undefined;
}

/** Where a project has registrations reviewed they wait for it. */
export function firstStatus({ isEntryReviewed }: { readonly isEntryReviewed: boolean | null }): number {
  return isEntryReviewed ? entryLifecycle.code.inReview : entryLifecycle.code.approved;
}

/** Only once per package: of two who come at the same time the second finds the first. */
export async function storeEntry(ctx: Ctx, given: NewEntry): Promise<{ id: string; entryNum: string }> {
  const id = nextId();
  // Not counted up: a serial number would tell how many came before (R38).
  const entryNum = `BM${id.slice(-12)}`;
  const [row] = await ctx.db.query(
    `insert into ${entry.table} (tenant_id, id, project_id, package_id, supplier_id, supplier_tenant_id, entry_num,
       supplier_name, credit_code, linkman, phone, entry_time, entry_status, create_user, create_time, update_user, update_time,
       is_consortium, agreement_files, sign_up_way, sign_up_time, sign_up_files, sign_up_remark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $12, $14, $12, $15, $16, $17, $18, $19, $20)
     on conflict (tenant_id, package_id, supplier_tenant_id) where is_deleted = 0 do nothing returning id`,
    [
      given.tenantId,
      id,
      given.projectId,
      given.packageId,
      given.supplierId,
      given.supplierTenantId,
      entryNum,
      given.supplierName,
      given.creditCode,
      given.linkman,
      given.phone,
      ctx.now,
      given.entryStatus,
      ctx.user.userId,
      given.consortium !== undefined,
      given.consortium ? JSON.stringify(given.consortium.agreementFiles) : null,
      ...sourceValues(given.source),
    ],
  );
  if (!row) refuse('tendering.enteredTwice');
  await takePart(ctx, { ...given, id });
  return { id, entryNum };
}

function sourceValues(source: PaperSource | undefined): unknown[] {
  const files = source?.signUpFiles ? JSON.stringify(source.signUpFiles) : null;
  return [source?.signUpWay ?? signUpWay.code.online, source?.signUpTime ?? null, files, source?.signUpRemark ?? null];
}

/** Whoever registers takes part by it, with his own share: not if he does so already in the consortium of another. */
async function takePart(ctx: Ctx, given: NewEntry & { readonly id: string }): Promise<void> {
  const { share, work } = given.consortium?.leader ?? { share: '100', work: null };
  const [row] = await ctx.db.query(
    `insert into ${entryMember.table} (tenant_id, id, project_id, package_id, entry_id, leader_tenant_id, member_tenant_id,
       member_name, credit_code, share, work, is_leader, member_status, answer_time, create_user, create_time, update_user,
       update_time, responsible_person, related_companies)
     values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10, true, $11, $12, $13, $12, $13, $12, $14, $15)
     on conflict (tenant_id, package_id, member_tenant_id) where member_status = ${memberLifecycle.code.joined} and is_deleted = 0 do nothing
     returning id`,
    [
      given.tenantId,
      nextId(),
      given.projectId,
      given.packageId,
      given.id,
      given.supplierTenantId,
      given.supplierName,
      given.creditCode,
      share,
      work,
      memberLifecycle.code.joined,
      ctx.now,
      ctx.user.userId,
      given.source?.responsiblePerson || null,
      given.source?.relatedCompanies ? JSON.stringify(given.source.relatedCompanies) : null,
    ],
  );
  if (!row) refuse('tendering.alreadyMember');
}
