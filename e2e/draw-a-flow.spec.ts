import { buyersAdmin } from './people/account.ts';
import { FlowDesignerPage } from './pages/flow-designer-page.ts';
import { expect, test as journey } from './people/journey.ts';

/** The administrator of the buying tenant draws its flows. */
const test = journey.extend<{ designer: FlowDesignerPage }>({
  designer: async ({ enter }, use) => {
    await use(new FlowDesignerPage(await enter(buyersAdmin)));
  },
});

test('[R9] [R207] [R208] [R210] a flow is drawn by keys, saved, published and opened again unchanged', async ({
  designer,
}) => {
  const { page, steps } = designer;
  await designer.begin('用车审批', 'car-request');
  await designer.putIntoWay(0, '审批');
  await expect(steps).toHaveCount(3);
  await page.getByLabel('名称', { exact: true }).fill('部门审批');
  await designer.askFirstPerson();
  const drawn = await designer.save();
  await designer.publish();

  await page.reload();
  await expect(designer.step('部门审批')).toBeVisible();
  expect(await designer.save()).toBe(drawn);

  await page.getByRole('button', { name: '关闭并返回' }).click();
  await expect(page).toHaveURL(/\/base\/workFlow\/index/);
  await expect(page.getByRole('row', { name: /用车审批/ })).toContainText('v1');
});

test('[R211] [R214] [R215] [R217] the canvas copies, pastes, deletes, undoes and zooms by keys', async ({
  designer,
}) => {
  const { page, steps, ways } = designer;
  await designer.begin('键盘操作', 'keys-only');
  await designer.putIntoWay(0, '审批');
  await expect(ways).toHaveCount(2);

  await designer.step('审批').click();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await expect(steps).toHaveCount(4);
  await page.keyboard.press('Backspace');
  await expect(steps).toHaveCount(3);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(steps).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(steps).toHaveCount(3);
  await expect(ways).toHaveCount(2);

  await page.keyboard.press('Control+1');
  await expect(designer.zoom).toHaveText('110%');
  await page.keyboard.press('Control+2');
  await page.keyboard.press('Control+2');
  await expect(designer.zoom).toHaveText('90%');
  // Fitting waits until all steps are measured; it is seen to have come before another zoom is asked for.
  await page.keyboard.press('Control+0');
  await expect(designer.zoom).toHaveText('100%');
});

test('[R209] [R218] the designer shows palette, canvas and settings; what is chosen is orange', async ({
  designer,
}) => {
  const { page } = designer;
  await designer.begin('三个部分', 'three-parts');
  await designer.putIntoWay(0, '审批');
  await expect(page.getByRole('button', { name: '判断', exact: true })).toBeVisible();
  await expect(designer.canvas).toBeVisible();
  await expect(page.getByRole('complementary', { name: '设置' })).toBeVisible();
  const orange = 'rgb(250, 140, 22)';
  await expect(designer.step('审批').locator('.flow-step')).toHaveCSS('border-color', orange);
  await expect(designer.step('结束').locator('.flow-step')).not.toHaveCSS('border-color', orange);
});

test('an unsound flow is saved as a draft; publishing shows what is wrong, and where', async ({ designer }) => {
  const { page } = designer;
  await designer.begin('缺审批人', 'no-approver');
  await designer.putIntoWay(0, '审批');
  await designer.save();
  await page.getByRole('button', { name: /^发\s*布$/ }).click();
  await expect(page.getByText('还有 1 处错误，改正后才能发布')).toBeVisible();
  await page.getByRole('button', { name: '“审批”没有指定审批人' }).click();
  await expect(designer.step('审批')).toHaveClass(/selected/);
});
