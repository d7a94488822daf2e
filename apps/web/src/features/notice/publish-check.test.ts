import { describe, expect, it } from 'vitest';
import { brokenPeriod, publishBlock, type Verdict } from './publish-check.ts';
import { noticeTexts as texts } from './texts.ts';

const period: Verdict = {
  code: 'R1',
  kind: 'quotePeriod',
  name: { zh: '报价期限', en: 'Quoting period' },
  article: { zh: '第一条', en: 'Article 1' },
  value: '3',
  unit: '日',
  dayType: 2,
  certainty: 'A',
  isOverridable: true,
  passed: true,
  earliest: null,
  limit: null,
  missingYear: null,
};
const confirmed = { stage: 25, auditStatus: 2, entryEndTime: '2026-12-01 09:00:00', rules: [period] } as const;
const now = '2026-11-20 09:00:00';

describe('publishing a notice', () => {
  it('is possible for a procurement notice of a confirmed project', () => {
    expect(publishBlock(confirmed, { bulletinType: 10, now })).toBeUndefined();
  });

  it('waits for the confirmation of the project', () => {
    expect(publishBlock({ ...confirmed, stage: 10 }, { bulletinType: 10, now })).toBe(texts.notConfirmed);
  });

  it('is refused when registration would already be over', () => {
    const late = { bulletinType: 10, now: confirmed.entryEndTime };
    expect(publishBlock(confirmed, late)).toBe(texts.entryOver);
  });

  it('is blocked by a broken rule that cannot be overridden', () => {
    const broken = { ...period, passed: false, isOverridable: false };
    expect(publishBlock({ ...confirmed, rules: [broken] }, { bulletinType: 10, now })).toBe(broken);
    expect(brokenPeriod([broken])).toBeUndefined();
  });

  it('asks for a reason where a short period may be explained', () => {
    const broken = { ...period, passed: false };
    expect(publishBlock({ ...confirmed, rules: [broken] }, { bulletinType: 10, now })).toBeUndefined();
    expect(brokenPeriod([broken])).toBe(broken);
  });

  it('waits for the manager before a result is announced', () => {
    const selected = { ...confirmed, stage: 60 as const };
    expect(publishBlock({ ...selected, auditStatus: 1 }, { bulletinType: 2, now })).toBe(texts.resultNotConfirmed);
    expect(publishBlock(selected, { bulletinType: 2, now })).toBeUndefined();
  });
});
