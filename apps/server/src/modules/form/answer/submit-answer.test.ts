import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aNode, approval, inARow } from '../../../../test/flow-app.ts';
import { resultOf, startFormApp, type FormApp } from '../../../../test/form-app.ts';

const lines = {
  type: 'dynamic',
  prop: 'lines',
  label: '用印文件',
  children: {
    column: [
      { type: 'input', prop: 'name', label: '文件名', required: true },
      { type: 'number', prop: 'copies', label: '份数', min: 1 },
      { type: 'input', prop: 'seal', label: '印章编号' },
    ],
  },
};
const column = [
  { type: 'input', prop: 'reason', label: '事由', required: true },
  lines,
  { type: 'upload', prop: 'files', label: '附件', accept: '.pdf' },
  { type: 'user', prop: 'keeper', label: '保管人' },
  { type: 'input', prop: 'secret', label: '内部意见' },
];
const answers = { reason: '合同用印', lines: [{ name: '合同', copies: 2 }] };
const rights = (fieldRights: object) => ({ extension: { fieldRights } });

let app: FormApp;
beforeAll(async () => {
  app = await startFormApp();
});
afterAll(() => app.close());

const read = (who: 'bob' | 'cid' | 'ann' | 'dan' | 'admin', id: string) =>
  app.get(who, `/process/form/data/queryByBusinessId?businessId=${id}`);

describe('a form without a flow', () => {
  test('is filled in by whom it is granted to, and read by him and by who looks after the answers', async () => {
    const form = await app.publishForm('登记', column);
    expect(await app.submit('ann', form, answers)).toMatchObject({ code: 400, msg: '您的角色不能填写该表单' });
    const { id } = resultOf<{ id: string }>(await app.submit('bob', form, answers));
    expect(await read('bob', id)).toMatchObject({ data: { answers, answerState: 2, versionNo: 1 } });
    expect(await read('admin', id)).toMatchObject({ code: 200 });
    expect(await read('cid', id)).toMatchObject({ code: 404 });
  });

  test.each([
    { name: 'an unknown field', sent: { ...answers, other: 1 }, told: '不属于该表单' },
    { name: 'a missing field', sent: { lines: [] }, told: '事由' },
    { name: 'a row without what it needs', sent: { ...answers, lines: [{ copies: 1 }] }, told: '用印文件第1行' },
    { name: 'a value of another kind', sent: { ...answers, lines: [{ name: 'a', copies: 'many' }] }, told: '份数' },
    { name: 'a file of the wrong kind', sent: { ...answers, files: [{ name: 'a.exe', url: '/x' }] }, told: '附件' },
    { name: 'a file that nobody stored', sent: { ...answers, files: [{ name: 'a.pdf', url: '/x' }] }, told: 'a.pdf' },
  ])('refuses $name with its name', async ({ name, sent, told }) => {
    const form = await app.publishForm(`拒绝 ${name}`, column);
    const refused = await app.submit('bob', form, sent);
    expect(refused).toMatchObject({ code: 400 });
    expect(refused.msg).toContain(told);
    expect(await app.asSuperuser('select 1 from form_answer where form_id = $1', [form.formId])).toEqual([]);
  });

  test('a version that is retired, or a form that is off, takes no answers', async () => {
    const form = await app.publishForm('停用', column);
    const jsonData = JSON.stringify({ column });
    const change = { formId: form.formId, version: form.version, jsonData };
    const next = resultOf<{ version: number }>(await app.post('admin', '/process/form-design/formSave', change));
    expect((await app.submit('bob', form, answers)).msg).toContain('表单已有新版本');
    const off = { formId: form.formId, version: next.version, isEnabled: false };
    resultOf(await app.post('admin', '/process/form-design/switchForm', off));
    expect(await app.submit('bob', { ...form, versionNo: 2 }, answers)).toMatchObject({ msg: '表单已停用，不能填写' });
  });

  test('an answer reads in the version that it was given to, for ever', async () => {
    const form = await app.publishForm('永远', column);
    const { id } = resultOf<{ id: string }>(await app.submit('bob', form, answers));
    const jsonData = JSON.stringify({ column: [{ type: 'input', prop: 'reason', label: '改了名' }] });
    resultOf(
      await app.post('admin', '/process/form-design/formSave', {
        formId: form.formId,
        version: form.version,
        jsonData,
      }),
    );
    const kept = resultOf<{ jsonData: string; versionNo: number }>(await read('bob', id));
    expect(kept.versionNo).toBe(1);
    expect(JSON.parse(kept.jsonData)).toEqual({ column });
  });

  test('people are called by their own names, and must be there', async () => {
    const form = await app.publishForm('姓名', column);
    const { id } = resultOf<{ id: string }>(
      await app.submit('bob', form, { ...answers, keeper: [{ id: app.ids.ann, name: '冒名' }] }),
    );
    expect(await read('bob', id)).toMatchObject({ data: { answers: { keeper: [{ id: '2', name: 'ann' }] } } });
    const stranger = { ...answers, keeper: [{ id: app.strangerId, name: '外人' }] };
    expect(await app.submit('bob', form, stranger)).toMatchObject({ code: 404 });
  });

  test('a file hangs on its answer from then on, and on no other', async () => {
    const form = await app.publishForm('附件', column);
    const file = await app.aFile('901', '合同.pdf');
    resultOf(await app.submit('bob', form, { ...answers, files: [file] }));
    const again = await app.submit('cid', form, { ...answers, files: [file] });
    expect(again.msg).toBe('有附件不存在或不属于您，请重新上传');
    const own = await app.submit('bob', form, { ...answers, files: [file] });
    expect(own.msg).toBe('附件“合同.pdf”已用于其他填报，请重新上传');
  });
});

