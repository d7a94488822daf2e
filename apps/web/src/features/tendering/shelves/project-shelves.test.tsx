import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { answerWith, clearScreen, show } from '../../../kit/testing/show.tsx';
import { ProjectShelves } from './project-shelves.tsx';

afterEach(clearScreen);

const shelf = (name: string, label: string, count: number, lines: number | null = null) => ({
  shelf: name,
  label,
  count,
  lines,
});
const counts = [
  shelf('tendering', '报名报价', 3, 5),
  shelf('ended', '流标终止', 0, 0),
  shelf('opensToday', '今日开标', 4, 4),
  shelf('dueSoon', '三日内截止', 0, 0),
];
const card = (id: string) => ({
  id,
  entrustId: null,
  projectName: `第${id}号采购`,
  openTime: '2026-11-26 09:00:00',
  openedTime: null,
});
const answers = {
  proCount: counts,
  queryBidToday: ['1', '2', '3', '4'].map(card),
  queryDeadLineProList: [],
};

function Address() {
  return <output>{useLocation().search}</output>;
}

const open = (address = '/', rows: 'projects' | 'registrations' = 'projects') => {
  answerWith(answers);
  return show(
    <>
      <ProjectShelves rows={rows} pathOf={({ id }) => `/project/${id}`} />
      <Address />
    </>,
    address,
  );
};

test('a count narrows the list to its shelf, beside the filters that are set, and gives it back', async () => {
  const person = open('/?keyword=书&current=3');
  const tendering = await screen.findByRole('button', { name: /报名报价\s*3/ });
  await person.click(tendering);
  expect(screen.getByRole('status').textContent).toBe(`?keyword=${encodeURIComponent('书')}&shelf=tendering`);
  expect(tendering.getAttribute('aria-pressed')).toBe('true');
  await person.click(tendering);
  expect(screen.getByRole('status').textContent).toBe(`?keyword=${encodeURIComponent('书')}`);
});

test('what opens today stands above by its first three, the others a click away; an empty day takes no room', async () => {
  const person = open();
  const today = await screen.findByRole('region', { name: '今日开标' });
  expect(await within(today).findAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: '三日内截止' })).toBeNull();
  await person.click(within(today).getByRole('button', { name: '查看全部 4 个' }));
  expect(screen.getByRole('status').textContent).toBe('?shelf=opensToday');
});

test('a supplier reads how many registrations his list has', async () => {
  open('/', 'registrations');
  expect(await screen.findByRole('button', { name: /报名报价\s*5/ })).toBeTruthy();
});
