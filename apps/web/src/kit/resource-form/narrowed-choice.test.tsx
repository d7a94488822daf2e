import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Fields } from '@zhaocai/model';
import { purchaseRule } from '@zhaocai/model/procedure/purchase-rule';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { ResourceForm } from './resource-form.tsx';

const { mannerId, ruleCode, typeId } = purchaseRule.fields;
const fields: Fields = { typeId, mannerId, ruleCode };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input.toString();
    asked.push(`${address} ${typeof init?.body === 'string' ? init.body : ''}`);
    const data = { records: [{ id: '7', mannerName: '公开招标' }], total: 1, current: 1, size: 10, pages: 1 };
    return Promise.resolve(Response.json({ code: 200, success: true, msg: '', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a method is chosen among those of the kind of project that the form names', async () => {
  const user = show(
    <ResourceForm
      fields={fields}
      row={{ typeId: '42' }}
      onSubmit={() => Promise.resolve(true)}
      onCancel={() => undefined}
    />,
  );
  await user.click(screen.getByLabelText('采购方式'));
  await waitFor(() => expect(asked.filter((one) => one.includes('queryMannerPage')).at(-1)).toMatch(/typeId\W+42/));
});

test('a code is chosen by what people call it', async () => {
  const user = show(<ResourceForm fields={fields} onSubmit={() => Promise.resolve(true)} onCancel={() => undefined} />);
  expect(screen.getByText('按金额确定采购方式')).toBeTruthy();
  await user.click(screen.getByLabelText(/规则事项/));
  expect(await screen.findByText('最少供应商数')).toBeTruthy();
});
