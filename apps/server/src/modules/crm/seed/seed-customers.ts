import { addDays, businessMan, customer, customerLink } from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow, type Values } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { playDemo, type Platform } from '../../../platform/module/index.ts';
import { completeBusinessMan } from '../customer/business-man.ts';
import { completeCustomer } from '../customer/save-customer.ts';
import { completeLink } from '../customer/save-link.ts';
import { visitCustomer } from '../visit/visit-customer.ts';

/** The demo's customers, with people to talk to and what was talked about. What is there is left alone. */
export function seedDemoCustomers(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: customer, cast: ['manager', 'buyer'] }, async ({ manager, buyer }) => {
    const owner = await save(manager, 'businessMan', { userId: buyer.user.userId, region: '浙江' });
    for (const { contact, visit, isPooled, ...values } of demoCustomers) {
      const id = await save(manager, 'customer', { ...values, ...(!isPooled && { ownerId: owner }) });
      const [name, post, phone] = contact;
      await save(manager, 'customerLink', { customerId: id, name, post, phone, isMain: true });
      if (visit) await playVisit(buyer, id, visit);
    }
  });
}

const kinds = {
  businessMan: { entity: businessMan, hooks: { beforeSave: completeBusinessMan } },
  customer: { entity: customer, hooks: { beforeSave: completeCustomer } },
  customerLink: { entity: customerLink, hooks: { beforeSave: completeLink } },
};

async function save(ctx: Ctx, kind: keyof typeof kinds, input: Values): Promise<string> {
  const { entity, hooks } = kinds[kind];
  return (await saveRow(ctx, entity, { input, hooks })).id;
}

interface DemoVisit {
  readonly daysAgo: number;
  readonly content: string;
  readonly nextAction: string;
  readonly nextIn: number;
}

async function playVisit(ctx: Ctx, customerId: string, { daysAgo, content, nextAction, nextIn }: DemoVisit) {
  const day = (shift: number) => addDays(ctx.now.slice(0, 10), shift);
  await visitCustomer(ctx, {
    customerId,
    visitTime: `${day(-daysAgo)} 10:00:00`,
    way: 1,
    content,
    nextAction,
    nextVisitDay: day(nextIn),
  });
}

interface DemoCustomer {
  readonly name: string;
  readonly level: number;
  readonly industry: string;
  readonly region: string;
  readonly source: string;
  readonly address: string;
  readonly contact: readonly [name: string, post: string, phone: string];
  readonly visit?: DemoVisit;
  readonly isPooled?: boolean;
}

const demoCustomers: readonly DemoCustomer[] = [
  {
    name: '浙江之江职业技术学院',
    level: 1,
    industry: '教育',
    region: '杭州市西湖区',
    source: '同行介绍',
    address: '杭州市西湖区转塘街道',
    contact: ['陈立群', '资产处处长', '0571-86920011'],
    visit: {
      daysAgo: 12,
      content: '介绍联合采购的流程与收费，对方有家具与实训设备需求。',
      nextAction: '送联合采购协议文本',
      nextIn: 3,
    },
  },
  {
    name: '杭州市第三十四中学',
    level: 2,
    industry: '教育',
    region: '杭州市拱墅区',
    source: '上门',
    address: '杭州市拱墅区大关路',
    contact: ['林惠', '总务主任', '0571-88155023'],
    visit: { daysAgo: 30, content: '了解食堂设备更新计划。', nextAction: '发送往期比选案例', nextIn: -2 },
  },
  {
    name: '浙江省生态环境监测中心',
    level: 1,
    industry: '公共事业',
    region: '杭州市滨江区',
    source: '招标公告',
    address: '杭州市滨江区江南大道',
    contact: ['徐国平', '综合科科长', '0571-87902206'],
  },
  {
    name: '杭州湖畔幼教集团',
    level: 3,
    industry: '教育',
    region: '杭州市上城区',
    source: '电话咨询',
    address: '杭州市上城区望江街道',
    contact: ['宋佳', '采购专员', '0571-86077719'],
    isPooled: true,
  },
];
