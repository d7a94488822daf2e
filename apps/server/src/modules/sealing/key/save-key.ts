import {
  es256,
  leastRounds,
  mostRounds,
  roundsOfLocked,
  sealKey,
  sealKeyKind,
  sealKeyLifecycle,
  type EndpointInput,
  type saveSealKey as endpoint,
} from '@zhaocai/model';
import { isRecipient } from '@zhaocai/model/sealing/age';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';

type KeyInput = EndpointInput<typeof endpoint>;

const mostADay = 20;
const madeLately = `
  select count(*)::int as count from seal_key
  where tenant_id = $1 and user_id = $2 and create_time > $3::timestamptz - interval '1 day'`;
const former = `
  select id::text as id from seal_key
  where tenant_id = $1 and user_id = $2 and key_kind = $3 and key_status in ${sealKeyLifecycle.sql('inUse')}
    and is_deleted = 0`;

/** Keeps a pair that the caller's browser made; his former one stays for what was sealed to it. */
export async function saveKey(ctx: Ctx, input: KeyInput): Promise<{ id: string }> {
  const { db, tenantId, now } = ctx;
  const { userId } = ctx.user;
  const lockedSecret = input.lockedSecret.trim();
  const publicKey = input.publicKey.trim();
  if (!sealKeyKind.named(input.keyKind)) refuse('sealing.keyKind');
  if (!(await isPublicKey(input.keyKind, publicKey))) refuse('sealing.publicKey');
  demandLocked(lockedSecret);
  const [made] = await db.query<{ count: number }>(madeLately, [tenantId, userId, now]);
  if (made && made.count >= mostADay) refuse('sealing.tooManyKeys', { count: mostADay });
  const [old] = await db.query<{ id: string }>(former, [tenantId, userId, input.keyKind]);
  if (old)
    await transition(ctx, sealKey, {
      subject: { id: old.id, tenantId },
      action: 'replace',
      set: { endTime: now },
    });
  const id = await insertRow(ctx, sealKey, { values: { userId, keyKind: input.keyKind, publicKey, lockedSecret } });
  const payload = { keyKind: input.keyKind, publicKey, ...(old && { replaces: old.id }) };
  await recordEvidence(ctx, { stream: 'admin', action: 'sealKey.add', subject: id, payload });
  return { id };
}

function isPublicKey(keyKind: number, publicKey: string): Promise<boolean> {
  return sealKeyKind.is(keyKind, 'opening') ? isRecipient(publicKey) : es256.isPublicKey(publicKey);
}

function demandLocked(lockedSecret: string): void {
  const rounds = roundsOfLocked(lockedSecret) ?? refuse('sealing.notLocked');
  if (rounds < leastRounds || rounds > mostRounds) refuse('sealing.weakLock');
}
