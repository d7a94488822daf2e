import { isTendering } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { supplierStream } from '../evidence/streams.ts';
import { lockProject, type ProjectRow } from '../project/find-project.ts';
import type { KnownWithAccount } from './known-suppliers.ts';
import { firstStatus, storeEntry, type PaperSource } from './store-entry.ts';

/** The project, held, while registration is open: the office takes nobody down before or after. */
export async function lockToRegister(ctx: Ctx, projectId: string): Promise<ProjectRow> {
  const project = await lockProject(ctx, projectId);
  if (!isTendering(project.stage) || !project.entryEndTime || ctx.now >= project.entryEndTime)
    refuse('tendering.notInEntryTime');
  return project;
}

export interface OnPaper {
  readonly packageId: string;
  readonly supplier: KnownWithAccount;
  readonly linkman: string;
  readonly phone: string;
  readonly source: PaperSource;
}

/** As if he had registered himself; of a project that invites he has accepted by it. Answers the registration's id. */
export async function registerOnPaper(ctx: Ctx, project: ProjectRow, one: OnPaper): Promise<string> {
  const { packageId, supplier, linkman, phone, source } = one;
  const { id, entryNum } = await storeEntry(ctx, {
    tenantId: ctx.tenantId,
    projectId: project.id,
    packageId,
    supplierId: supplier.id,
    supplierTenantId: supplier.tenantId,
    supplierName: supplier.name,
    creditCode: supplier.creditCode,
    linkman,
    phone,
    entryStatus: firstStatus(project),
    source,
  });
  await ctx.db.query('select from accept_on_paper($1, $2, $3)', [project.id, supplier.id, ctx.now]);
  await recordEvidence(ctx, {
    stream: supplierStream(project.id, supplier.tenantId),
    action: source.signUpTime ? 'entry.signUp' : 'entry.import',
    subject: id,
    payload: {
      packageId,
      entryNum,
      supplierName: supplier.name,
      creditCode: supplier.creditCode,
      ...(source.signUpTime && {
        signUpWay: source.signUpWay,
        signUpTime: source.signUpTime,
        files: (source.signUpFiles ?? []).map(({ fileId }) => fileId),
      }),
    },
  });
  return id;
}
