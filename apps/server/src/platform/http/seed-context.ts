import type { Logger } from 'pino';
import type { SessionUser } from '../access/index.ts';
import type { Tx } from '../db/index.ts';
import type { FlowBusinesses } from '../flows/index.ts';
import type { Ctx } from './context.ts';
import { refuse } from './refusal.ts';

export interface Seeder {
  readonly user: SessionUser;
  readonly log: Logger;
  readonly flowBusinesses?: FlowBusinesses;
}

/** What a command is given when the demo is made, by the commands that everybody uses: no request stands behind it. */
export function seedContext(db: Tx, { user, log, flowBusinesses = new Map() }: Seeder): Ctx {
  return {
    db,
    tenantId: user.tenantId,
    now: db.now,
    language: 'zh',
    requestId: 'seed',
    address: '',
    log,
    flowBusinesses,
    user,
    // A seed uploads nothing.
    sentFile: async () => refuse('file.missing'),
    afterCommit: () => undefined,
  };
}
