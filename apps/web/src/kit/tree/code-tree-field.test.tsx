import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Fields } from '@zhaocai/model';
import { plan } from '@zhaocai/model/plan/plan';
import { purchaseRule } from '@zhaocai/model/procedure/purchase-rule';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FieldValueView } from '../resource-form/field-value.tsx';
import { ResourceForm } from '../resource-form/resource-form.tsx';
import { show } from '../testing/show.tsx';

const { regionCode, sourceArticle } = purchaseRule.fields;
const fields: Fields = { regionCode, sourceArticle };

const guangdong = {
  id: '440000',
  title: '广东省',
  children: [{ id: '440100', title: '广州市', children: [{ id: '440106', title: '天河区' }] }],
};
const answers: Record<string, unknown> = {
  '/item/tree': [{ id: '5', title: 'A05 家具和用具', children: [{ id: '6', title: 'A0501 家具' }] }],
  '/region/lazy-tree': [{ id: '440000', title: '广东省', hasChildren: true }],
  '/region/tree': [guangdong],
  '/region/detail': { code: '440106', name: '天河区', fullName: '广东省 / 广州市 / 天河区' },
};

beforeEach(() => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : input.toString();
    const data = Object.entries(answers).find(([end]) => address.split('?')[0]?.endsWith(end))?.[1] ?? null;
    return Promise.resolve(Response.json({ code: 200, success: true, msg: '', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a region is searched by its name, and its code is what is saved', async () => {
  const saved: unknown[] = [];
  const save = (values: unknown) => Promise.resolve(saved.push(values) > 0);
  const user = show(<ResourceForm fields={fields} onSubmit={save} onCancel={() => undefined} />);
  const field = screen.getByLabelText('适用地区');
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '天河' } });
  await user.click(await screen.findByText('天河区'));
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ regionCode: '440106' })]));
});

test('an item is chosen in the catalogue and kept by code and name', async () => {
  const saved: unknown[] = [];
  const save = (values: unknown) => Promise.resolve(saved.push(values) > 0);
  const user = show(
    <ResourceForm fields={{ itemCode: plan.fields.itemCode }} onSubmit={save} onCancel={() => undefined} />,
  );
  const field = screen.getByLabelText('采购品目');
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '家具' } });
  await user.click(await screen.findByText('A0501 家具'));
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ itemCode: 'A0501 家具' })]));
});

test('a region that was chosen is read by its name, from the province down', async () => {
  show(<ResourceForm fields={fields} row={{ regionCode: '440106' }} onSubmit={() => Promise.resolve(true)} />);
  expect(await screen.findByText('广东省 / 广州市 / 天河区')).toBeDefined();
  cleanup();
  show(<FieldValueView field={regionCode} value="440106" />);
  expect(await screen.findByText('广东省 / 广州市 / 天河区')).toBeDefined();
});
