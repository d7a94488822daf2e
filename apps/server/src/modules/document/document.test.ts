import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MadeDocument, ProjectFile } from '@zhaocai/model';
import { startDocumentApp } from '../../../test/document-app.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { missingIn } from '../../../test/words-of-pdf.ts';
import { findOffice } from '../../platform/files/run-program.ts';
import { sampleBytes } from '../../platform/files/sample-bytes.ts';
import type { Manifest } from './dossier/manifest.ts';
import { writeDocx } from './docx/write-docx.ts';
import { sampleNotice } from './template/sample-template.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await startDocumentApp();
  app.clock.setTo(steps.publicationDay);
  ({ id: projectId } = await steps.savedProject(app, { projectNo: 'DOC-1' }));
});
afterAll(() => app.close());

const buyer = () => app.as('buyer');
const base = '/bid-project/conf/temp/file';
const upload = async (name: string, bytes: Buffer) =>
  steps.dataOf<{ fileId: string; sha256: string }>(await buyer().upload('/file/uploadOSS', { name, bytes }));
const fileOf = (fileId: string) => [{ fileId, fileName: 't.docx', fileUrl: '', fileSuffix: 'docx' }];
const template = async (bytes: Buffer, changes: object = {}) => {
  const { fileId } = await upload('模板.docx', bytes);
  const row = { name: '采购公告', tempType: 1, tempStatus: 1, files: fileOf(fileId), ...changes };
  return buyer().post(`${base}/saveOrUpdateTemp`, row);
};
const counted = async () =>
  (
    await app.asSuperuser<{ files: string; templates: string }>(
      `select (select count(*) from attachment)::text as files, (select count(*) from file_template)::text as templates`,
    )
  )[0];

describe('a template', () => {
  test('is kept with the names that it uses, listed while it is in use, and its new document counts up', async () => {
    const saved = steps.dataOf<steps.Draft>(await template(sampleNotice()));
    const detail = await buyer().get(`${base}/queryTempById?id=${saved.id}`);
    expect(detail.data).toMatchObject({ fileVersion: 1, variables: expect.arrayContaining(['project.projectName']) });
    const { fileId } = await upload('新.docx', writeDocx(['${today}']));
    const changed = await buyer().post(`${base}/saveOrUpdateTemp`, { ...saved, files: fileOf(fileId), tempStatus: 0 });
    expect((await buyer().get(`${base}/queryTempById?id=${saved.id}`)).data).toMatchObject({
      fileVersion: 2,
      variables: ['today'],
    });
    expect((await buyer().get(`${base}/queryTempFileList?tempType=1`)).data).toEqual([]);
    expect(steps.dataOf(changed)).toMatchObject({ id: saved.id });
    const asked = { templateId: saved.id, projectId };
    expect(await buyer().post(`${base}/generate`, asked)).toMatchObject({ code: 400, msg: '模板已停用' });
    expect(await buyer().get(`${base}/deleteTemp?id=${saved.id}`)).toMatchObject({ code: 200 });
  });

  test('that is broken, has macros or names something unknown is refused, and nothing is kept', async () => {
    const wrong = {
      循环未结束: writeDocx(['${#packages}']),
      模板含有宏: writeDocx(['a'], { 'word/vbaProject.bin': 'x' }),
      '模板变量{project.nothing}不存在': writeDocx(['${project.nothing}']),
      不合法: writeDocx(['${1+1}']),
    };
    for (const [sentence, bytes] of Object.entries(wrong)) {
      const before = await counted();
      const answer = await template(bytes);
      expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining(sentence) });
      expect((await counted())?.templates).toBe(before?.templates);
    }
    const { fileId } = await upload('a.txt', Buffer.from('text'));
    const row = { name: 'x', tempType: 1, tempStatus: 1, files: fileOf(fileId) };
    expect(await buyer().post(`${base}/saveOrUpdateTemp`, row)).toMatchObject({ msg: '模板只能是 .docx 文件' });
    expect(await buyer().post(`${base}/saveOrUpdateTemp`, { ...row, files: [] })).toMatchObject({ code: 400 });
    expect(await buyer().post(`${base}/saveOrUpdateTemp`, { ...row, files: fileOf('123') })).toMatchObject({
      code: 404,
    });
  });

  test('is nobody’s without the right', async () => {
    expect(await app.as('supplier1').post(`${base}/queryTempFilePage`, {})).toMatchObject({ code: 403 });
    expect(await app.as('supplier1').post('/file/filegennerate/cusProInfoFile', { projectId })).toMatchObject({
      code: 403,
    });
  });
});

