import { expect, test } from 'vitest';
import { features } from '../features/index.ts';
import { matchPage } from './match-page.ts';
import { pageRoutes } from './routes.ts';

test('every page has a title in both languages', () => {
  const untitled = pageRoutes.filter((route) => !route.title.zh || !/[a-z]/i.test(route.title.en));
  expect(untitled).toEqual([]);
});

test('every feature lies in the folder of its domain', () => {
  const folders = Object.keys(import.meta.glob('../features/*/index.ts')).map((path) => path.split('/')[2]);
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

test('no planned page hides behind another of the same path', () => {
  const paths = pageRoutes.map((route) => route.path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index && !isBuilt(path))).toEqual([]);
});

function isBuilt(path: string): boolean {
  return pageRoutes.some((route) => route.path === path && route.load);
}

test('[R7] the request form resolves its three parameter variants', () => {
  const base = '/work/myapplybak/myapplyForm';
  const found = ['/a/b/c', '/a/b/c/d', '/a/b'].map(
    (rest) => matchPage(pageRoutes, base + rest)?.path.split('/').length,
  );
  expect(found).toEqual([7, 8, 6]);
  expect(matchPage(pageRoutes, `${base}/print`)?.path).toBe(`${base}/print`);
});

test('[R3] an unknown path has no page', () => {
  expect(matchPage(pageRoutes, '/no/such/page')).toBeUndefined();
});

test('a menu’s path without /index leads to the page with it', () => {
  expect(matchPage(pageRoutes, '/expertDatabase/extractingExpert')?.path).toBe(
    '/expertDatabase/extractingExpert/index',
  );
});
