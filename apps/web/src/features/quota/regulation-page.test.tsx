import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSession } from '../../kit/session/session-store.ts';
import { answerWith, clearScreen, show } from '../../kit/testing/show.tsx';
import { RegulationPage } from './regulation-page.tsx';

let sent: string[];
beforeEach(() => {
  useSession.setState({ permissions: new Set(['quotaRegulation_view']) });
  sent = answerWith({ '/dataPage': { records: [], total: 0, size: 10, current: 1, pages: 0 } });
});
afterEach(clearScreen);

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(address: string) {
  return show(
    <>
      <RegulationPage />
      <Address />
    </>,
    address,
  );
}

const asked = (path: string) => sent.some((url) => url.includes(path));

test.each([
  ['机关职级用房标准', '/sasnop/', '?view=post'],
  ['学生用房标准', '/college-student-regulations/', '?view=student'],
  ['科研用房标准', '/research-subsidy/', '?view=research'],
  ['核算参数', '/quota-parameter/', '?view=parameter'],
  ['收费标准', '/charge/', '?view=charge'],
])('the table %s is reached by its name, in the same window', async (name, path, address) => {
  const person = open('/estate/quota/regulation');
  await person.click(await screen.findByText(name));
  expect(await screen.findByText(address)).toBeTruthy();
  await expect.poll(() => asked(path)).toBe(true);
});

test('from the charges one comes back to the faculty standard', async () => {
  const person = open('/estate/quota/regulation?view=charge');
  await person.click(await screen.findByText('教职工用房标准'));
  expect(await screen.findByText('?view=faculty')).toBeTruthy();
  await expect.poll(() => asked('/faculty-regulations/')).toBe(true);
});