describe('a document', () => {
  test('is made from a project as Word, PDF and text, and goes with its notice', async () => {
    const { id: templateId } = steps.dataOf<steps.Draft>(await template(sampleNotice()));
    const tried = await buyer().get(`${base}/tryOut?templateId=${templateId}&projectId=${projectId}`);
    expect(tried.data).toMatchObject({
      missing: [],
      variables: expect.arrayContaining([{ name: 'project.generalBudget', value: '540,000.00' }]),
    });
    const { docx, pdf, pdfFault, html } = steps.dataOf<MadeDocument>(
      await buyer().post(`${base}/generate`, { templateId, projectId }),
    );
    expect(html).toContain('<h2>学生公寓单人床采购公告</h2>');
    expect(html).toContain('600');
    expect(docx.fileName).toBe('采购公告.docx');
    const hasOffice = findOffice() !== undefined;
    expect(pdf?.fileName).toBe('采购公告.pdf');
    expect(pdfFault ?? '').toMatch(hasOffice ? /^$/ : /系统按正文重新排版/);
    const files = [docx, pdf];
    const notice = { projectId, bulletinType: 10, title: '公告', content: html, files };
    const saved = steps.dataOf<steps.Draft>(await buyer().post('/purchase/bulletin/saveBulletin', notice));
    expect((await buyer().get(`/purchase/bulletin/queryById?id=${saved.id}`)).data).toMatchObject({ files });
    const paper = await buyer().raw(`/purchase/bulletin/pdf?id=${saved.id}`);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect(await missingIn(paper.rawPayload, [html.replaceAll(/<[^>]+>|\s/g, '').slice(0, 12)])).toEqual([]);
  });

  test('with a value missing is not made: the variable is named, no file is stored', async () => {
    const { id: templateId } = steps.dataOf<steps.Draft>(await template(writeDocx(['${project.fundsSource}'])));
    const before = await counted();
    expect(await buyer().post(`${base}/generate`, { templateId, projectId })).toMatchObject({
      code: 400,
      msg: '模板变量{project.fundsSource}无值',
    });
    expect(await counted()).toEqual(before);
  });

  test('says nothing of offers before the opening', async () => {
    const letter = writeDocx(['致${entry.supplierName}：成交金额${entry.totalMoney}元']);
    const { id: templateId } = steps.dataOf<steps.Draft>(await template(letter, { tempType: 5 }));
    const sealed = { templateId, projectId, entryId: '1', withPdf: false };
    expect(await buyer().post(`${base}/generate`, sealed)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('开标'),
    });
    expect(await buyer().post(`${base}/generate`, { ...sealed, entryId: undefined })).toMatchObject({
      msg: '模板变量{entry.supplierName}、{entry.totalMoney}无值',
    });
  });
});

describe('a letter', () => {
  test('is written to a winner, who is offered by name, and to nobody who has not won', async () => {
    app.clock.setTo(steps.publicationDay);
    const opened = await steps.openedProject(app);
    const { projectId: id, version } = opened;
    const winners = () => buyer().get(`${base}/winners?projectId=${id}`);
    expect((await winners()).data).toEqual([]);
    const offers = opened.suppliers.flatMap(({ detailListVOS }) => detailListVOS);
    const [lowest, other] = offers.toSorted((a, b) => Number(a.totalMoney) - Number(b.totalMoney));
    const selections = [{ packageId: lowest?.packageId, entryId: lowest?.entryId, bidStatus: '1' }];
    steps.dataOf(await buyer().post('/purchase/entry/saveSelection', { projectId: id, version, selections }));
    expect((await winners()).data).toMatchObject([{ entryId: lowest?.entryId, packageNo: 1 }]);
    const letter = writeDocx(['致${entry.supplierName}：${entry.totalMoney}']);
    const { id: templateId } = steps.dataOf<steps.Draft>(await template(letter, { tempType: 5 }));
    const wish = { templateId, projectId: id, withPdf: false };
    const made = await buyer().post(`${base}/generate`, { ...wish, entryId: lowest?.entryId });
    expect(steps.dataOf<MadeDocument>(made).html).toMatch(/致.+公司：/);
    const wrong = await buyer().post(`${base}/generate`, { ...wish, entryId: other?.entryId });
    expect(wrong).toMatchObject({ code: 400, msg: '该供应商未中标（成交）' });
  });
});

