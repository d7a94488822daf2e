import { randomUUID } from 'node:crypto';
import { changeAnswer, formGrant, formGrantChoices, formSave, queryByBusinessId } from '@zhaocai/model';
import { callAs } from './arrange/caller.ts';
import { frontButton } from './pages/task-pages.ts';
import { expect, test } from './people/journey.ts';

const phone = { viewport: { width: 390, height: 844 } };
const column = [
  { type: 'input', prop: 'reason', label: '领用事由', span: 24, required: true },
  {
    type: 'table',
    prop: 'who',
    label: '经办部门',
    span: 24,
    multiple: true,
    children: {
      column: [{ label: '部门', prop: 'deptName', search: true }],
      props: { url: '/api/process/dept/listOnly', needPage: false },
    },
    props: { label: 'deptName', value: 'id' },
  },
];

/** Granted to everybody, without approval, and changeable. */
async function publish(site: string): Promise<string> {
  const call = await callAs(site, 'admin', '100001');
  const formName = `领用登记 ${randomUUID().slice(0, 8)}`;
  const { formId, version } = await call(formSave, { formName, jsonData: JSON.stringify({ column }), publish: true });
  const { roles } = await call(formGrantChoices, {});
  const roleIds = roles.map(({ value }) => value).join(',');
  await call(formGrant, { formId, version, roleIds, isChangeable: true });
  return formName;
}

/** The same person, in another window. */
async function changeElsewhere(site: string, id: string): Promise<void> {
  const call = await callAs(site, 'buyer', '100001');
  const { version, answers } = await call(queryByBusinessId, { businessId: id });
  await call(changeAnswer, { id, version, answers: { ...answers, reason: '值班' } });
}

test('who fills a form in without approval finds it again, changes it, and takes it along', async ({ enter, site }) => {
  const name = await publish(site);
  const subject = `一支笔 ${name}`;
  const buyer = await enter('buyer', phone);
  await buyer.goto('/work/myapplybak/myapplyForm');
  await buyer.getByRole('link', { name }).click();
  await buyer.getByRole('textbox', { name: '标题', exact: true }).fill(subject);
  await buyer.getByLabel('领用事由').fill('开会');
  await buyer.getByRole('button', { name: '经办部门' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog).toBeHidden();
  await expect(buyer.getByRole('list', { name: '经办部门' }).getByRole('listitem')).toHaveCount(1);
  await frontButton(buyer, '提交').click();
  await expect(buyer).toHaveURL(/\/work\/myform\/\d+$/);
  await expect(buyer.getByText('开会').filter({ visible: true })).toBeVisible();

  await frontButton(buyer, '修改').click();
  await expect(buyer).toHaveURL(/\/change$/);
  const reason = buyer.getByLabel('领用事由');
  await reason.fill('');
  await frontButton(buyer, '保存').click();
  await expect(buyer.getByText('领用事由必须填写')).toBeVisible();
  await reason.fill('出差');
  await changeElsewhere(site, /form\/(\d+)\/change/.exec(buyer.url())?.[1] ?? '');
  await frontButton(buyer, '保存').click();
  await expect(buyer.getByText('数据已被他人修改')).toBeVisible();
  await expect(reason).toHaveValue('出差');
  await frontButton(buyer, '保存').click();
  await dialog.getByRole('button', { name: '覆盖保存' }).click();
  await expect(reason).toBeHidden();
  await expect(buyer.getByText('出差').filter({ visible: true })).toBeVisible();

  await buyer.goto('/work/myform/index');
  await expect(buyer.getByText(subject)).toBeVisible();
  const download = buyer.waitForEvent('download');
  await buyer.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toMatch(/^我的填报-.*\.xlsx$/);
});
