import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearScreen, show } from '../testing/show.tsx';
import { StageSteps } from './stage-steps.tsx';

afterEach(clearScreen);

const stages = [
  { key: 'notice', label: { zh: '公告发布', en: 'Notice' }, state: 'done', at: 'notices' },
  { key: 'opening', label: { zh: '开标', en: 'Opened' }, state: 'now', to: '/comparison?id=1' },
  { key: 'result', label: { zh: '结果公告', en: 'Result' }, state: 'ahead' },
] as const;

test('a stage that another page shows is a link to it, and one that nothing shows yet is none', () => {
  show(<StageSteps stages={stages} />);
  expect(screen.getByRole('link', { name: '开标' }).getAttribute('href')).toBe('/comparison?id=1');
  expect(screen.queryByRole('link', { name: '结果公告' })).toBeNull();
});

test('a stage that a section shows leads to this page’s own, and the keyboard goes on from there', () => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  show(
    <>
      <section className="kit-page">
        <section id="notices" aria-label="of another tab" />
      </section>
      <div className="kit-page">
        <StageSteps stages={stages} />
        <section id="notices" aria-label="own" />
      </div>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: '公告发布' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('own');
});
