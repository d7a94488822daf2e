import type { Envelope } from '@zhaocai/model';
import type { Uploaded } from './open-tender-steps.ts';
import type { Account, TenderingApp } from './tendering-app.ts';
import { readPublished } from './tendering-steps.ts';

interface Together {
  readonly members: readonly object[];
  /** The agreement of the members. */
  readonly files: readonly Uploaded[];
  readonly by?: Account;
}

/** Registers for every package of a published project together with others. */
export async function registerTogether(
  app: TenderingApp,
  projectId: string,
  { members, files, by = 'supplier1' }: Together,
): Promise<Envelope> {
  const { packages } = await readPublished(app.as(by), projectId);
  return app.as(by).post('/purchase/entry/saveOrUpdateEntry', {
    projectId,
    tenantId: '100001',
    packageIds: packages.map(({ id }) => id),
    linkman: '陈立',
    phone: '13800000001',
    isConsortium: true,
    members,
    agreementFiles: files,
  });
}
