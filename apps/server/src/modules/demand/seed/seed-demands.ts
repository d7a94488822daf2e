import { addDays, demand } from '@zhaocai/model';
import type { Logger } from 'pino';
import type { Ctx } from '../../../platform/http/index.ts';
import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { demoTenant, playDemo, type Platform } from '../../../platform/module/index.ts';
import { confirmDemand, submitDemand } from '../demand/move-demand.ts';
import { saveDemand } from '../demand/save-demand.ts';
import { saveAnswer } from '../research/answer-research.ts';
import { publishResearch } from '../research/move-research.ts';
import { saveResearch } from '../research/save-research.ts';
import { seedTenders } from './seed-tenders.ts';
import { demoDemands, type DemoDemand } from './demo-demands.ts';

type Stage = Platform & { readonly log: Logger };

/** The demo's demands, each as far as it has come, by the commands that everybody uses. What is there is left alone. */
export async function seedDemoDemands(platform: Stage): Promise<void> {
  let asked: string | undefined;
  await playDemo(platform, { unless: demand, cast: ['buyer', 'manager'] }, async ({ buyer, manager }) => {
    for (const one of demoDemands(Number(buyer.now.slice(0, 4))))
      asked = (await playDemand(platform, { buyer, manager }, one)) ?? asked;
    await seedTenders(buyer);
  });
  if (asked)
    for (const [index, words] of answers.entries()) await answer(platform, { index, researchId: asked, ...words });
}

interface People {
  readonly buyer: Ctx;
  readonly manager: Ctx;
}

/** Answers the research that was published, if one was. */
async function playDemand(
  { files }: Stage,
  { buyer, manager }: People,
  { dept, upTo, item, input }: DemoDemand,
): Promise<string | undefined> {
  const [place] = await buyer.db.query<{ id: string }>(
    'select id::text from dept where tenant_id = $1 and dept_name = $2 and is_deleted = 0',
    [buyer.tenantId, dept],
  );
  if (!place) return undefined;
  const [kind] = await buyer.db.query<{ id: string }>(
    'select id::text from purchase_item where tenant_id = $1 and item_code = $2 and is_deleted = 0',
    [buyer.tenantId, item],
  );
  const { id, version } = await saveDemand(buyer, { ...input, deptId: place.id, itemId: kind?.id ?? null });
  if (upTo === 'draft') return undefined;
  if (upTo === 'research') return research({ buyer, files }, id);
  await submitDemand(buyer, { id, version });
  if (upTo === 'confirmed') await confirmDemand(manager, { id, version: version + 1, agree: true });
  return undefined;
}

async function research({ buyer, files }: { buyer: Ctx; files: Platform['files'] }, demandId: string): Promise<string> {
  const { id, version } = await saveResearch(buyer, {
    demandId,
    title: '高性能计算节点采购需求调研',
    content:
      '请贵公司就以下需求提供技术方案、参考价格区间、供货期和同类业绩，并指出需求中可能限制竞争或难以实现的内容。',
    endTime: `${addDays(buyer.now.slice(0, 10), 10)} 17:00:00`,
    isBudgetShown: false,
    linkman: '周明',
    phone: '0571-88001001',
  });
  await publishResearch(files, buyer, { id, version });
  return id;
}

const answers = [
  {
    scheme: '采用双路96核处理器节点，冷板液冷，提供与现有调度系统的对接接口。',
    priceLow: '1620000.00',
    priceHigh: '1780000.00',
    deliveryDays: 60,
    warrantyMonths: 36,
    record: '近三年交付同类集群5套。',
    doubt: '建议允许风冷方案参与，液冷会减少可选机型。',
  },
  {
    scheme: '采用单节点128核方案，节点数可由12台减至10台，总核心数不变。',
    priceLow: '1550000.00',
    priceHigh: '1690000.00',
    deliveryDays: 45,
    warrantyMonths: 60,
    record: '近三年交付同类集群2套。',
    doubt: null,
  },
] as const;

type Words = (typeof answers)[number];

/** Two of the demo's suppliers have answered so far. */
async function answer(
  { database, flowBusinesses, files, log }: Stage,
  { index, researchId, ...words }: Words & { readonly index: number; readonly researchId: string },
): Promise<void> {
  const supplier = `30000${index + 1}`;
  const db = database.scoped(supplier);
  const [account] = await db.query<{ id: string }>(
    'select id::text from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [supplier, `supplier${index + 1}`],
  );
  const user = account && (await findUser(db, { tenantId: supplier, userId: account.id }));
  if (!user) return;
  await database.transaction(supplier, async (tx) => {
    const ctx = seedContext(tx, { user, flowBusinesses, log });
    const contact = { linkman: user.nickName ?? supplier, phone: '13800000000' };
    await saveAnswer(files, ctx, { ...words, ...contact, researchId, tenantId: demoTenant });
  });
}
