import { openThreeQuotes, publishResult, publishTender } from './arrange/tender.ts';
import { documents } from './fixtures/documents.ts';
import { FilePreview, pages } from './pages/file-preview.ts';
import { ProjectPage } from './pages/project-page.ts';
import { agree } from './pages/question.ts';
import { expect, timedTest as test } from './people/journey.ts';

const { pdf, png, docx } = documents;

test('the winner hands in the signed contract, the buyer hands it back with both signatures, and both read both', async ({
  product,
  enter,
}) => {
  const plan = { manner: 5, projectNo: 'CONTRACT-1', projectName: '签合同的投影机' } as const;
  const tender = await publishTender(product, plan);
  await openThreeQuotes(product, tender);
  await publishResult(product, tender);

  const supplier = await enter('supplier2');
  await supplier.goto('/bidding/myBid/index');
  await supplier.getByRole('row').filter({ hasText: plan.projectName }).getByRole('link', { name: '合同文件' }).click();
  const own = supplier.getByRole('region', { name: '合同文件' });
  await expect(own.getByText('待供应商上传')).toBeVisible();
  await own.getByLabel('选择文件').setInputFiles(docx);
  await expect(supplier.getByText('上传文件只能是 pdf、jpg、jpeg、png 格式!').first()).toBeVisible();
  await own.getByLabel('选择文件').setInputFiles(png);
  await expect(own.getByRole('button', { name: png.name, exact: true })).toBeVisible();
  await own.getByRole('button', { name: '提交合同' }).click();
  await expect(own.getByText('待采购人双签')).toBeVisible();
  await own.getByRole('button', { name: '更换合同' }).click();
  await own.getByLabel('选择文件').setInputFiles(pdf);
  await expect(own.getByRole('button', { name: pdf.name, exact: true })).toBeVisible();
  await own.getByRole('button', { name: '提交合同' }).click();
  await expect(own.getByText('历史版本（1）')).toBeVisible();

  const buyer = await enter('buyer');
  await buyer.goto('/messageCenter/index');
  const news = buyer.getByRole('row').filter({ hasText: plan.projectName });
  await expect(news.filter({ hasText: '合同已上传' })).toBeVisible();
  await news.filter({ hasText: '合同已更新' }).getByText(plan.projectName).click();
  await buyer.getByRole('button', { name: '查看项目' }).click();
  await expect(buyer).toHaveURL(new RegExp(`projectDetail/index\\?id=${tender.projectId}`));
  const project = new ProjectPage(buyer);
  await project.open(tender.projectId);
  const section = project.section('合同文件');
  const signed = new FilePreview(buyer, section.getByRole('region', { name: '供应商签署的合同' }));
  await signed.seeDocument(pdf.name, pages.pdf);
  expect((await signed.download(pdf.name)).equals(pdf.buffer)).toBe(true);
  await section.getByLabel('选择文件').setInputFiles(pdf);
  await expect(section.getByRole('button', { name: `移除 ${pdf.name}` })).toBeVisible();
  await section.getByRole('button', { name: '提交双签合同' }).click();
  await agree(buyer, '提交双签合同');
  await expect(section.getByText('双方已签署')).toBeVisible();
  await expect(section.getByLabel('选择文件')).toHaveCount(0);

  await supplier.reload();
  const both = new FilePreview(supplier, own.getByRole('region', { name: '双方签署的合同' }));
  expect((await both.download(pdf.name)).equals(pdf.buffer)).toBe(true);
  await expect(own.getByText('双方已签署')).toBeVisible();
  await expect(own.getByRole('button', { name: '更换合同' })).toHaveCount(0);
});
