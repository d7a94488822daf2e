import { afterAll, beforeAll, expect, test } from 'vitest';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf } from '../../../test/tendering-steps.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule]);
});
afterAll(() => app.close());

const said = '调研进行中，请先结束或撤回调研，再修改需求明细、采购要求或预算';
const save = async (id: string, more: object) => {
  const { version } = await steps.shown(app, id);
  return steps.save(app, { ...steps.aDemand(await steps.deptOf(app), { isResearch: true }), id, version, ...more });
};

test('what suppliers answer stays what they read as long as the research is published', async () => {
  app.clock.setTo('2026-11-20 10:00:00');
  const { demandId, researchId } = await steps.inResearch(app);
  const changes = [
    { details: [steps.line({ qty: '1' })] },
    { details: [steps.line({ techParams: '≥25000转/分' })] },
    { details: [steps.line(), steps.line({ name: '转子', qty: '1', price: '1.00' })] },
    { techReq: '最高转速不低于25000转/分。' },
    { budget: '500000.00' },
  ];
  for (const change of changes) expect((await save(demandId, change)).msg).toBe(said);
  // The same again, and what nobody was asked about, is saved.
  dataOf(
    await save(demandId, { details: [steps.line({ qty: '2.0000' })], linkman: '韩晓', deliveryDate: '2027-02-20' }),
  );
  app.clock.setTo('2026-12-02 10:00:00');
  expect((await save(demandId, changes[0] ?? {})).msg).toBe(said);
  const { version } = await steps.onlyResearch(app, demandId);
  dataOf(await steps.moveResearch(app, 'end', { id: researchId, version }));
  dataOf(await save(demandId, changes[0] ?? {}));
});
