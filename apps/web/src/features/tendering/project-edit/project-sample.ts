import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { itemColumns, packageFields, projectFields } from './project-draft.ts';

/** A draft as the server stores it, as far as the form reads it: for its tests. */
export function storedProject(): ProjectDetail {
  const rule = { name: { zh: '最短期限', en: 'Least term' }, article: { zh: '第四十五条', en: 'Article 45' } };
  const term = { code: 'quotePeriod', kind: 'quotePeriod', value: '3', unit: 'day', dayType: 2, certainty: 'A' };
  const verdict = { isOverridable: false, passed: null, earliest: '2026-12-01 00:00:00', limit: null };
  const itemNames = itemColumns.map(({ name }) => name);
  const item = { ...empty(itemNames), id: '711', name: '单人床', unit: '张', quantity: '600.0000' };
  const packageValues = { packageName: '单人床', budget: '500000', quoteType: 2, maxWinners: 1 };
  const choices = { manner: 5, lawRegime: 2, purchaseType: 1, deliveryDayType: 1, isEntryReviewed: false };
  const times = { bidEndTime: '2026-12-12 09:00:00', openTime: '2026-12-12 09:00:00' };
  const stored = {
    ...empty(Object.keys(projectFields)),
    ...choices,
    ...times,
    id: '7',
    version: 3,
    projectNo: 'P-1',
    projectName: '单人床',
    generalBudget: '500000',
    entryEndTime: '2026-12-10 08:00:00',
    files: [],
    rejectReason: null,
    actions: ['edit'],
    rules: [{ ...rule, ...term, ...verdict, missingYear: null }],
    packages: [{ ...empty(Object.keys(packageFields)), ...packageValues, id: '71', items: [item] }],
  };
  return stored as unknown as ProjectDetail;
}

function empty(names: readonly string[]): Readonly<Record<string, null>> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
