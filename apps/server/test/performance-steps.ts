import type { EndpointOutput, saveJudgeTemplate } from '@zhaocai/model';
import type { Account, TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

/** A template of three items that add up to a hundred points. */
export const aTemplate = (changes: object = {}) => ({
  name: '供应商履约评价',
  judgeType: 1,
  cycle: 1,
  items: [
    { itemName: '交付及时性', maxScore: '40', standard: '每延误1日扣2分' },
    { itemName: '质量', maxScore: '35', standard: '一次验收合格得满分' },
    { itemName: '服务', maxScore: '25', standard: '2小时内响应得满分' },
  ],
  ...changes,
});

export const saveTemplate = (app: TenderingApp, input: object, by: Account = 'manager') =>
  app.as(by).post('/cus/judge/save', input);

type SavedTemplate = EndpointOutput<typeof saveJudgeTemplate>;

export const savedTemplate = async (app: TenderingApp, changes: object = {}) =>
  steps.dataOf<SavedTemplate>(await saveTemplate(app, aTemplate(changes)));

export const enable = (app: TenderingApp, id: string, flag: 0 | 1 = 1) =>
  app.as('manager').post('/cus/judge/enable', { id, enable: flag });

/** A template in use. */
export async function templateInUse(app: TenderingApp, changes: object = {}): Promise<SavedTemplate> {
  const saved = await savedTemplate(app, changes);
  const { version } = steps.dataOf<{ version: number }>(await enable(app, saved.id));
  return { ...saved, version };
}

interface Caller {
  get(path: string): Promise<{ code: number; msg: string; data: unknown }>;
  post(path: string, body?: object): Promise<{ code: number; msg: string; data: unknown }>;
}

/** Scores of the template in use for a kind and cycle: these, or of every item all that it may have. */
export async function scoresFor(
  who: Caller,
  { judgeType, cycle = 1, scores }: { judgeType: number; cycle?: number; scores?: readonly string[] },
): Promise<{ itemId: string; score: string }[]> {
  const { data } = await who.get(`/cus/agent/judge/detail/dataListByJudgeType?judgeType=${judgeType}&cycle=${cycle}`);
  const items = data as { itemId: string; maxScore: string }[];
  return items.map(({ itemId, maxScore }, index) => ({ itemId, score: scores?.[index] ?? maxScore }));
}
