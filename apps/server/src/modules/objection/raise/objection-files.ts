import { project } from '@zhaocai/model';
import type { FileAccess, FileCtx, Files } from '../../../platform/files/index.ts';
import { Parameters, visibleConditions } from '../../../platform/rows/index.ts';
import { evidenceShown, knownObjections, namesShown } from '../list/known-objections.ts';

/** Business types of the evidence, of what is signed, and of what answers or decides. */
export const evidenceBusiness = 'objection';
export const signedBusiness = 'objectionSigned';
export const replyBusiness = 'objectionReply';

type Shown = typeof namesShown;
const always: Shown = () => 'true';

/** Whether somebody of the buyer knows of an objection, and of this part of it. */
async function mayKnow(ctx: FileCtx, businessId: string | null, shown: Shown): Promise<boolean> {
  if (!ctx.user.permissions.has('objection_view') || businessId === null) return false;
  const parameters = new Parameters();
  const seen = [
    'o.is_deleted = 0',
    knownObjections(ctx, 'o'),
    shown(ctx, { row: 'o', project: 't' }),
    ...visibleConditions(project, ctx, { parameters }),
  ];
  const rows = await ctx.db.query(
    `select 1 from objection o join project t on t.tenant_id = o.tenant_id and t.id = o.project_id
     where ${seen.join(' and ')} and o.id = ${parameters.bind(businessId)}`,
    parameters.values,
  );
  return rows.length > 0;
}

/** Whoever has raised it, and the buyer's people who may know of this part of it. */
const raised = (shown: Shown): FileAccess => ({
  mayRead: async (ctx, { tenantId, businessId }) =>
    tenantId === ctx.tenantId ? ctx.user.permissions.has('objection_view') : mayKnow(ctx, businessId, shown),
});

/** The buyer's people who know of it, and whoever raised it: he is the party of these files. */
const replied: FileAccess = {
  mayRead: async (ctx, { partyTenantId, businessId }) =>
    partyTenantId === ctx.tenantId ? ctx.user.permissions.has('objection_view') : mayKnow(ctx, businessId, always),
};

export const objectionFileAccess: Readonly<Record<string, FileAccess>> = {
  [evidenceBusiness]: raised(evidenceShown),
  [signedBusiness]: raised(namesShown),
  [replyBusiness]: replied,
};

interface Binding {
  readonly files: readonly { readonly fileId: string }[] | null | undefined;
  readonly businessType: string;
  readonly businessId: string;
  readonly partyTenantId: string;
}

/** Hangs what was uploaded on an objection, for the other side to read as its access says. */
export async function bindFiles(files: Files, ctx: FileCtx, { files: given, ...business }: Binding): Promise<void> {
  const ids = (given ?? []).map(({ fileId }) => fileId);
  if (ids.length > 0) await files.bind(ctx, ids, business);
}

/** Hangs the files of an answer or a decision on an objection, for whoever raised it; who that is leaves the database here alone. */
export async function bindReply(
  files: Files,
  ctx: FileCtx,
  { id, files: given }: Pick<Binding, 'files'> & { readonly id: string },
): Promise<void> {
  const [row] = await ctx.db.query<{ partyTenantId: string }>(
    'select supplier_tenant_id as "partyTenantId" from objection where tenant_id = $1 and id = $2',
    [ctx.tenantId, id],
  );
  if (row) await bindFiles(files, ctx, { files: given, businessType: replyBusiness, businessId: id, ...row });
}
