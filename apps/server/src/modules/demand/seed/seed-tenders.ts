import { bidApply, tenderPro, type Input } from '@zhaocai/model';
import { saveRow } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { completeApply } from '../tender/bid-apply.ts';
import { completeTender } from '../tender/complete-tender.ts';

const contact = { linkman: '周明', phone: '0571-88001001' } as const;

const tenders = (year: number): readonly Input<typeof tenderPro>[] => [
  {
    name: '校园网核心交换机更新',
    tenderNo: `ZB-${year}-018`,
    runPlace: 2,
    result: 1,
    moneyType: 1,
    money: '1286000.00',
    purchaser: '大学招投标中心',
    agentName: '浙江明远招标代理有限公司',
    winner: '南京澄观信息技术有限公司',
    openTime: `${year}-06-18 09:30:00`,
    ...contact,
  },
  {
    name: '办公家具年度供应',
    tenderNo: `ZB-${year}-023`,
    runPlace: 2,
    result: 1,
    moneyType: 4,
    rate: '12.5000',
    purchaser: '大学招投标中心',
    winner: '苏州砺行办公设备有限公司',
    openTime: `${year}-09-03 14:00:00`,
    ...contact,
  },
  {
    name: '学生公寓热水系统改造',
    tenderNo: `ZB-${year}-031`,
    runPlace: 2,
    result: 0,
    moneyType: 1,
    money: '2150000.00',
    purchaser: '大学招投标中心',
    agentName: '浙江明远招标代理有限公司',
    openTime: `${year}-12-16 09:30:00`,
    ...contact,
  },
];

/** A few lines of the demo's ledger, and a request that waits to be accepted. */
export async function seedTenders(buyer: Ctx): Promise<void> {
  const year = Number(buyer.now.slice(0, 4));
  for (const one of tenders(year))
    await saveRow(buyer, tenderPro, { input: { ...one }, hooks: { beforeSave: completeTender } });
  const { id } = await saveRow(buyer, bidApply, {
    input: {
      projectName: '大型仪器共享平台建设',
      budget: '3600000.00',
      mannerId: 1,
      agentName: '浙江明远招标代理有限公司',
      expectTime: `${year + 1}-01-31 17:00:00`,
      requirement: '涉及进口产品，请协助组织专家论证。',
      ...contact,
    },
    hooks: { beforeSave: completeApply },
  });
  await transition(buyer, bidApply, { subject: await findRow(buyer, bidApply, { id }), action: 'submit' });
}
