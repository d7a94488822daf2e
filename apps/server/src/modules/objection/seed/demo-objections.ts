import {
  appealTarget,
  appealType,
  projectLifecycle,
  type EndpointInput,
  type raiseObjection as endpoint,
  type Saved,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext, type Ctx } from '../../../platform/http/index.ts';
import { demoTenant, type Platform } from '../../../platform/module/index.ts';
import { replyToObjection } from '../answer/reply-to-objection.ts';
import { raiseObjection } from '../raise/raise-objection.ts';

type Stage = Platform & { readonly log: Logger };

const tenderingStages = projectLifecycle.sql('published', 'registering');

/** A published project of the demo for which the first two suppliers are registered. */
const open = `
  select p.id::text from project p
  where p.tenant_id = $1 and p.stage in ${tenderingStages} and p.entry_end_time > $2 and p.is_deleted = 0
    and (select count(distinct e.supplier_tenant_id) from entry e where e.tenant_id = p.tenant_id and e.project_id = p.id
      and e.supplier_tenant_id in ('300001', '300002') and e.is_deleted = 0) = 2
  order by p.bid_end_time desc, p.id limit 1`;

/** Two enquiries about a published project of the demo: one answered, one that waits. */
export async function seedDemoObjections(platform: Stage): Promise<void> {
  const { database, files, clock } = platform;
  const db = database.scoped(demoTenant);
  const known = await db.query('select from objection where tenant_id = $1 limit 1', [demoTenant]);
  const [project] = await db.query<{ id: string }>(open, [demoTenant, clock.now()]);
  if (known.length > 0 || !project) return;
  const answered = await raise(platform, 1, {
    ...about(project.id),
    facts: '采购文件要求提供原厂授权，请问开标后补充是否可以接受？',
    request: '明确原厂授权的提交时间',
  });
  await raise(platform, 2, {
    ...about(project.id),
    facts: '采购文件未写明样品的提交地点和时间，请予说明。',
    request: '明确样品的提交地点和时间',
  });
  if (!answered) return;
  const answer = '原厂授权应与报价文件一并提交，开标后不再接受补充。';
  await as(platform, { tenant: demoTenant, account: 'buyer' }, (ctx) =>
    replyToObjection(files, ctx, { ...answered, answer, isUpheld: false }),
  );
}

function about(projectId: string) {
  return {
    projectId,
    tenantId: demoTenant,
    appealType: appealType.code.enquiry,
    target: appealTarget.code.documents,
  };
}

function raise(platform: Stage, no: number, input: EndpointInput<typeof endpoint>): Promise<Saved | undefined> {
  const who = { tenant: `30000${no}`, account: `supplier${no}` };
  return as(platform, who, (ctx) => raiseObjection(platform.files, ctx, input));
}

interface Who {
  readonly tenant: string;
  readonly account: string;
}

async function as<T>(
  { database, flowBusinesses, log }: Stage,
  { tenant, account }: Who,
  act: (ctx: Ctx) => Promise<T>,
): Promise<T | undefined> {
  const db = database.scoped(tenant);
  const [found] = await db.query<{ id: string }>(
    'select id::text from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [tenant, account],
  );
  const user = found && (await findUser(db, { tenantId: tenant, userId: found.id }));
  if (!user) return undefined;
  return database.transaction(tenant, (tx) => act(seedContext(tx, { user, flowBusinesses, log })));
}
