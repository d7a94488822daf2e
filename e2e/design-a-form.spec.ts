import type { Locator } from '@playwright/test';
import { FormDesignerPage } from './pages/form-designer-page.ts';
import { expect, test as journey } from './people/journey.ts';

/** An administrator designs forms; whatever the page complains of fails the journey, the content policy's stops too. */
const test = journey.extend<{ designer: FormDesignerPage }>({
  designer: async ({ enter }, use) => {
    await use(new FormDesignerPage(await enter('admin')));
  },
});

const table = { type: 'dynamic', prop: 'items', label: '明细', span: 24, children: { column: [] } };
const group = { type: 'group', prop: 'g', label: '分组', children: { column: [] } };
const input = (prop: string, label: string) => ({ type: 'input', prop, label, span: 24 });

for (const zoom of [1, 0.5]) {
  test(`[R239] [R255] fields are dragged from the palette, between containers, and refused without loss, at zoom ${zoom}`, async ({
    designer,
    baseURL,
  }) => {
    const { page, fields } = designer;
    await designer.open(baseURL ?? '', [input('a', '甲'), table, group]);
    await page.addStyleTag({ content: `html { zoom: ${zoom}; --root-zoom: ${zoom}; }` });
    await expect(fields).toHaveCount(3);

    await designer.palette('单行文本').dragTo(designer.field('甲'), { targetPosition: { x: 40, y: 3 } });
    await expect.poll(() => designer.names()).toEqual(['单行文本', '甲', '明细', '分组']);

    await designer.palette('计数器').dragTo(designer.inside('明细'));
    await expect.poll(() => designer.names(designer.inside('明细'))).toEqual(['计数器']);

    await drag(designer.field('甲'), designer.inside('分组'));
    await expect.poll(() => designer.names(designer.inside('分组'))).toEqual(['甲']);
    await drag(designer.field('甲'), designer.inside('明细'));
    await expect.poll(() => designer.names(designer.inside('明细'))).toHaveLength(2);

    for (const name of ['子表单', '富文本', '坐标拾取器']) {
      await designer.palette(name).dragTo(designer.inside('明细'), { targetPosition: { x: 4, y: 4 } });
      await expect(page.getByText(`“明细”中不能放置“${name}”`).last()).toBeVisible();
    }
    await drag(designer.field('分组'), designer.inside('明细'));
    await expect(page.getByText('“明细”中不能放置“分组”')).toBeVisible();
    await expect(fields).toHaveCount(5);
  });
}

async function drag(from: Locator, to: Locator): Promise<void> {
  await from.dragTo(to, { sourcePosition: { x: 12, y: 8 }, targetPosition: { x: 4, y: 4 } });
}

test('a form is designed by keys alone, and undone', async ({ designer, baseURL }) => {
  const { page, fields } = designer;
  await designer.open(baseURL ?? '', [table]);
  await designer.palette('单行文本').focus();
  await page.keyboard.press('Enter');
  await expect(designer.field('单行文本')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(3);

  await fields.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => designer.names(designer.inside('明细'))).toEqual(['单行文本']);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => designer.names(designer.inside('明细'))).toEqual([]);

  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(fields).toHaveCount(4);
  await page.keyboard.press('Delete');
  await expect(fields).toHaveCount(3);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(fields).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(fields).toHaveCount(3);
  await page.keyboard.press('Control+y');
  await expect(fields).toHaveCount(0);
});

test('[R240] [R242] [R243] [R244] [R246] [R247] [R248] [R280] [R8] settings, preview, import, clear and back', async ({
  designer,
  baseURL,
}) => {
  const { page, fields } = designer;
  const formId = await designer.open(baseURL ?? '');
  await page.getByRole('button', { name: '预览' }).click();
  await expect(page.getByText('没有需要展示的内容')).toBeVisible();
  await page.getByRole('button', { name: /清\s*空/ }).click();
  await expect(page.getByText('没有需要清空的内容')).toBeVisible();

  await page.getByRole('button', { name: '导入JSON' }).click();
  const drawer = page.getByRole('dialog');
  const json = drawer.getByRole('textbox', { name: '导入JSON' });
  await json.fill("{ column: [ { type: 'input'");
  await drawer.getByRole('button', { name: /确\s*定/ }).click();
  await expect(drawer.getByText(/JSON格式不正确：第1行/)).toBeVisible();
  await json.fill("{ column: [ { type: 'silder', label: '滑块', prop: 's', min: 0, max: 10, theirs: 1 }, ], }");
  await drawer.getByRole('button', { name: /确\s*定/ }).click();
  await expect(fields).toHaveCount(1);

  await designer.field('滑块').click();
  await page.getByLabel('标题', { exact: true }).fill('进度');
  await expect(designer.field('进度')).toBeVisible();
  await expect(page.getByText('默认值')).toBeVisible();
  const saved = page.waitForResponse(/form-design\/formSave/);
  await page.keyboard.press('Control+s');
  const { jsonData } = (await saved).request().postDataJSON() as { jsonData: string }; // the payload of the API
  expect(JSON.parse(jsonData)).toEqual({
    column: [{ type: 'silder', label: '进度', prop: 's', min: 0, max: 10, theirs: 1 }],
  });

  await page.getByRole('button', { name: /预\s*览/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click();
  await expect(page.getByText('校验通过')).toBeVisible();

  await page.getByRole('button', { name: /提\s*交/ }).click();
  await expect(page.getByText('已发布 v1')).toBeVisible();
  await page.goto(`/projectParameter/FormManagement/designer/${formId}`);
  await expect(designer.field('进度')).toBeVisible();
  await page.getByRole('button', { name: /清\s*空/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /清\s*空/ })
    .click();
  await expect(fields).toHaveCount(0);
  await page.getByRole('button', { name: /返\s*回/ }).click();
  await expect(page).toHaveURL(/FormManagement\/FormList\/index/);
});

test('a form is drawn, linked and tried out under a content policy without eval', async ({ designer, baseURL }) => {
  const { page } = designer;
  await designer.open(baseURL ?? '', [
    input('kind', '类别'),
    { ...input('why', '原因'), x: { visibleWhen: 'kind == "其他"' } },
  ]);
  const { 'content-security-policy': policy } = (await page.request.get(page.url())).headers();
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  await page.getByRole('button', { name: /^预\s*览$/ }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByLabel('原因')).toHaveCount(0);
  await preview.getByLabel('类别').fill('其他');
  await expect(preview.getByLabel('原因')).toBeVisible();
});

test('a form of 300 fields opens quickly and takes what is typed', async ({ designer, baseURL }) => {
  const columns = Array.from({ length: 300 }, (_unused, index) => input(`n${index}`, `字段${index}`));
  await designer.open(baseURL ?? '', columns);
  await expect(designer.fields).toHaveCount(300);
  await designer.field('字段7').click();
  const label = designer.page.getByLabel('标题', { exact: true });
  await label.press('End');
  await label.pressSequentially('啊啊啊啊啊啊啊啊啊啊');
  await expect(designer.field('字段7啊啊啊啊啊啊啊啊啊啊')).toBeVisible();
});