describe('the dossier of a project', () => {
  test('[R371] is one archive with every file as it was, and a manifest of their hashes', async () => {
    app.clock.setTo(steps.publicationDay);
    const bytes = { '=cmd.txt': Buffer.from('甲'), '说明.txt': Buffer.alloc(300_000, 'x') };
    const files = await Promise.all(
      Object.entries(bytes).map(async ([name, content]) => ({
        ...(await upload(name, content)),
        fileName: name,
        fileUrl: '',
        fileSuffix: 'txt',
      })),
    );
    const { id } = await steps.savedProject(app, { projectNo: '../DOC-2', files });
    expect((await buyer().get(`/purchase/project/queryProjectFiles?projectId=${id}`)).data).toHaveLength(2);
    expect((await buyer().post('/purchase/project/queryProjectFiles', { projectId: id })).data).toHaveLength(2);
    const { zip, manifest } = await dossierOf(id);
    expect(manifest).toMatchObject({
      project: { projectNo: '../DOC-2' },
      evidence: { hash: expect.stringMatching(/^\w{64}$/) },
    });
    expect(manifest.files).toHaveLength(2);
    for (const { path, fileName, sha256, state } of manifest.files) {
      expect(
        createHash('sha256')
          .update(zip[path] ?? '')
          .digest('hex'),
      ).toBe(sha256);
      expect(Buffer.from(zip[path] ?? []).equals(bytes[fileName as keyof typeof bytes])).toBe(true);
      expect(state).toBe('good');
    }
    expect(Object.keys(zip).every((path) => !path.includes('..') && !path.startsWith('/'))).toBe(true);
    expect(Buffer.from(zip['清单.csv'] ?? []).toString()).toContain(`"'=cmd.txt"`);
    const page = await buyer().post('/purchase/cus/pro/proFilePage', { projectNo: '../DOC-2' });
    expect(page.data).toMatchObject({ records: [{ fileCount: 2, fileBytes: 300_003 }] });
  });

  test('does not know a quote before the opening, and has its file in the clear afterwards', async () => {
    const id = await steps.publishedProject(app, { projectNo: 'DOC-3' });
    for (const supplier of steps.suppliers) steps.dataOf(await steps.register(app, supplier, id));
    for (const [index, supplier] of steps.suppliers.entries()) {
      const files = index === 0 ? [{ name: '方案.txt', bytes: Buffer.from('报价说明') }] : [];
      steps.dataOf(await steps.quote(app, supplier, { projectId: id, price: `${800 + index}.00`, files }));
    }
    expect((await dossierOf(id)).manifest.files).toEqual([]);
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, id));
    const { zip, manifest } = await dossierOf(id);
    const [line] = manifest.files;
    expect(line?.path).toMatch(/^03-报价文件\/.+\/001_方案\.txt$/);
    expect(Buffer.from(zip[line?.path ?? ''] ?? []).toString()).toBe('报价说明');
  });
});

