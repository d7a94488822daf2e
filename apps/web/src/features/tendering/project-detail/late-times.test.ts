import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { ruleTexts } from '../law-rule/rule-texts.ts';
import { expect, test } from 'vitest';
import { brokenRules, isShortWithReason, lateTimes } from './late-times.tsx';
import { nextStep } from './next-step.ts';
import { detailTexts as texts } from './texts.ts';

const zh = (text: { readonly zh: string }, values: Readonly<Record<string, unknown>> = {}) =>
  text.zh.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const short = (changes: object = {}) => {
  const name = { zh: '最短期限', en: 'Least term' };
  const article = { zh: '本单位制度', en: 'Own policy' };
  const period = { kind: 'quotePeriod', name, article, passed: false, earliest: '2026-12-01 00:00:00' };
  const share = { kind: 'depositShare', name: { zh: '保证金比例', en: 'Share' }, article, passed: false };
  const times = { entryEndTime: '2026-11-27 17:00:00', bidEndTime: '2026-11-28 09:00:00' };
  const told = { stage: 25, serverTime: '2026-11-25 10:00:00', next: [], actions: [] };
  return {
    ...times,
    ...told,
    rules: [{ ...period, isOverridable: true }, share],
    ...changes,
  } as unknown as ProjectDetail;
};
const broken = { kind: 'quotePeriod', passed: false, isOverridable: false, earliest: null };

test('a period that a reason shortens has one verdict: it takes a reason', () => {
  expect(nextStep(short())).toBe(texts.nextShort);
  expect(isShortWithReason(short())).toBe(true);
  expect(isShortWithReason(short({ rules: [broken] }))).toBe(false);
  expect(isShortWithReason(short({ entryEndTime: '2026-11-25 09:00:00' }))).toBe(false);
});

test('who confirms a project reads what would keep it from being published now', () => {
  const waiting = short({ stage: 10 });
  expect(lateTimes(waiting, zh)).toEqual([expect.stringContaining('不得早于 2026-12-01 00:00（本单位制度）')]);
  expect(brokenRules(waiting, zh)).toEqual(['不符合“保证金比例”（本单位制度）']);
  expect(lateTimes(short({ stage: 30 }), zh)).toEqual([]);
});

test('days of the calendar are named so, and that a last day off moves on', () => {
  expect([ruleTexts.workingDays.zh, ruleTexts.calendarDays.zh]).toEqual(['个工作日', '个自然日']);
  expect(zh(ruleTexts.earliestPut, { time: '2026-12-01' })).toContain('末日逢休息日顺延');
});
