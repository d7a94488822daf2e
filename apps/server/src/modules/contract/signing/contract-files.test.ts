import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContractFiles, Envelope, HandedInFile } from '@zhaocai/model';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';
import { startTenderingApp, type Account, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
/** Won by supplier2. */
let projectId: string;
let entryId: string;
beforeAll(async () => {
  app = await startTenderingApp();
  projectId = await steps.resultProject(app);
  entryId = await entryOf('supplier2', projectId);
});
afterAll(() => app.close());

const entryOf = async (account: Account, id: string) => (await steps.ownEntries(app, account, id))[0]?.entryId ?? '';
const upload = async (account: Account, name = '合同.pdf', bytes: Buffer = sampleBytes.pdf) =>
  steps.dataOf<{ fileId: string }>(await app.as(account).upload('/file/uploadOSS', { name, bytes })).fileId;
const sign = async (account: Account, of: { entryId: string; fileId?: string; version?: number }) =>
  app.as(account).post('/purchase/entry/uploadContract', { ...of, fileId: of.fileId ?? (await upload(account)) });
const countersign = async (of: { entryId: string; fileId?: string; version?: number }) =>
  app
    .as('buyer')
    .post('/purchase/entry/cusUploadContract', { ...of, fileId: of.fileId ?? (await upload('buyer', '双签.pdf')) });
const seenByBuyer = async (id = projectId) =>
  steps.dataOf<{ contracts: ContractFiles[]; agreements: HandedInFile[] }>(
    await app.as('buyer').get(`/purchase/project/contractFiles?projectId=${id}`),
  );
const seenBy = async (account: Account, id = projectId) =>
  steps.dataOf<ContractFiles[]>(await app.as(account).get(`/purchase/entry/ownContractFiles?projectId=${id}`));
const bytesOf = async (account: Account, fileId: string) => {
  const link = steps.dataOf<{ url: string }>(await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`));
  return (await app.as(account).raw(link.url.replace('/api', ''))).rawPayload;
};
const messagesOf = async (account: Account) =>
  steps.dataOf<{ records: { kind: string; title: string; content: string; businessId: string | null }[] }>(
    await app.as(account).get('/process/flow/messageList?current=1&size=20'),
  ).records;
const refused = (answer: Envelope, msg: string) => expect(answer).toMatchObject({ code: 400, msg });
const countOf = async () =>
  (
    await app.asSuperuser<{ text: string }>(
      `select (select count(*) from contract_file) || ' ' || (select count(*) from evidence) || ' ' ||
         (select count(*) from attachment where business_id is not null) as text`,
    )
  )[0]?.text;

describe('a contract', () => {
  test('is handed in by the winner, replaced, handed back with both signatures, and then stands', async () => {
    expect(await seenBy('supplier2')).toMatchObject([
      { entryId, packageName: '单人床', signed: [], countersigned: [] },
    ]);
    refused(await countersign({ entryId }), '供应商尚未上传签署的合同');
    const first = await upload('supplier2', '签署稿.pdf');
    expect(steps.dataOf(await sign('supplier2', { entryId, fileId: first }))).toEqual({ entryId, version: 1 });
    refused(await sign('supplier2', { entryId }), '数据已被他人修改，请刷新后重试');
    const second = await upload('supplier2', '签署稿（更正）.png', sampleBytes.png);
    steps.dataOf(await sign('supplier2', { entryId, fileId: second, version: 1 }));

    const [contract] = (await seenByBuyer()).contracts;
    expect(contract?.signed.map(({ versionNo, fileName }) => `${versionNo} ${fileName}`)).toEqual([
      '2 签署稿（更正）.png',
      '1 签署稿.pdf',
    ]);
    expect(await bytesOf('buyer', second)).toEqual(sampleBytes.png);
    expect(await bytesOf('buyer', first)).toEqual(sampleBytes.pdf);

    refused(await countersign({ entryId, version: 1 }), '数据已被他人修改，请刷新后重试');
    const both = await upload('buyer', '双方签署.pdf');
    steps.dataOf(await countersign({ entryId, fileId: both, version: 2 }));
    expect(await seenBy('supplier2')).toEqual((await seenByBuyer()).contracts);
    expect(await bytesOf('supplier2', both)).toEqual(sampleBytes.pdf);

    const before = await countOf();
    const settled = '双方签署的合同已上传，不能再更改';
    refused(await sign('supplier2', { entryId, version: 2 }), settled);
    refused(await countersign({ entryId, version: 2 }), settled);
    expect(await countOf()).toBe(before);
  });

  test('leaves evidence of every version, and its chain verifies', async () => {
    const rows = steps.dataOf<{ action: string; payload: string }[]>(
      await app.as('buyer').get(`/purchase/project/evidenceList?projectId=${projectId}`),
    );
    const acts = rows.filter(({ action }) => action.startsWith('contract.'));
    expect(acts.map(({ action }) => action)).toEqual(['contract.sign', 'contract.replace', 'contract.countersign']);
    expect(acts.map(({ payload }) => JSON.parse(payload))).toMatchObject([
      { versionNo: 1, actor: { tenant: '300002' }, files: [{ fileName: '签署稿.pdf' }] },
      { versionNo: 2, actor: { tenant: '300002' } },
      { ofVersion: 2, actor: { tenant: '100001' }, files: [{ fileName: '双方签署.pdf', sha256: expect.any(String) }] },
    ]);
    const verdict = await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`);
    expect(verdict.data).toMatchObject({ ok: true });
  });

  test('is told to the person who deals with it on the other side, and to nobody else', async () => {
    const toldOf = async (account: Parameters<typeof messagesOf>[0]) =>
      (await messagesOf(account)).filter(({ kind }) => kind.startsWith('contract'));
    const told = (await toldOf('buyer')).filter(({ businessId }) => businessId === projectId);
    expect(told.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'contractChanged 学生公寓单人床',
      'contractSigned 学生公寓单人床',
    ]);
    expect((await toldOf('supplier2')).map(({ kind, content }) => `${kind} ${content}`)).toEqual([
      'contractDone 单人床',
    ]);
    for (const account of ['manager', 'supplier1', 'supplier3'] as const) expect(await toldOf(account)).toEqual([]);
    const told1 = await app.asSuperuser<{ tenant: string }>(
      `select o.tenant_id as tenant from outbox o
       join flow_message m on m.tenant_id = o.tenant_id and m.id::text = o.payload ->> 'ids'
       where o.kind = 'flow.notice' and m.kind like 'contract%' order by o.id`,
    );
    expect(told1.map(({ tenant }) => tenant)).toEqual(['100001', '100001', '300002']);
  });
});

