import type { Field } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRealApp, type RealApp } from './real-app.ts';
import { formOf, savings, startSaving, type SavingStage } from './saving-rows.ts';

// Driven by the catalog: what a save takes is there afterwards, or it was refused with a word about it.

let app: RealApp;
let stage: SavingStage;
beforeAll(async () => {
  app = await startRealApp();
  stage = await startSaving(app);
});
afterAll(() => app.close());

/** Another value of the same kind. */
function otherValue(field: Field, before: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [`改${String(before ?? '')}`, 'A1', '13800000001', 'changed@example.com', '#abcdef', '8']
        .map((text) => text.slice(0, field.maxLength))
        .find((text) => text !== before && (field.pattern?.test(text) ?? true));
    case 'richText':
      return '<p>改后的正文</p>';
    case 'integer':
      return Math.max(field.min ?? 0, 1) + (before === Math.max(field.min ?? 0, 1) ? 1 : 0);
    case 'decimal':
      return before === '2.0000' ? '3.0000' : '2.0000';
    case 'rate':
      return before === '0.5000' ? '0.2500' : '0.5000';
    case 'money':
      return before === '2.00' ? '3.00' : '2.00';
    case 'flag':
      return before !== true;
    case 'choice':
      return field.choices.find(({ value }) => value !== before)?.value;
    case 'day':
      return '2026-12-03';
    case 'instant':
      return '2026-12-03 10:00:00';
    case 'month':
      return '2026-11';
    default:
      return undefined;
  }
}

const same = (left: unknown, right: unknown) =>
  JSON.stringify(left) === JSON.stringify(right) || (Number(left) === Number(right) && String(left).trim() !== '');

const stored = new Set<string>();
const judged = new Set<string>();

test.each(savings.map((one) => ({ name: one.entity.name, ...one })))(
  'every field of $name that a save takes is there afterwards',
  async (saving) => {
    const [found] = await stage.rowsOf(saving);
    if (!found) return;
    const lost: string[] = [];
    for (const [name, field] of Object.entries(saving.entity.fields)) {
      if (field.secret) continue;
      const before = (await stage.send(found.tenantId, saving.detail, { id: found.row.id })).data ?? {};
      const value = otherValue(field, before[name]);
      if (value === undefined) continue;
      const { code, msg } = await stage.send(found.tenantId, saving.save, {
        ...formOf(saving.entity, before),
        [name]: value,
      });
      expect([200, 400, 403, 404], `${name}: ${msg}`).toContain(code);
      if (code !== 200) continue;
      stored.add(saving.entity.name);
      const after = (await stage.send(found.tenantId, saving.detail, { id: found.row.id })).data;
      // A change may take a row out of the reader's sight.
      if (!after) break;
      if (!same(after[name], value)) lost.push(`${name}: ${JSON.stringify(value)} → ${JSON.stringify(after[name])}`);
    }
    expect(lost).toEqual([]);
  },
);

test.each(savings.map((one) => ({ name: one.entity.name, ...one })))(
  'a save of $name refuses a field that it does not have, and a state that it does not keep',
  async (saving) => {
    const [found] = await stage.rowsOf(saving);
    if (!found) return;
    const before = (await stage.send(found.tenantId, saving.detail, { id: found.row.id })).data ?? {};
    const plain = await stage.send(found.tenantId, saving.save, formOf(saving.entity, before));
    // A row that its own state keeps as it is says nothing about the save.
    if (plain.code !== 200) return;
    judged.add(saving.entity.name);
    const version = Number(plain.data?.version ?? before.version);
    const form = { ...formOf(saving.entity, before), version };
    const strange = await stage.send(found.tenantId, saving.save, { ...form, nonsense: 'x' });
    expect([strange.code, strange.msg]).toEqual([400, expect.stringContaining('nonsense')]);
    const disabled = await stage.send(found.tenantId, saving.save, { ...form, status: 2 });
    const after = (await stage.send(found.tenantId, saving.detail, { id: found.row.id })).data ?? {};
    expect(disabled.code === 200 ? after.status : disabled.code).toBe(disabled.code === 200 ? 2 : 400);
  },
);

test('most entities of the catalog were tried', () => {
  expect(stored.size).toBeGreaterThan(savings.length / 2);
  expect(judged.size).toBeGreaterThan(savings.length / 2);
});
