import { beforeEach, expect, test } from 'vitest';
import { closeDone, useTabs, visit } from './tab-store.ts';

const open = () => useTabs.getState().tabs.map(({ key }) => key);

beforeEach(() => useTabs.setState({ tabs: [], unsaved: new Set() }));

test('a saved form that was the only page goes when the page it leads to opens', () => {
  visit({ key: '/form', address: '/form' });
  expect(closeDone('/form', '/form')).toBeUndefined();
  expect(open()).toEqual(['/form']);
  visit({ key: '/list', address: '/list' });
  expect(open()).toEqual(['/list']);
});

test('a saved form among others goes at once and its neighbour follows', () => {
  visit({ key: '/list', address: '/list' });
  visit({ key: '/form', address: '/form' });
  expect(closeDone('/form', '/form')).toBe('/list');
  expect(open()).toEqual(['/list']);
});
