import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectDetail } from '@zhaocai/model';
import * as steps from '../../../test/demand-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../test/tendering-app.ts';
import { dataOf } from '../../../test/tendering-steps.ts';
import { budgetModule } from '../budget/index.ts';
import { planModule } from '../plan/index.ts';
import { demandModule } from './index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp([demandModule, planModule, budgetModule]);
  app.clock.setTo('2026-11-20 10:00:00');
});
afterAll(() => app.close());

const project = async (id: string) =>
  dataOf<ProjectDetail>(await app.as('buyer').get(`/purchase/project/queryById?id=${id}`));

test('a project carries every text of the demand over in full, each field at its limit', async () => {
  const long = (word: string, length: number) => word.repeat(length / 2);
  const texts = {
    techReq: long('技术', 8000),
    bizReq: long('商务', 8000),
    acceptTerms: long('验收', 4000),
    payTerms: long('付款', 4000),
    qualification: long('资格', 4000),
    scoringSuggest: long('评审', 4000),
    usedBy: long('使用', 100),
  };
  const line = { techParams: long('参数', 4000), afterSale: long('售后', 500), isKey: true };
  const demand = await steps.confirmed(app, { ...texts, details: [steps.line(line)] });
  const { id } = dataOf<steps.Draft>(await steps.makeProject(app, demand));
  const { requirement, remark, qualification, packages } = await project(id);
  const { techReq, bizReq, acceptTerms, payTerms } = texts;
  for (const text of [techReq, bizReq, acceptTerms, payTerms, '2027-01-20']) expect(requirement).toContain(text);
  for (const text of [texts.scoringSuggest, texts.usedBy]) expect(remark).toContain(text);
  expect(qualification).toBe(texts.qualification);
  expect(packages).toMatchObject([
    { techParams: techReq, items: [{ techParams: `★${line.techParams}`, remark: line.afterSale }] },
  ]);
});

test('a project carries what its parts say besides, under their names, and their files', async () => {
  const pdf = async (fileName: string) => {
    const bytes = Buffer.from('%PDF-1.4\n%%EOF\n');
    const file = dataOf<Record<string, string>>(
      await app.as('buyer').upload('/file/uploadOSS', { name: fileName, bytes }),
    );
    return { fileId: file.fileId ?? file.id, fileName, fileUrl: '', fileSuffix: 'pdf' };
  };
  const top = await steps.confirmed(app, { files: [await pdf('论证.pdf')] });
  const own = { bizReq: '转子质保36个月。', qualification: '具有转子生产许可。', deliveryDate: '2027-03-01' };
  const part = await steps.confirmed(app, {
    demandName: '配套转子',
    ...own,
    files: [await pdf('转子图纸.pdf')],
    parentId: top.id,
  });
  const { id } = dataOf<steps.Draft>(await steps.makeProject(app, await steps.shown(app, top.id)));
  const made = await project(id);
  const [ofWhole, ofPart] = String(made.requirement).split('〖配套转子〗');
  expect(ofWhole).toContain('质保24个月。');
  for (const text of Object.values(own)) expect(ofPart).toContain(text);
  // What both say is said once.
  expect(ofPart).not.toContain('逐项测试合格。');
  expect(made.files?.map(({ fileName }) => fileName)).toEqual(['论证.pdf', '转子图纸.pdf']);
  expect((await steps.shown(app, part.id)).projectId).toBe(id);
});

test('a project is refused with the field that does not hold all of it, and nothing is made', async () => {
  const top = await steps.confirmed(app, { techReq: '技术'.repeat(4000), bizReq: '商务'.repeat(4000) });
  const long = { techReq: '转子'.repeat(4000), bizReq: '售后'.repeat(4000) };
  await steps.confirmed(app, { demandName: '配套转子', ...long, parentId: top.id });
  const free = await steps.shown(app, top.id);
  expect(await steps.makeProject(app, free)).toMatchObject({ code: 400, msg: expect.stringContaining('采购需求') });
  expect(await steps.shown(app, top.id)).toMatchObject({ demandStatus: 3, projectId: null });
});
