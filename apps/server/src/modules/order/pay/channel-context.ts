import type { Logger } from 'pino';
import type { Tx } from '../../../platform/db/index.ts';
import type { FlowBusinesses } from '../../../platform/flows/index.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';

interface Place {
  /** Of the unit that is paid. */
  readonly tenantId: string;
  readonly log: Logger;
  readonly flowBusinesses: FlowBusinesses;
}

/** What is done when a channel tells of a payment: nobody is signed in, and nobody's right is used. */
export function channelContext(tx: Tx, { tenantId, log, flowBusinesses }: Place): Ctx {
  const user: Ctx['user'] = {
    sessionId: '0',
    tenantId,
    tenantName: '',
    tenantKind: 'buyer',
    userId: '0',
    account: 'payChannel',
    nickName: '',
    roleIds: [],
    roleAliases: [],
    deptIds: [],
    deptSubtreeIds: [],
    permissions: new Set(),
    dataScopes: {},
    mustChangePassword: false,
  };
  return { ...seedContext(tx, { user, log, flowBusinesses }), requestId: 'payNotice' };
}
