import type { Language } from '@zhaocai/model';
import type { Database } from '../../platform/db/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { theClock } from '../../platform/lifecycle/index.ts';

const language: Language = 'zh';

interface Hour extends Pick<Ctx, 'tenantId' | 'log' | 'flowBusinesses'> {
  /** What is told of the request where a request would be told. */
  readonly job: string;
}

/** The clock acts: nobody is signed in, and the evidence says so. */
export function clockCtx(
  tx: Parameters<Parameters<Database['transaction']>[1]>[0],
  { tenantId, log, flowBusinesses, job }: Hour,
): Ctx {
  const hour = { db: tx, tenantId, now: tx.now };
  return {
    ...hour,
    language,
    requestId: job,
    address: '',
    log,
    flowBusinesses,
    user: {
      ...theClock(hour, 'clock').user,
      sessionId: '',
      tenantName: '',
      tenantKind: 'platform',
      nickName: '系统',
      roleIds: [],
      roleAliases: [],
      deptIds: [],
      deptSubtreeIds: [],
      permissions: new Set(),
      dataScopes: {},
      mustChangePassword: false,
    },
    sentFile: async () => refuse('file.missing'),
    afterCommit: () => undefined,
  };
}
