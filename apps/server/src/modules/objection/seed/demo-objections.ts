import {
  appealTarget,
  appealType,
  projectLifecycle,
  type EndpointInput,
  type raiseObjection as endpoint,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { castOf, demoTenant, ofBuyer, ofSupplier, type Platform } from '../../../platform/module/index.ts';
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
  const cast = await castOf(platform, {
    buyer: ofBuyer('buyer'),
    first: ofSupplier(1),
    second: ofSupplier(2),
  });
  if (known.length > 0 || !project || !cast) return;
  const raise = (input: Pick<EndpointInput<typeof endpoint>, 'facts' | 'request'>) => (ctx: Ctx) =>
    raiseObjection(files, ctx, { ...about(project.id), ...input });
  const answered = await cast.first(
    raise({
      facts: '采购文件要求提供原厂授权，请问开标后补充是否可以接受？',
      request: '明确原厂授权的提交时间',
    }),
  );
  await cast.second(
    raise({
      facts: '采购文件未写明样品的提交地点和时间，请予说明。',
      request: '明确样品的提交地点和时间',
    }),
  );
  const answer = '原厂授权应与报价文件一并提交，开标后不再接受补充。';
  await cast.buyer((ctx) => replyToObjection(files, ctx, { ...answered, answer, isUpheld: false }));
}

function about(projectId: string) {
  return {
    projectId,
    tenantId: demoTenant,
    appealType: appealType.code.enquiry,
    target: appealTarget.code.documents,
  };
}
