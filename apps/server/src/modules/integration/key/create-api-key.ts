import {
  apiKey,
  apiKeyLifecycle,
  isScopeOfKeys,
  validate,
  type createApiKey as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { newApiKey, tokenHash, type SessionUser } from '../../../platform/access/index.ts';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { parseInstant } from '../../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';

type Created = EndpointOutput<typeof endpoint>;
type KeyInput = EndpointInput<typeof endpoint>;

/** Made in one's own name, with rights of one's own; the key is told once and nowhere kept. */
export async function createApiKey(ctx: Ctx, input: KeyInput): Promise<Created> {
  if (input.userId !== undefined && input.userId !== ctx.user.userId) refuse('integration.ownKeyOnly');
  demandFields(ctx, input);
  demandExpiry(ctx, input.expireTime);
  const scopes = demandScopes(ctx.user, input.scopes);
  const { key, keyStart } = newApiKey(ctx.tenantId);
  const kept = { ...input, userId: ctx.user.userId, scopes, keyStart };
  const values = { ...kept, keyState: apiKeyLifecycle.code.active, keyHash: tokenHash(key) };
  const id = await insertRow(ctx, apiKey, { values });
  await recordEvidence(ctx, { stream: 'admin', action: 'apiKey.add', subject: id, payload: { after: kept } });
  const answer: Created = { id };
  // Told once and stored nowhere: a repeated request is answered from what was kept before this runs.
  ctx.afterCommit(() => void (answer.key = key));
  return answer;
}

const { keyName, expireTime, requestsPerMinute } = apiKey.fields;

/** As the form judges them. */
function demandFields({ language }: Ctx, input: KeyInput): void {
  const [fault] = validate({ keyName, expireTime, requestsPerMinute }, { ...input });
  if (fault) throw new Refusal(fault.code, { field: fault.label[language], ...fault.parameters });
}

const longestMs = 366 * 86_400_000;

function demandExpiry({ now }: Ctx, expireTime: string): void {
  const at = parseInstant(expireTime);
  if (expireTime <= now || at - parseInstant(now) > longestMs) refuse('integration.keyExpiry');
}

/** Each of them once, in the order of the alphabet. */
function demandScopes({ permissions }: SessionUser, asked: readonly string[]): string[] {
  const wrong = asked.find((code) => !permissions.has(code) || !isScopeOfKeys(code));
  if (wrong !== undefined) refuse('integration.keyScope', { code: wrong });
  return [...new Set(asked)].sort();
}
