import type { Ctx } from '../http/context.ts';
import { canonicalJson } from '@zhaocai/model';
import { appendAct, appendForReceipt, type Receipt, type RecordedAct } from './append-act.ts';

/** What happened, to whom, in which chain. */
export interface Evidence {
  /** The tenant that owns the chain; the actor's own unless said otherwise (a supplier acts in the buyer's project). */
  readonly tenantId?: string;
  /** The project's id, or `admin`. */
  readonly stream: string;
  /** `<entity>.<act>`, as the page shows it. */
  readonly action: string;
  /** The id of what it happened to. */
  readonly subject: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type { Receipt };

/** Of who acts, what the chain keeps: also of somebody whose account is only being made. */
type Recorder = Pick<Ctx, 'db' | 'tenantId' | 'now'> & {
  /** Where he does it from; the clock has none. */
  readonly address?: string;
  readonly user: Pick<Ctx['user'], 'userId' | 'account' | 'tenantId' | 'key'>;
};

/** The chain of everything outside of projects. */
const administration = 'admin';

/**
 * Appends an event in the transaction of what it records. Call it last: it locks the head of the chain until the
 * commit. hash = SHA-256(prevHash | seq | canonical JSON), the first prevHash is 64 zeros (decisions 11).
 */
export async function recordEvidence(ctx: Recorder, evidence: Evidence): Promise<void> {
  await appendAct(ctx.db, actOf(ctx, evidence));
}

/** The same, for whoever is handed the receipt. */
export async function recordWithReceipt(ctx: Recorder, evidence: Evidence): Promise<Receipt> {
  return appendForReceipt(ctx.db, actOf(ctx, evidence));
}

function actOf(ctx: Recorder, { tenantId = ctx.tenantId, stream, action, subject, payload }: Evidence): RecordedAct {
  const { userId, account, tenantId: actorTenant, key } = ctx.user;
  // A project's chain is read by the other side too, and where somebody sits is none of its business.
  const address = stream === administration ? ctx.address : undefined;
  const text = canonicalJson({
    ...payload,
    action,
    subject,
    at: ctx.now,
    // A program acts in his name: by which key, so that the two are told apart.
    actor: { tenant: actorTenant, id: userId, account, ...(key && { key: key.id }), ...(address && { address }) },
  });
  const written = { actorTenant, actor: userId, at: ctx.now };
  return { tenantId, stream, action, subject, payload: text, ...written };
}
