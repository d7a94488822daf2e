import type { Logger } from 'pino';
import { modules } from './modules/index.ts';
import { tenantParts, partByPart } from './platform/jobs/index.ts';
import type { Background } from './platform/module/index.ts';
import { everySecret, keyIdOf, resealTenant } from './platform/secrets/index.ts';

/**
 * Brings all that lies under an earlier SECRET under the current one, tenant by tenant, and says in the log when the
 * earlier ones are needed no more. May run twice and beside everything else: each row is exchanged where it still stands.
 */
export async function resealEverything(options: Background): Promise<void> {
  const { database, log, secret } = options;
  const [current, ...previous] = everySecret(secret);
  if (previous.length === 0) return;
  const places = modules.flatMap((module) => module.sealed?.(secret) ?? []);
  const sum = { moved: 0, lost: 0 };
  const parts = await tenantParts(options, 'another secret', async (tenantId) => {
    const { moved, lost } = await resealTenant(database.scoped(tenantId), tenantId, { places, log });
    sum.moved += moved;
    sum.lost += lost;
  });
  const failed = await partByPart(options, parts);
  tell(log, { ...sum, failed, current: keyIdOf(current), previous: previous.map(keyIdOf) });
}

interface Outcome {
  readonly moved: number;
  readonly lost: number;
  readonly failed: number;
  readonly current: string;
  readonly previous: readonly string[];
}

function tell(log: Logger, outcome: Outcome): void {
  if (outcome.failed > 0)
    log.error(outcome, 'not all was brought under the new SECRET: SECRET_PREVIOUS is still needed');
  else if (outcome.lost > 0)
    log.warn(outcome, 'some things open under no SECRET that is here; the others are under the new one');
  else log.info(outcome, 'all is under the new SECRET: SECRET_PREVIOUS is needed no more');
}
