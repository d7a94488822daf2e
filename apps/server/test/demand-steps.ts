import type { DemandAnswer, ResearchView } from '@zhaocai/model';
import { dataOf } from './tendering-steps.ts';
import type { Account, TenderingApp } from './tendering-app.ts';

export interface Draft {
  readonly id: string;
  readonly version: number;
}

const base = '/purchase/cus/demand';

export const line = (more: object = {}) => ({ name: '离心机', unit: '台', qty: '2', price: '180000.00', ...more });

/** Complete, and without a clause that shuts anybody out. */
export const aDemand = (deptId: string, more: object = {}) => ({
  demandName: '低温离心机',
  deptId,
  budget: '420000.00',
  purchaseType: 1,
  mannerId: 5,
  isResearch: false,
  deliveryDate: '2027-01-20',
  deliveryPlace: '生命科学楼301',
  techReq: '最高转速不低于21000转/分。',
  bizReq: '质保24个月。',
  acceptTerms: '逐项测试合格。',
  details: [line()],
  ...more,
});

export async function deptOf(app: TenderingApp, name = '采购一科'): Promise<string> {
  const [dept] = await app.asSuperuser<{ id: string }>(
    `select id::text from dept where tenant_id = '100001' and dept_name = '${name}'`,
  );
  return dept?.id ?? '';
}

export const save = (app: TenderingApp, body: object, account: Account = 'buyer') =>
  app.as(account).post(`${base}/saveOrUpdateDemand`, body);

export async function saved(app: TenderingApp, more: object = {}): Promise<Draft> {
  return dataOf(await save(app, aDemand(await deptOf(app), more)));
}

export const shown = async (app: TenderingApp, id: string, account: Account = 'buyer') =>
  dataOf<DemandAnswer>(await app.as(account).get(`${base}/queryDemandById?id=${id}`));

export const submit = (app: TenderingApp, draft: Draft, more: object = {}) =>
  app.as('buyer').post(`${base}/submitDemand`, { id: draft.id, version: draft.version, ...more });

export const confirm = (app: TenderingApp, draft: Draft, more: object = {}) =>
  app.as('manager').post(`${base}/confirmDemand`, { id: draft.id, version: draft.version, ...more });

export async function confirmed(app: TenderingApp, more: object = {}): Promise<Draft> {
  const draft = await saved(app, more);
  const handedIn = dataOf<Draft>(await submit(app, draft));
  return dataOf(await confirm(app, handedIn));
}

export const makeProject = (app: TenderingApp, { id, version }: Draft, more: object = {}) =>
  app.as('buyer').post('/purchase/project/makeOfDemand', { id, version, ...more });

export const research = (demandId: string, more: object = {}) => ({
  demandId,
  title: '离心机需求调研',
  content: '请提供方案、价格区间和供货期。',
  endTime: '2026-12-01 17:00:00',
  isBudgetShown: false,
  ...more,
});

/** A published research about a new demand that is to be researched. */
export async function inResearch(
  app: TenderingApp,
  more: object = {},
): Promise<{ demandId: string; researchId: string }> {
  const { id: demandId } = await saved(app, { isResearch: true });
  const buyer = app.as('buyer');
  const draft = dataOf<Draft>(await buyer.post(`${base}/research/save`, research(demandId, more)));
  dataOf(await buyer.post(`${base}/research/publish`, draft));
  return { demandId, researchId: draft.id };
}

export const moveResearch = (app: TenderingApp, action: string, body: object) =>
  app.as('buyer').post(`${base}/research/${action}`, body);

export const answer = (app: TenderingApp, account: Account, body: object) =>
  app.as(account).post(`${base}/research/answer`, {
    scheme: '落地式机型，最高21000转。',
    priceLow: '330000.00',
    priceHigh: '360000.00',
    linkman: '王工',
    phone: '13800000000',
    ...body,
  });

export const notice = (app: TenderingApp, account: Account, id: string) =>
  app.as(account).get(`${base}/research/notice?id=${id}`);

export const onlyResearch = async (app: TenderingApp, demandId: string): Promise<ResearchView> => {
  const [found] = (await shown(app, demandId)).research;
  if (!found) throw new Error('nothing was asked about this demand');
  return found;
};
