import { expect, test } from 'vitest';
import { countByStage, deadlinesAhead, toDoOf, type ProjectLine } from './to-dos.ts';

const now = '2026-11-20 10:00:00';
const project = (part: Partial<ProjectLine>): ProjectLine => ({
  id: '1',
  projectNo: 'P-1',
  projectName: '单人床',
  stage: 5,
  auditStatus: 0,
  entryEndTime: '2026-11-21 17:00:00',
  bidEndTime: '2026-11-25 09:00:00',
  openTime: '2026-11-25 09:00:00',
  ...part,
});
const everything = () => true;

test('a project that awaits confirmation is the manager’s work, not the handler’s', () => {
  const waiting = project({ stage: 10, auditStatus: 1 });
  expect(toDoOf(waiting, (permission) => permission === 'project_confirm', now)?.label.zh).toBe('确认项目');
  expect(toDoOf(waiting, (permission) => permission === 'project_submit', now)).toBeUndefined();
});

test('opening is due when the opening time is reached, not before', () => {
  const quoting = project({ stage: 35 });
  expect(toDoOf(quoting, everything, now)).toBeUndefined();
  expect(toDoOf(quoting, everything, quoting.openTime)?.label.zh).toBe('开标');
});

test('a confirmed result is to be published, an unconfirmed one to be confirmed', () => {
  expect(toDoOf(project({ stage: 60, auditStatus: 1 }), everything, now)?.label.zh).toBe('确认结果');
  expect(toDoOf(project({ stage: 60, auditStatus: 2 }), everything, now)?.label.zh).toBe('发布结果');
});

test('deadlines ahead name the next time of each running project, the nearest first', () => {
  const late = project({ id: '2', stage: 35, entryEndTime: '2026-11-19 17:00:00' });
  const early = project({ id: '3', stage: 35 });
  const opened = project({ id: '4', stage: 45 });
  expect(deadlinesAhead([late, early, opened], now).map(({ project: { id }, label }) => [id, label.zh])).toEqual([
    ['3', '报名截止'],
    ['2', '报价截止'],
  ]);
});

test('projects are counted by stage', () => {
  expect([...countByStage([project({}), project({}), project({ stage: 45 })])]).toEqual([
    [5, 2],
    [45, 1],
  ]);
});
