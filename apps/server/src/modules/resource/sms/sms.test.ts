import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';

let app: AdminApp;
let platform: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  app.clock.setTo('2026-11-20 10:00:00');
  platform = await app.signIn('000000', 'admin');
});
afterAll(() => app.close());

const send = (phones: string, more: object = {}) =>
  platform.post('/blade-resource/sms/endpoint/send-message', { phones, ...more });
const messagesTo = async (phone: string) =>
  app.asSuperuser<{ content: string }>('select content from sms_log where phone = $1 order by id', [phone]);

describe('a message', () => {
  test('[R407] is written down for every phone by the provider that only logs', async () => {
    const answer = await send('13800000001,13800000002', { params: '{"code":"8371"}' });
    expect(answer).toMatchObject({ code: 200, data: { count: 0, logged: 2 } });
    expect(await messagesTo('13800000001')).toEqual([{ content: '【招采平台】log code=8371' }]);
    const { data } = await platform.get('/blade-resource/sms/log/list');
    const { records } = data as { records: { phone: string; content: string }[] };
    expect(records.map(({ phone }) => phone).toSorted()).toEqual(['138****0001', '138****0002']);
  });

  test('[R310, R311, R312] needs a phone, of eleven digits, well formed', async () => {
    expect((await send('')).msg).toBe('手机号码不能为空');
    expect((await send('13800000003,')).msg).toBe('手机号码不能为空');
    expect((await send('1380000')).msg).toBe('手机号码长度不为11位');
    expect((await send('23800000003')).msg).toBe('手机号码格式不正确');
    expect((await send('1380000000x')).msg).toBe('手机号码格式不正确');
    expect(await messagesTo('13800000003')).toEqual([]);
  });

  test('goes to one phone once a minute, and ten times a day', async () => {
    const phone = '13800000004';
    expect((await send(phone)).code).toBe(200);
    expect((await send(phone)).msg).toBe('138****0004发送过于频繁，请稍后再试');
    expect((await send(`13800000005,${phone}`)).code).toBe(400);
    expect(await messagesTo('13800000005')).toEqual([]);
    for (let count = 1; count < 10; count += 1) {
      app.clock.advance({ minutes: 2 });
      expect((await send(phone)).code).toBe(200);
    }
    app.clock.advance({ minutes: 2 });
    expect((await send(phone)).code).toBe(400);
    app.clock.setTo('2026-11-20 10:30:00');
    expect(await messagesTo(phone)).toHaveLength(10);
  });

  test('sent twice at the same moment arrives once', async () => {
    const answers = await Promise.all([send('13800000006'), send('13800000006'), send('13800000006')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400, 400]);
  });

  test('has parameters that are an object, and a provider that exists', async () => {
    expect((await send('13800000007', { params: '[1]' })).msg).toBe('短信参数须为 JSON 对象');
    expect((await send('13800000007', { params: '{' })).msg).toBe('短信参数须为 JSON 对象');
    expect((await send('13800000007', { code: 'nowhere' })).msg).toBe('没有可用的短信服务');
  });
});

describe('an SMS provider without an adapter', () => {
  const submit = (more: object) => platform.post('/blade-resource/sms/submit', { smsCode: 'aliyun-1', ...more });

  test.each([1, 2, 3, 4])('of kind %i is refused with words instead of being kept and never used', async (category) => {
    const answer = await submit({ category, signName: '招采', templateId: 'SMS_1', accessKey: 'a', secretKey: 's' });
    expect(answer).toMatchObject({ code: 400, msg: expect.stringMatching(/^未接入的短信服务商/) });
    expect((await send('13800000008', { code: 'aliyun-1' })).msg).toBe('没有可用的短信服务');
    expect(await app.asSuperuser('select id from sms where category <> 0')).toEqual([]);
  });

  test('that was kept before is neither enabled nor sent by, and is removed', async () => {
    await app.asSuperuser(`insert into sms (tenant_id, id, category, sms_code, status, create_time, update_time)
      values ('000000', 71, 3, 'aliyun-2', 1, now(), now())`);
    expect((await platform.post('/blade-resource/sms/enable', { id: '71' })).msg).toMatch(
      /^未接入的短信服务商：阿里云/,
    );
    expect((await send('13800000008', { code: 'aliyun-2' })).msg).toMatch(/^未接入的短信服务商/);
    expect((await platform.post('/blade-resource/sms/remove?ids=71')).code).toBe(200);
  });
});

describe('the provider that only logs', () => {
  test('takes no keys that it would not use', async () => {
    const { data } = await platform.get('/blade-resource/sms/detail?id=1');
    const { version } = data as { version: number };
    const change = { id: '1', version, category: 0, smsCode: 'log', secretKey: 'unused' };
    expect(await platform.post('/blade-resource/sms/submit', change)).toMatchObject({
      code: 400,
      msg: '“仅登记”不使用地域和密钥，请留空',
    });
  });

  test('[R407] is in use from the start, can be put to use again, and is not removed', async () => {
    expect((await platform.post('/blade-resource/sms/enable', { id: '1' })).code).toBe(200);
    expect((await platform.post('/blade-resource/sms/remove?ids=1')).msg).toMatch(/^“仅登记”由系统自带/);
    expect(await app.asSuperuser('select id from sms where status = 2')).toEqual([{ id: '1' }]);
  });
});

test('messages are the platform’s alone', async () => {
  const admin = await app.signIn('100001', 'admin');
  expect((await admin.get('/blade-resource/sms/list')).code).toBe(403);
  expect((await admin.get('/blade-resource/sms/log/list')).code).toBe(403);
  const answer = await admin.post('/blade-resource/sms/endpoint/send-message', { phones: '13800000009' });
  expect(answer.code).toBe(403);
});