describe('a form that needs no approval', () => {
  const offered = async (who: 'bob' | 'ann') =>
    resultOf<{ formId: string | null }[]>(await app.get(who, '/process/flow/flowTypeList'));

  test('stands on the workbench of whom it is granted to, and its answers are complete at once', async () => {
    const form = await app.publishForm('无需审批', column);
    expect(await offered('bob')).toContainEqual(
      expect.objectContaining({ formId: form.formId, flowKey: null, defindId: null, flowName: '无需审批' }),
    );
    expect(JSON.stringify(await offered('ann'))).not.toContain(form.formId);
    const { id, flowInstanceId } = resultOf<{ id: string; flowInstanceId: string | null }>(
      await app.submit('bob', form, answers),
    );
    expect(flowInstanceId).toBeNull();
    expect(await read('bob', id)).toMatchObject({ data: { answers, answerState: 2 } });
  });

  test('leaves the workbench when it is switched off', async () => {
    const { formId, version } = await app.publishForm('已停用', column);
    resultOf(await app.post('admin', '/process/form-design/switchForm', { formId, version, isEnabled: false }));
    expect(JSON.stringify(await offered('bob'))).not.toContain(formId);
  });
});

describe('a form that starts a flow', () => {
  const cells = () =>
    inARow(
      approval('检查', app.ids.ann, rights({ secret: 'write', lines: 'read', 'lines.seal': 'write' })),
      approval('批准', app.ids.dan, rights({ secret: 'hidden', 'lines.copies': 'hidden' })),
    );

  async function aBoundForm(flowKey: string) {
    const atStart = rights({ secret: 'hidden', 'lines.seal': 'read' });
    const all = cells().map((cell) => (cell.id === 'start' ? aNode('start', '1', atStart) : cell));
    await app.publishFlow(flowKey, all, { businessType: 'form' });
    return app.publishForm(`表单 ${flowKey}`, column, { flowKey });
  }

  test('stands on the workbench of whom it is granted to, and starts by being filled in', async () => {
    const form = await aBoundForm('seal_start');
    const startable = async (who: 'bob' | 'ann') =>
      resultOf<{ formId: string | null }[]>(await app.get(who, '/process/flow/flowTypeList')).map(
        ({ formId }) => formId,
      );
    expect(await startable('bob')).toContain(form.formId);
    expect(await startable('ann')).not.toContain(form.formId);
    const started = resultOf<{ id: string; flowInstanceId: string }>(await app.submit('bob', form, answers));
    expect(await read('bob', started.id)).toMatchObject({ data: { answers, answerState: 1 } });
    const detail = await app.get('bob', `/process/flow/myApplyDetail?flowInsId=${started.flowInstanceId}`);
    expect(detail).toMatchObject({ data: { form: answers, businessType: 'form', businessId: started.id } });
  });

  test('each step writes what its rights allow, columns of a sub-table too, and sees no more than they show', async () => {
    const form = await aBoundForm('seal_rights');
    expect((await app.submit('bob', form, { ...answers, secret: 'x' })).msg).toContain('内部意见');
    const { id, flowInstanceId } = resultOf<{ id: string; flowInstanceId: string }>(
      await app.submit('bob', form, answers),
    );
    const task = await app.taskOf('ann', flowInstanceId);
    const complete = (sent: object) =>
      app.post('ann', '/process/flow/complete', { id: task, operateStatus: 0, form: sent });
    expect((await complete({ reason: '改' })).msg).toBe('当前环节不允许修改：事由');
    expect((await complete({ lines: [{ name: '改', copies: 2, seal: '甲' }] })).msg).toBe(
      '当前环节不允许修改：用印文件',
    );
    expect((await complete({ lines: [{ name: '合同', copies: 2, seal: 7 }] })).msg).toContain('印章编号');
    expect((await complete({ unknown: 1 })).msg).toContain('unknown');
    resultOf(await complete({ secret: '可以', lines: [{ name: '合同', copies: 2, seal: '甲-01' }] }));
    expect(await read('dan', id)).toMatchObject({
      data: { answers: { reason: '合同用印', lines: [{ name: '合同', seal: '甲-01' }] } },
    });
    const seen = JSON.stringify(await read('dan', id));
    expect(seen).not.toContain('可以');
    expect(JSON.parse(seen)).not.toHaveProperty('data.answers.lines.0.copies');
    resultOf(
      await app.post('dan', '/process/flow/complete', {
        id: await app.taskOf('dan', flowInstanceId),
        operateStatus: 0,
      }),
    );
    expect(await read('admin', id)).toMatchObject({ data: { answerState: 2, answers: { secret: '可以' } } });
  });

  test('what a step must fill in is asked for by what people read, columns too', async () => {
    const demanded = rights({ secret: 'required', 'lines.seal': 'required' });
    await app.publishFlow('seal_demand', inARow(approval('检查', app.ids.ann, demanded)), { businessType: 'form' });
    const form = await app.publishForm('必填', column, { flowKey: 'seal_demand' });
    const { flowInstanceId } = resultOf<{ flowInstanceId: string }>(await app.submit('bob', form, answers));
    const id = await app.taskOf('ann', flowInstanceId);
    const refused = await app.post('ann', '/process/flow/complete', { id, operateStatus: 0 });
    expect(refused.msg).toBe('请填写：内部意见、用印文件·印章编号');
  });

  test('a rejected application is a rejected answer', async () => {
    const form = await aBoundForm('seal_reject');
    const { id, flowInstanceId } = resultOf<{ id: string; flowInstanceId: string }>(
      await app.submit('bob', form, answers),
    );
    const task = await app.taskOf('ann', flowInstanceId);
    resultOf(await app.post('ann', '/process/flow/complete', { id: task, operateStatus: 3, remark: '不行' }));
    expect(await read('bob', id)).toMatchObject({ data: { answerState: 3 } });
  });

  test('a flow about forms is bound to a form, and a strange one is not', async () => {
    const { formId, version } = await app.publishForm('绑定', column);
    const grant = { formId, version, roleIds: '21', flowKey: 'nothing' };
    expect(await app.post('admin', '/process/form-design/formGrant', grant)).toMatchObject({
      code: 400,
      msg: '没有可绑定的表单流程“nothing”',
    });
    expect(await app.post('admin', '/process/form-design/formGrant', { ...grant, roleIds: '999' })).toMatchObject({
      code: 404,
    });
  });
});
