import type { PlanAnswer } from '@zhaocai/model';
import type { ItemNode } from '@zhaocai/model/procedure/item-endpoints';
import { expect, test } from 'vitest';
import { draftOfPlan } from './draft-of-plan.ts';
import { inputOf, withProjectValue } from './project-draft.ts';
import { offeredFields } from './offered-fields.ts';
import { projectFaults } from './project-faults.ts';

const node = (id: string, itemCode: string, children: ItemNode[] = []): ItemNode => ({
  id,
  itemCode,
  children,
  parentId: '0',
  title: itemCode,
  key: id,
  value: id,
});
const items = [node('1', 'A02000000', [node('2', 'A0210')]), node('3', 'A05000000')];

const planned = (changes: object = {}): PlanAnswer => {
  const line = {
    name: '扫描电镜',
    spec: '场发射',
    unit: '台',
    qty: '2.0000',
    price: '1600000.00',
    money: '3200000.00',
  };
  const told = { planName: '分析测试中心扫描电镜', purchaseType: 1, balanceMoney: '3200000.00', mannerId: 3 };
  const plan = { id: '8', ...told, itemCode: 'A02100000 仪器仪表', linkman: '周明', phone: null, details: [line] };
  return { ...plan, ...changes } as unknown as PlanAnswer;
};
const choiceOf = (method: unknown, name: 'manner' | 'lawRegime', configured?: Parameters<typeof offeredFields>[1]) => {
  const field = offeredFields({ manner: method }, configured)[name];
  return field?.kind === 'choice' ? field.choices : [];
};

test('a plan by a method that is not known here names no other one: it is chosen, and asked for', () => {
  const draft = draftOfPlan(planned({ mannerId: 99 }), items);
  expect(draft.values.manner).toBeNull();
  expect(projectFaults(draft, 'save').map(({ place }) => place)).toContain('manner');
  expect(draftOfPlan(planned({ mannerId: 10 }), items).values).toMatchObject({ manner: 10, lawRegime: 3 });
  expect(draftOfPlan(planned({ mannerId: null }), items).values).toMatchObject({ manner: 5, lawRegime: 2 });
});

test('a plan brings its item, its money and its lines along', () => {
  const { values, packages } = draftOfPlan(planned(), items);
  expect(values).toMatchObject({ planId: '8', itemId: '2', generalBudget: '3200000.00' });
  expect(packages).toHaveLength(1);
  const [only] = inputOf(draftOfPlan(planned(), items)).packages ?? [];
  expect(only).toMatchObject({ packageName: '分析测试中心扫描电镜', budget: '3200000.00' });
  expect(only?.items).toMatchObject([{ name: '扫描电镜', brandModel: '场发射', unit: '台', quantity: '2' }]);
  expect(draftOfPlan(planned({ itemCode: 'ZZZ' }), items).values.itemId).toBeNull();
});

test('every method runs, and none is closed', () => {
  const open = choiceOf(5, 'manner').filter(({ isClosed }) => !isClosed);
  const closed = choiceOf(5, 'manner').filter(({ isClosed }) => isClosed);
  expect(open).toHaveLength(10);
  expect(closed).toEqual([]);
});

test('beside a method only the laws are open that its procedure knows', () => {
  const open = (method: unknown) =>
    choiceOf(method, 'lawRegime').flatMap(({ value, isClosed }) => (isClosed ? [] : [value]));
  expect([open(5), open(10), open(null)]).toEqual([[1, 2, 3], [3], [1, 2, 3]]);
  const draft = draftOfPlan(planned({ mannerId: 10 }), items);
  const wrong = withProjectValue(draft, 'lawRegime', 1);
  expect(projectFaults(wrong, 'save').map(({ place }) => place)).toContain('lawRegime');
  expect(withProjectValue(draft, 'manner', 5).values.lawRegime).toBe(3);
});

test('what the buyer has not configured for such a purchase is told and closed, methods and laws', () => {
  const configured = [
    { manner: 5, lawRegime: 2, typeId: '1', typeName: '政府采购货物' },
    { manner: 10, lawRegime: 3, typeId: '2', typeName: '自主采购货物' },
  ];
  const open = (name: 'manner' | 'lawRegime') =>
    choiceOf(5, name, configured).flatMap(({ value, isClosed }) => (isClosed ? [] : [value]));
  expect([open('manner'), open('lawRegime')]).toEqual([[5, 10], [2]]);
  const law = choiceOf(5, 'lawRegime', configured).find(({ value }) => value === 3);
  expect(law?.label.zh).toBe('自主采购（未启用）');
  expect(choiceOf(5, 'manner', []).filter(({ isClosed }) => !isClosed)).toEqual([]);
});
