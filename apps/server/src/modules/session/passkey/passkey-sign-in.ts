import type { TokenAnswer } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';
import type { ActingAs } from '../acting-as.ts';
import type { Client } from '../client.ts';
import { openProvedSession } from '../open-proved-session.ts';
import type { SessionDeps } from '../session-deps.ts';
import { demandOpenTenant } from '../places/sign-in-places.ts';
import { demandPasskey, readAnswer } from './demand-passkey.ts';

export interface PasskeyRequest {
  /** What the authenticator answered, as JSON text. */
  readonly answer: string;
  readonly host: string;
  readonly client: Client;
  readonly address: string;
  readonly from: string;
  readonly userAgent: string;
  readonly as: ActingAs;
}

/** As `startPasskey` wrote it into the authenticator. */
const handlePattern = /^(\d{6})\.(\d{1,18})$/;
/** Grant `passkey`: the authenticator says whose it is, and its signature proves it. Nothing is typed. */
export async function signInByPasskey(deps: SessionDeps, request: PasskeyRequest): Promise<TokenAnswer> {
  const { answer, host, client, address, from, userAgent, as } = request;
  const [, tenantId, userId] = handlePattern.exec(readAnswer(answer).userHandle) ?? [];
  if (!tenantId || !userId) return refuse('session.wrongPasskey');
  const now = deps.clock.now();
  const db = deps.database.scoped(tenantId);
  await demandOpenTenant(db, { tenantId, from, now });
  await demandPasskey(db, deps.factors, { tenantId, userId, answer, host, now });
  return deps.database.transaction(tenantId, async (tx) => {
    const opened = { tenantId, userId, client, address, userAgent, as, entry: 'passkey' as const };
    return (await openProvedSession(tx, opened)).answer;
  });
}
