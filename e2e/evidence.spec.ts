import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { archiveMembers, archiveOf } from '../apps/server/test/archive-members.ts';
import { publishTender } from './arrange/tender.ts';
import { downloaded } from './pages/file-preview.ts';
import { ProjectPage } from './pages/project-page.ts';
import { findBarriers } from './people/find-barriers.ts';
import { expect, timedTest as test } from './people/journey.ts';

test('the chain of a project verifies; after a row was changed behind its back the page names that row', async ({
  product,
  enter,
}) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-1', projectName: '被改动的存证' });
  const project = new ProjectPage(await enter('manager'));
  const { page } = project;
  await project.open(projectId);
  await page.getByRole('link', { name: '全部存证' }).click();
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /存证完整：\d+ 行全部相符/ })).toBeVisible();

  const tamper = `update evidence set payload = replace(payload, '180000', '180001') where stream = $1 and seq = $2`;
  await product.asSuperuser(tamper, [projectId, 2]);
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '第 2 行被改动过' })).toBeVisible();
});

test('a row that was taken out of the chain is missed', async ({ product, enter }) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-2', projectName: '被删除的存证' });
  await product.asSuperuser('delete from evidence where stream = $1 and seq = 3', [projectId]);
  const page = await enter('buyer');
  await page.goto(`/tenderee/projectDetail/evidence?id=${projectId}`);
  await page.getByRole('button', { name: '校验存证链' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /第 [34] 行被改动过/ })).toBeVisible();
});

const verifier = fileURLToPath(new URL('../scripts/verify-evidence.mjs', import.meta.url));

test('what a project says of itself is taken along and checked without the product', async ({
  product,
  enter,
}, testInfo) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-3', projectName: '带走的存证' });
  const page = await enter('buyer');
  await page.goto(`/tenderee/projectDetail/evidence?id=${projectId}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载核验文件' }).click();
  const path = testInfo.outputPath('evidence.json');
  await (await download).saveAs(path);
  expect(execFileSync(process.execPath, [verifier, path], { encoding: 'utf8' })).toMatch(/^intact: \d+ rows\n$/);
});

test('the administrator holds the book of roots against the record', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/monitor/evidence');
  await page.getByRole('button', { name: '核对全部' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /账本完整，与数据库一致（\d+ 天）/ })).toBeVisible();
});

test('a stranger checks an archive on the public page, and sees which part of it was changed', async ({
  product,
  enter,
  openWindow,
}, testInfo) => {
  const { projectId } = await publishTender(product, { manner: 10, projectNo: 'CHAIN-4', projectName: '公开核验' });
  const project = new ProjectPage(await enter('buyer'));
  await project.open(projectId);
  const dossier = await downloaded(project.page, () =>
    project.page.getByRole('button', { name: '下载归档资料' }).click(),
  );
  const [whole, changed] = [testInfo.outputPath('whole.zip'), testInfo.outputPath('changed.zip')];
  writeFileSync(whole, dossier);
  const members = archiveMembers(dossier);
  const [record = ''] = Object.keys(members).filter((path) => /evidence-\d+\.json$/.test(path));
  const text = String(members[record]).replace('180000', '180001');
  writeFileSync(changed, archiveOf({ ...members, [record]: Buffer.from(text) }));

  const page = await openWindow('a stranger', { viewport: { width: 390, height: 844 } });
  await page.goto('/portal');
  await page.getByRole('link', { name: '公开存证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '公开存证' })).toBeVisible();
  const field = page.locator('input[type="file"]');
  await field.setInputFiles(whole);
  await expect(page.getByRole('status')).toContainText(/核对通过：\d+ 行记录/);
  await field.setInputFiles(changed);
  await expect(page.getByRole('status')).toContainText('核对未通过');
  await expect(page.getByRole('status')).toContainText(/chain \d+, row \d+: is not what its hash was made of/);
  await field.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('a letter') });
  await expect(page.getByRole('status')).toContainText('该文件不是检查点或归档');
  expect(await findBarriers(page)).toEqual([]);
});
