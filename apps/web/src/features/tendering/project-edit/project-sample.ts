import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';

/** A draft as the server stores it, for the tests of the form. */
export function storedProject(): ProjectDetail {
  const rule = { name: { zh: '最短期限', en: 'Least term' }, article: { zh: '第四十五条', en: 'Article 45' } };
  const term = { code: 'quotePeriod', kind: 'quotePeriod', value: '3', unit: 'day', dayType: 2, certainty: 'A' };
  const verdict = { isOverridable: false, passed: null, earliest: '2026-12-01 00:00:00', limit: null };
  const item = { id: '711', name: '单人床', brandModel: null, unit: '张', quantity: '600.0000' };
  const one = { id: '71', packageName: '单人床', budget: '500000', ceilingMoney: null, quoteType: 2, maxWinners: 1 };
  const texts = { goods: null, brandModel: null, techParams: null, afterSale: null };
  const stored = {
    id: '7',
    version: 3,
    projectNo: 'P-1',
    projectName: '单人床',
    manner: 5,
    lawRegime: 2,
    purchaseType: 1,
    fundsSource: null,
    generalBudget: '500000',
    ceilingMoney: null,
    depositMoney: null,
    entryEndTime: '2026-12-10 08:00:00',
    bidEndTime: '2026-12-12 09:00:00',
    openTime: '2026-12-12 09:00:00',
    openPlace: null,
    bidValidDays: null,
    deliveryDays: null,
    deliveryDayType: 1,
    deliveryPlace: null,
    linkman: null,
    phone: null,
    isEntryReviewed: false,
    qualification: null,
    requirement: null,
    remark: null,
    files: [],
    rejectReason: null,
    actions: ['edit'],
    rules: [{ ...rule, ...term, ...verdict, missingYear: null }],
    packages: [{ ...one, ...texts, items: [{ ...item, techParams: null, remark: null }] }],
  };
  // As far as the form reads it.
  return stored as unknown as ProjectDetail;
}
