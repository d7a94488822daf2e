import { createHash } from 'node:crypto';
import { archiveMembers } from '../apps/server/test/archive-members.ts';
import { draftTender, openTender, publishTender, quote, register } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { downloaded, FilePreview, pages } from './pages/file-preview.ts';
import { ProjectPage } from './pages/project-page.ts';
import { QuotePage } from './pages/quote-page.ts';
import { expect, timedTest as test } from './people/journey.ts';

const all = Object.values(documents);

test('files are attached to a project, each is looked at, and its dossier holds them unchanged', async ({
  product,
  enter,
}) => {
  const plan = { manner: 10, projectNo: 'FILES-1', projectName: '带附件的项目' } as const;
  const { projectId } = await draftTender(product, plan);
  const page = await enter('buyer');
  await page.goto(`/tenderee/myTenderee/addTenderee?id=${projectId}`);
  await page.getByLabel('选择文件').setInputFiles([...all]);
  for (const { name } of all) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();

  const project = new ProjectPage(page);
  await project.open(projectId);
  const files = new FilePreview(page, page.getByRole('region', { name: '附件' }));
  await files.seeDocument(documents.pdf.name, pages.pdf);
  await files.seeDocument(documents.docx.name, pages.text('光通量不低于 5000 流明'));
  await files.seeDocument(documents.xlsx.name, pages.cell('课桌'));
  await files.seePicture(documents.png.name);
  await files.cannotSee(documents.zip.name);
  for (const { name, buffer } of all) expect((await files.download(name)).equals(buffer), name).toBe(true);

  const dossier = await downloaded(page, () => page.getByRole('button', { name: '下载归档资料' }).click());
  await expect(page.getByText('归档资料已下载，共 5 个文件')).toBeVisible();
  const members = archiveMembers(dossier);
  const manifest = JSON.parse(String(members['manifest.json'])) as {
    files: { path: string; fileName: string; sha256: string; state: string }[];
  };
  expect(manifest.files.map(({ fileName }) => fileName).sort()).toEqual(all.map(({ name }) => name).sort());
  for (const { path, sha256, state } of manifest.files) {
    const hash = createHash('sha256').update(members[path] ?? '');
    expect({ path, sha256: hash.digest('hex'), state }).toEqual({ path, sha256, state: 'good' });
  }
});

test('files of a bid are sealed, and looked at by the buyer once the bids are open', async ({ product, enter }) => {
  const tender = await publishTender(product, { manner: 10, projectNo: 'FILES-2', projectName: '带附件的报价' });
  for (const account of ['supplier2', 'supplier3'] as const)
    await quote(product, tender, { account, perMoney: '8600.00' });
  const [entryId = ''] = await register(product, tender, 'supplier1');
  const bid = new QuotePage(await enter('supplier1'));
  await bid.open(tender.projectId, entryId);
  await bid.fill('激光投影机', { perMoney: '8200.00', matchExplain: '完全响应' });
  await bid.page.locator('input[type="file"]').setInputFiles([...all]);
  for (const { name } of all) await expect(bid.page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await bid.submit();

  await openTender(product, tender);
  const table = new ComparisonPage(await enter('buyer'));
  await table.open(tender.projectId);
  const files = new FilePreview(table.page, table.table);
  await files.seeDocument(documents.pdf.name, pages.pdf);
  await files.seeDocument(documents.docx.name, pages.text('光通量不低于 5000 流明'));
  await files.seeDocument(documents.xlsx.name, pages.cell('课桌'));
  await files.seePicture(documents.png.name);
  await files.cannotSee(documents.zip.name);
  expect((await files.download(documents.pdf.name)).equals(documents.pdf.buffer)).toBe(true);
});
