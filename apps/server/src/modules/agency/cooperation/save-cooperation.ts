import { agencyCooperation, cooperationLifecycle, type Row, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { demandAddPermission, storeRow, type Values } from '../../../platform/crud/index.ts';
import { bindAttachments } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRows } from '../../../platform/rows/index.ts';
import { renewalReminder } from './renewal-reminder.ts';
import { stateWord } from './choosable.ts';

/**
 * Invites an agency of the platform, or registers one outside of it, with which everything was agreed on paper. What both
 * have agreed on stays; what only says how to reach the agency may change.
 */
export async function saveCooperation(ctx: Ctx, input: Values): Promise<Saved> {
  demandAddPermission(ctx, agencyCooperation, input);
  const { saved, action, payload } = await storeRow(ctx, agencyCooperation, {
    input: { ...input },
    hooks: { beforeSave: (_ctx, values, existing) => completeCooperation(ctx, values, existing) },
  });
  await shareAgreement(ctx, saved.id);
  await recordEvidence(ctx, { stream: 'admin', action: `agencyCooperation.${action}`, subject: saved.id, payload });
  return saved;
}

/** The agency reads the agreement too. */
export async function shareAgreement(ctx: Ctx, id: string): Promise<void> {
  const { agreementFiles, renewalFiles, agentTenantId } = await findRow(ctx, agencyCooperation, {
    id,
    reach: 'tenant',
  });
  if (!agentTenantId) return;
  await bindAttachments(ctx.db, {
    tenantId: ctx.tenantId,
    fileIds: [...(agreementFiles ?? []), ...(renewalFiles ?? [])].map(({ fileId }) => fileId),
    businessType: agencyCooperation.name,
    businessId: id,
    partyTenantId: agentTenantId,
    userId: ctx.user.userId,
    now: ctx.now,
  });
}

async function completeCooperation(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const draft = { ...values } as unknown as Row<typeof agencyCooperation>;
  if (draft.endDate < draft.startDate) refuse('agency.datesOrder');
  if (existing) {
    demandTermsKept(values, existing);
    return { renewFrom: renewalReminder(draft.endDate) };
  }
  if (draft.endDate < ctx.now.slice(0, 10)) refuse('agency.endInPast');
  const named = draft.agentTenantId ? await ofDirectory(ctx, draft.agentTenantId) : outside(draft);
  await demandNew(ctx, { agentName: named.agentName, agentTenantId: draft.agentTenantId });
  return { ...named, buyerName: ctx.user.tenantName, renewFrom: renewalReminder(draft.endDate) };
}

/** Name and credit code are the platform's, never the request's. */
async function ofDirectory(ctx: Ctx, number: string): Promise<{ agentName: string } & Values> {
  const [agency] = await ctx.db.query<{ name: string; creditCode: string | null; linkman: string | null }>(
    `select tenant_name as name, credit_code as "creditCode", linkman from agency_directory() where tenant_id = $1`,
    [number],
  );
  if (!agency) return refuse('agency.unknownAgency', { number });
  return { agentName: agency.name, creditCode: agency.creditCode, isOnPlatform: true };
}

function outside({ agentName, agreementFiles }: Row<typeof agencyCooperation>): { agentName: string } & Values {
  if ((agreementFiles ?? []).length === 0) refuse('agency.agreementMissing');
  const cooperationStatus = cooperationLifecycle.code.active;
  return { agentName, isOnPlatform: false, awaitsConfirmation: true, cooperationStatus };
}

const known = `
  select id::text, agent_name as name, cooperation_status as status from agency_cooperation
  where tenant_id = $1 and is_deleted = 0 and (agent_name = $2 or agent_tenant_id = $3) limit 1`;

async function demandNew(
  ctx: Ctx,
  { agentName, agentTenantId }: { readonly agentName: string; readonly agentTenantId: string | null },
): Promise<void> {
  const [found] = await ctx.db.query<{ name: string; status: number }>(known, [
    ctx.tenantId,
    agentName,
    agentTenantId || null,
  ]);
  if (found) refuse('agency.known', { name: found.name, state: stateWord(ctx, found.status) });
}

const terms = ['startDate', 'endDate', 'feePayer', 'feeFloat', 'minFee', 'scope'] as const;

function demandTermsKept(values: Values, existing: Values): void {
  if (!cooperationLifecycle.is(existing.cooperationStatus, 'active', 'expired')) return;
  const same = (name: string) => plain(values[name]) === plain(existing[name]);
  if (!terms.every(same)) refuse('agency.termsAgreed');
}

/** `-20` and `-20.0000` are the same float, `''` and nothing the same. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? String(Number(text)) : text;
}

const entrusted = `
  select 1 from agency_entrustment where tenant_id = $1 and cooperation_id = any($2::bigint[]) and is_deleted = 0 limit 1`;

/** What both work by, or what projects were run under, is not removed. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, agencyCooperation, { ids, mode: 'remove' }))
    if (cooperationLifecycle.is(row.cooperationStatus, 'active')) refuse('agency.notRemovable');
  if ((await ctx.db.query(entrusted, [ctx.tenantId, ids])).length > 0) refuse('agency.entrustedOnce');
}