test('the dossier of a result holds its contracts, each version, and its agreements', async () => {
  const id = await steps.resultProject(app, { changes: { projectNo: 'DOC-5' } });
  const [own] = await steps.ownEntries(app, 'supplier2', id);
  const entryId = own?.entryId;
  const handedIn = async (account: 'buyer' | 'supplier2', path: string, input: object, name: string) => {
    const part = { name, bytes: sampleBytes.pdf };
    const { fileId } = steps.dataOf<{ fileId: string }>(await app.as(account).upload('/file/uploadOSS', part));
    steps.dataOf(await app.as(account).post(path, { ...input, fileId, fileIds: [fileId] }));
  };
  await handedIn('supplier2', '/purchase/entry/uploadContract', { entryId }, '初稿.pdf');
  await handedIn('supplier2', '/purchase/entry/uploadContract', { entryId, version: 1 }, '定稿.pdf');
  await handedIn('buyer', '/purchase/entry/cusUploadContract', { entryId, version: 2 }, '双签.pdf');
  await handedIn('buyer', '/purchase/project/protocolFile', { projectId: id }, '协议.pdf');
  const { zip, manifest } = await dossierOf(id);
  const contracts = manifest.files.filter(({ path }) => path.startsWith('04-合同文件/'));
  expect(contracts.map(({ fileName, state }) => `${fileName} ${state}`).sort()).toEqual(
    ['初稿.pdf good', '定稿.pdf good', '双签.pdf good', '协议.pdf good'].sort(),
  );
  for (const { path } of contracts) expect(Buffer.from(zip[path] ?? []).equals(sampleBytes.pdf)).toBe(true);
  const page = await buyer().post('/purchase/cus/pro/proFilePage', { projectNo: 'DOC-5' });
  expect(page.data).toMatchObject({ records: [{ fileCount: 4 }] });
});

async function dossierOf(id: string) {
  const answer = await buyer().rawPost('/file/filegennerate/cusProInfoFile', { projectId: id });
  expect(answer.statusCode).toBe(200);
  const zip = unzipSync(answer.rawPayload);
  return { zip, manifest: JSON.parse(Buffer.from(zip['manifest.json'] ?? []).toString()) as Manifest };
}

describe('lists that a screen draws whole', () => {
  test('hold every catalogue and every template, however many there are', async () => {
    const counted = async (path: string) => steps.dataOf<unknown[]>(await buyer().get(path)).length;
    const catalogs = '/file/queryCatalogsByServicesAndType?services=1&type=6';
    const templates = '/bid-project/conf/temp/file/queryTempFileList';
    const before = [await counted(catalogs), await counted(templates)];
    await app.asSuperuser(
      `insert into file_catalog (tenant_id, id, services, type, catalog_name, catalog_code, is_required, create_time,
         update_time)
       select '100001', 9000000 + n, 1, 6, '目录' || n, 'many' || n, false, now(), now() from generate_series(1, 600) n`,
    );
    await app.asSuperuser(
      `insert into file_template (tenant_id, id, name, temp_type, temp_status, create_time, update_time)
       select '100001', 9000000 + n, '模板' || n, 1, 1, now(), now() from generate_series(1, 600) n`,
    );
    expect([await counted(catalogs), await counted(templates)]).toEqual(before.map((count) => count + 600));
    await app.asSuperuser('delete from file_catalog where id > 9000000');
    await app.asSuperuser('delete from file_template where id > 9000000');
  });
});

describe('catalogues', () => {
  test('say where the files of a project belong, and show what is in each', async () => {
    const catalog = { services: 1, type: 2, catalogName: '采购需求', catalogCode: 'demand', isRequired: true };
    const { id } = steps.dataOf<steps.Draft>(await buyer().post('/file/saveDocumentCatalog', catalog));
    const again = await buyer().post('/file/saveDocumentCatalog', catalog);
    expect(again.code).toBe(400);
    const { fileId } = steps.dataOf<{ fileId: string }>(
      await buyer().upload('/file/uploadOSS?fileType=demand', { name: '需求.txt', bytes: Buffer.from('需求') }),
    );
    const files = [{ fileId, fileName: '需求.txt', fileUrl: '', fileSuffix: 'txt' }];
    const project = await steps.savedProject(app, { projectNo: 'DOC-4', files });
    const filled = await buyer().get(`/file/queryCatalogsByTypeServiceId?serviceId=${project.id}`);
    expect(filled.data).toMatchObject([{ id, catalogName: '采购需求', files: [{ fileId }] }]);
    const [file] = steps.dataOf<ProjectFile[]>(
      await buyer().get(`/purchase/project/queryProjectFiles?projectId=${project.id}`),
    );
    expect(file?.path).toBe('01-项目文件/采购需求/001_需求.txt');
  });
});
