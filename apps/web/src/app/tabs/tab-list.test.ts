import { describe, expect, test } from 'vitest';
import { closeBeside, closeTab, pinTab, tabCap, tabKey, visitTab, type Tab } from './tab-list.ts';

function tabs(count: number): Tab[] {
  return Array.from({ length: count }, (_, index) => ({ key: `/p${index}`, address: `/p${index}`, visit: index + 1 }));
}
const keys = (list: readonly Tab[]) => list.map((tab) => tab.key);

describe('tabs', () => {
  test('[R18] a visited page becomes a tab, once', () => {
    const opened = visitTab(visitTab([], { key: '/a', address: '/a' }), { key: '/a', address: '/a?name=x' });
    expect(opened).toEqual([{ key: '/a', address: '/a?name=x', visit: 2 }]);
  });

  test('[R452] a tab keeps what was asked of its page and what the page calls itself, while others come and go', () => {
    const asked = '/list?current=2&name=x#row-7';
    const opened = visitTab([{ key: '/list', address: asked, ownTitle: '项目 A-1', visit: 1 }], {
      key: '/other',
      address: '/other',
    });
    expect(closeTab(opened, '/other', '/other')).toEqual({
      tabs: [{ key: '/list', address: asked, ownTitle: '项目 A-1', visit: 1 }],
      next: asked,
    });
  });

  test('filters and pages of a list are no other tab, another row is', () => {
    expect(tabKey('/list', new URLSearchParams('current=2&name=x'))).toBe('/list');
    expect(tabKey('/detail', new URLSearchParams('id=7'))).not.toBe(tabKey('/detail', new URLSearchParams('id=8')));
  });

  test('above the cap the tab that was left longest ago closes', () => {
    const opened = visitTab(tabs(tabCap), { key: '/new', address: '/new' });
    expect(opened).toHaveLength(tabCap);
    expect(keys(opened)).not.toContain('/p0');
  });

  test('a tab with unsaved work is not closed by the cap', () => {
    const opened = visitTab(tabs(tabCap), { key: '/new', address: '/new' }, (key) => key === '/p0');
    expect(keys(opened)).toContain('/p0');
    expect(keys(opened)).not.toContain('/p1');
  });

  test('[R23] the right neighbour follows the tab that was closed', () => {
    expect(closeTab(tabs(3), '/p1', '/p1')).toMatchObject({ next: '/p2' });
    expect(closeTab(tabs(3), '/p2', '/p2')).toMatchObject({ next: '/p1' });
  });

  test('closing a tab behind leaves the one in front', () => {
    expect(closeTab(tabs(3), '/p0', '/p2').next).toBeUndefined();
  });

  test('[R27] close others closes every other tab', () => {
    const { tabs: kept, next } = closeBeside(tabs(4), '/p2', { beside: 'others', activeKey: '/p0' });
    expect(keys(kept)).toEqual(['/p2']);
    expect(next).toBe('/p2');
  });

  test('close left and close right close what stands on that side, and the tab in front stays there where it can', () => {
    const left = closeBeside(tabs(4), '/p2', { beside: 'left', activeKey: '/p3' });
    expect({ keys: keys(left.tabs), next: left.next }).toEqual({ keys: ['/p2', '/p3'], next: undefined });
    const right = closeBeside(tabs(4), '/p1', { beside: 'right', activeKey: '/p3' });
    expect({ keys: keys(right.tabs), next: right.next }).toEqual({ keys: ['/p0', '/p1'], next: '/p1' });
  });

  test('a pinned tab stands first and is closed by nothing until it is let go', () => {
    const pinned = pinTab(tabs(4), '/p2', true);
    expect(keys(pinned)).toEqual(['/p2', '/p0', '/p1', '/p3']);
    expect(keys(closeBeside(pinned, '/p1', { beside: 'others', activeKey: '/p1' }).tabs)).toEqual(['/p2', '/p1']);
    expect(keys(closeTab(pinned, '/p2', '/p0').tabs)).toEqual(keys(pinned));
    const full = pinTab(tabs(tabCap), '/p0', true);
    expect(keys(visitTab(full, { key: '/new', address: '/new' }))).toContain('/p0');
    const free = pinTab(pinned, '/p2', false);
    expect(keys(closeTab(free, '/p2', '/p0').tabs)).not.toContain('/p2');
  });

  test('[R29] the last tab cannot be closed', () => {
    expect(keys(closeTab(tabs(1), '/p0', '/p0').tabs)).toEqual(['/p0']);
  });
});
