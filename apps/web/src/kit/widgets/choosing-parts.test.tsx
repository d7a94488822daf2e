import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RefSelect } from '../resource-form/ref-select.tsx';
import { answerWith, clearScreen, show } from '../testing/show.tsx';
import { TabContainer } from './tab-container.tsx';

afterEach(clearScreen);

describe('the tab container', () => {
  const parts = [
    { key: 'a', label: '甲', children: '甲的内容' },
    { key: 'b', label: '乙', children: '乙的内容' },
  ];

  test('[R454] shows one part at a time, the one whose name was chosen', async () => {
    const user = show(<TabContainer parts={parts} />);
    expect(screen.getByRole('tab', { name: '甲', selected: true })).toBeDefined();
    expect(screen.getByRole('tabpanel').textContent).toBe('甲的内容');
    await user.click(screen.getByRole('tab', { name: '乙' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('乙的内容');
  });

  test('[R454] shows what its screen says, and tells it what was chosen', async () => {
    const chosen = vi.fn<(key: string) => void>();
    const user = show(<TabContainer parts={parts} shown="b" onShow={chosen} forgetsHidden />);
    expect(screen.getByRole('tabpanel').textContent).toBe('乙的内容');
    await user.click(screen.getByRole('tab', { name: '甲' }));
    expect(chosen).toHaveBeenCalledWith('a');
  });
});

describe('the choice of several rows', () => {
  const names = Array.from({ length: 25 }, (_, index) => ({
    id: String(index + 1),
    title: `通知${index + 1}`,
  }));

  /** A server that searches and pages. */
  function notices(url: string) {
    const asked = new URL(url, 'http://localhost').searchParams;
    const found = names.filter(({ title }) => title.includes(asked.get('keyword') ?? ''));
    const current = Number(asked.get('current') ?? 1);
    const size = Number(asked.get('size') ?? 10);
    return { records: found.slice((current - 1) * size, current * size), total: found.length, size, current, pages: 3 };
  }

  function Chosen() {
    const [value, setValue] = useState<readonly string[]>([]);
    return (
      <>
        <RefSelect
          label="通知"
          to="notice"
          isMultiple
          value={value}
          onChange={(next) => setValue(typeof next === 'string' ? [next] : (next ?? []))}
        />
        <output>{value.join()}</output>
      </>
    );
  }

  const option = (name: string) =>
    [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) => textContent === name);
  async function choose(name: string) {
    await waitFor(() => expect(option(name)).toBeDefined());
    const found = option(name);
    if (found) fireEvent.click(found);
  }

  test('[R454] searches on the server and pages with previous, pages, next and the total; a choice of another page stays', async () => {
    const sent = answerWith({ '/blade-desk/notice': notices });
    show(<Chosen />);
    fireEvent.mouseDown(screen.getByRole('combobox'));
    await choose('通知2');
    const pager = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.kit-select-pager');
      if (!found) throw new Error('no pager yet');
      return found;
    });
    expect(pager.textContent).toContain('25');
    expect(pager.querySelector('.ant-pagination-prev')).not.toBeNull();
    expect(pager.querySelector('.ant-pagination-next')).not.toBeNull();
    expect(pager.querySelector('.ant-pagination-options-size-changer')).toBeNull();
    fireEvent.click(within(pager).getByTitle('2'));
    await choose('通知12');
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '25' } });
    await choose('通知25');
    expect(screen.getByRole('status').textContent).toBe('2,12,25');
    expect(sent.some((url) => url.includes('current=2'))).toBe(true);
    expect(sent.some((url) => url.includes('keyword=25'))).toBe(true);
  });
});