describe('what is no contract is refused, and nothing is changed', () => {
  test('by a supplier who has not won', async () => {
    const lost = await entryOf('supplier1', projectId);
    const before = await countOf();
    refused(await sign('supplier1', { entryId: lost }), '该报名未中标（成交），不能上传合同');
    refused(await countersign({ entryId: lost }), '该报名未中标（成交），不能上传合同');
    expect(await seenBy('supplier1')).toEqual([]);
    expect(await app.as('supplier1').get('/purchase/entry/ownContractFiles?projectId=1')).toMatchObject({ code: 404 });
    expect(await countOf()).toBe(before);
  });

  test('for another supplier’s entry, or with another’s file, which are both missing', async () => {
    const other = await sign('supplier1', { entryId });
    const missing = await sign('supplier1', { entryId: '8999999999999999' });
    expect(other).toEqual({ ...missing, requestId: other.requestId });
    expect(missing.code).toBe(404);
    const id = await resultOfAnother();
    const mine = await entryOf('supplier2', id);
    const foreign = await upload('supplier1');
    expect(await sign('supplier2', { entryId: mine, fileId: foreign })).toMatchObject({ code: 404 });
    expect(await seenBy('supplier2', id)).toMatchObject([{ signed: [] }]);
  });

  test('before the result is published', async () => {
    const id = await steps.resultProject(app, { until: 'confirmed' });
    const unpublished = await entryOf('supplier2', id);
    refused(await sign('supplier2', { entryId: unpublished }), '结果公告发布后才能上传合同或协议文件');
    refused(await countersign({ entryId: unpublished }), '结果公告发布后才能上传合同或协议文件');
    const fileIds = [await upload('buyer')];
    const answer = await agreements({ projectId: id, fileIds });
    expect(answer).toMatchObject({ code: 400, msg: '结果公告发布后才能上传合同或协议文件' });
  });

  test('by a text that can still be written on', async () => {
    const id = await resultOfAnother();
    const mine = await entryOf('supplier2', id);
    const fileId = await upload('supplier2', '合同.docx', sampleBytes.docx);
    expect(await sign('supplier2', { entryId: mine, fileId })).toMatchObject({
      code: 400,
      msg: '“合同.docx”不是PDF或图片，签署的文件只支持pdf、jpg、jpeg、png',
    });
  });

  test('of two who hand in at the same moment one is told that he was late', async () => {
    const id = await resultOfAnother();
    const mine = await entryOf('supplier2', id);
    const answers = await Promise.all([sign('supplier2', { entryId: mine }), sign('supplier2', { entryId: mine })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('without the right to it', async () => {
    expect(await sign('buyer', { entryId })).toMatchObject({ code: 403 });
    expect(await app.as('supplier2').get(`/purchase/project/contractFiles?projectId=${projectId}`)).toMatchObject({
      code: 403,
    });
    const fileId = await upload('finance');
    expect(await app.as('finance').post('/purchase/entry/cusUploadContract', { entryId, fileId })).toMatchObject({
      code: 403,
    });
  });
});

describe('a file of a contract', () => {
  test('is read by its two sides alone, and with their rights', async () => {
    const [contract] = (await seenByBuyer()).contracts;
    for (const { fileId } of [...(contract?.signed ?? []), ...(contract?.countersigned ?? [])]) {
      for (const account of ['supplier1', 'supplier3', 'expert1'] as const)
        expect(await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`)).toMatchObject({ code: 404 });
      for (const account of ['manager', 'supplier2'] as const)
        expect(await app.as(account).get(`/file/downloadTicket?fileId=${fileId}`)).toMatchObject({ code: 200 });
    }
  });

  test('hangs on one contract: it is not handed in for another', async () => {
    const [contract] = (await seenByBuyer()).contracts;
    const id = await resultOfAnother();
    const mine = await entryOf('supplier2', id);
    expect(await sign('supplier2', { entryId: mine, fileId: contract?.signed[0]?.fileId })).toMatchObject({
      code: 404,
    });
  });
});

const agreements = (of: { projectId: string; fileIds: string[]; version?: number }) =>
  app.as('buyer').post('/purchase/project/protocolFile', of);

describe('the agreements of a project', () => {
  test('are replaced together, and the former ones are kept', async () => {
    const [one, two] = [await upload('buyer', '框架协议.pdf'), await upload('buyer', '补充.jpg', sampleBytes.jpg)];
    steps.dataOf(await agreements({ projectId, fileIds: [one, two] }));
    refused(await agreements({ projectId, fileIds: [one] }), '数据已被他人修改，请刷新后重试');
    steps.dataOf(await agreements({ projectId, fileIds: [two], version: 1 }));
    expect((await seenByBuyer()).agreements.map(({ versionNo, fileName }) => `${versionNo} ${fileName}`)).toEqual([
      '2 补充.jpg',
      '1 框架协议.pdf',
      '1 补充.jpg',
    ]);
    expect(await bytesOf('manager', one)).toEqual(sampleBytes.pdf);
    expect(await app.as('supplier2').get(`/file/downloadTicket?fileId=${one}`)).toMatchObject({ code: 404 });
  });
});

test('the ways to hand in a bid are named in the language of the reader', async () => {
  const { data } = await app.as('supplier1').get('/purchase/enums/queryTenderFileSubmitEnum');
  expect(data).toEqual([
    { value: 1, label: '线上加密递交' },
    { value: 2, label: '线下纸质递交' },
    { value: 3, label: '线上加密和线下纸质' },
  ]);
});

/** Another result that supplier2 has won, nothing handed in yet. */
const resultOfAnother = () => steps.resultProject(app);
